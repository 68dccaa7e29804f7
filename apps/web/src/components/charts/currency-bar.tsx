import { Amount } from '../text/amount.tsx'
import { chartTokenOf, tokenValue } from '../theme/tokens.ts'
import classes from './currency-bar.module.css'

export interface CurrencyPart {
  readonly id: string
  readonly label: string
  /** Wire decimal. */
  readonly amount: string
  readonly currency: string
  /** A second amount with its word: «доступно 11 000,00». */
  readonly noteLabel?: string
  readonly noteAmount?: string
  /** The sum of all others: on a line of its own, with its currency and without a colour. */
  readonly isTotal?: boolean
}

interface CurrencyBarProps {
  /** Names the list for a screen reader. */
  label: string
  parts: readonly CurrencyPart[]
}

/**
 * Exact amounts per currency, each with the colour it has in every chart. No common bar: different
 * currencies have no common length. Parts of one currency are drawn by ShareBar.
 */
export function CurrencyBar({ label, parts }: CurrencyBarProps) {
  return (
    <ul className={classes.legend} aria-label={label}>
      {parts.map(part => (
        <li key={part.id} data-total={part.isTotal}>
          <span className={classes.name}>
            {part.isTotal ? null : (
              <span
                className={classes.swatch}
                style={{ background: tokenValue(chartTokenOf(part.currency)) }}
                aria-hidden
              />
            )}
            {part.label}
          </span>
          <Amount
            value={part.amount}
            currency={part.currency}
            hidesCurrency={part.label === part.currency}
          />
          {part.noteAmount ? (
            <span className={classes.note}>
              {part.noteLabel}{' '}
              <Amount value={part.noteAmount} currency={part.currency} hidesCurrency />
            </span>
          ) : null}
        </li>
      ))}
    </ul>
  )
}
