import { useQuery } from '@tanstack/react-query'
import { formatPercent } from '@tartip/domain/money/format-amount'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { QueryState } from '../../components/feedback/query-state.tsx'
import { CardAndListSkeleton } from '../../components/feedback/page-skeletons.tsx'
import { Facts, type FactLine } from '../../components/layout/facts.tsx'
import { SummaryCard } from '../../components/layout/summary-card.tsx'
import { Amount } from '../../components/text/amount.tsx'
import { Chip } from '../../components/text/chip.tsx'
import { DateText } from '../../components/text/date-text.tsx'
import { PhoneText } from '../../components/text/phone-text.tsx'
import { useLanguage } from '../../lib/use-language.ts'
import { useViewer } from '../../lib/use-me.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import { contractsQuery, sumsQuery, type MerchantContract } from './installment-queries.ts'
import classes from './installments.module.css'
import { useDurations } from './use-durations.ts'

const tones = { NOT_STARTED: 'warning', ACTIVE: 'success', ENDED: 'muted' } as const

/** The contracts with the partner, and what each has brought this month. */
export function MerchantProducts() {
  const { t } = useTranslation('installments')
  const language = useLanguage()
  const { legalPartyId } = useViewer()
  const contracts = useQuery(contractsQuery(legalPartyId, language))
  const sums = useQuery(sumsQuery(legalPartyId))
  return (
    <QueryState
      query={contracts}
      skeleton={<CardAndListSkeleton rows={3} />}
      empty={
        <SummaryCard>
          <EmptyState
            illustration="empty"
            title={t($ => $.products.emptyTitle)}
            text={t($ => $.products.emptyText)}
          />
        </SummaryCard>
      }
    >
      {list => (
        <div className={classes.cards}>
          {list.map(contract => (
            <ContractCard
              key={contract.id}
              contract={contract}
              totalSum={sums.data?.get(contract.id)}
            />
          ))}
        </div>
      )}
    </QueryState>
  )
}

interface ContractCardProps {
  contract: MerchantContract
  totalSum: string | undefined
}

function ContractCard({ contract, totalSum }: ContractCardProps) {
  const { t } = useTranslation('installments')
  const durationsOf = useDurations()
  const { product } = contract
  const facts: readonly FactLine[] = [
    [t($ => $.products.rate), formatPercent(product.percentRate)],
    [t($ => $.products.durations), durationsOf(product.durations)],
    [t($ => $.products.maxAmount), <Amount key="max" value={product.maxAmount} currency="KGS" />],
    [
      t($ => $.products.commission),
      <span key="commissions">
        {contract.commissions.map(({ commission, duration }) => (
          <span key={duration} className={classes.item}>
            {t($ => $.products.commissionOf, {
              commission: formatPercent(commission),
              duration: durationsOf([duration]),
            })}
          </span>
        ))}
      </span>,
    ],
    [t($ => $.products.category), contract.category.name],
    [
      t($ => $.products.term),
      <span key="term">
        <DateText value={contract.startDate} /> – <DateText value={contract.endDate} />
      </span>,
    ],
  ]
  // A row of its own: an address does not fit into half a card of a phone.
  const contacts: readonly FactLine[] = [
    [
      t($ => $.products.contacts),
      <span key="contacts">
        {contract.contacts.map(({ name, phone }) => (
          <span key={phone} className={classes.item}>
            <span translate="no">{name}</span> <PhoneText value={phone} />
          </span>
        ))}
        <span translate="no">{contract.email}</span>
      </span>,
    ],
  ]
  return (
    <SummaryCard
      title={product.name}
      aside={<Chip tone={tones[contract.state]}>{t($ => $.contractState[contract.state])}</Chip>}
    >
      <p className={classes.quiet}>{t($ => $.products.issued)}</p>
      <p className={classes.total}>
        {totalSum === undefined ? '—' : <Amount value={totalSum} currency="KGS" size="lg" />}
      </p>
      <div className={classes.facts}>
        <Facts facts={facts} isNarrow />
        <Facts facts={contacts} />
      </div>
    </SummaryCard>
  )
}
