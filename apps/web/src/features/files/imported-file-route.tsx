import {
  IconArchive,
  IconArrowBackUp,
  IconChecks,
  IconCircleCheck,
  IconCircleDashed,
  IconCircleX,
  IconColumns,
  IconDownload,
  IconLoader,
  IconPencil,
} from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { importedKindNames, importStages } from '@tartip/domain/files/exchanged-files'
import { operationNames, type OperationCode } from '@tartip/domain/payment/operation'
import { may } from '@tartip/domain/people/policy'
import { formatDate } from '@tartip/domain/time/format-date'
import { isLocalDate } from '@tartip/domain/time/instant'
import { useState } from 'react'
import { Button } from '../../components/controls/button.tsx'
import { IconButton } from '../../components/controls/icon-button.tsx'
import { LinkButton } from '../../components/controls/link-button.tsx'
import { Tabs } from '../../components/controls/tabs.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { CardAndListSkeleton } from '../../components/feedback/page-skeletons.tsx'
import { QueryState } from '../../components/feedback/query-state.tsx'
import { Page } from '../../components/layout/page.tsx'
import { SummaryCard } from '../../components/layout/summary-card.tsx'
import { ConfirmDialog } from '../../components/overlay/confirm-dialog.tsx'
import { Dialog } from '../../components/overlay/dialog.tsx'
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
  ArchiveImportedFileDocument,
  CreateDocumentsFromFileDocument,
  UndoImportDocument,
  type ImportedRowsQueryVariables,
} from './api/exchange.files.generated.ts'
import { ColumnsForm } from './columns-form.tsx'
import {
  importedFileQuery,
  importedRowsQuery,
  saveAnswer,
  service,
  useLiveFiles,
  type ImportedDetails,
  type ImportedRow,
} from './file-queries.ts'
import { ImportedStatus } from './file-status.tsx'
import classes from './files.module.css'
import { RowForm } from './row-form.tsx'

/** `/imported/$id`: what the bank has read, what is wrong with it, and what becomes of it. */
export function ImportedFileRoute() {
  const { t } = useTranslation('files')
  const { id = '' } = useParams({ strict: false })
  const { legalPartyId } = useViewer()
  const language = useLanguage()
  const details = useQuery(importedFileQuery(legalPartyId, id, language))
  useLiveFiles('imported', legalPartyId)
  const [isMapping, setIsMapping] = useState(false)
  return (
    <Page
      title={details.data?.file.fileName ?? t($ => $.file.title)}
      back={{ href: '/imported', label: t($ => $.imported.back) }}
      isWide
    >
      <QueryState query={details} skeleton={<CardAndListSkeleton rows={6} />}>
        {found => (
          <>
            <Summary
              details={found}
              onChangeColumns={
                found.columns && found.file.status !== 'UNPROCESSABLE' && !isMapping
                  ? () => setIsMapping(true)
                  : undefined
              }
            />
            {found.columns &&
            found.headingRow &&
            (isMapping || found.file.status === 'UNPROCESSABLE') ? (
              <ColumnsForm
                fileId={id}
                headingRow={found.headingRow}
                columns={found.columns}
                isAgain={found.file.status !== 'UNPROCESSABLE'}
                onRead={() => setIsMapping(false)}
              />
            ) : null}
            {found.file.rowCount > 0 && found.file.status !== 'UNPROCESSABLE' ? (
              <Rows details={found} />
            ) : null}
          </>
        )}
      </QueryState>
    </Page>
  )
}

interface SummaryProps {
  details: ImportedDetails
  onChangeColumns: (() => void) | undefined
}

