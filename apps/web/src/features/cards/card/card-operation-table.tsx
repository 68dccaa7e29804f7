import { isNotZero } from '@tartip/domain/money/decimal'
import { formatDateTime } from '@tartip/domain/time/format-date'
import { fromIso } from '@tartip/domain/time/instant'
import { useMemo } from 'react'
import type { DataColumn } from '../../../components/table/data-column.ts'
import { DataTable } from '../../../components/table/data-table.tsx'
import { Amount } from '../../../components/text/amount.tsx'
import { amountText } from '../../../components/text/amount-text.ts'
import { Chip } from '../../../components/text/chip.tsx'
import { DateTimeText } from '../../../components/text/date-time-text.tsx'
import type { Translate } from '../../../lib/texts.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import type { CardOperation } from '../cards-queries.ts'
import classes from './card.module.css'

interface CardOperationTableProps {
  operations: readonly CardOperation[]
  /** Names the card of each operation. */
  withCards: boolean
}

const hasCommission = ({ commissionAmount }: CardOperation): boolean => isNotZero(commissionAmount)

function noteOf(operation: CardOperation, withCards: boolean, t: Translate<'cards'>): string {
  const { kind, cardNum, commissionAmount, commissionCurrency } = operation
  return [
    t($ => $.operations.kind[kind]),
    ...(withCards && cardNum ? [`··${cardNum.slice(-4)}`] : []),
    ...(hasCommission(operation)
      ? [
          t($ => $.operations.commission, {
            amount: amountText(commissionAmount, commissionCurrency),
          }),
        ]
      : []),
  ].join(' · ')
}

/** Operations with a card: where, how much the terminal showed, how much left the account. */
export function CardOperationTable({ operations, withCards }: CardOperationTableProps) {
  const { t } = useTranslation('cards')
  const columns = useCardOperationColumns(withCards)
  return (
    <DataTable
      label={t($ => $.operations.title)}
      columns={columns}
      rows={operations}
      getRowId={operation => operation.id}
      rowName={operation =>
        `${operation.transactionDetails}, ${formatDateTime(fromIso(operation.transactionDate))}`
      }
      renderCard={operation => <OperationCard operation={operation} withCards={withCards} />}
    />
  )
}

function useCardOperationColumns(withCards: boolean): readonly DataColumn<CardOperation>[] {
  const { t } = useTranslation('cards')
  return useMemo(
    () => [
      {
        id: 'date',
        header: t($ => $.operations.date),
        width: '10rem',
        cell: operation => <DateTimeText value={operation.transactionDate} />,
      },
      {
        id: 'details',
        header: t($ => $.operations.details),
        isRowName: true,
        cell: operation => operation.transactionDetails,
        note: operation => noteOf(operation, withCards, t),
      },
      {
        id: 'transaction',
        header: t($ => $.operations.inCurrency),
        align: 'end',
        isExtra: true,
        cell: operation => (
          <span className={classes.quiet}>
            <Amount value={operation.transactionAmount} currency={operation.transactionCurrency} />
          </span>
        ),
      },
      {
        id: 'amount',
        header: t($ => $.operations.amount),
        align: 'end',
        cell: operation => <BaseAmount operation={operation} />,
      },
    ],
    [t, withCards],
  )
}

/** What reached or left the account; still on its way while the payment system has not settled it. */
function BaseAmount({ operation }: { operation: CardOperation }) {
  const { t } = useTranslation('cards')
  return (
    <span className={classes.amount}>
      <Amount
        value={operation.baseAmount}
        currency={operation.baseCurrency}
        direction={operation.direction}
      />
      {operation.isPending ? <Chip tone="warning">{t($ => $.operations.pending)}</Chip> : null}
    </span>
  )
}

function OperationCard({ operation, withCards }: { operation: CardOperation; withCards: boolean }) {
  const { t } = useTranslation('cards')
  return (
    <span className={classes.operation}>
      <span className={classes.operationLine}>
        <span className={classes.operation}>
          <span className={classes.place}>{operation.transactionDetails}</span>
          <span className={classes.quiet}>{noteOf(operation, withCards, t)}</span>
        </span>
        <BaseAmount operation={operation} />
      </span>
      <span className={classes.quiet}>
        <DateTimeText value={operation.transactionDate} />
      </span>
    </span>
  )
}
