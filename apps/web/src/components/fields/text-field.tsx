import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react'
import { CharacterCounter, lengthAtBank } from './character-counter.tsx'
import type { TextualFieldProps } from './field-props.ts'
import { InputLine } from './input-line.tsx'

interface TextFieldProps extends TextualFieldProps {
  autoComplete?: HTMLInputAutoCompleteAttribute
  inputMode?: 'text' | 'numeric' | 'decimal' | 'tel' | 'email' | 'search'
  type?: 'text' | 'email' | 'tel' | 'search'
  maxLength?: number
  /** Shows «84 / 150» and warns past it; typing is not cut. */
  counter?: number | undefined
  rightSection?: ReactNode
  leftSection?: ReactNode
  isReadOnly?: boolean
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const line = (
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
  if (props.counter === undefined) return line
  return (
    <div>
      {line}
      <CharacterCounter used={lengthAtBank(props.value)} limit={props.counter} />
    </div>
  )
}
