import { IconPencil } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { importedKindNames } from '@tartip/domain/files/exchanged-files'
import { operationNames, type OperationCode } from '@tartip/domain/payment/operation'
import { may } from '@tartip/domain/people/policy'
import { formatDate } from '@tartip/domain/time/format-date'
import { isLocalDate } from '@tartip/domain/time/instant'
import { useState } from 'react'
import { Button } from '../../components/controls/button.tsx'
import { IconButton } from '../../components/controls/icon-button.tsx'
import { Tabs } from '../../components/controls/tabs.tsx'
import { QueryState } from '../../components/feedback/query-state.tsx'
import { SummaryCard } from '../../components/layout/summary-card.tsx'
import type { DataColumn, RowIds } from '../../components/table/data-column.ts'
import { DataTable } from '../../components/table/data-table.tsx'
import { Pager } from '../../components/table/pager.tsx'
import { AccountNumber } from '../../components/text/account-number.tsx'
import { Amount } from '../../components/text/amount.tsx'
import { execute } from '../../lib/graphql-client.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { useViewer } from '../../lib/use-me.ts'
import { useRefusalToast } from '../../lib/use-refusal-toast.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import {
  CreateDocumentsFromFileDocument,
  type ImportedRowsQueryVariables,
} from './api/exchange.files.generated.ts'
import {
  importedRowsQuery,
  service,
  type ImportedDetails,
  type ImportedRow,
} from './file-queries.ts'
import classes from './files.module.css'
import { LackedFields } from './lacked-fields.tsx'
import { RowForm } from './row-form.tsx'

const shownTabs = ['ALL', 'FAULTY', 'WARNED', 'READY', 'CREATED'] as const
type Shown = (typeof shownTabs)[number]
/** Rows with a warning are those that still may become documents, as they are counted. */
const filterOfTab: Readonly<
  Record<Shown, Pick<ImportedRowsQueryVariables['filter'], 'states' | 'onlyWarned'>>
> = {
  ALL: {},
  FAULTY: { states: ['FAULTY'] },
  WARNED: { states: ['READY'], onlyWarned: true },
  READY: { states: ['READY'] },
  CREATED: { states: ['CREATED'] },
}
const noRows: ReadonlyMap<string, ImportedRow> = new Map()

/** The rows as the documents that they are or would be. */
export function ImportedRows({ details: { file, lackedFields } }: { details: ImportedDetails }) {
  const { t } = useTranslation('files')
  const language = useLanguage()
  const viewer = useViewer()
  const { legalPartyId } = viewer
  const client = useQueryClient()
  const showRefusal = useRefusalToast()
  const [chosenTab, setChosenTab] = useState<Shown>()
  // What is wrong comes first, also when the check ends while the page is open.
  const shown = chosenTab ?? (file.faultyCount > 0 ? 'FAULTY' : 'ALL')
  const [page, setPage] = useState(1)
  /** Chosen rows of all pages and tabs, as they were read last. */
  const [chosenRows, setChosenRows] = useState(noRows)
  // Documents of the file were made or undone, here or elsewhere: what was chosen before is something else now.
  const [createdCount, setCreatedCount] = useState(file.createdCount)
  if (createdCount !== file.createdCount) {
    setCreatedCount(file.createdCount)
    setChosenRows(noRows)
  }
  const [edited, setEdited] = useState<readonly ImportedRow[]>()
  const filter = {
    legalPartyId,
    fileId: file.id,
    ...filterOfTab[shown],
  }
  const rows = useQuery(importedRowsQuery(filter, page, language))
  const mayAct =
    may(viewer, 'payments.create').ok &&
    ['PROCESSED', 'EDITED', 'PARTIALLY_PROCESSED'].includes(file.status)
  const create = useMutation({
    mutationFn: (rowIds: readonly number[]) =>
      execute(
        CreateDocumentsFromFileDocument,
        { rows: { legalPartyId, fileId: file.id, rowIds: [...rowIds] } },
        { service },
      ),
    onError: showRefusal,
    onSettled: () => {
      setChosenRows(noRows)
      return client.invalidateQueries({ queryKey: ['imported-files'] })
    },
  })
  const onPage = new Map((rows.data?.list ?? []).map(row => [String(row.id), row]))
  const chosen = [...chosenRows].map(([id, row]) => onPage.get(id) ?? row)
  const choose = (ids: RowIds) =>
    setChosenRows(
      new Map(
        [...ids].flatMap(id => {
          const row = onPage.get(id) ?? chosenRows.get(id)
          return row ? [[id, row] as const] : []
        }),
      ),
    )
  const toCreate = chosen.filter(row => row.state === 'READY')
  return (
    <>
      {mayAct && lackedFields.length > 0 ? (
        <LackedFields
          fileId={file.id}
          lacked={lackedFields}
          onFilled={() => setChosenRows(noRows)}
        />
      ) : null}
      <Tabs
        label={t($ => $.rows.label)}
        value={shown}
        tabs={shownTabs.map(value => ({ value, label: t($ => $.rows.tabs[value]) }))}
        onChange={next => {
          setChosenTab(next)
          setPage(1)
        }}
      />
      {mayAct && chosen.length > 0 ? (
        <p className={classes.line}>
          <span role="status">{t($ => $.rows.chosen, { count: chosen.length })}</span>
          <Button variant="subtle" size="sm" onClick={() => setChosenRows(noRows)}>
            {t($ => $.rows.clear)}
          </Button>
          <Button
            variant="default"
            size="sm"
            leftSection={<IconPencil size={18} aria-hidden />}
            onClick={() => setEdited(chosen)}
          >
            {t($ => $.rows.correctChosen, { count: chosen.length })}
          </Button>
          {toCreate.length > 0 ? (
            <Button
              size="sm"
              loading={create.isPending}
              onClick={() => create.mutate(toCreate.map(({ id }) => id))}
            >
              {t($ => $.rows.createChosen, { count: toCreate.length })}
            </Button>
          ) : null}
        </p>
      ) : null}
      <QueryState
        query={rows}
        isEmpty={found => found.list.length === 0}
        empty={<p className={classes.quiet}>{t($ => $.rows.none)}</p>}
      >
        {found => (
          <>
            <SummaryCard isFlush>
              <DataTable
                label={t($ => $.rows.label)}
                columns={columnsOf(mayAct ? row => setEdited([row]) : undefined)}
                rows={found.list}
                getRowId={row => String(row.id)}
                rowName={row => `${row.row} ${textOf(row, 'recipientName')}`}
                selection={new Set(chosenRows.keys())}
                {...(mayAct ? { onSelectionChange: choose } : {})}
                canSelect={row => row.state !== 'CREATED'}
                renderCard={row => (
                  <RowCard row={row} onEdit={mayAct ? () => setEdited([row]) : undefined} />
                )}
              />
            </SummaryCard>
            <Pager
              label={t($ => $.rows.label)}
              page={page}
              pages={found.amountPages}
              onChange={setPage}
            />
          </>
        )}
      </QueryState>
      {edited ? (
        <RowForm
          fileId={file.id}
          rows={edited}
          onSaved={saved => {
            const now = saved.map(row => [String(row.id), row] as const)
            setChosenRows(new Map([...chosenRows, ...now.filter(([id]) => chosenRows.has(id))]))
          }}
          onClose={() => setEdited(undefined)}
        />
      ) : null}
    </>
  )

  function columnsOf(
    onEdit: ((row: ImportedRow) => void) | undefined,
  ): readonly DataColumn<ImportedRow>[] {
    return [
      {
        id: 'row',
        header: t($ => $.rows.row),
        width: '4.5rem',
        align: 'end',
        cell: row => row.row,
      },
      {
        id: 'recipient',
        header: t($ => $.rows.recipient),
        isRowName: true,
        cell: row => <span translate="no">{textOf(row, 'recipientName') || '—'}</span>,
        note: row => (
          <>
            <AccountText account={textOf(row, 'recipientAccount')} />
            <Faults row={row} />
          </>
        ),
      },
      {
        id: 'kind',
        header: t($ => $.rows.kind),
        width: '10rem',
        cell: row => <KindText row={row} />,
      },
      {
        id: 'date',
        header: t($ => $.rows.date),
        width: '7rem',
        isExtra: true,
        cell: row => dateOf(textOf(row, 'valueDate')),
      },
      {
        id: 'amount',
        header: t($ => $.rows.amount),
        width: '9.5rem',
        align: 'end',
        cell: row => <AmountText row={row} />,
      },
      ...(onEdit
        ? [
            {
              id: 'edit',
              header: '',
              width: '3.5rem',
              cell: (row: ImportedRow) =>
                row.state === 'CREATED' ? null : (
                  <EditButton row={row} onEdit={() => onEdit(row)} />
                ),
            },
          ]
        : []),
    ]
  }
}

