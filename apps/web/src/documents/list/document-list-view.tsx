import { IconArrowUp } from '@tabler/icons-react'
import { useCallback } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../../components/controls/button.tsx'
import { VisuallyHidden } from '../../components/controls/visually-hidden.tsx'
import type { LazyPart } from '../../lib/lazy-part.tsx'
import { KeptPart } from '../../lib/lost-part.tsx'
import type { OwnTableViews } from '../../lib/table-views/use-table-views.ts'
import { useBankToday } from '../../lib/use-bank-today.ts'
import { FilterChips } from '../../lists/filter-chips.tsx'
import type { FilterSources } from '../../lists/filter-fields.tsx'
import { FoundList } from '../../lists/found-list.tsx'
import type { FoundListProps } from '../../lists/found-list.tsx'
import { ListToolbar } from '../../lists/list-toolbar.tsx'
import classes from '../../lists/lists.module.css'
import { canSelect } from '../actions/document-action.ts'
import type { DocumentRow } from '../document-kind.ts'
import type { DocumentDrawerProps } from '../drawer/document-drawer.tsx'
import { useNeighbours } from '../drawer/neighbours.ts'
import { BulkBar } from './bulk-bar.tsx'
import type { DocumentList } from './use-document-list.ts'

/** What the list gives to the drawer of its kind. */
export type DocumentSheetProps<Row extends DocumentRow> = Omit<DocumentDrawerProps<Row>, 'kind'>

type ShownRows<Row> = Pick<
  FoundListProps<Row>,
  'list' | 'words' | 'columnStyles' | 'renderCard' | 'rowName' | 'rowHref' | 'empty'
>

interface DocumentListViewProps<Row extends DocumentRow> extends ShownRows<Row> {
  documents: DocumentList<Row>
  sources?: FilterSources
  views?: OwnTableViews
  /** Whether the person acts on documents at all; who only reads has no boxes. */
  mayAct: boolean
  /** Words of the button that shows documents which came in meanwhile. */
  waitingText: (count: number) => string
  /** Its code comes when a document or an action first needs it. */
  sheet: LazyPart<DocumentSheetProps<Row>>
  /** What the person should know of how the rows were found. */
  note?: string | undefined
  /** Buttons at the end of the toolbar: the export. */
  children?: ReactNode
}

/** Documents of one kind, found, read and acted upon. */
export function DocumentListView<Row extends DocumentRow>(props: DocumentListViewProps<Row>) {
  const { documents, list, words, sources, views, sheet, mayAct } = props
  const { kind, address, live } = documents
  const { search, go } = address
  const today = useBankToday()
  const canSelectRow = useCallback((row: Row) => canSelect(kind, row), [kind])
  return (
    <>
      <div
        style={{ display: 'contents' }}
        onFocus={event => documents.setIsTyping(event.target.matches('input, textarea'))}
        onBlur={() => documents.setIsTyping(false)}
      >
        <ListToolbar
          list={list}
          words={words}
          address={address}
          today={today}
          {...(sources ? { sources } : {})}
          {...(views ? { views } : {})}
        >
          {props.children}
        </ListToolbar>
        <FilterChips list={list} words={words} search={search} sources={sources} onChange={go} />
      </div>
      {props.note ? (
        <p role="status" className={classes.note}>
          {props.note}
        </p>
      ) : null}
      {documents.hasHeldNews ? (
        <Button
          className={classes.news}
          leftSection={<IconArrowUp size={18} aria-hidden />}
          onClick={live.showWaiting}
        >
          {props.waitingText(live.waitingCount)}
        </Button>
      ) : null}
      <FoundList
        list={list}
        words={words}
        address={address}
        found={documents.found}
        columnStyles={props.columnStyles}
        renderCard={props.renderCard}
        rowName={props.rowName}
        rowHref={props.rowHref}
        empty={props.empty}
        {...(views ? { view: views.view } : {})}
        selection={documents.selection}
        {...(mayAct ? { onSelect: documents.select } : {})}
        canSelect={canSelectRow}
        changedIds={live.changedIds}
        onNear={sheet.preload}
      />
      <BulkBar documents={documents} />
      <DocumentSheet documents={documents} sheet={sheet} />
      <VisuallyHidden role="status">{documents.announcement}</VisuallyHidden>
    </>
  )
}

function DocumentSheet<Row extends DocumentRow>({
  documents,
  sheet,
}: Pick<DocumentListViewProps<Row>, 'documents' | 'sheet'>) {
  const { legalPartyId, openId, open, order, flow, state } = documents
  const neighbours = useNeighbours(order, openId)
  const close = () => open(undefined)
  const handleLost = () => {
    flow.close()
    close()
  }
  return (
    <KeptPart isNeeded={openId !== undefined || state.phase !== 'closed'} onLost={handleLost}>
      <sheet.Part
        legalPartyId={legalPartyId}
        documentId={openId}
        neighbours={neighbours}
        flow={flow}
        state={state}
        onOpen={open}
        onClose={close}
      />
    </KeptPart>
  )
}
