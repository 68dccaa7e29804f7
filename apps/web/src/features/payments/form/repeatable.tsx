import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { isCurrencyCode } from '@tartip/domain/money/currency'
import { formatDecimal } from '@tartip/domain/money/format-amount'
import { useState } from 'react'
import { SelectField } from '../../../components/fields/select-field.tsx'
import type { DocumentForm } from '../../../documents/form/document-form.ts'
import { formHref } from '../../../documents/form/form-address.ts'
import { StartNote } from '../../../documents/form/start-note.tsx'
import { execute } from '../../../lib/graphql-client.ts'
import { useSettled } from '../../../lib/use-settled.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import {
  RepeatableSwiftDocument,
  RepeatableTransfersDocument,
  type RepeatableFragment,
} from './api/repeatable.payment.generated.ts'

const typingPauseMs = 300

/** Executed payments of the form, from which a new one is filled in. */
export function Repeatable({ form }: { form: DocumentForm }) {
  if (form.edited) return null
  return (
    <StartNote form={form}>
      <RepeatableField form={form} />
    </StartNote>
  )
}

function RepeatableField({ form }: { form: DocumentForm }) {
  const { t } = useTranslation('paymentForm')
  const router = useRouter()
  const { legalPartyId, view } = form
  const { path } = view.form
  const [text, setText] = useState('')
  const search = useSettled(text.trim(), typingPauseMs)
  const { data = [] } = useQuery({
    queryKey: ['payment-form', 'repeatable', path, legalPartyId, search],
    queryFn: ({ signal }) => repeatableOf(path, { legalPartyId, search }, signal),
    placeholderData: keepPreviousData,
  })
  const isEmpty = data.length === 0 && text === '' && search === ''
  if (isEmpty) return null
  return (
    <SelectField
      label={t($ => $.repeatable.label)}
      placeholder={t($ => $.repeatable.choose)}
      value=""
      search={{ text, onChange: setText }}
      onChange={repeat => router.history.push(formHref(view.form, { repeat }))}
      options={data.map(({ id, recipientName, amount, currency, recipientAccount }) => ({
        value: id,
        label: recipientName,
        description: `${isCurrencyCode(currency) ? formatDecimal(amount, currency) : amount} · ${recipientAccount}`,
      }))}
    />
  )
}

async function repeatableOf(
  path: string,
  variables: { readonly legalPartyId: string; readonly search: string },
  signal: AbortSignal,
): Promise<readonly RepeatableFragment[]> {
  const options = { service: 'payment', signal } as const
  return path === 'swift'
    ? (await execute(RepeatableSwiftDocument, variables, options)).getRepeatableSwiftOptions
    : (await execute(RepeatableTransfersDocument, variables, options)).getRepeatableTransferOptions
}