function Summary({ details, onChangeColumns }: SummaryProps) {
  const { t } = useTranslation('files')
  const { file, complaints, warnings } = details
  const isRunning = file.status === 'PROCESSING' || file.status === 'UPLOADING'
  return (
    <SummaryCard>
      <p className={classes.line}>
        <ImportedStatus status={file.status} />
        {file.totals.map(({ currency, amount }) => (
          <Amount key={currency} value={amount} currency={currency} size="xl" />
        ))}
      </p>
      <Stages file={file} />
      <p className={classes.quiet} role="status">
        {isRunning
          ? t($ => $.stages[file.stage])
          : t($ => $.file.counts, {
              rows: file.rowCount,
              ready: file.readyCount,
              faulty: file.faultyCount,
              created: file.createdCount,
            })}
        {!isRunning && file.warnedCount > 0
          ? ` ${t($ => $.file.warned, { warned: file.warnedCount })}`
          : null}
      </p>
      {complaints.map(({ message }) => (
        <Notice key={message} tone="danger" role="alert">
          {message}
        </Notice>
      ))}
      {warnings.map(({ message }) => (
        <Notice key={message} tone="warning" role="note">
          {message}
        </Notice>
      ))}
      <Actions file={file} onChangeColumns={onChangeColumns} />
    </SummaryCard>
  )
}

const stageIcons = {
  PROCESSING: IconLoader,
  FINISHED: IconCircleCheck,
  ERROR: IconCircleX,
} as const

/** The stages of a file in their order; what is done of the one under way is shown live. */
function Stages({ file }: Pick<ImportedDetails, 'file'>) {
  const { t } = useTranslation('files')
  const current = importStages.indexOf(file.stage)
  const isCounted = file.stageState === 'PROCESSING' && file.stage !== 'FILE_VALIDATION'
  const total = file.stage === 'CREATION' ? file.orderedCount : file.rowCount
  return (
    <>
      <ol className={classes.stages} aria-label={t($ => $.file.stages)}>
        {importStages.map((stage, index) => {
          const state =
            index < current ? 'FINISHED' : index === current ? file.stageState : undefined
          const Icon = state ? stageIcons[state] : IconCircleDashed
          return (
            <li
              key={stage}
              data-state={state}
              aria-current={index === current ? 'step' : undefined}
            >
              <Icon size={18} aria-hidden />
              {t($ => $.stages[stage])}
            </li>
          )
        })}
      </ol>
      {isCounted && total > 0 ? (
        <label className={classes.progress}>
          <progress max={total} value={file.doneCount} aria-label={t($ => $.stages[file.stage])} />
          <span className="tabular">
            {file.doneCount} / {total}
          </span>
        </label>
      ) : null}
    </>
  )
}

