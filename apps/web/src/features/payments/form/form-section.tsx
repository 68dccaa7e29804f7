import { useId } from 'react'
import type { ReactNode } from 'react'
import classes from './form.module.css'

interface FormSectionProps {
  /** From 1; the order in which people think of a payment. */
  number: number
  title: string
  children: ReactNode
}

/** One question of the form: from where, to whom, how much, what for, when. */
export function FormSection({ number, title, children }: FormSectionProps) {
  const titleId = useId()
  return (
    <section className={classes.section} aria-labelledby={titleId}>
      <h2 id={titleId} className={classes.sectionTitle}>
        <span className={classes.sectionNumber} aria-hidden>
          {number}
        </span>
        {title}
      </h2>
      <div className={classes.fields}>{children}</div>
    </section>
  )
}
