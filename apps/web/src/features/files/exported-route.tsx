import { IconDownload, IconTrash } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import {
  exportKindNames,
  type ExportFormat,
  type ExportKind,
} from '@tartip/domain/files/exchanged-files'
import { exportedFileList } from '@tartip/domain/lists/file-lists'
import { may } from '@tartip/domain/people/policy'
import type { LocalDate } from '@tartip/domain/time/instant'
import { useState } from 'react'
import { Button } from '../../components/controls/button.tsx'
import { IconButton } from '../../components/controls/icon-button.tsx'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { RowsSkeleton } from '../../components/feedback/skeletons.tsx'
import { DateField } from '../../components/fields/date-field.tsx'
import { SelectField } from '../../components/fields/select-field.tsx'
import { Page } from '../../components/layout/page.tsx'
import { DateTimeText } from '../../components/text/date-time-text.tsx'
import { execute } from '../../lib/graphql-client.ts'
import { useBankToday } from '../../lib/use-bank-today.ts'
import { useErrorText } from '../../lib/use-error-text.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { useViewer } from '../../lib/use-me.ts'
import { useRefusalToast } from '../../lib/use-refusal-toast.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import { FilterChips } from '../../lists/filter-chips.tsx'
import { FoundList } from '../../lists/found-list.tsx'
import type { ColumnStyles } from '../../lists/list-columns.tsx'
import { ListToolbar } from '../../lists/list-toolbar.tsx'
import { useListAddress } from '../../lists/use-list-address.ts'
import { useListWords } from '../../lists/use-list-words.ts'
import { DeleteExportedFileDocument, OrderExportDocument } from './api/exchange.files.generated.ts'
import {
  exportedFilesQuery,
  saveExport,
  service,
  useLiveFiles,
  type ExportedFile,
} from './file-queries.ts'
import { ExportedStatus } from './file-status.tsx'
import classes from './files.module.css'

const columnStyles: ColumnStyles<ExportedFile> = {
  date: { width: '9.5rem' },
  file: { cell: file => <FileWithButtons file={file} /> },
  format: { width: '6rem' },
  status: {
    width: '13rem',
    cell: file => (
      <span className={classes.card}>
        <ExportedStatus status={file.status} />
        <Reason file={file} />
      </span>
    ),
  },
  person: { width: '9rem', isExtra: true },
}

/** `/exported`: files that the person has ordered, and the order of the next one. */
export function ExportedRoute() {
  const { t } = useTranslation('files')
  const { legalPartyId } = useViewer()
  const list = exportedFileList
  const words = useListWords(list)
  const address = useListAddress(list)
  const { search, go } = address
  const today = useBankToday()
  const found = useQuery(exportedFilesQuery(legalPartyId, search))
  useLiveFiles('exported', legalPartyId)
  return (
    <Page
      title={words.title}
      subtitle={t($ => $.exported.subtitle)}
      back={{ href: '/imported', label: t($ => $.imported.back) }}
    >
      {today === undefined ? (
        <RowsSkeleton rows={1} />
      ) : (
        <Order legalPartyId={legalPartyId} today={today} />
      )}
      <ListToolbar list={list} words={words} address={address} today={today} />
      <FilterChips list={list} words={words} search={search} onChange={go} />
      <FoundList
        list={list}
        words={words}
        address={address}
        found={found}
        columnStyles={columnStyles}
        renderCard={file => (
          <span className={classes.card}>
            <FileWithButtons file={file} />
            <span className={classes.quiet}>
              <DateTimeText value={file.createdDate} /> · {t($ => $.exported.formats[file.format])}
            </span>
            <span>
              <ExportedStatus status={file.status} />
            </span>
            <Reason file={file} />
          </span>
        )}
        rowName={file => file.fileName}
        rowHref={() => '/exported'}
        onOpenRow={() => undefined}
        empty={
          <EmptyState
            illustration="empty"
            title={t($ => $.exported.emptyTitle)}
            text={t($ => $.exported.emptyText)}
          />
        }
      />
    </Page>
  )
}

