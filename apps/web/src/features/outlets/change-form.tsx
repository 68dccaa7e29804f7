import type { FormEvent, ReactNode } from 'react'
import { Button } from '../../components/controls/button.tsx'
import { LinkButton } from '../../components/controls/link-button.tsx'
import { ErrorSummary } from '../../components/feedback/error-summary.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { useTranslation } from '../../lib/use-translation.ts'
import classes from './outlets.module.css'
import type { Change } from './use-change.ts'

interface ChangeFormProps {
  change: Change
  submitText: string
  cancelHref: string
  onSubmit: () => void
  children: ReactNode
}

/** Above the fields what is wrong, below them what the person does with the form. */
export function ChangeForm({
  change,
  submitText,
  cancelHref,
  onSubmit,
  children,
}: ChangeFormProps) {
  const { t } = useTranslation('outlets')
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form className={classes.form} onSubmit={handleSubmit} noValidate>
      <ErrorSummary errors={change.errors} attempt={change.attempt} />
      {change.refusal ? (
        <Notice tone="danger" role="alert">
          <p>{change.refusal}</p>
        </Notice>
      ) : null}
      {children}
      <div className={classes.row}>
        <Button type="submit" loading={change.isPending}>
          {submitText}
        </Button>
        <LinkButton variant="default" href={cancelHref}>
          {t($ => $.form.cancel)}
        </LinkButton>
      </div>
    </form>
  )
}
