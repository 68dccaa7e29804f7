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
} from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { importStages } from '@tartip/domain/files/exchanged-files'
import { may } from '@tartip/domain/people/policy'
import { useState } from 'react'
import { Button } from '../../components/controls/button.tsx'
import { LinkButton } from '../../components/controls/link-button.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { CardAndListSkeleton } from '../../components/feedback/page-skeletons.tsx'
import { QueryState } from '../../components/feedback/query-state.tsx'
import { Page } from '../../components/layout/page.tsx'
import { SummaryCard } from '../../components/layout/summary-card.tsx'
import { ConfirmDialog } from '../../components/overlay/confirm-dialog.tsx'
import { Dialog } from '../../components/overlay/dialog.tsx'
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
} from './api/exchange.files.generated.ts'
import { ColumnsForm } from './columns-form.tsx'
import {
  importedFileQuery,
  saveAnswer,
  service,
  useLiveFiles,
  type ImportedDetails,
} from './file-queries.ts'
import { ImportedStatus } from './file-status.tsx'
import classes from './files.module.css'
import { ImportedRows } from './imported-rows.tsx'

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
                onClose={() => setIsMapping(false)}
              />
            ) : null}
            {found.file.rowCount > 0 && found.file.status !== 'UNPROCESSABLE' ? (
              <ImportedRows details={found} />
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
  const { file, complaints, warnings, payableTotals } = details
  const isRunning = file.status === 'PROCESSING' || file.status === 'UPLOADING'
  return (
    <SummaryCard>
      <p className={classes.line}>
        <ImportedStatus file={file} />
        {payableTotals.map(({ currency, amount }) => (
          <Amount key={currency} value={amount} currency={currency} size="xl" />
        ))}
        {payableTotals.length > 0 && file.faultyCount > 0 ? (
          <span className={classes.quiet}>{t($ => $.file.withoutFaulty)}</span>
        ) : null}
      </p>
      <Stages file={file} />
      {isRunning || file.rowCount > 0 ? (
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
      ) : null}
      {/* Columns that are still to be chosen are asked for beside the choice. */}
      {file.awaitsColumns
        ? null
        : complaints.map(({ message }) => (
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
  const ofCurrent = file.awaitsColumns ? undefined : file.stageState
  const isCounted = file.stageState === 'PROCESSING' && file.stage !== 'FILE_VALIDATION'
  const total = file.stage === 'CREATION' ? file.orderedCount : file.rowCount
  return (
    <>
      <ol className={classes.stages} aria-label={t($ => $.file.stages)}>
        {importStages.map((stage, index) => {
          const state = index < current ? 'FINISHED' : index === current ? ofCurrent : undefined
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
    <div className={`${classes.line} ${classes.actions}`}>
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
        cancelLabel={t($ => $.file.keep)}
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
