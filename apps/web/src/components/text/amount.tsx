import { isCurrencyCode } from '@tartip/domain/money/currency'
import { parseDecimal } from '@tartip/domain/money/decimal'
import { formatAmount, splitAmount } from '@tartip/domain/money/format-amount'
import classes from './amount.module.css'

interface AmountProps {
  /** Wire decimal: `1234.50`. */
  value: string
  /** ISO code. */
  currency: string
  /** Adds the sign of a movement: a debit goes out with a minus, a credit comes in with a plus. */
  direction?: 'DEBIT' | 'CREDIT' | undefined
  /** `xl` is the balance of a screen: its fraction and code step back. */
  size?: 'md' | 'lg' | 'xl'
  /** In a table whose column names the currency. */
  hidesCurrency?: boolean
}

/** Money as the product shows it everywhere: never broken over two lines, digits of equal width. */
export function Amount({
  value,
  currency,
  direction,
  size = 'md',
  hidesCurrency = false,
}: AmountProps) {
  const parsed = isCurrencyCode(currency) ? parseDecimal(value, currency) : undefined
  // A currency this client does not know yet is shown as it was sent rather than guessed at.
  if (!parsed?.ok || !isCurrencyCode(currency)) {
    return <span className={classes.amount} translate="no">{`${value}\u00A0${currency}`}</span>
  }
  const signed = direction === 'DEBIT' ? -parsed.value : parsed.value
  if (size === 'md') {
    return (
      <span className={classes.amount} data-direction={direction} translate="no">
        {formatAmount(signed, currency, {
          withCode: !hidesCurrency,
          sign: direction ? 'always' : 'auto',
        })}
      </span>
    )
  }
  const { whole, fraction } = splitAmount(signed, currency)
  return (
    <span className={classes.amount} data-size={size} data-direction={direction} translate="no">
      {direction === 'CREDIT' ? '+' : ''}
      {whole}
      <span className={classes.small}>
        {fraction ? `,${fraction}` : ''}
        {hidesCurrency ? '' : `\u00A0${currency}`}
      </span>
    </span>
  )
}
