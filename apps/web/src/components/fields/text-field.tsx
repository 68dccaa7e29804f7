import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react'
import type { TextualFieldProps } from './field-props.ts'
import { InputLine } from './input-line.tsx'

interface TextFieldProps extends TextualFieldProps {
  autoComplete?: HTMLInputAutoCompleteAttribute
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'search'
  type?: 'text' | 'email' | 'tel' | 'search'
  maxLength?: number
  rightSection?: ReactNode
  leftSection?: ReactNode
  isReadOnly?: boolean
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  return (
    <InputLine
      field={props}
      type={props.type ?? 'text'}
      value={props.value}
      onChange={event => props.onChange(event.currentTarget.value)}
      autoComplete={props.autoComplete ?? 'off'}
      inputMode={props.inputMode}
      maxLength={props.maxLength}
      rightSection={props.rightSection}
      leftSection={props.leftSection}
      readOnly={props.isReadOnly}
    />
  )
}