function Actions({
  file,
  onChangeColumns,
}: Pick<ImportedDetails, 'file'> & Pick<SummaryProps, 'onChangeColumns'>) {
  const { t } = useTranslation('files')
  const viewer = useViewer()
  const { legalPartyId } = viewer
  const showRefusal = useRefusalToast()
  const client = useQueryClient()
  const [isUndoing, setIsUndoing] = useState(false)
  const [isWarning, setIsWarning] = useState(false)
  const ref = { legalPartyId, fileId: file.id }
  const settled = {
    onError: showRefusal,
    onSettled: () => client.invalidateQueries({ queryKey: ['imported-files'] }),
  }
  const create = useMutation({
    mutationFn: (withoutWarned: boolean) =>
      execute(CreateDocumentsFromFileDocument, { rows: { ...ref, withoutWarned } }, { service }),
    ...settled,
    onSuccess: () => setIsWarning(false),
  })
  const undo = useMutation({
    mutationFn: () => execute(UndoImportDocument, { file: ref }, { service }),
    ...settled,
    onSuccess: () => setIsUndoing(false),
  })
  const archive = useMutation({
    mutationFn: () => execute(ArchiveImportedFileDocument, { file: ref }, { service }),
    ...settled,
  })
  const answer = useMutation({
    mutationFn: () => saveAnswer(legalPartyId, file.id),
    onError: showRefusal,
  })
  const mayAct = may(viewer, 'payments.create').ok
  return (
    <div className={classes.line}>
      {mayAct && file.canCreate ? (
        <Button
          loading={create.isPending}
          leftSection={<IconChecks size={18} aria-hidden />}
          onClick={() => (file.warnedCount > 0 ? setIsWarning(true) : create.mutate(false))}
        >
          {t($ => $.file.create, { count: file.readyCount })}
        </Button>
      ) : null}
      {mayAct && onChangeColumns ? (
        <Button
          variant="default"
          leftSection={<IconColumns size={18} aria-hidden />}
          onClick={onChangeColumns}
        >
          {t($ => $.file.columns)}
        </Button>
      ) : null}
      {file.createdCount > 0 ? (
        <LinkButton href="/history?status=DRAFT&origin=FILE" variant="default">
          {t($ => $.file.documents)}
        </LinkButton>
      ) : null}
      {file.rowCount > 0 ? (
        <Button
          variant="default"
          loading={answer.isPending}
          leftSection={<IconDownload size={18} aria-hidden />}
          onClick={() => answer.mutate()}
        >
          {t($ => $.file.answer)}
        </Button>
      ) : null}
      {mayAct && file.canUndo ? (
        <Button
          variant="default"
          leftSection={<IconArrowBackUp size={18} aria-hidden />}
          onClick={() => setIsUndoing(true)}
        >
          {t($ => $.file.undo)}
        </Button>
      ) : null}
      {mayAct && file.canArchive ? (
        <Button
          variant="default"
          loading={archive.isPending}
          leftSection={<IconArchive size={18} aria-hidden />}
          onClick={() => archive.mutate()}
        >
          {t($ => $.file.archive)}
        </Button>
      ) : null}
      {isWarning ? (
        <WarnedDialog
          file={file}
          isBusy={create.isPending}
          onCreate={create.mutate}
          onClose={() => setIsWarning(false)}
        />
      ) : null}
      <ConfirmDialog
        opened={isUndoing}
        title={t($ => $.file.undoTitle)}
        body={t($ => $.file.undoText, { count: file.createdCount })}
        confirmLabel={t($ => $.file.undo)}
        tone="danger"
        isBusy={undo.isPending}
        onConfirm={() => undo.mutate()}
        onCancel={() => setIsUndoing(false)}
      />
    </div>
  )
}

interface WarnedDialogProps extends Pick<ImportedDetails, 'file'> {
  isBusy: boolean
  onCreate: (withoutWarned: boolean) => void
  onClose: () => void
}

/** Rows with a warning may repeat payments that exist, so they become documents only by choice. */
function WarnedDialog({ file, isBusy, onCreate, onClose }: WarnedDialogProps) {
  const { t } = useTranslation('files')
  const { readyCount, warnedCount } = file
  return (
    <Dialog
      title={t($ => $.file.warnedTitle)}
      onClose={isBusy ? undefined : onClose}
      actions={
        <>
          <Button variant="default" disabled={isBusy} onClick={onClose}>
            {t($ => $.file.cancel)}
          </Button>
          <Button variant="default" disabled={isBusy} onClick={() => onCreate(false)}>
            {t($ => $.file.withWarned)}
          </Button>
          {warnedCount < readyCount ? (
            <Button loading={isBusy} onClick={() => onCreate(true)}>
              {t($ => $.file.withoutWarned)}
            </Button>
          ) : null}
        </>
      }
    >
      {t($ => $.file.warnedText, { count: warnedCount })}
    </Dialog>
  )
}

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
function Rows({ details: { file } }: { details: ImportedDetails }) {
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
      <span className={classes.line}>
        <span className={classes.name} translate="no">
          {row.row}. {textOf(row, 'recipientName') || '—'}
        </span>
        <AmountText row={row} />
      </span>
      <AccountText account={textOf(row, 'recipientAccount')} />
      <span className={classes.quiet}>
        <KindText row={row} />
      </span>
      <Faults row={row} />
      {onEdit && row.state !== 'CREATED' ? <EditButton row={row} onEdit={onEdit} /> : null}
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
