import { useTranslation } from '../../../lib/use-translation.ts'
import classes from '../settings.module.css'

interface InTheAppProps {
  title: string
  steps: readonly string[]
}

/** What residents change in the bank's mobile app, step by step. */
export function InTheApp({ title, steps }: InTheAppProps) {
  const { t } = useTranslation('settings')
  return (
    <section className={classes.card}>
      <h2>{title}</h2>
      <ol className={classes.steps}>
        {steps.map(step => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className={classes.quiet}>{t($ => $.where.lost)}</p>
    </section>
  )
}
