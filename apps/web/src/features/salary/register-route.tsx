import { numberSigns } from '@tartip/domain/documents/numbered'
import {
  IconClock,
  IconDownload,
  IconPencil,
  IconRepeat,
  IconSend,
  IconTrash,
  IconUpload,
} from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams, useRouter } from '@tanstack/react-router'
import { salaryRowStateNames } from '@tartip/domain/salary/register-status'
import { longestName, type SalaryCell } from '@tartip/domain/salary/register'
import { useState, type ReactNode } from 'react'
import { Tabs } from '../../components/controls/tabs.tsx'
import { Button } from '../../components/controls/button.tsx'
import { LinkButton } from '../../components/controls/link-button.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { QueryState } from '../../components/feedback/query-state.tsx'
import { toast } from '../../components/feedback/toast-store.ts'
import { SearchField } from '../../components/fields/search-field.tsx'
import { Facts } from '../../components/layout/facts.tsx'
import { Page } from '../../components/layout/page.tsx'
import { SummaryCard } from '../../components/layout/summary-card.tsx'
import { ConfirmDialog } from '../../components/overlay/confirm-dialog.tsx'
import type { DataColumn } from '../../components/table/data-column.ts'
import { DataTable } from '../../components/table/data-table.tsx'
import { Pager } from '../../components/table/pager.tsx'
import { AccountNumber } from '../../components/text/account-number.tsx'
import { Amount } from '../../components/text/amount.tsx'
import { DateText } from '../../components/text/date-text.tsx'
import { StatusLabel } from '../../components/text/status-chip.tsx'
import { ApiError } from '../../lib/api-error.ts'
import { randomUuid } from '../../lib/clock.ts'
import { execute } from '../../lib/graphql-client.ts'
import { createContentKeys } from '../../lib/idempotency.ts'
import { useErrorText } from '../../lib/use-error-text.ts'
import { useFailure } from '../../lib/use-failure.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { useViewer } from '../../lib/use-me.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import {
  DeleteSalaryDocument,
  RepeatSalaryDocument,
  SendSalaryDocument,
  type SalaryDetailQueryVariables,
} from './api/salary.payment.generated.ts'
import { downloadList } from '../../lists/download-list.ts'
import { FileMenu } from '../../lists/file-menu.tsx'
import { Deadlines } from './deadlines.tsx'
import { RegisterFileDialog, RegisterStages, saveOf } from './register-file.tsx'
import { RegisterStatus } from './register-status.tsx'
import classes from './salary.module.css'
import {
  paramsOf,
  registerQuery,
  salaryKey,
  service,
  useLiveSalary,
  type Register,
  type RegisterRow,
} from './salary-queries.ts'
import { useCellNames } from './use-cell-names.ts'

/** `/salary/detail/{id}` and `/salary/detail-processing/{id}`: a register with what became of each row. */
export function RegisterRoute() {
  const { t } = useTranslation('salary')
  const { legalPartyId } = useViewer()
  const params: Record<string, unknown> = useParams({ strict: false })
  const salaryId = typeof params['id'] === 'string' ? params['id'] : ''
  const [search, setSearch] = useState('')
  const [shown, setShown] = useState<Shown>('all')
  const [page, setPage] = useState(1)
  useLiveSalary(legalPartyId)
  const filter = { search: search.trim(), ...filterOf[shown] }
  const query = useQuery(registerQuery(legalPartyId, salaryId, filter, page))
  const register = query.data?.salary
  return (
    <Page
      title={register?.fileName ?? t($ => $.detail.title)}
      isWide
      back={{ href: '/salary/statements', label: t($ => $.detail.back) }}
      actions={register ? <RegisterActions register={register} /> : undefined}
    >
      <QueryState query={query}>
        {({ salary, detail, amountElements, amountPages, currentPage }) => (
          <>
            <RegisterStages register={salary} />
            <RegisterFacts register={salary} />
            <RegisterTrouble register={salary} />
            {salary.isSendForSign ? <Deadlines /> : null}
            <div className={classes.tools}>
              <SearchField
                label={t($ => $.detail.search)}
                value={search}
                onChange={text => {
                  setSearch(text)
                  setPage(1)
                }}
              />
            </div>
            <Tabs<Shown>
              label={t($ => $.detail.filter)}
              value={shown}
              tabs={shownRows.map(value => ({ value, label: t($ => $.detail.shown[value]) }))}
              onChange={next => {
                setShown(next)
                setPage(1)
              }}
            />
            <p className={classes.note}>{t($ => $.detail.people, { count: amountElements })}</p>
            <Rows rows={detail} currency={salary.currency} />
            <Pager
              page={currentPage}
              pages={amountPages}
              onChange={setPage}
              label={t($ => $.detail.rows)}
            />
          </>
        )}
      </QueryState>
    </Page>
  )
}