const formatsOfKind = {
  DOCUMENTS: ['XLSX', 'CSV', 'ONE_C'],
  OPERATIONS: ['XLSX', 'CSV', 'ONE_C', 'CAMT'],
  REGISTERS: ['XLSX', 'CSV'],
} as const satisfies Readonly<Record<ExportKind, readonly ExportFormat[]>>
const kinds = ['OPERATIONS', 'DOCUMENTS', 'REGISTERS'] as const

/** What is exported, of which days, and how. */
function Order({ legalPartyId, today }: { legalPartyId: string; today: LocalDate }) {
  const { t } = useTranslation('files')
  const language = useLanguage()
  const viewer = useViewer()
  const showRefusal = useRefusalToast()
  const [kind, setKind] = useState<ExportKind>('OPERATIONS')
  const [chosen, setChosen] = useState<ExportFormat>('XLSX')
  const [startDate, setStartDate] = useState<LocalDate | ''>(`${today.slice(0, 7)}-01` as LocalDate)
  const [endDate, setEndDate] = useState<LocalDate | ''>(today)
  const formats: readonly ExportFormat[] = formatsOfKind[kind]
  const format = formats.includes(chosen) ? chosen : 'XLSX'
  const order = useMutation({
    mutationFn: async () => {
      const filter = Object.entries({ startDate, endDate }).flatMap(([field, text]) =>
        text === '' ? [] : [{ field, text }],
      )
      const input = { legalPartyId, kind, format, filter }
      await execute(OrderExportDocument, { export: input }, { service })
    },
    onError: showRefusal,
  })
  return (
    <section className={classes.order} aria-label={t($ => $.exported.order)}>
      <SelectField
        name="kind"
        label={t($ => $.exported.kind)}
        value={kind}
        onChange={value => setKind(kinds.find(one => one === value) ?? 'OPERATIONS')}
        options={kinds
          .filter(value => value !== 'REGISTERS' || may(viewer, 'salary.read').ok)
          .map(value => ({ value, label: exportKindNames[value][language] }))}
      />
      <DateField
        name="startDate"
        label={t($ => $.exported.from)}
        value={startDate}
        max={today}
        onChange={setStartDate}
      />
      <DateField
        name="endDate"
        label={t($ => $.exported.to)}
        value={endDate}
        max={today}
        onChange={setEndDate}
      />
      <SelectField
        name="format"
        label={t($ => $.exported.format)}
        value={format}
        onChange={value => setChosen(formats.find(one => one === value) ?? 'XLSX')}
        options={formats.map(value => ({ value, label: t($ => $.exported.formats[value]) }))}
      />
      <Button
        loading={order.isPending}
        disabled={kind === 'OPERATIONS' && (startDate === '' || endDate === '')}
        onClick={() => order.mutate()}
      >
        {t($ => $.exported.order)}
      </Button>
    </section>
  )
}

/** Why there is no file; an empty one says so by its status. */
function Reason({ file: { status, errorCode } }: { file: ExportedFile }) {
  const isFailed = status === 'ERROR'
  const errorText = useErrorText(isFailed)
  return isFailed && errorCode ? (
    <span className={classes.faults}>{errorText(errorCode)}</span>
  ) : null
}

function FileWithButtons({ file }: { file: ExportedFile }) {
  const { t } = useTranslation('files')
  const { legalPartyId } = useViewer()
  const showRefusal = useRefusalToast()
  const download = useMutation({
    mutationFn: () => saveExport(legalPartyId, file.id),
    onError: showRefusal,
  })
  const remove = useMutation({
    mutationFn: () =>
      execute(DeleteExportedFileDocument, { file: { legalPartyId, fileId: file.id } }, { service }),
    onError: showRefusal,
  })
  return (
    <span className={classes.withButtons}>
      <span translate="no">{file.fileName}</span>
      {file.status === 'SUCCESS' ? (
        <IconButton
          aria-label={t($ => $.exported.download, { name: file.fileName })}
          onClick={() => download.mutate()}
        >
          <IconDownload size={18} aria-hidden />
        </IconButton>
      ) : null}
      <IconButton
        aria-label={t($ => $.exported.remove, { name: file.fileName })}
        onClick={() => remove.mutate()}
      >
        <IconTrash size={18} aria-hidden />
      </IconButton>
    </span>
  )
}
