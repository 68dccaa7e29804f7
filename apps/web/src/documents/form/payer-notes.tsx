import { Button } from '../../components/controls/button.tsx'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { useGivesRights } from '../../lib/use-gives-rights.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import type { DocumentForm } from './document-form.ts'
import { FormHint } from './form-hint.tsx'
import { targetsOf, type MissingPayer } from './own-account.ts'

/** In place of a form that nobody could send: what is missing, and who grants it. */
export function NoPayer({ lack }: { lack: MissingPayer }) {
  const { t } = useTranslation('form')
  const givesRights = useGivesRights()
  return (
    <EmptyState
      illustration="locked"
      title={t($ => $.payer.lack[lack].title)}
      text={t($ => (givesRights ? $.payer.lack[lack].ownText : $.payer.lack[lack].text))}
    />
  )
}

/** Why there is no account to choose in a field. */
export function PayerNotes({ form, name }: { form: DocumentForm; name: string }) {
  const { t } = useTranslation('form')
  const { accounts, payer } = form
  if (name !== form.view.form.facts.payer) {
    const hasTarget =
      !payer || targetsOf(form.view.form, name, form.input, accounts ?? []).length > 0
    return hasTarget ? null : (
      <FormHint tone="warning">{t($ => $.payer.noTarget, { currency: payer.currency })}</FormHint>
    )
  }
  if (form.accountsFailed) {
    return (
      <FormHint
        tone="danger"
        isAnnounced
        actions={
          <Button size="sm" variant="default" onClick={form.retryAccounts}>
            {t($ => $.payer.retry)}
          </Button>
        }
      >
        {t($ => $.payer.failed)}
      </FormHint>
    )
  }
  return accounts !== undefined && form.payers.length === 0 ? (
    <FormHint tone="warning">{t($ => $.payer.none)}</FormHint>
  ) : null
}
