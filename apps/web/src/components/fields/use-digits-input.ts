import { useRef, useState, type ChangeEvent } from 'react'
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
  /** What a composition (a phone keyboard, dictation) has put in so far. */
  const composed = useRef('')
  return {
    refusal,
    read(event) {
      const { value } = event.currentTarget
      setRefusal(undefined)
      const { inputType, text } = changeOf(event)
      const isComposing = inputType === 'insertCompositionText'
      const added = text.length - (isComposing ? composed.current.length : 0)
      composed.current = isComposing ? text : ''
      if (keyed.test(inputType) && added <= 1) return onlyDigits(value).slice(0, length)
      const number = withoutBlanks(value).replace(/[-‐‑–]/g, '')
      if (!/^\d*$/.test(number)) setRefusal(t($ => $.digits.mixed))
      else if (number.length > length) {
        setRefusal(t($ => $.digits.tooLong, { count: number.length, length }))
      } else return number
      return undefined
    },
  }
}

/** What keys do, one character after the other; dictation and phone keyboards may put in a whole text by the same name. */
const keyed = /^(?:insertText|insertCompositionText|delete|history)/

/** A change that does not say what it is brought a whole text. */
function changeOf({ nativeEvent }: ChangeEvent<HTMLInputElement>) {
  if (!(nativeEvent instanceof InputEvent)) return { inputType: '', text: '' }
  return { inputType: nativeEvent.inputType, text: nativeEvent.data ?? '' }
}
