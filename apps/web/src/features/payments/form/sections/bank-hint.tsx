import { parseAccountNumber } from '@tartip/domain/identifiers/account-number'
import { Button } from '../../../../components/controls/button.tsx'
import { useTranslation } from '../../../../lib/use-translation.ts'
import { LinkButton } from '../../../../components/controls/link-button.tsx'
import { useLanguage } from '../../../../lib/use-language.ts'
import { bankFitsAccount, bankOfAccount } from '../checks/bank-of-account.ts'
import { FormHint } from '../form-hint.tsx'
import { formHref } from '../form-kind.ts'
import type { TransferForm } from '../use-transfer-form.ts'

/** Says whose account it is by its first digits, when the chosen bank says otherwise or nothing. */
export function BankHint({ form }: { form: TransferForm }) {
  const { t } = useTranslation('payments')
  const language = useLanguage()
  const { draft, banks, payer, checks, change } = form
  const account = parseAccountNumber(draft.recipientAccount)
  if (!account.ok) return null
  if (payer && account.value.startsWith(payer.account.slice(0, 3))) {
    return <IntrabankHint text={t($ => $.form.recipient.isOurBank)} />
  }
  const found = bankOfAccount(banks ?? [], account.value)
  if (!found || (checks.bank && bankFitsAccount(checks.bank, account.value))) return null
  const name = found.shortName[language] || found.name[language]
  return (
    <FormHint
      tone={draft.recipientBic === '' ? 'info' : 'warning'}
      isAnnounced
      actions={
        <Button size="sm" variant="default" onClick={() => change({ recipientBic: found.bic })}>
          {t($ => $.form.recipient.takeBank, { name, bic: found.bic })}
        </Button>
      }
    >
      {draft.recipientBic === ''
        ? t($ => $.form.recipient.bankByAccount, { name })
        : t($ => $.form.recipient.bankDiffers, { name })}
    </FormHint>
  )
}

/** The person looks for this bank among the others. */
export function OwnBankHint() {
  const { t } = useTranslation('payments')
  return <IntrabankHint text={t($ => $.form.recipient.ownBank)} />
}

function IntrabankHint({ text }: { text: string }) {
  const { t } = useTranslation('payments')
  return (
    <FormHint
      isAnnounced
      actions={
        <LinkButton size="sm" variant="default" href={formHref('intrabank')}>
          {t($ => $.form.recipient.toIntrabank)}
        </LinkButton>
      }
    >
      {text}
    </FormHint>
  )
}
