import { CurrencyBar } from '../../components/charts/currency-bar.tsx'
import { useTranslation } from '../../lib/use-translation.ts'
import type { CardAccount } from './cards-model.ts'

interface MultiBalanceProps {
  balances: CardAccount['multiBalance']
}

/**
 * What lies on a card account in each currency; with several of them their sum stands first. Where
 * something is held, what is free of it stands below: it is what can be spent.
 */
export function MultiBalance({ balances }: MultiBalanceProps) {
  const { t } = useTranslation('cards')
  return (
    <CurrencyBar
      label={t($ => $.card.balances)}
      parts={balances.map(({ amount, plannedAmount, currency, amountCurrency }) => {
        const free =
          plannedAmount === amount
            ? {}
            : { noteAmount: plannedAmount, noteLabel: t($ => $.card.free) }
        const part = { id: currency, amount, currency: amountCurrency, ...free }
        return currency === 'ALL'
          ? { ...part, label: t($ => $.card.all), isTotal: true }
          : { ...part, label: currency }
      })}
    />
  )
}
