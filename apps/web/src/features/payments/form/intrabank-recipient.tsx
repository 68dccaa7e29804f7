import { valueOf } from '@tartip/domain/forms/facts'
import { Button } from '../../../components/controls/button.tsx'
import { LinkButton } from '../../../components/controls/link-button.tsx'
import type { DocumentForm } from '../../../documents/form/document-form.ts'
import { FormHint } from '../../../documents/form/form-hint.tsx'
import { useTranslation } from '../../../lib/use-translation.ts'
import { newPaymentHref } from '../urls.ts'
import classes from './form-slots.module.css'

/** To another client or between own accounts; what was typed for either stays. */
export function OwnSwitch({ form }: { form: DocumentForm }) {
  const { t } = useTranslation('paymentForm')
  // The kind of a saved document stays: the server edits it in the form it was made in.
  if (form.edited) return null
  const kinds = [
    { isOwn: '', label: t($ => $.kinds.foreign) },
    { isOwn: 'true', label: t($ => $.kinds.own) },
  ]
  return (
    <fieldset className={classes.kinds}>
      <legend className={classes.kindsLegend}>{t($ => $.kinds.label)}</legend>
      {kinds.map(({ isOwn, label }) => (
        <label key={label} className={classes.kind}>
          <input
            type="radio"
            name="kind"
            checked={form.texts['isOwn'] === isOwn}
            onChange={() => form.change({ isOwn })}
          />
          {label}
        </label>
      ))}
    </fieldset>
  )
}

/** Who another client is, or which form the account belongs to. */
export function RecipientHint({ form }: { form: DocumentForm }) {
  const { t } = useTranslation('paymentForm')
  const { change, input, isFindingRecipient } = form
  if (form.operation === 'INTRABANK_OWN') return null
  const recipient = valueOf(input.facts, 'recipient')
  const bank = valueOf(input.facts, 'bankOfAccount')
  if (recipient?.isOwn) {
    const account = form.texts['recipientAccount']
    const takeOwn = () => change({ isOwn: 'true', ownRecipient: account, recipientAccount: '' })
    return (
      <FormHint
        isAnnounced
        actions={
          <Button size="sm" variant="default" onClick={takeOwn}>
            {t($ => $.recipient.toOwn)}
          </Button>
        }
      >
        {t($ => $.recipient.isOwnAccount)}
      </FormHint>
    )
  }
  if (bank && !bank.isOwn) {
    return (
      <FormHint
        isAnnounced
        actions={
          <LinkButton size="sm" variant="default" href={newPaymentHref}>
            {t($ => $.recipient.toInterbank)}
          </LinkButton>
        }
      >
        {t($ => $.recipient.isOtherBank)}
      </FormHint>
    )
  }
  if (isFindingRecipient) {
    return <FormHint isAnnounced>{t($ => $.recipient.asking)}</FormHint>
  }
  return recipient ? (
    <FormHint isAnnounced>
      {t($ => $.recipient.found, { name: recipient.name, currency: recipient.currency })}
    </FormHint>
  ) : null
}
