import { Button } from '../../../../components/controls/button.tsx'
import { useTranslation } from '../../../../lib/use-translation.ts'
import { AccountNumberField } from '../../../../components/fields/account-number-field.tsx'
import { AccountPicker } from '../../../../components/fields/account-picker.tsx'
import { LinkButton } from '../../../../components/controls/link-button.tsx'
import { takesMoney } from '../data/own-account.ts'
import { FormHint } from '../form-hint.tsx'
import { formHref } from '../form-kind.ts'
import { FormSection } from '../form-section.tsx'
import { KindSwitch } from '../kind-switch.tsx'
import { useFieldProps } from '../use-field.ts'
import type { TransferForm } from '../use-transfer-form.ts'
import { AccountWarning } from './account-warning.tsx'

/** Who is paid inside the bank: an own account, or another client behind his account. */
export function IntrabankRecipient({ form }: { form: TransferForm }) {
  const { t } = useTranslation('payments')
  return (
    <FormSection number={2} title={t($ => $.form.sections.recipient)}>
      {/* The kind of a saved document stays: the server edits it in the form it was made in. */}
      {form.edited ? null : <KindSwitch form={form} />}
      {form.draft.isOwn ? <OwnRecipient form={form} /> : <OtherClient form={form} />}
    </FormSection>
  )
}

function OwnRecipient({ form }: { form: TransferForm }) {
  const { t } = useTranslation('payments')
  const fieldProps = useFieldProps(form)
  const { accounts = [], payer, draft, change } = form
  const targets = accounts.filter(
    account =>
      takesMoney(account) &&
      account.account !== draft.payerAccount &&
      (!payer || account.currency === payer.currency),
  )
  return (
    <>
      <AccountPicker
        {...fieldProps('recipientAccount')}
        label={t($ => $.form.fields.ownRecipient)}
        isRequired
        isInverse
        accounts={targets}
        value={draft.ownRecipient}
        onChange={ownRecipient => change({ ownRecipient })}
      />
      {payer && targets.length === 0 ? (
        <FormHint tone="warning">
          {t($ => $.form.recipient.noOwnTarget, { currency: payer.currency })}
        </FormHint>
      ) : null}
    </>
  )
}

function OtherClient({ form }: { form: TransferForm }) {
  const { t } = useTranslation('payments')
  const fieldProps = useFieldProps(form)
  const { draft, change } = form
  return (
    <>
      <AccountNumberField
        {...fieldProps('recipientAccount')}
        label={t($ => $.form.fields.recipientAccount)}
        isRequired
        hint={t($ => $.form.recipient.otherClientHint)}
        value={draft.recipientAccount}
        onChange={recipientAccount => change({ recipientAccount })}
      />
      <RecipientRemark form={form} />
      <AccountWarning account={draft.recipientAccount} />
    </>
  )
}

/** Who it is, or which form the account belongs to. */
function RecipientRemark({ form }: { form: TransferForm }) {
  const { t } = useTranslation('payments')
  const { draft, checks, accounts, payer, isAskingRecipient, change } = form
  const account = draft.recipientAccount
  if (accounts?.some(own => own.account === account)) {
    const takeOwn = () => change({ isOwn: true, ownRecipient: account, recipientAccount: '' })
    return (
      <FormHint
        isAnnounced
        actions={
          <Button size="sm" variant="default" onClick={takeOwn}>
            {t($ => $.form.recipient.toOwn)}
          </Button>
        }
      >
        {t($ => $.form.recipient.isOwnAccount)}
      </FormHint>
    )
  }
  if (payer && account.length === 16 && !account.startsWith(payer.account.slice(0, 3))) {
    return (
      <FormHint
        isAnnounced
        actions={
          <LinkButton size="sm" variant="default" href={formHref('interbank')}>
            {t($ => $.form.recipient.toInterbank)}
          </LinkButton>
        }
      >
        {t($ => $.form.recipient.isOtherBank)}
      </FormHint>
    )
  }
  if (isAskingRecipient) return <FormHint isAnnounced>{t($ => $.form.recipient.asking)}</FormHint>
  if (checks.recipient.state !== 'found') return null
  const { maskedName, currency } = checks.recipient
  return (
    <FormHint isAnnounced>
      {t($ => $.form.recipient.found, { name: maskedName, currency })}
    </FormHint>
  )
}
