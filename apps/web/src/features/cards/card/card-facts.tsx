import { AppLink } from '../../../components/controls/app-link.tsx'
import { Facts } from '../../../components/layout/facts.tsx'
import type { FactLine } from '../../../components/layout/facts.tsx'
import { SummaryCard } from '../../../components/layout/summary-card.tsx'
import { useTranslation } from '../../../lib/use-translation.ts'
import { AccountNumber } from '../../../components/text/account-number.tsx'
import { expiryText, systemName } from '../cards-model.ts'
import type { Card, CardAccount } from '../cards-model.ts'

interface CardFactsProps {
  card: Card
  account: CardAccount
}

/** What the card is on paper. */
export function CardFacts({ card, account }: CardFactsProps) {
  const { t } = useTranslation('cards')
  const { id, account: number, accountName } = account.account
  const facts: readonly FactLine[] = [
    [t($ => $.card.number), card.cardNum],
    [
      t($ => $.card.holder),
      <span key="holder" translate="no">
        {card.cardHolderName}
      </span>,
    ],
    [t($ => $.card.expiry), expiryText(card)],
    [t($ => $.card.system), systemName(card.paymentSystem)],
    [t($ => $.card.rbs), card.rbsNumber],
    [
      t($ => $.card.account),
      <span key="account">
        <AppLink href={`/account/${encodeURIComponent(id)}`}>{accountName}</AppLink>{' '}
        <AccountNumber account={number} isShort />
      </span>,
    ],
  ]
  return (
    <SummaryCard title={t($ => $.card.facts)}>
      <Facts facts={facts} />
    </SummaryCard>
  )
}
