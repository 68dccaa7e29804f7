import { queryOptions, useQuery } from '@tanstack/react-query'
import { formatDecimal } from '@tartip/domain/money/format-amount'
import { toDecimal } from '@tartip/domain/money/decimal'
import { clearingLimitMinor, interbankSystems } from '@tartip/domain/payment/interbank-choice'
import { operationNames } from '@tartip/domain/payment/operation'
import { isLocalDate } from '@tartip/domain/time/instant'
import { useState } from 'react'
import { CheckField } from '../../../components/fields/check-field.tsx'
import { Countdown } from '../../../components/text/countdown.tsx'
import { cutOffsOf } from '../../../documents/form/cut-off-advice.ts'
import type { DocumentForm } from '../../../documents/form/document-form.ts'
import { FeeText } from '../../../documents/form/fee-text.tsx'
import { FormHint } from '../../../documents/form/form-hint.tsx'
import { useFees } from '../../../documents/form/use-fees.ts'
import { execute } from '../../../lib/graphql-client.ts'
import { useBankNow } from '../../../lib/use-bank-now.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import { InterBankOptionsDocument } from './api/repeatable.payment.generated.ts'
import classes from './form-slots.module.css'

const interBankOptionsQuery = queryOptions({
  queryKey: ['payment-form', 'inter-bank-options'],
  queryFn: async ({ signal }) =>
    (await execute(InterBankOptionsDocument, {}, { service: 'payment', signal }))
      .getInterBankOptions,
  staleTime: 3_600_000,
})

/** The limit of clearing that the bank states; until it has answered, that of the rules of the form. */
function useClearingLimit(): string {
  const { data = [] } = useQuery(interBankOptionsQuery)
  const largest = data.find(({ code }) => code === 'CLEARING')?.largestAmount
  return formatDecimal(largest ?? toDecimal(clearingLimitMinor, 'KGS'), 'KGS')
}

/** Gross although clearing would do; an amount above the limit of clearing leaves no choice. */
export function UrgentSwitch({ form }: { form: DocumentForm }) {
  const { t } = useTranslation('paymentForm')
  const language = useLanguage()
  const amount = useClearingLimit()
  const isForced = !form.rails.includes('CLEARING')
  const [wasForced, setWasForced] = useState(isForced)
  if (isForced && !wasForced) setWasForced(true)
  const isBackInClearing =
    wasForced && form.amountMinor !== undefined && form.operation === 'CLEARING'
  return (
    <>
      {isForced ? (
        <FormHint isAnnounced>{t($ => $.amount.onlyGross, { amount })}</FormHint>
      ) : (
        <CheckField
          kind="switch"
          label={t($ => $.amount.urgent, { gross: operationNames.GROSS[language] })}
          hint={t($ => $.amount.urgentHint)}
          isChecked={form.texts['isUrgent'] !== ''}
          onChange={isUrgent => form.change({ isUrgent: isUrgent ? 'true' : '' })}
        />
      )}
      {isBackInClearing ? (
        <FormHint isAnnounced>{t($ => $.amount.clearingAgain, { amount })}</FormHint>
      ) : null}
    </>
  )
}

/** Clearing and gross side by side: what each costs and until when it takes documents. */
export function RailsTable({ form }: { form: DocumentForm }) {
  const { t } = useTranslation('paymentForm')
  const language = useLanguage()
  const now = useBankNow()
  const fees = useFees(form)
  const amount = useClearingLimit()
  const { day, operation, currency } = form
  const valueDate = form.texts['valueDate'] ?? ''
  return (
    <table className={classes.rails}>
      <caption className={classes.railsCaption}>{t($ => $.rails.caption)}</caption>
      <thead>
        <tr>
          <th scope="col">{t($ => $.rails.rail)}</th>
          <th scope="col">{t($ => $.rails.fee)}</th>
          <th scope="col">{t($ => $.rails.create)}</th>
          <th scope="col">{t($ => $.rails.sign)}</th>
        </tr>
      </thead>
      <tbody>
        {interbankSystems.map(rail => {
          const isTooMuch = !form.rails.includes(rail)
          const cutOffs =
            day && isLocalDate(valueDate) ? cutOffsOf(day, rail, currency, valueDate) : undefined
          return (
            <tr
              key={rail}
              data-chosen={rail === operation || undefined}
              data-unavailable={isTooMuch || undefined}
            >
              <th scope="row">
                {operationNames[rail][language]}
                {rail === operation ? (
                  <span className={classes.railsChosen}>{t($ => $.rails.chosen)}</span>
                ) : null}
              </th>
              <td>
                {isTooMuch ? t($ => $.rails.tooMuch, { amount }) : <FeeText fee={fees.get(rail)} />}
              </td>
              <td data-label={t($ => $.rails.create)}>
                <span className={classes.railsTime}>
                  {cutOffs?.createTime ?? '…'}
                  {cutOffs?.isToday && !isTooMuch ? (
                    <Countdown to={cutOffs.createAt} now={now} />
                  ) : null}
                </span>
              </td>
              <td data-label={t($ => $.rails.sign)}>{cutOffs?.signTime ?? '…'}</td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
