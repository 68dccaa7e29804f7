import { useParams } from '@tanstack/react-router'
import { useQuery } from '@tanstack/react-query'
import { formatInn } from '@tartip/domain/identifiers/inn'
import { may } from '@tartip/domain/people/policy'
import { useTranslation } from '../../../lib/use-translation.ts'
import { QueryState } from '../../../components/feedback/query-state.tsx'
import { TwoCardsSkeleton } from '../../../components/feedback/page-skeletons.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { useMe, useViewer } from '../../../lib/use-me.ts'
import { accountQuery, accountsKey } from '../account-queries.ts'
import { useBankToday } from '../../../lib/use-bank-today.ts'
import { useLiveMoney } from '../../../lib/live-money/use-live-money.ts'
import { AccountActions } from './account-actions.tsx'
import { AccountFacts } from './account-facts.tsx'
import { BalanceCard } from './balance-card.tsx'
import { CurveCard } from './curve-card.tsx'
import classes from './account-route.module.css'
import { DepositCard } from './deposit/deposit-card.tsx'
import { PaymentObstacle } from './payment-obstacle.tsx'
import { OperationsCard } from './operations/operations-card.tsx'
import { TaxDebtLine } from '../home/tax-debt-line.tsx'
import { useAccountAddress } from './use-account-address.ts'

/** `/account/$id`: each account starts with its own state. */
export function AccountRoute() {
  const { id = '' } = useParams({ strict: false })
  return <AccountScreen key={id} accountId={id} />
}

/** One account: what is on it, what is promised from it, how it moved and every operation. */
export function AccountScreen({ accountId }: { accountId: string }) {
  const { t } = useTranslation('accounts')
  const viewer = useViewer()
  const { currentContract: company } = useMe()
  const today = useBankToday()
  const { search, change } = useAccountAddress()
  const one = useQuery(accountQuery(accountId))
  useLiveMoney(viewer.legalPartyId, accountsKey)
  const account = one.data?.account
  return (
    <Page
      title={account?.accountName ?? t($ => $.account.title)}
      back={{ href: '/accounts', label: t($ => $.account.back) }}
      actions={account ? <AccountActions account={account} viewer={viewer} /> : undefined}
    >
      <QueryState query={one} skeleton={<TwoCardsSkeleton wider="second" rows={6} />}>
        {({ account: loaded, holds }) => (
          <>
            <p data-print-only>
              {company.companyName} · {t($ => $.account.inn, { inn: formatInn(company.inn) })}
            </p>
            <PaymentObstacle account={loaded} viewer={viewer} />
            <div className={classes.top}>
              <BalanceCard account={loaded} holds={holds} legalPartyId={viewer.legalPartyId} />
              {today ? (
                <CurveCard
                  account={loaded}
                  today={today}
                  legalPartyId={viewer.legalPartyId}
                  search={search}
                  onSearchChange={change}
                />
              ) : null}
            </div>
            {loaded.type === 'DEPOSIT' ? (
              <DepositCard accountId={loaded.id} legalPartyId={viewer.legalPartyId} />
            ) : null}
            <OperationsCard
              account={loaded}
              today={today}
              search={search}
              onSearchChange={change}
            />
            {loaded.type === 'RKO' && may(viewer, 'taxDebt.read').ok ? (
              <TaxDebtLine legalPartyId={viewer.legalPartyId} onlyOwed />
            ) : null}
            <AccountFacts account={loaded} />
          </>
        )}
      </QueryState>
    </Page>
  )
}
