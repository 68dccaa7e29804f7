import { useId } from 'react'
import type { ReactNode } from 'react'
import { CharacterCounter, lengthAtBank } from './character-counter.tsx'
import { FieldFrame } from './field-frame.tsx'
import fieldClasses from './field.module.css'
import { inputPropsOf } from './field-props.ts'
import type { TextualFieldProps } from './field-props.ts'
import classes from './text-area-field.module.css'

interface TextAreaFieldProps extends TextualFieldProps {
  /** Shows «84 / 210» and warns past it; typing is not cut, so that a pasted text is not lost. */
  counter?: number | undefined
  /** What is counted when it is not what is typed: «% » is three letters for the bank. */
  counted?: { readonly length: number; readonly label: string }
  rows?: number
  /** A live preview under the field: how the bank will receive the text. */
  preview?: ReactNode
}

/** Several lines of text, with the number of characters when there is a limit. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { counter, counted, rows = 3, preview } = props
  const length = counted?.length ?? lengthAtBank(props.value)
  const ownId = useId()
  const id = props.id ?? ownId
  return (
    <div>
      <FieldFrame field={props} id={id}>
        <textarea
          {...inputPropsOf(props, id)}
          className={`${fieldClasses.input} ${classes.area}`}
          value={props.value}
          onChange={event => props.onChange(event.currentTarget.value)}
          readOnly={props.isReadOnly}
          rows={rows}
          style={{ minHeight: `${rows * 1.375 + 1.125}rem` }}
          autoComplete="off"
        />
      </FieldFrame>
      {preview ? <div className={classes.preview}>{preview}</div> : null}
      {counter === undefined ? null : (
        <CharacterCounter used={length} limit={counter} label={counted?.label} />
      )}
    </div>
  )
}
