import { Textarea } from '@mantine/core'
import type { ReactNode } from 'react'
import { useComponentText } from '../i18n/use-component-text.ts'
import { inputPropsOf } from './field-props.ts'
import type { TextualFieldProps } from './field-props.ts'
import classes from './text-area-field.module.css'

interface TextAreaFieldProps extends TextualFieldProps {
  /** Shows «84 / 210» and warns past it; typing is not cut, so that a pasted text is not lost. */
  counter?: number
  rows?: number
  /** A live preview under the field: how the bank will receive the text. */
  preview?: ReactNode
}

/** Several lines of text, with the number of characters when there is a limit. */
export function TextAreaField(props: TextAreaFieldProps) {
  const { t } = useComponentText()
  const { counter, rows = 3, preview } = props
  const length = [...props.value].length
  return (
    <div>
      <Textarea
        {...inputPropsOf(props)}
        value={props.value}
        onChange={event => props.onChange(event.currentTarget.value)}
        rows={rows}
        autosize
        minRows={rows}
        maxRows={10}
        autoComplete="off"
      />
      {preview ? <div className={classes.preview}>{preview}</div> : null}
      {counter === undefined ? null : (
        <p
          className={classes.counter}
          data-over={length > counter || undefined}
          aria-label={t($ => $.fields.counter, { used: length, limit: counter })}
        >
          {length} / {counter}
        </p>
      )}
    </div>
  )
}
