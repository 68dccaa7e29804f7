import { queryOptions, useQuery } from '@tanstack/react-query'
import { errorText } from '@tartip/domain/errors/catalogue'
import { fieldOfWire } from '@tartip/domain/forms/form'
import { toDecimal } from '@tartip/domain/money/decimal'
import { formatDecimal } from '@tartip/domain/money/format-amount'
import type { LimitPeriod, LimitScope } from '@tartip/domain/payment/operation-limits'
import { execute } from '../../lib/graphql-client.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { useSettled } from '../../lib/use-settled.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import {
  OperationLimitsDocument,
  type OperationLimitsQuery,
  type OperationLimitsQueryVariables,
} from './api/operation-limits.payment.generated.ts'
import type { DocumentForm } from './document-form.ts'
import { FormHint } from './form-hint.tsx'
import classes from './form.module.css'

const typingPauseMs = 400

export const limitsQuery = (input: OperationLimitsQueryVariables['input']) =>
  queryOptions({
    queryKey: ['payment-form', 'limits', input],
    queryFn: async ({ signal }) => {
      const options = { service: 'payment', signal, isPassive: true } as const
      return (await execute(OperationLimitsDocument, { input }, options)).getOperationLimits
    },
    // A limit that cannot be read now is checked when the document is sent.
    retry: false,
  })

/** How much of the nearest limit is left, or which one the payment exceeds; nothing while nothing limits it. */
export function LimitLines({ form }: { form: DocumentForm }) {
  const { legalPartyId, operation: operationCode, amountMinor, currency, texts, payer } = form
  const amount = amountMinor === undefined ? '' : toDecimal(amountMinor, currency)
  const settled = useSettled(amount, typingPauseMs)
  const recipientField = fieldOfWire(form.view.form, operationCode, 'recipientAccount')
  const recipientAccount = (recipientField && texts[recipientField]) ?? ''
  const input = { legalPartyId, operationCode, amount: settled, currency, recipientAccount }
  const isKnown = payer !== undefined && settled !== '' && settled === amount
  const found = useQuery({ ...limitsQuery(input), enabled: isKnown })
  return isKnown && found.data ? <FoundLimits {...found.data} /> : null
}

type FoundLimitsProps = OperationLimitsQuery['getOperationLimits']

export function FoundLimits({ limits, errorCode, errorParams }: FoundLimitsProps) {
  const { t } = useTranslation('form')
  const language = useLanguage()
  if (errorCode) {
    const params = Object.fromEntries(errorParams.map(({ name, value }) => [name, value]))
    return (
      <FormHint tone="warning" isAnnounced>
        {errorText(errorCode, params, language)}
      </FormHint>
    )
  }
  const nearest = limits.toSorted((a, b) => compareDecimals(a.left, b.left))[0]
  if (!nearest) return null
  const name: `${LimitScope}_${LimitPeriod}` = `${nearest.scope}_${nearest.period}`
  return (
    <dl className={classes.figures}>
      <div>
        <dt>{t($ => $.limits[name])}</dt>
        <dd translate="no">{formatDecimal(nearest.left, 'KGS')}</dd>
      </div>
    </dl>
  )
}

/** Amounts of one currency; both have the same number of digits after the point. */
export function compareDecimals(a: string, b: string): number {
  return a.length - b.length || (a < b ? -1 : Number(a > b))
}
