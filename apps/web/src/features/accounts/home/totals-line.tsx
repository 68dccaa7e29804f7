import { Fragment } from 'react'
import { Amount } from '../../../components/text/amount.tsx'
import type { PaymentPage } from '../account-queries.ts'
import classes from './queue.module.css'

interface TotalsLineProps {
  totals: PaymentPage['totals']
}

/** Sums as a list, never added over currencies: `1 031 400,00 KGS · 8 400,00 USD`. */
export function TotalsLine({ totals }: TotalsLineProps) {
  return (
    <span className={classes.totals}>
      {totals.map(({ currency, amount }, index) => (
        <Fragment key={currency}>
          {index > 0 ? ' · ' : null}
          <Amount value={amount} currency={currency} />
        </Fragment>
      ))}
    </span>
  )
}
