import { cardReasonNames } from '@tartip/domain/cards/card-names'
import { formatDate } from '@tartip/domain/time/format-date'
import { bishkekDate, fromIso } from '@tartip/domain/time/instant'
import { SummaryCard } from '../../../components/layout/summary-card.tsx'
import { Amount } from '../../../components/text/amount.tsx'
import { useLanguage } from '../../../lib/use-language.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import { CardFace } from '../card-face.tsx'
import { CardStatusChip } from '../card-status-chip.tsx'
import type { Card, CardAccount } from '../cards-model.ts'
import { MultiBalance } from '../multi-balance.tsx'
import classes from './card.module.css'

interface CardTopProps {
  card: Card
  account: CardAccount
}

/** The card as it looks, whether it works, and what can be spent with it. */
export function CardTop({ card, account }: CardTopProps) {
  const { t } = useTranslation('cards')
  const language = useLanguage()
  const { statusReason } = card
  const since = formatDate(bishkekDate(fromIso(card.statusDate)))
  return (
    <SummaryCard>
      <div className={classes.top}>
        <CardFace card={card} size="large" />
        <div className={classes.money}>
          <p className={classes.status}>
            <CardStatusChip status={card.status} />
            {statusReason && card.status !== 'ACTIVE' ? (
              <span className={classes.quiet}>
                {t($ => $.card.blockedSince, {
                  reason: cardReasonNames[statusReason][language],
                  date: since,
                })}
              </span>
            ) : null}
          </p>
          <p className={classes.quiet}>{t($ => $.card.available)}</p>
          <p>
            <Amount
              value={account.availableAmount}
              currency={account.account.currency.isoCode}
              size="lg"
            />
          </p>
          {account.multiBalance.length > 1 ? (
            <div className={classes.balances}>
              <MultiBalance balances={account.multiBalance} />
            </div>
          ) : null}
        </div>
      </div>
    </SummaryCard>
  )
}
