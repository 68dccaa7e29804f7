import { useLayoutEffect, useRef, useState } from 'react'
import type { ChangeEvent } from 'react'
import { afterPress } from '../../lib/after-press.ts'
import { useComponentText } from '../i18n/use-component-text.ts'

interface LimitedText {
  readonly value: string
  readonly onChange: (value: string) => void
  /** A longer text is refused and named; what the field held stays. */
  readonly maxLength: number | undefined
}

/** A text that was refused: what the field held, and where the caret stood. */
interface Refused {
  readonly value: string
  readonly caret: number
}

/** Refuses a text that is too long instead of cutting it, and names the limit. */
export function useLengthLimit({ value, onChange, maxLength = Infinity }: LimitedText) {
  const { t } = useComponentText()
  const input = useRef<HTMLInputElement>(null)
  const [refused, setRefused] = useState<Refused>()
  useLayoutEffect(
    function keepCaret() {
      if (refused) input.current?.setSelectionRange(refused.caret, refused.caret)
    },
    [refused],
  )
  // It is over when the field holds another text.
  const isTooLong = refused !== undefined && refused.value === value
  return {
    input,
    refusal: isTooLong ? t($ => $.text.tooLong, { max: maxLength }) : undefined,
    handleChange: (event: ChangeEvent<HTMLInputElement>) => {
      const { value: typed, selectionStart } = event.currentTarget
      const added = typed.length - value.length
      // What was too long from the beginning may be made shorter.
      const isRefused = typed.length > maxLength && added >= 0
      const caret = Math.max(0, (selectionStart ?? typed.length) - added)
      setRefused(isRefused ? { value, caret } : undefined)
      if (!isRefused) onChange(typed)
    },
    handleBlur: () => afterPress(() => setRefused(undefined)),
  }
}
