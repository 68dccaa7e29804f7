import type { ReactNode } from 'react'
import hiddenClasses from '../controls/visually-hidden.module.css'
import classes from './field.module.css'
import type { FieldProps } from './field-props.ts'

interface FieldFrameProps {
  field: FieldProps
  /** Of the input inside; the label points at it. */
  id: string
  children: ReactNode
}

/** The label above a field, and below it the hint or the error: it is next to the typed text. */
export function FieldFrame({ field, id, children }: FieldFrameProps) {
  const { label, isLabelHidden = false, hint, error, isErrorAnnounced = false, isRequired } = field
  return (
    <div className={classes.frame}>
      <label
        id={`${id}-label`}
        htmlFor={id}
        className={isLabelHidden ? hiddenClasses.hidden : classes.label}
      >
        {label}
        {isRequired ? (
          <span className={classes.required} aria-hidden>
            {' *'}
          </span>
        ) : null}
      </label>
      {children}
      {error ? (
        <p
          id={`${id}-error`}
          className={classes.error}
          role={isErrorAnnounced ? 'alert' : undefined}
        >
          {error}
        </p>
      ) : hint ? (
        <p id={`${id}-hint`} className={classes.hint}>
          {hint}
        </p>
      ) : null}
    </div>
  )
}
