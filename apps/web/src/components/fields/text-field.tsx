import { useLayoutEffect, useRef, useState } from 'react'
import type { ChangeEvent, HTMLInputAutoCompleteAttribute, ReactNode } from 'react'
import { afterPress } from '../../lib/after-press.ts'
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

/** A text that was refused: what the field held, and where the caret stood. */
interface Refused {
  readonly value: string
  readonly caret: number
}

/** One line of text. */
export function TextField(props: TextFieldProps) {
  const { value, onChange, maxLength = Number.POSITIVE_INFINITY } = props
  const { t } = useComponentText()
  const input = useRef<HTMLInputElement>(null)
  const [refused, setRefused] = useState<Refused>()
  useLayoutEffect(
    function keepCaret() {
      if (refused) input.current?.setSelectionRange(refused.caret, refused.caret)
    },
    [refused],
  )
  const handleChange = (event: ChangeEvent<HTMLInputElement>) => {
    const { value: typed, selectionStart } = event.currentTarget
    const added = typed.length - value.length
    // What was too long from the beginning may be made shorter.
    const isRefused = typed.length > maxLength && added >= 0
    const caret = Math.max(0, (selectionStart ?? typed.length) - added)
    setRefused(isRefused ? { value, caret } : undefined)
    if (!isRefused) onChange(typed)
  }
  // It is over when the field holds another text.
  const isTooLong = refused !== undefined && refused.value === value
  const refusal = isTooLong ? t($ => $.text.tooLong, { max: maxLength }) : undefined
  const line = (
    <InputLine
      ref={input}
      field={{ ...props, error: props.error ?? refusal }}
      type={props.type ?? 'text'}
      value={value}
      onChange={handleChange}
      onBlur={() => afterPress(() => setRefused(undefined))}
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
