import { colourOfStatus } from '@tartip/domain/payment/status-view'
import { withSavedView } from '@tartip/domain/people/table-views'
import type { SavedView, TableView } from '@tartip/domain/people/table-views'
import { useState } from 'react'
import { Button } from '../../components/controls/button.tsx'
import { ActionBar } from '../../components/table/action-bar.tsx'
import type { DataColumn, DataSort, RowIds } from '../../components/table/data-column.ts'
import { DataTable } from '../../components/table/data-table.tsx'
import { Pager } from '../../components/table/pager.tsx'
import { ViewMenu } from '../../components/table/view-menu.tsx'
import { Amount } from '../../components/text/amount.tsx'
import { DateText } from '../../components/text/date-text.tsx'
import { StatusChip } from '../../components/text/status-chip.tsx'
import { sampleRows } from '../samples.ts'
import type { SampleRow } from '../samples.ts'
import { Row, Specimen, Specimens } from '../specimen.tsx'
import { useWords } from '../words.ts'
import type { GalleryWords } from '../words.ts'

/** The columns of the history, as a feature would write them. */
export const sampleColumns = (words: GalleryWords): readonly DataColumn<SampleRow>[] => [
  {
    id: 'date',
    header: words.date,
    width: '8rem',
    isSortable: true,
    cell: row => <DateText value={row.date} />,
  },
  { id: 'to', header: words.to, isRowName: true, cell: row => row.to, isSortable: true },
  { id: 'account', header: words.account, cell: row => `··${row.account}`, isExtra: true },
  {
    id: 'status',
    header: words.status,
    cell: row => (
      <StatusChip
        status={row.status}
        colour={row.status === 'ON_VERIFICATION' ? 'info' : colourOfStatus(row.status)}
        isYourTurn={row.status === 'ON_VERIFICATION'}
      />
    ),
  },
  {
    id: 'amount',
    header: words.amount,
    align: 'end',
    isSortable: true,
    cell: row => <Amount value={row.amount} currency="KGS" direction="DEBIT" />,
  },
]

const rows = sampleRows(7)
const idOf = (row: SampleRow) => row.id
const nameOf = (row: SampleRow) => row.to
const hrefOf = (row: SampleRow) => `/history?payment=${row.id}`
const canSelect = (row: SampleRow) => row.status !== 'SUCCESS'
const usualView = { hidden: [], isCompact: false }

/** The table with all that it can do, its cards, its pager and its bar. */
export function TableSection() {
  const words = useWords()
  const [selection, setSelection] = useState<RowIds>(new Set(['1']))
  const [sort, setSort] = useState<DataSort>({ columnId: 'date', isDescending: true })
  const [page, setPage] = useState(4)
  const [view, setView] = useState<TableView>(usualView)
  const [saved, setSaved] = useState<readonly SavedView[]>([])
  const columns = sampleColumns(words)
  return (
    <Specimens>
      <Specimen name="Table: keyboard, selection, sort, columns, density, saved views" isWide>
        <Row>
          <ViewMenu
            columns={[
              { id: 'account', label: words.account },
              { id: 'status', label: words.status },
            ]}
            view={view}
            onChange={setView}
            saved={{
              views: saved,
              onSave: name => setSaved(withSavedView(saved, { ...view, name, address: '' })),
              onApply: setView,
              onForget: name => setSaved(saved.filter(one => one.name !== name)),
            }}
          />
        </Row>
        <DataTable
          label={words.payments}
          columns={columns}
          rows={rows}
          getRowId={idOf}
          rowName={nameOf}
          rowHref={hrefOf}
          selection={selection}
          onSelectionChange={setSelection}
          canSelect={canSelect}
          sort={sort}
          onSortChange={setSort}
          hiddenColumns={view.hidden}
          isCompact={view.isCompact}
          activeRowId="3"
          renderCard={row => (
            <Row>
              <strong>{row.to}</strong>
              <Amount value={row.amount} currency="KGS" direction="DEBIT" />
            </Row>
          )}
        />
        <Pager label={words.payments} page={page} pages={13} onChange={setPage} />
        <ActionBar
          selectedCount={selection.size}
          summary={<Amount value="428400.00" currency="KGS" />}
          onClear={() => setSelection(new Set())}
        >
          <Button size="sm">{words.toSign}</Button>
          <Button size="sm" variant="default">
            {words.delete}
          </Button>
        </ActionBar>
      </Specimen>
    </Specimens>
  )
}
