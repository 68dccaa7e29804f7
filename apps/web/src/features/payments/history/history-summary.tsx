import { queryOptions, useQuery } from '@tanstack/react-query'
import { formatNumber } from '@tartip/domain/money/format-amount'
import { paymentStatuses, type PaymentStatus } from '@tartip/domain/payment/status'
import { statusLabel } from '@tartip/domain/payment/status-view'
import { useState } from 'react'
import { QueryState } from '../../../components/feedback/query-state.tsx'
import { Amount } from '../../../components/text/amount.tsx'
import { execute } from '../../../lib/graphql-client.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import {
  GroupedPaymentsDocument,
  type GroupedPaymentsQuery,
  type GroupedPaymentsQueryVariables,
} from '../api/grouped-payments.payment.generated.ts'
import { paymentsKey } from '../api/payments-key.ts'
import classes from './history-summary.module.css'

type Filter = GroupedPaymentsQueryVariables['filter']
type Group = GroupedPaymentsQuery['getGroupedPaymentsByFilter'][number]

const groupedQuery = (filter: Filter) =>
  queryOptions({
    queryKey: [paymentsKey, 'grouped', filter] as const,
    queryFn: async ({ signal }) => {
      const options = { service: 'payment', signal } as const
      return (await execute(GroupedPaymentsDocument, { filter }, options))
        .getGroupedPaymentsByFilter
    },
  })

/** How much of what the filters find is in each status, currency by currency; read when it is unfolded. */
export function HistorySummary({ filter }: { filter: Filter }) {
  const { t } = useTranslation('payments')
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className={classes.summary} onToggle={event => setIsOpen(event.currentTarget.open)}>
      <summary>{t($ => $.summary.title)}</summary>
      {isOpen ? <Groups filter={filter} /> : null}
    </details>
  )
}

function Groups({ filter }: { filter: Filter }) {
  const { t } = useTranslation('payments')
  const language = useLanguage()
  const found = useQuery(groupedQuery(filter))
  return (
    <QueryState query={found} empty={<p>{t($ => $.summary.nothing)}</p>}>
      {groups => (
        <ul className={classes.groups}>
          {byStatus(groups).map(([status, ofStatus]) => (
            <li key={status}>
              <p className={classes.status}>
                {statusLabel(status, language, { isYourTurn: false, isReturnedToCreator: false })}
                {' · '}
                {formatNumber(ofStatus.reduce((sum, { count }) => sum + count, 0))}
              </p>
              {ofStatus.map(({ id, amount, currency }) => (
                <Amount key={id} value={amount} currency={currency} />
              ))}
            </li>
          ))}
        </ul>
      )}
    </QueryState>
  )
}

/** In the order of a document's life. */
const byStatus = (
  groups: readonly Group[],
): readonly (readonly [PaymentStatus, readonly Group[]])[] =>
  paymentStatuses.flatMap(status => {
    const ofStatus = groups.filter(group => group.status === status)
    return ofStatus.length > 0 ? [[status, ofStatus] as const] : []
  })
