import { Amount } from '../../components/text/amount.tsx'
import { chartTokenOf, tokenValue } from '../../components/theme/tokens.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import type { CardAccount } from './cards-model.ts'
import classes from './multi-balance.module.css'

interface MultiBalanceProps {
  balances: CardAccount['multiBalance']
}

/** What lies on a card account in each currency; with several of them their sum stands first. */
export function MultiBalance({ balances }: MultiBalanceProps) {
  const { t } = useTranslation('cards')
  return (
    <ul className={classes.balances} aria-label={t($ => $.card.balances)}>
      {balances.map(({ amount, currency, amountCurrency }) => (
        <li key={currency}>
          <span className={classes.name}>
            <span
              className={classes.swatch}
              data-all={currency === 'ALL' || undefined}
              style={{ background: tokenValue(chartTokenOf(currency)) }}
              aria-hidden
            />
            {currency === 'ALL' ? t($ => $.card.all) : currency}
          </span>
          <Amount value={amount} currency={amountCurrency} isBare={currency !== 'ALL'} />
        </li>
      ))}
    </ul>
  )
}
