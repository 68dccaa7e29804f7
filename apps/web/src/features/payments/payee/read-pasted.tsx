import { fieldsOfOperation, type FormTexts } from '@tartip/domain/forms/form'
import {
  areRequisites,
  pastedFields,
  readRequisites,
  type PastedField,
  type PastedRequisites as Requisites,
} from '@tartip/domain/forms/pasted-requisites'
import { formatAccountNumber } from '@tartip/domain/identifiers/account-number'
import { formatDate } from '@tartip/domain/time/format-date'
import { Button } from '../../../components/controls/button.tsx'
import type { DocumentForm } from '../../../documents/form/document-form.ts'
import { useFieldLabel } from '../../../documents/form/failures.ts'
import { FormHint } from '../../../documents/form/form-hint.tsx'
import { useTranslation } from '../../../lib/use-translation.ts'
import classes from './payee-field.module.css'

export interface Pasted {
  readonly requisites: Requisites
  /** What the fields held before. */
  readonly before: FormTexts
  readonly taken: readonly PastedField[]
  readonly missing: readonly PastedField[]
}

/** The requisites that a text names; undefined when it is anything else. */
export function requisitesIn(text: string): Requisites | undefined {
  const requisites = readRequisites(text)
  return areRequisites(requisites) ? requisites : undefined
}

interface PastedSummaryProps {
  pasted: Pasted
  onUndo: () => void
}

/** What a pasted text has filled, and what of it is left to the person. */
export function PastedSummary({
  pasted: {
    requisites: { fields },
    taken,
    missing,
  },
  onUndo,
}: PastedSummaryProps) {
  const { t } = useTranslation('paymentForm')
  const labelOf = useFieldLabel()
  const hasUnsure = taken.some(field => !fields[field]?.isSure)
  const isAmountLeft = fields.amount !== undefined && !taken.includes('amount')
  const names = missing.filter(field => field !== 'amount' || !isAmountLeft).map(labelOf)
  return (
    <FormHint
      tone={hasUnsure || isAmountLeft ? 'warning' : 'info'}
      isAnnounced
      actions={
        <Button size="sm" variant="default" onClick={onUndo}>
          {t($ => $.payee.pasted.undo)}
        </Button>
      }
    >
      <p>{t($ => $.payee.pasted.title, { count: taken.length })}</p>
      <dl className={classes.pasted}>
        {taken.map(field => (
          <div key={field}>
            <dt>{labelOf(field)}</dt>
            <dd translate="no">
              {shownText(field, fields[field]?.text ?? '')}
              {fields[field]?.isSure ? null : (
                <strong className={classes.unsure}> {t($ => $.payee.pasted.unsure)}</strong>
              )}
            </dd>
          </div>
        ))}
      </dl>
      {isAmountLeft ? (
        <p>{t($ => $.payee.pasted.otherCurrency, { amount: fields.amount?.text ?? '' })}</p>
      ) : null}
      {names.length > 0 ? (
        <p>{t($ => $.payee.pasted.missing, { fields: names.join(', ') })}</p>
      ) : null}
    </FormHint>
  )
}

/** Fills what the form has; an amount in a currency that the form does not pay in is left out. */
export function fillFrom(form: DocumentForm, requisites: Requisites): Pasted {
  const { fields, currency = form.currency } = requisites
  const known = fieldsOfOperation(form.view.form, form.operation)
  const possible = pastedFields.filter(field => known.includes(field))
  const taken = possible.filter(
    field => fields[field] && (field !== 'amount' || currency === form.currency),
  )
  form.change(Object.fromEntries(taken.map(field => [field, fields[field]?.text])))
  return {
    requisites,
    before: Object.fromEntries(taken.map(field => [field, form.typed[field]])),
    taken,
    missing: possible.filter(field => !taken.includes(field) && field !== 'valueDate'),
  }
}

function shownText(field: PastedField, text: string): string {
  if (field === 'recipientAccount') return formatAccountNumber(text)
  return field === 'valueDate' ? formatDate(text) : text
}
