import { Amount } from '../text/amount.tsx'
import { tokenValue } from '../theme/tokens.ts'
import type { ColourToken } from '../theme/tokens.ts'
import { plotValue } from './plot-value.ts'
import classes from './share-bar.module.css'

export interface SharePart {
  readonly id: string
  readonly label: string
  /** Wire decimal. */
  readonly amount: string
  readonly token: ColourToken
}

interface ShareBarProps {
  /** Names the list for a screen reader. */
  label: string
  /** One currency for all parts: lengths are comparable. */
  currency: string
  parts: readonly SharePart[]
}

/** One amount split into its parts, drawn to scale, with the exact parts below. */
export function ShareBar({ label, currency, parts }: ShareBarProps) {
  return (
    <div>
      <div className={classes.bar} aria-hidden>
        {parts.map(part => (
          <span
            key={part.id}
            style={{
              background: tokenValue(part.token),
              flexGrow: Math.max(plotValue(part.amount, currency), 0),
            }}
          />
        ))}
      </div>
      <ul className={classes.legend} aria-label={label}>
        {parts.map(part => (
          <li key={part.id}>
            <span
              className={classes.swatch}
              style={{ background: tokenValue(part.token) }}
              aria-hidden
            />
            {part.label} <Amount value={part.amount} currency={currency} hidesCurrency />
          </li>
        ))}
      </ul>
    </div>
  )
}