const shownRows = ['all', 'errors', 'remarks'] as const
type Shown = (typeof shownRows)[number]
const filterOf: Readonly<Record<Shown, NonNullable<SalaryDetailQueryVariables['filter']>>> = {
  all: {},
  errors: { states: ['ERROR', 'UNPAID'] },
  remarks: { onlyWithFindings: true },
}

function RegisterFacts({ register }: { register: Register }) {
  const { t } = useTranslation('salary')
  const { currency, payerAccount, commission, commissionCurrency, valueDate, unpaidAmount } =
    register
  return (
    <Facts
      facts={[
        [t($ => $.list.status), <RegisterStatus key="status" register={register} />],
        [
          t($ => $.list.amount),
          <Amount key="amount" value={register.totalAmount} currency={currency} />,
        ],
        [t($ => $.list.people), String(register.rowCount)],
        ...(payerAccount
          ? [
              [
                t($ => $.contract.payer),
                <AccountNumber key="payer" account={payerAccount} copy />,
              ] as const,
            ]
          : []),
        ...(commission && commissionCurrency
          ? [
              [
                t($ => $.detail.fee),
                <Amount key="fee" value={commission} currency={commissionCurrency} />,
              ] as const,
            ]
          : []),
        ...(valueDate
          ? [[t($ => $.detail.valueDate), <DateText key="date" value={valueDate} />] as const]
          : []),
        ...(unpaidAmount && register.isFullComplete === false
          ? [
              [
                t($ => $.detail.returned),
                <Amount key="returned" value={unpaidAmount} currency={currency} />,
              ] as const,
            ]
          : []),
        [t($ => $.detail.writer), register.createdBy],
      ]}
    />
  )
}

/** What stops a register, or what is left of it to do. */
function RegisterTrouble({ register }: { register: Register }) {
  const errorText = useErrorText(register.warnings.length > 0)
  return (
    <>
      <RegisterStop register={register} />
      {register.warnings.map(({ code, params }) => (
        <Notice key={code} tone="warning" role="note">
          {errorText(code, paramsOfPairs(params))}
        </Notice>
      ))}
    </>
  )
}

const paramsOfPairs = (pairs: Register['errorParams']) =>
  Object.fromEntries(pairs.map(({ name, value }) => [name, value]))

function RegisterStop({ register }: { register: Register }) {
  const { t } = useTranslation('salary')
  const errorText = useErrorText(typeof register.errorCode === 'string')
  const params = paramsOfPairs(register.errorParams)
  if (register.status === 'PROCESSING') {
    return <Notice role="status">{t($ => $.detail.processing)}</Notice>
  }
  if (register.errorCode) {
    return <Notice tone="danger">{errorText(register.errorCode, params)}</Notice>
  }
  if (register.status === 'UNPROCESSABLE') {
    return <Notice tone="danger">{t($ => $.detail.unprocessable)}</Notice>
  }
  if (register.description) return <Notice tone="warning">{register.description}</Notice>
  if (register.isFullComplete === false) {
    return <Notice tone="warning">{t($ => $.detail.partial)}</Notice>
  }
  return null
}

