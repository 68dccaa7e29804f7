import type { HTMLInputAutoCompleteAttribute, ReactNode } from 'react'
import { CharacterCounter, lengthAtBank } from './character-counter.tsx'
import type { TextualFieldProps } from './field-props.ts'
import { InputLine } from './input-line.tsx'
import { useLengthLimit } from './use-length-limit.ts'

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
  const { value, onChange, maxLength } = props
  const limited = useLengthLimit({ value, onChange, maxLength })
  const line = (
    <InputLine
      ref={limited.input}
      field={{ ...props, error: props.error ?? limited.refusal }}
      type={props.type ?? 'text'}
      value={value}
      onChange={limited.handleChange}
      onBlur={limited.handleBlur}
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
