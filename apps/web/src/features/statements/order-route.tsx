import { useQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { CardSkeleton } from '../../components/feedback/skeletons.tsx'
import { Page } from '../../components/layout/page.tsx'
import type { OrderAddress } from '../../lib/statement-href.ts'
import { useBankToday } from '../../lib/use-bank-today.ts'
import { useViewer } from '../../lib/use-me.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import { OrderForm } from './order-form.tsx'
import { Schedules } from './schedules.tsx'
import { statementAccountsQuery } from './statement-queries.ts'
import { AddressedList } from './statements-tab.tsx'
import { documentsHref, orderOfAddress } from './urls.ts'

/** `/account-statements`: the order of a statement, and those that were ordered. */
export function OrderRoute() {
  const { t } = useTranslation('statements')
  const raw: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const today = useBankToday()
  const address = orderOfAddress(raw)
  const kind = useOrderKind(address)
  const { accounts, from, to } = address
  return (
    <Page
      title={t($ => $.order.title)}
      back={{ href: documentsHref('statements'), label: t($ => $.documents.title) }}
    >
      {today ? (
        <OrderForm
          // Another address is another order.
          key={[kind, accounts, from, to].join()}
          kind={kind}
          address={address}
          today={today}
          onKindChange={next => void navigate({ to: '.', search: { kind: next }, replace: true })}
        />
      ) : (
        <CardSkeleton />
      )}
      <Schedules />
      <AddressedList />
    </Page>
  )
}

/** The kind of the address, or that of its accounts. */
function useOrderKind({ kind, accounts = [] }: OrderAddress) {
  const { legalPartyId } = useViewer()
  const own = useQuery({
    ...statementAccountsQuery(legalPartyId),
    enabled: kind === undefined && accounts.length > 0,
  })
  return kind ?? own.data?.find(({ account }) => accounts.includes(account))?.kind ?? 'ACCOUNT'
}
