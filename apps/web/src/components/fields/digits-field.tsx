import { useLayoutEffect, useRef } from 'react'
import type { ChangeEvent, ReactNode } from 'react'
import { groupDigits, caretAfterDigits, digitsBefore } from './digit-groups.ts'
import type { TextualFieldProps } from './field-props.ts'
import { InputLine } from './input-line.tsx'
import { useDigitsInput } from './use-digits-input.ts'

interface DigitsFieldProps extends TextualFieldProps {
  /** How many digits the number has; more cannot be typed. */
  length: number
  /** Sizes of the groups shown, from the left: 4-4-4-4. */
  groups: readonly number[]
  rightSection?: ReactNode
}

/**
 * A long number that reads in groups and is kept as plain digits. Spaces and hyphens in a pasted number are dropped,
 * and the caret stays behind the digit it stood behind.
 */
export function DigitsField(props: DigitsFieldProps) {
  const { value, onChange, length, groups } = props
  const input = useRef<HTMLInputElement>(null)
  const caret = useRef<number | undefined>(undefined)
  const shown = groupDigits(value, groups)
  const digits = useDigitsInput(length)

  useLayoutEffect(() => {
    const element = input.current
    if (caret.current === undefined || !element || document.activeElement !== element) return
    const position = caretAfterDigits(shown, caret.current)
    element.setSelectionRange(position, position)
    caret.current = undefined
  })

  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const { value: typed, selectionStart } = event.currentTarget
    const next = digits.read(event)
    if (next === undefined) return
    caret.current = digitsBefore(typed, selectionStart ?? typed.length)
    onChange(next)
  }

  return (
    <InputLine
      field={{ ...props, error: digits.refusal ?? props.error }}
      ref={input}
      value={shown}
      onChange={handleChange}
      inputMode="numeric"
      autoComplete="off"
      rightSection={props.rightSection}
    />
  )
}
