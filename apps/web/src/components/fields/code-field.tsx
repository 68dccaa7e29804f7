import { useEffect, useRef, type ChangeEvent } from 'react'
import type { TextualFieldProps } from './field-props.ts'
import { InputLine } from './input-line.tsx'
import { useDigitsInput } from './use-digits-input.ts'
import classes from './code-field.module.css'

interface CodeFieldProps extends TextualFieldProps {
  length?: number
  /** Called once for each full code; typing the same digits again after a change calls it again. */
  onComplete?: (code: string) => void
}

/**
 * A one-time code in one input, so that paste, autofill from an SMS and a screen reader all work.
 * The field never clears itself: the digits of a refused code are selected, and typing replaces them.
 */
export function CodeField(props: CodeFieldProps) {
  const { length = 6, value, onChange, onComplete } = props
  const input = useRef<HTMLInputElement>(null)
  const isRefused = Boolean(props.error) && value.length === length
  const announced = useRef<string | undefined>(undefined)

  // A code corrected or cleared by its owner is new again.
  useEffect(() => {
    if (value.length < length) announced.current = undefined
  }, [value, length])

  useEffect(
    function offerReplacement() {
      if (!isRefused) return
      input.current?.focus({ preventScroll: true })
      input.current?.select()
    },
    [isRefused],
  )

  const digits = useDigitsInput(length)
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const code = digits.read(event)
    if (code === undefined) return
    onChange(code)
    if (code.length === length && announced.current !== code) {
      announced.current = code
      onComplete?.(code)
    }
  }

  return (
    <InputLine
      ref={input}
      field={{
        ...props,
        error: digits.refusal ?? props.error,
        isErrorAnnounced: true,
        placeholder: props.placeholder ?? '·'.repeat(length),
      }}
      value={value}
      onChange={handleChange}
      inputMode="numeric"
      autoComplete="one-time-code"
      pattern="[0-9]*"
      className={classes.input}
    />
  )
}
