import { Button } from '../../components/controls/button.tsx'
import { ActionBar } from '../../components/table/action-bar.tsx'
import { useTranslation } from '../../lib/use-translation.ts'
import { canSelect, splitByAction } from '../actions/document-action.ts'
import { amountsText } from '../actions/sums.ts'
import type { DocumentRow } from '../document-kind.ts'
import type { DocumentList } from './use-document-list.ts'

/** What can be done with the ticked documents; an action says how many it fits when not all. */
export function BulkBar<Row extends DocumentRow>({ documents }: { documents: DocumentList<Row> }) {
  const { kind, rows, selection, select, flow } = documents
  const { t } = useTranslation('documents')
  const { Chosen } = kind.slots
  const chosen = rows.filter(row => selection.has(row.id))
  const offers = kind.bulkActions
    .map(action => ({ action, ...splitByAction(chosen, action) }))
    .filter(({ possible }) => possible.length > 0)
  const selectable = rows.filter(row => canSelect(kind, row))
  return (
    <ActionBar
      selectedCount={chosen.length}
      summary={amountsText(kind, chosen)}
      onClear={() => select(new Set())}
    >
      {chosen.length < selectable.length ? (
        <Button variant="subtle" onClick={() => select(new Set(selectable.map(row => row.id)))}>
          {t($ => $.list.selectAll, { count: selectable.length })}
        </Button>
      ) : null}
      {offers.map(({ action, possible, skipped }, index) => (
        <Button
          key={action}
          variant={index === 0 ? 'filled' : 'default'}
          color={action === 'delete' ? 'danger' : 'brand'}
          onClick={() => flow.start(action, possible, skipped)}
        >
          {skipped.length === 0
            ? t($ => $.actions[action])
            : t($ => $.actions.withCount, {
                name: t($ => $.actions[action]),
                count: possible.length,
              })}
        </Button>
      ))}
      {Chosen ? <Chosen rows={chosen} /> : null}
      {offers.length === 0 && !chosen.some(row => kind.canBeExported?.(row)) ? (
        <span>{t($ => $.list.nothing)}</span>
      ) : null}
    </ActionBar>
  )
}
