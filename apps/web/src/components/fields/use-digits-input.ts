import { useState, type ChangeEvent } from 'react'
import { withoutBlanks } from '@tartip/domain/text/blanks'
import { useComponentText } from '../i18n/use-component-text.ts'
import { onlyDigits } from './digit-groups.ts'

interface DigitsInput {
  /** The digits that a change leaves; undefined when what was put in is refused and the field stays as it is. */
  readonly read: (event: ChangeEvent<HTMLInputElement>) => string | undefined
  /** Why the last text was refused. */
  readonly refusal: string | undefined
}

/**
 * A number typed by keys takes digits alone, as many as it has. A text that arrives as a whole (pasted, dropped, filled
 * in) is a number or none: one with other characters or too many digits is refused by name, never cut to fit.
 */
export function useDigitsInput(length: number): DigitsInput {
  const { t } = useComponentText()
  const [refusal, setRefusal] = useState<string>()
  return {
    refusal,
    read(event) {
      const { value } = event.currentTarget
      setRefusal(undefined)
      if (isTyped(event)) return onlyDigits(value).slice(0, length)
      const number = withoutBlanks(value).replace(/[-‐‑–]/g, '')
      if (!/^\d*$/.test(number)) setRefusal(t($ => $.digits.mixed))
      else if (number.length > length) {
        setRefusal(t($ => $.digits.tooLong, { count: number.length, length }))
      } else return number
      return undefined
    },
  }
}

/** By keys, one change after the other. A change that does not say what it is brought a whole text. */
function isTyped({ nativeEvent }: ChangeEvent<HTMLInputElement>): boolean {
  const type = nativeEvent instanceof InputEvent ? nativeEvent.inputType : ''
  return /^(?:insertText|insertCompositionText|delete|history)/.test(type)
}
