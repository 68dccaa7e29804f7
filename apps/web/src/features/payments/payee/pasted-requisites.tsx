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
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { Button } from '../../../components/controls/button.tsx'
import type { DocumentForm } from '../../../documents/form/document-form.ts'
import { useFieldLabel } from '../../../documents/form/failures.ts'
import { FormHint } from '../../../documents/form/form-hint.tsx'
import { useTranslation } from '../../../lib/use-translation.ts'
import classes from './payee-field.module.css'

interface Pasted {
  readonly requisites: Requisites
  /** What the fields held before. */
  readonly before: FormTexts
  readonly taken: readonly PastedField[]
  readonly missing: readonly PastedField[]
}

/** Requisites pasted anywhere into an empty form fill its fields; nothing of the text leaves this page. */
export function PastedRequisites({ form }: { form: DocumentForm }) {
  const { t } = useTranslation('paymentForm')
  const labelOf = useFieldLabel()
  const place = useRef<HTMLDivElement>(null)
  const [pasted, setPasted] = useState<Pasted>()

  const handlePaste = useEffectEvent((event: ClipboardEvent) => {
    if (form.isDirty || form.isBusy) return
    const requisites = readRequisites(event.clipboardData?.getData('text/plain') ?? '')
    if (!areRequisites(requisites)) return
    event.preventDefault()
    event.stopPropagation()
    setPasted(fillFrom(form, requisites))
  })
  useEffect(function readPastesOfForm() {
    const element = place.current?.closest('form')
    const listen = (event: ClipboardEvent) => handlePaste(event)
    // Before the field under the cursor takes the text.
    element?.addEventListener('paste', listen, { capture: true })
    return () => element?.removeEventListener('paste', listen, { capture: true })
  }, [])

  const undo = () => {
    if (pasted) form.change(pasted.before)
    setPasted(undefined)
  }
  return (
    <div ref={place} className={classes.place}>
      {pasted ? summary(pasted) : null}
    </div>
  )

  function summary({ requisites: { fields }, taken, missing }: Pasted) {
    const hasUnsure = taken.some(field => !fields[field]?.isSure)
    const isAmountLeft = fields.amount !== undefined && !taken.includes('amount')
    const names = missing.filter(field => field !== 'amount' || !isAmountLeft).map(labelOf)
    return (
      <FormHint
        tone={hasUnsure || isAmountLeft ? 'warning' : 'info'}
        isAnnounced
        actions={
          <Button size="sm" variant="default" onClick={undo}>
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
}

/** Fills what the form has; an amount in a currency that the form does not pay in is left out. */
function fillFrom(form: DocumentForm, requisites: Requisites): Pasted {
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
