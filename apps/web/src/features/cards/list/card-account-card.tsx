import { AppLink } from '../../../components/controls/app-link.tsx'
import { LineLink } from '../../../components/controls/line-link.tsx'
import { SummaryCard } from '../../../components/layout/summary-card.tsx'
import { AccountNumber } from '../../../components/text/account-number.tsx'
import { Amount } from '../../../components/text/amount.tsx'
import { useTranslation } from '../../../lib/use-translation.ts'
import { CardFace } from '../card-face.tsx'
import { CardStatusChip } from '../card-status-chip.tsx'
import { cardName, expiryText, lastDigits, systemName } from '../cards-model.ts'
import type { Card, CardAccount } from '../cards-model.ts'
import { MultiBalance } from '../multi-balance.tsx'
import { cardHref } from '../use-card-screen.ts'
import classes from './cards.module.css'

interface CardAccountCardProps {
  account: CardAccount
}

/** One card account: what can be spent, its balances, and the cards that spend it. */
export function CardAccountCard({ account }: CardAccountCardProps) {
  const { t } = useTranslation('cards')
  const { id, account: number, accountName, currency } = account.account
  return (
    <SummaryCard
      title={
        <>
          {accountName}{' '}
          <span className={classes.number}>
            <AccountNumber account={number} isShort />
          </span>
        </>
      }
      aside={
        <AppLink href={`/account/${encodeURIComponent(id)}`}>{t($ => $.list.toAccount)}</AppLink>
      }
      isFlush
    >
      <div className={classes.money}>
        <p className={classes.available}>
          <span className={classes.label}>{t($ => $.list.available)}</span>
          <Amount value={account.availableAmount} currency={currency.isoCode} size="lg" />
        </p>
        {account.multiBalance.length > 1 ? <MultiBalance balances={account.multiBalance} /> : null}
      </div>
      {account.cards.length > 0 ? (
        <ul className={classes.cards} aria-label={t($ => $.list.cardsOf, { account: accountName })}>
          {account.cards.map(card => (
            <CardLine key={card.id} card={card} />
          ))}
        </ul>
      ) : (
        <p className={classes.none}>{t($ => $.list.noCards)}</p>
      )}
    </SummaryCard>
  )
}

function CardLine({ card }: { card: Card }) {
  return (
    <li className={classes.line}>
      <CardFace card={card} size="small" />
      <div className={classes.what}>
        <LineLink href={cardHref('/card', card.id)}>{cardName(card)}</LineLink>
        <span className={classes.facts}>
          {/* Without a title the card is called by its system and digits already. */}
          {card.title?.trim() ? `${systemName(card.paymentSystem)} ··${lastDigits(card)} · ` : null}
          {expiryText(card)}
        </span>
        <span className={classes.facts} translate="no">
          {card.cardHolderName}
        </span>
      </div>
      <CardStatusChip status={card.status} />
    </li>
  )
}