function EditButton({ row, onEdit }: { row: ImportedRow; onEdit: () => void }) {
  const { t } = useTranslation('files')
  return (
    <IconButton aria-label={t($ => $.rows.correct, { row: row.row })} onClick={onEdit}>
      <IconPencil size={18} aria-hidden />
    </IconButton>
  )
}

function RowCard({ row, onEdit }: { row: ImportedRow; onEdit: (() => void) | undefined }) {
  return (
    <span className={classes.card}>
      <span className={classes.ends}>
        <span className={classes.name} translate="no">
          {row.row}. {textOf(row, 'recipientName') || '—'}
        </span>
        <AmountText row={row} />
      </span>
      <AccountText account={textOf(row, 'recipientAccount')} />
      <span className={classes.ends}>
        <span className={classes.quiet}>
          <KindText row={row} />
        </span>
        {onEdit && row.state !== 'CREATED' ? <EditButton row={row} onEdit={onEdit} /> : null}
      </span>
      <Faults row={row} />
    </span>
  )
}

const textOf = (row: ImportedRow, field: string): string =>
  row.fields.find(each => each.field === field)?.text ?? ''

const dateOf = (text: string): string => (isLocalDate(text) ? formatDate(text) : text || '—')

function AccountText({ account }: { account: string }) {
  return account ? (
    <span className={classes.quiet}>
      <AccountNumber account={account} />
    </span>
  ) : null
}

function KindText({ row }: { row: ImportedRow }) {
  const language = useLanguage()
  const operation = operationNames[row.operationCode as OperationCode][language]
  const kind = importedKindNames[row.kind][language]
  return <>{`${kind} · ${operation}`}</>
}

/** What could not be read as an amount stands as the file has it. */
function AmountText({ row }: { row: ImportedRow }) {
  const text = textOf(row, 'amount')
  return /^\d+(\.\d{1,2})?$/.test(text) ? (
    <Amount value={text} currency={row.currency} />
  ) : (
    <span translate="no">{text || '—'}</span>
  )
}

function Faults({ row }: { row: ImportedRow }) {
  return (
    <>
      {row.complaints.map(({ code, field, message }) => (
        <span key={`${code} ${field}`} className={classes.faults}>
          {message}
        </span>
      ))}
      {row.warnings.map(({ code, message }) => (
        <span key={`${code} ${message}`} className={classes.warnings}>
          {message}
        </span>
      ))}
    </>
  )
}