function RegisterActions({ register }: { register: Register }) {
  const { t } = useTranslation('salary')
  const { history } = useRouter()
  const client = useQueryClient()
  const failure = useFailure()
  const [isDeleting, setIsDeleting] = useState(false)
  const [isReplacing, setIsReplacing] = useState(false)
  const { id: salaryId, legalPartyId, fileName, paymentId } = register
  const changed = () => client.invalidateQueries({ queryKey: [salaryKey] })
  const options = () => ({ service, idempotencyKey: randomUuid() }) as const
  const sending = useMutation({
    mutationFn: () =>
      execute(SendSalaryDocument, { salary: { legalPartyId, salaryIds: [salaryId] } }, options()),
    onSuccess: ({ forSigningSalary: [result] }) => {
      void changed()
      if (result?.ok) toast.success(t($ => $.detail.sent))
      else if (result?.errorCode) {
        const params = paramsOfPairs(result.errorParams)
        failure.show(new ApiError(result.errorCode, { params }))
      }
    },
    onError: failure.show,
  })
  const [repeatKeyOf] = useState(createContentKeys)
  const suffix = t($ => $.detail.repeatName, { fileName: '' })
  const repeatName = `${fileName.slice(0, longestName - suffix.length)}${suffix}`
  const repeating = useMutation({
    mutationFn: () => {
      const salary = { legalPartyId, salaryId, fileName: repeatName }
      const call = { service, idempotencyKey: repeatKeyOf(salary) } as const
      return execute(RepeatSalaryDocument, { salary }, call)
    },
    onSuccess: ({ repeatSalary }) => {
      void changed()
      history.push(`/salary/detail/${encodeURIComponent(repeatSalary)}`)
    },
    onError: failure.show,
  })
  const deleting = useMutation({
    mutationFn: () =>
      execute(DeleteSalaryDocument, { salary: { legalPartyId, salaryId } }, options()),
    onSuccess: () => {
      void changed()
      history.push('/salary/statements')
    },
    onError: failure.show,
  })
  const marking = useMutation({
    mutationFn: () => saveOf({ name: 'salary-errors', input: { salaryId } }),
    onError: failure.show,
  })
  const list = { name: 'salary-register', input: { salaryId } }
  const choices = (['pdf', 'xlsx', 'csv'] as const).map(type => ({
    id: type,
    label: type.toUpperCase(),
    load: (how: Parameters<typeof downloadList>[2]) => downloadList(list, type, how),
    isPaper: type === 'pdf',
  }))
  const isFaultyFile = register.hasFile && register.status === 'UNPROCESSABLE'
  return (
    <div className={classes.actions}>
      {failure.words ? (
        <Notice tone="danger" role="alert">
          {failure.words}
        </Notice>
      ) : null}
      {isFaultyFile ? (
        <Button
          variant="default"
          loading={marking.isPending}
          leftSection={<IconDownload size={18} aria-hidden />}
          onClick={() => marking.mutate()}
        >
          {t($ => $.file.marked)}
        </Button>
      ) : null}
      {register.isEditable && register.origin === 'FILE' ? (
        <Button
          variant="default"
          leftSection={<IconUpload size={18} aria-hidden />}
          onClick={() => setIsReplacing(true)}
        >
          {t($ => $.file.again)}
        </Button>
      ) : null}
      {register.rowCount > 0 ? (
        <FileMenu label={t($ => $.detail.download)} choices={choices}>
          {t($ => $.detail.download)}
        </FileMenu>
      ) : null}
      {register.isEditable ? (
        <LinkButton
          href={`/salary/manual/${encodeURIComponent(salaryId)}`}
          variant={register.isSendForSign ? 'default' : 'filled'}
          leftSection={<IconPencil size={18} aria-hidden />}
        >
          {t($ => $.detail.edit)}
        </LinkButton>
      ) : null}
      {register.isRemovable ? (
        <Button
          variant="default"
          color="danger"
          leftSection={<IconTrash size={18} aria-hidden />}
          onClick={() => setIsDeleting(true)}
        >
          {t($ => $.detail.remove)}
        </Button>
      ) : null}
      {paymentId && register.status !== 'READY_FOR_EXECUTION' ? (
        <LinkButton
          href={`/history?status=ALL&payment=${encodeURIComponent(paymentId)}`}
          variant={register.isYourTurn ? 'filled' : 'default'}
        >
          {t($ => (register.isYourTurn ? $.detail.toSign : $.detail.toDocument))}
        </LinkButton>
      ) : null}
      {register.isSendForSign ? (
        <Button
          loading={sending.isPending}
          leftSection={<IconSend size={18} aria-hidden />}
          onClick={() => sending.mutate()}
        >
          {t($ => $.detail.send)}
        </Button>
      ) : null}
      {register.isRepeatable ? (
        <Button
          loading={repeating.isPending}
          leftSection={<IconRepeat size={18} aria-hidden />}
          onClick={() => repeating.mutate()}
        >
          {t($ => $.detail.repeat)}
        </Button>
      ) : null}
      {isReplacing ? (
        <RegisterFileDialog
          legalPartyId={legalPartyId}
          register={register}
          onClose={() => setIsReplacing(false)}
        />
      ) : null}
      <ConfirmDialog
        opened={isDeleting}
        tone="danger"
        title={t($ => $.detail.removeTitle)}
        body={t($ => $.detail.removeText)}
        confirmLabel={t($ => $.detail.remove)}
        isBusy={deleting.isPending}
        onConfirm={() => deleting.mutate()}
        onCancel={() => setIsDeleting(false)}
      />
    </div>
  )
}

