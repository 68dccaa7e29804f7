import { shortAccount } from '@tartip/domain/identifiers/account-number'
import { bishkekDate, fromIso } from '@tartip/domain/time/instant'
import { useMemo } from 'react'
import { useTranslation } from '../../../../lib/use-translation.ts'
import { DataTable } from '../../../../components/table/data-table.tsx'
import type { DataColumn } from '../../../../components/table/data-column.ts'
import { Amount } from '../../../../components/text/amount.tsx'
import { DateText } from '../../../../components/text/date-text.tsx'
import type { AccountOperation } from '../../account-queries.ts'
import classes from './operation-table.module.css'

interface OperationTableProps {
  operations: readonly AccountOperation[]
}

/** Operations made in the internet bank lead to their document. */
const hrefOf = ({ paymentId }: AccountOperation): string | undefined =>
  paymentId ? `/history?payment=${encodeURIComponent(paymentId)}` : undefined

const noteOf = ({ counterpartyAccount, purpose }: AccountOperation): string =>
  counterpartyAccount ? `${shortAccount(counterpartyAccount)} · ${purpose}` : purpose

/** Operations of one account with the running balance. */
export function OperationTable({ operations }: OperationTableProps) {
  const { t } = useTranslation('accounts')
  const columns = useOperationColumns()
  return (
    <DataTable
      label={t($ => $.operations.title)}
      columns={columns}
      rows={operations}
      getRowId={operation => operation.id}
      rowName={operation => operation.counterpartyName}
      rowHref={hrefOf}
      renderCard={operation => <OperationCard operation={operation} />}
    />
  )
}

function useOperationColumns(): readonly DataColumn<AccountOperation>[] {
  const { t } = useTranslation('accounts')
  return useMemo(
    () => [
      {
        id: 'date',
        header: t($ => $.operations.date),
        width: '7.5rem',
        cell: operation => <DateText value={bishkekDate(fromIso(operation.bookedDate))} />,
      },
      {
        id: 'who',
        header: t($ => $.operations.who),
        isRowName: true,
        cell: operation => operation.counterpartyName,
        note: noteOf,
      },
      {
        id: 'number',
        header: t($ => $.operations.number),
        width: '6rem',
        isExtra: true,
        cell: operation => operation.documentNumber ?? '—',
      },
      {
        id: 'amount',
        header: t($ => $.operations.amount),
        align: 'end',
        cell: operation => (
          <Amount
            value={operation.amount}
            currency={operation.currency}
            direction={operation.direction}
          />
        ),
      },
      {
        id: 'after',
        header: t($ => $.operations.after),
        align: 'end',
        cell: operation => (
          <span className={classes.after}>
            <Amount value={operation.balanceAfter} currency={operation.currency} isBare />
          </span>
        ),
      },
    ],
    [t],
  )
}

function OperationCard({ operation }: { operation: AccountOperation }) {
  const { t } = useTranslation('accounts')
  return (
    <span className={classes.card}>
      <span className={classes.line}>
        <span className={classes.name}>{operation.counterpartyName}</span>
        <Amount
          value={operation.amount}
          currency={operation.currency}
          direction={operation.direction}
        />
      </span>
      <span className={classes.purpose}>{noteOf(operation)}</span>
      <span className={classes.line}>
        <span className={classes.purpose}>
          <DateText value={bishkekDate(fromIso(operation.bookedDate))} />
        </span>
        <span className={classes.purpose}>
          {t($ => $.operations.after)}{' '}
          <Amount value={operation.balanceAfter} currency={operation.currency} isBare />
        </span>
      </span>
    </span>
  )
}
