import { useId } from 'react'
import type { ReactNode } from 'react'
import classes from './check-field.module.css'

interface CheckFieldProps {
  label: ReactNode
  isChecked: boolean
  onChange: (isChecked: boolean) => void
  hint?: ReactNode
  isDisabled?: boolean
  /** `switch` acts at once, `checkbox` waits for the form. */
  kind?: 'checkbox' | 'switch'
  id?: string
}

/** Yes or no; the browser's own control in our colours. */
export function CheckField(props: CheckFieldProps) {
  const { label, isChecked, onChange, hint, isDisabled = false, kind = 'checkbox' } = props
  const fallbackId = useId()
  const id = props.id ?? fallbackId
  const hintId = `${id}-hint`
  return (
    <div className={classes.field}>
      <input
        id={id}
        type="checkbox"
        role={kind === 'switch' ? 'switch' : undefined}
        className={kind === 'switch' ? classes.switch : classes.box}
        checked={isChecked}
        disabled={isDisabled}
        aria-describedby={hint ? hintId : undefined}
        onChange={event => onChange(event.currentTarget.checked)}
      />
      <label className={classes.label} htmlFor={id}>
        {label}
        {hint ? (
          <span id={hintId} className={classes.hint}>
            {hint}
          </span>
        ) : null}
      </label>
    </div>
  )
}
