import { useEffect, useRef } from 'react'
import type { MouseEvent } from 'react'
import { useComponentText } from '../i18n/use-component-text.ts'
import classes from './error-summary.module.css'

export interface FieldError {
  /** `id` of the input. */
  readonly fieldId: string
  /** What is wrong, with the name of the field said once (`errorText` with a label). */
  readonly words: string
}

interface ErrorSummaryProps {
  errors: readonly FieldError[]
  /** Grows with every failed submit, so that the same mistakes are announced again. */
  attempt?: number
}

/**
 * What to correct, as links to the fields. It is announced by itself; the focus goes to the first wrong field,
 * so that correcting begins with the next key.
 */
export function ErrorSummary({ errors, attempt = 0 }: ErrorSummaryProps) {
  const { t } = useComponentText()
  const box = useRef<HTMLDivElement>(null)
  const latest = useRef(errors)
  latest.current = errors

  // Only a submit moves the focus; a list that shrinks while the person types must not.
  const hasErrors = errors.length > 0
  useEffect(() => {
    const [first] = latest.current
    if (!hasErrors || !first) return
    if (document.getElementById(first.fieldId)) focusField(first.fieldId)
    // A mistake of what is not on the screen now: the words are all there is to go to.
    else box.current?.focus()
  }, [hasErrors, attempt])

  useEffect(() => {
    if (!hasErrors) return
    const before = document.title
    document.title = `${t($ => $.errors.titlePrefix)} ${before}`
    return () => {
      document.title = before
    }
  }, [hasErrors, t])

  if (!hasErrors) return null
  return (
    <div ref={box} className={classes.summary} role="alert" tabIndex={-1}>
      <p className={classes.title}>{t($ => $.errors.summary, { count: errors.length })}</p>
      <ul className={classes.list}>
        {errors.map(error => (
          <li key={error.fieldId}>
            <a href={`#${error.fieldId}`} onClick={event => goToField(event, error.fieldId)}>
              {error.words}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}

function goToField(event: MouseEvent, fieldId: string): void {
  event.preventDefault()
  focusField(fieldId)
}

function focusField(fieldId: string): void {
  const field = document.getElementById(fieldId)
  field?.scrollIntoView({ block: 'center' })
  field?.focus({ preventScroll: true })
}