/** What was read from a file may be no amount at all. */
const isAmount = (text: string) => /^\d+(\.\d{1,2})?$/.test(text)

function Rows({ rows, currency }: { rows: readonly RegisterRow[]; currency: string }) {
  const { t } = useTranslation('salary')
  const language = useLanguage()
  const errorText = useErrorText(rows.some(({ findings }) => findings.length > 0))
  const cellNames = useCellNames()
  const colours = { NEW: 'muted', ERROR: 'danger', PAID: 'success', UNPAID: 'danger' } as const
  const findingsOf = (row: RegisterRow) =>
    row.findings.map(finding => (
      <span
        key={`${finding.cell} ${finding.code}`}
        className={finding.isWarning ? classes.warning : classes.error}
      >
        {errorText(finding.code, paramsOf(finding), cellNames[finding.cell])}
      </span>
    ))
  /** A faulty cell is seen in its place; what is wrong stands under the name. */
  const marked = (row: RegisterRow, cell: SalaryCell, content: ReactNode) => {
    const found = row.findings.filter(finding => finding.cell === cell)
    if (found.length === 0) return content
    const isFaulty = found.some(({ isWarning }) => !isWarning)
    return <span className={isFaulty ? classes.faulty : classes.unusual}>{content}</span>
  }
  const amountOf = (row: RegisterRow) =>
    marked(
      row,
      'amount',
      isAmount(row.amount) ? <Amount value={row.amount} currency={currency} /> : row.amount || '—',
    )
  const stateOf = (row: RegisterRow) => (
    <StatusLabel
      colour={colours[row.state]}
      label={salaryRowStateNames[row.state][language]}
      icon={row.state === 'NEW' ? IconClock : undefined}
    />
  )
  const columns: readonly DataColumn<RegisterRow>[] = [
    {
      id: 'number',
      header: numberSigns[language],
      width: '4rem',
      isExtra: true,
      cell: row => row.id,
    },
    {
      id: 'name',
      header: t($ => $.people.name),
      isRowName: true,
      cell: row => marked(row, 'fullName', row.fullName || '—'),
      note: row => (row.findings.length > 0 ? findingsOf(row) : undefined),
    },
    {
      id: 'account',
      header: t($ => $.people.account),
      width: '12rem',
      cell: row => marked(row, 'cardAccount', <AccountNumber account={row.cardAccount} />),
    },
    { id: 'amount', header: t($ => $.list.amount), width: '10rem', align: 'end', cell: amountOf },
    { id: 'state', header: t($ => $.list.status), width: '12rem', cell: stateOf },
  ]
  return (
    <SummaryCard isFlush>
      <DataTable
        label={t($ => $.detail.rows)}
        columns={columns}
        rows={rows}
        getRowId={row => String(row.id)}
        rowName={row => row.fullName}
        renderCard={row => (
          <span className={classes.card}>
            <span className={classes.cardHead}>
              <span>{row.fullName || '—'}</span>
              {amountOf(row)}
            </span>
            <span className={classes.note}>
              <AccountNumber account={row.cardAccount} />
            </span>
            {findingsOf(row)}
            {stateOf(row)}
          </span>
        )}
      />
    </SummaryCard>
  )
}
