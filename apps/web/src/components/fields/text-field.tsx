import { useState } from 'react'
import type { ChangeEvent, HTMLInputAutoCompleteAttribute, ReactNode } from 'react'
import { useComponentText } from '../i18n/use-component-text.ts'
import { CharacterCounter, lengthAtBank } from './character-counter.tsx'
import type { TextualFieldProps } from './field-props.ts'
import { InputLine } from './input-line.tsx'

interface TextFieldProps extends TextualFieldProps {
  autoComplete?: HTMLInputAutoCompleteAttribute
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'search'
  type?: 'text' | 'email' | 'tel' | 'search'
  /** A longer text is refused and named; what the field held stays. */
  maxLength?: number
  /** Shows «84 / 150» and warns past it; typing is not cut. */
  counter?: number | undefined
  rightSection?: ReactNode
  leftSection?: ReactNode
  isReadOnly?: boolean
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { value, onChange, maxLength = Number.POSITIVE_INFINITY } = props
  const { t } = useComponentText()
  const [isTooLong, setIsTooLong] = useState(false)
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const typed = event.currentTarget.value
    // What was too long from the beginning may be made shorter.
    const isRefused = typed.length > maxLength && typed.length >= value.length
    setIsTooLong(isRefused)
    if (!isRefused) onChange(typed)
  }
  const refusal = isTooLong ? t($ => $.text.tooLong, { max: maxLength }) : undefined
  const line = (
    <InputLine
      field={{ ...props, error: refusal ?? props.error }}
      type={props.type ?? 'text'}
      value={value}
      onChange={handleChange}
      autoComplete={props.autoComplete ?? 'off'}
      inputMode={props.inputMode}
      rightSection={props.rightSection}
      leftSection={props.leftSection}
      readOnly={props.isReadOnly}
    />
  )
  if (props.counter === undefined) return line
  return (
    <div>
      {line}
      <CharacterCounter used={lengthAtBank(props.value)} limit={props.counter} />
    </div>
  )
}
