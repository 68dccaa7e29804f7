import { shortAccount } from '@tartip/domain/identifiers/account-number'
import type { ListWords } from '@tartip/domain/lists/list-words'
import { bishkekDate, fromIso } from '@tartip/domain/time/instant'
import { Amount } from '../../../../components/text/amount.tsx'
import { DateText } from '../../../../components/text/date-text.tsx'
import type { ColumnStyles } from '../../../../lists/list-columns.tsx'
import type { AccountOperation } from '../../account-queries.ts'
import classes from './operation-columns.module.css'

const noteOf = ({ counterpartyAccount, purpose }: AccountOperation): string =>
  counterpartyAccount ? `${shortAccount(counterpartyAccount)} · ${purpose}` : purpose

function MovedAmount({ operation }: { operation: AccountOperation }) {
  const { amount, currency, direction } = operation
  return <Amount value={amount} currency={currency} direction={direction} />
}

/** Widths and cells of the columns that do not follow from their kind. */
export const operationColumnStyles: ColumnStyles<AccountOperation> = {
  date: { width: '7.5rem' },
  number: { width: '6rem', isExtra: true },
  counterparty: { isRowName: true, cell: row => row.counterpartyName, note: noteOf },
  amount: { cell: row => <MovedAmount operation={row} /> },
  after: {
    cell: row => (
      <span className={classes.after}>
        <Amount value={row.balanceAfter} currency={row.currency} hidesCurrency />
      </span>
    ),
  },
}

interface OperationCardProps {
  operation: AccountOperation
  words: ListWords
}

/** An operation on a phone: who and how much, then when and what was left. */
export function OperationCard({ operation, words }: OperationCardProps) {
  return (
    <span className={classes.card}>
      <span className={classes.line}>
        <span className={classes.name}>{operation.counterpartyName}</span>
        <MovedAmount operation={operation} />
      </span>
      <span className={classes.purpose}>{noteOf(operation)}</span>
      <span className={classes.line}>
        <span className={classes.purpose}>
          <DateText value={bishkekDate(fromIso(operation.bookedDate))} />
        </span>
        <span className={classes.purpose}>
          {words.column('after')}{' '}
          <Amount value={operation.balanceAfter} currency={operation.currency} hidesCurrency />
        </span>
      </span>
    </span>
  )
}
