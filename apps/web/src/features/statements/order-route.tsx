import { useNavigate, useSearch } from '@tanstack/react-router'
import { CardSkeleton } from '../../components/feedback/skeletons.tsx'
import { Page } from '../../components/layout/page.tsx'
import { useBankToday } from '../../lib/use-bank-today.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import { OrderForm } from './order-form.tsx'
import { Schedules } from './schedules.tsx'
import { AddressedList } from './statements-tab.tsx'
import { documentsHref, orderOfAddress } from './urls.ts'

/** `/account-statements`: the order of a statement, and those that were ordered. */
export function OrderRoute() {
  const { t } = useTranslation('statements')
  const raw: Readonly<Record<string, unknown>> = useSearch({ strict: false })
  const navigate = useNavigate()
  const today = useBankToday()
  const address = orderOfAddress(raw)
  const { kind = 'ACCOUNT', accounts, from, to } = address
  return (
    <Page
      title={t($ => $.order.title)}
      back={{ href: documentsHref('statements'), label: t($ => $.documents.title) }}
    >
      {today ? (
        <OrderForm
          // What another address asks for is another order.
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
