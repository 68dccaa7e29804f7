import { TextInput } from '@mantine/core'
import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react'
import { inputPropsOf } from './field-props.ts'
import type { TextualFieldProps } from './field-props.ts'

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
    <TextInput
      {...inputPropsOf(props)}
      type={props.type ?? 'text'}
      value={props.value}
      onChange={event => props.onChange(event.currentTarget.value)}
      autoComplete={props.autoComplete ?? 'off'}
      inputMode={props.inputMode}
      maxLength={props.maxLength}
      rightSection={props.rightSection}
      leftSection={props.leftSection}
      readOnly={props.isReadOnly}
      spellCheck={false}
    />
  )
}
