import { Button } from '../../../components/controls/button.tsx'
import { useTranslation } from '../../../lib/use-translation.ts'
import { ActionBar } from '../../../components/table/action-bar.tsx'
import type { RowIds } from '../../../components/table/data-column.ts'
import { canSelect, splitByAction } from '../../../documents/actions/document-action.ts'
import { amountsText } from '../../../documents/actions/sums.ts'
import type { BatchAction } from '../../../documents/document-kind.ts'
import type { PaymentRow } from '../api/payment-queries.ts'
import { paymentKind } from '../payment-kind.ts'

interface BulkBarProps {
  rows: readonly PaymentRow[]
  selection: RowIds
  onSelect: (ids: RowIds) => void
  onAct: (action: BatchAction, rows: readonly PaymentRow[], skipped: readonly PaymentRow[]) => void
}

/** What can be done with the ticked documents; an action says how many it fits when not all. */
export function BulkBar({ rows, selection, onSelect, onAct }: BulkBarProps) {
  const { t } = useTranslation('payments')
  const { t: documentText } = useTranslation('documents')
  const chosen = rows.filter(row => selection.has(row.id))
  const offers = paymentKind.bulkActions
    .map(action => ({ action, ...splitByAction(chosen, action) }))
    .filter(({ possible }) => possible.length > 0)
  const selectable = rows.filter(row => canSelect(paymentKind, row))
  return (
    <ActionBar
      selectedCount={chosen.length}
      summary={amountsText(paymentKind, chosen)}
      onClear={() => onSelect(new Set())}
    >
      {chosen.length < selectable.length ? (
        <Button variant="subtle" onClick={() => onSelect(new Set(selectable.map(row => row.id)))}>
          {t($ => $.history.bar.selectAll, { count: selectable.length })}
        </Button>
      ) : null}
      {offers.map(({ action, possible, skipped }, index) => (
        <Button
          key={action}
          variant={index === 0 ? 'filled' : 'default'}
          color={action === 'delete' ? 'danger' : 'brand'}
          onClick={() => onAct(action, possible, skipped)}
        >
          {skipped.length === 0
            ? documentText($ => $.actions[action])
            : documentText($ => $.actions.withCount, {
                name: documentText($ => $.actions[action]),
                count: possible.length,
              })}
        </Button>
      ))}
      {offers.length === 0 ? <span>{t($ => $.history.bar.nothing)}</span> : null}
    </ActionBar>
  )
}
