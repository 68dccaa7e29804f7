import { formatAccountNumber, shortAccount } from '@tartip/domain/identifiers/account-number'
import type { ReactNode } from 'react'
import { Amount } from '../../../components/text/amount.tsx'
import type { PaymentRow } from '../api/payment-queries.ts'
import classes from './row-line.module.css'

interface RowLineProps {
  row: PaymentRow
  /** A reason, a status: whatever must be said about this document. */
  note?: ReactNode
  tone?: 'danger' | 'success' | 'muted'
}

/** One document of a list: what is needed to recognise it before an action and after it. */
export function RowLine({ row, note, tone }: RowLineProps) {
  return (
    <li className={classes.line} data-tone={tone}>
      <div className={classes.top}>
        <span className={classes.name}>{row.recipientName}</span>
        <Amount value={row.amount} currency={row.currency} />
      </div>
      <p className={classes.details}>
        № {row.transferNum} · {shortAccount(row.payerAccount)} →{' '}
        {formatAccountNumber(row.recipientAccount)}
      </p>
      <p className={classes.details}>{row.purpose}</p>
      {note ? <p className={classes.note}>{note}</p> : null}
    </li>
  )
}
