import { useId } from 'react'
import type { ComponentPropsWithRef, ReactNode } from 'react'
import { FieldFrame } from './field-frame.tsx'
import classes from './field.module.css'
import type { FieldProps } from './field-props.ts'
import { inputPropsOf } from './field-props.ts'

interface InputLineProps extends Omit<ComponentPropsWithRef<'input'>, 'id' | 'name'> {
  /** The props of the whole field: label, hint, error and the rest. */
  field: FieldProps
  leftSection?: ReactNode
  rightSection?: ReactNode
  /** Room for what stands at the right end, in rem. */
  rightWidth?: number
}

/** One line to type in, with its label and what stands at its ends; ground of all text fields. */
export function InputLine({
  field,
  leftSection,
  rightSection,
  rightWidth = 2.75,
  className,
  style,
  onBlur,
  ...input
}: InputLineProps) {
  const ownId = useId()
  const id = field.id ?? ownId
  return (
    <FieldFrame field={field} id={id}>
      <span className={classes.line}>
        {leftSection ? <span className={classes.left}>{leftSection}</span> : null}
        <input
          spellCheck={false}
          {...inputPropsOf(field, id)}
          readOnly={field.isReadOnly}
          {...input}
          // Whoever builds on this line adds to what the form does when the field is left.
          onBlur={event => {
            field.onBlur?.()
            onBlur?.(event)
          }}
          className={className ? `${classes.input} ${className}` : classes.input}
          style={{
            ...(leftSection ? { paddingLeft: '2.75rem' } : {}),
            ...(rightSection ? { paddingRight: `${rightWidth}rem` } : {}),
            ...style,
          }}
        />
        {rightSection ? (
          <span className={classes.right} style={{ width: `${rightWidth}rem` }}>
            {rightSection}
          </span>
        ) : null}
      </span>
    </FieldFrame>
  )
}
