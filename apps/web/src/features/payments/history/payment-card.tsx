import { numbered } from '@tartip/domain/documents/numbered'
import { shortAccount } from '@tartip/domain/identifiers/account-number'
import { bishkekDate, fromIso, type Instant } from '@tartip/domain/time/instant'
import { Amount } from '../../../components/text/amount.tsx'
import { DateText } from '../../../components/text/date-text.tsx'
import { PaymentStatusChip } from '../../../components/text/payment-status-chip.tsx'
import { SignDeadline } from '../../../documents/drawer/sign-deadline.tsx'
import { directionOf } from '../../../lib/document-flags.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import type { PaymentRow } from '../api/payment-queries.ts'
import classes from './payment-card.module.css'

/** A document on a phone: to whom and how much, then where it is. */
export function PaymentCard({ row, now }: { row: PaymentRow; now: () => Instant | undefined }) {
  const language = useLanguage()
  return (
    <span className={classes.card}>
      <span className={classes.top}>
        <span className={classes.name} translate="no">
          {row.recipientName}
        </span>
        <Amount value={row.amount} currency={row.currency} direction={directionOf(row)} />
      </span>
      <span className={classes.note}>
        <DateText value={bishkekDate(fromIso(row.createdDate))} /> ·{' '}
        {numbered(row.transferNum, language)} · {shortAccount(row.payerAccount)}
      </span>
      <span className={classes.purpose}>{row.purpose}</span>
      <span className={classes.chips}>
        <PaymentStatusChip row={row} />
        {row.signDeadline ? <SignDeadline deadline={fromIso(row.signDeadline)} now={now} /> : null}
      </span>
    </span>
  )
}
