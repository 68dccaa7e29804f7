import { IconFileSpreadsheet, IconFileExport } from '@tabler/icons-react'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { importedFileList } from '@tartip/domain/lists/file-lists'
import { may } from '@tartip/domain/people/policy'
import { useState } from 'react'
import { Button } from '../../components/controls/button.tsx'
import { LinkButton } from '../../components/controls/link-button.tsx'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { AccountPicker } from '../../components/fields/account-picker.tsx'
import { Page } from '../../components/layout/page.tsx'
import { DateTimeText } from '../../components/text/date-time-text.tsx'
import { UploadBlock } from '../../documents/attachment/upload-block.tsx'
import { useFileUpload } from '../../documents/attachment/use-file-upload.ts'
import { accountsQuery } from '../../documents/form/form-queries.ts'
import { execute } from '../../lib/graphql-client.ts'
import { useBankToday } from '../../lib/use-bank-today.ts'
import { useViewer } from '../../lib/use-me.ts'
import { useRefusalToast } from '../../lib/use-refusal-toast.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import { FilterChips } from '../../lists/filter-chips.tsx'
import { FoundList } from '../../lists/found-list.tsx'
import type { ColumnStyles } from '../../lists/list-columns.tsx'
import { ListToolbar } from '../../lists/list-toolbar.tsx'
import { useListAddress } from '../../lists/use-list-address.ts'
import { useListWords } from '../../lists/use-list-words.ts'
import { CheckImportedFileDocument } from './api/exchange.files.generated.ts'
import {
  importedFilesQuery,
  saveTemplate,
  service,
  useLiveFiles,
  type ImportedFile,
} from './file-queries.ts'
import { ImportedStatus } from './file-status.tsx'
import classes from './files.module.css'

const columnStyles: ColumnStyles<ImportedFile> = {
  date: { width: '7.5rem' },
  file: { isRowName: true },
  rows: { width: '5rem', align: 'end' },
  faulty: { width: '7rem', align: 'end', isExtra: true },
  created: { width: '6rem', align: 'end', isExtra: true },
  status: { width: '13rem', cell: row => <ImportedStatus file={row} /> },
  person: { width: '9rem', isExtra: true },
}
const fileHref = ({ id }: Pick<ImportedFile, 'id'>) => `/imported/${id}`

/** `/imported`: files with payments, and the place for the next one. */
export function ImportedRoute() {
  const { t } = useTranslation('files')
  const { history } = useRouter()
  const viewer = useViewer()
  const { legalPartyId } = viewer
  const list = importedFileList
  const words = useListWords(list)
  const address = useListAddress(list)
  const { search, go } = address
  const today = useBankToday()
  const found = useQuery(importedFilesQuery(legalPartyId, search))
  useLiveFiles('imported', legalPartyId)
  return (
    <Page
      title={words.title}
      actions={
        <LinkButton
          href="/exported"
          variant="default"
          leftSection={<IconFileExport size={18} aria-hidden />}
        >
          {t($ => $.exported.title)}
        </LinkButton>
      }
    >
      {may(viewer, 'payments.create').ok ? <Upload legalPartyId={legalPartyId} /> : null}
      <ListToolbar list={list} words={words} address={address} today={today} />
      <FilterChips list={list} words={words} search={search} onChange={go} />
      <FoundList
        list={list}
        words={words}
        address={address}
        found={found}
        columnStyles={columnStyles}
        renderCard={row => <FileCard file={row} />}
        rowName={row => row.fileName}
        rowHref={fileHref}
        onOpenRow={row => history.push(fileHref(row))}
        empty={
          <EmptyState
            illustration="empty"
            title={t($ => $.imported.emptyTitle)}
            text={t($ => $.imported.emptyText)}
          />
        }
      />
    </Page>
  )
}

/** A file is sent and checked at once; its page shows how far the check has come. */
function Upload({ legalPartyId }: { legalPartyId: string }) {
  const { t } = useTranslation('files')
  const { history } = useRouter()
  const showRefusal = useRefusalToast()
  const { data: accounts = [] } = useQuery(accountsQuery(legalPartyId))
  const payers = accounts.filter(({ type }) => type === 'RKO')
  const [chosenPayer, setChosenPayer] = useState<string>()
  // With one account there is nothing to choose.
  const payer = chosenPayer ?? (payers.length === 1 ? payers[0]?.account : undefined)
  const upload = useFileUpload({
    purpose: 'PAYMENT_FILE',
    onFailure: showRefusal,
    async onUploaded({ uploadId }) {
      const file = {
        legalPartyId,
        uploadId,
        kind: 'PAYMENTS' as const,
        ...(payer ? { payerAccount: payer } : {}),
      }
      const { checkImportedFile } = await execute(CheckImportedFileDocument, { file }, { service })
      history.push(fileHref({ id: checkImportedFile }))
    },
  })
  const template = useMutation({ mutationFn: saveTemplate, onError: showRefusal })
  return (
    <section className={classes.upload} aria-label={t($ => $.imported.upload)}>
      <AccountPicker
        name="payerAccount"
        label={t($ => $.imported.payer)}
        accounts={payers}
        value={payer ?? ''}
        onChange={setChosenPayer}
      />
      <UploadBlock id="payment-file" label={t($ => $.imported.upload)} upload={upload} />
      <p className={classes.quiet}>{t($ => $.imported.formats)}</p>
      <Button
        variant="default"
        size="sm"
        loading={template.isPending}
        leftSection={<IconFileSpreadsheet size={18} aria-hidden />}
        onClick={() => template.mutate()}
      >
        {t($ => $.imported.template)}
      </Button>
    </section>
  )
}

/** A file on a phone: its name, when it came, then where it is. */
function FileCard({ file }: { file: ImportedFile }) {
  const { t } = useTranslation('files')
  return (
    <span className={classes.card}>
      <span className={classes.name} translate="no">
        {file.fileName}
      </span>
      <span className={classes.quiet}>
        <DateTimeText value={file.createdDate} /> ·{' '}
        {t($ => $.imported.rows, { count: file.rowCount })}
      </span>
      <span>
        <ImportedStatus file={file} />
      </span>
    </span>
  )
}
