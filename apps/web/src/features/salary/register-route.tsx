import { IconDownload, IconPencil, IconRepeat, IconSend, IconTrash } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams, useRouter } from '@tanstack/react-router'
import { salaryRowStateNames } from '@tartip/domain/salary/register-status'
import { useState } from 'react'
import { Button } from '../../components/controls/button.tsx'
import { LinkButton } from '../../components/controls/link-button.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { QueryState } from '../../components/feedback/query-state.tsx'
import { toast } from '../../components/feedback/toast-store.ts'
import { SearchField } from '../../components/fields/search-field.tsx'
import { Facts } from '../../components/layout/facts.tsx'
import { Page } from '../../components/layout/page.tsx'
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
import { useErrorText } from '../../lib/use-error-text.ts'
import { useFailure } from '../../lib/use-failure.ts'
import { useLanguage } from '../../lib/use-language.ts'
import { useViewer } from '../../lib/use-me.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import {
  DeleteSalaryDocument,
  RepeatSalaryDocument,
  SendSalaryDocument,
} from './api/salary.payment.generated.ts'
import { useDownloadRegister } from './use-download-register.ts'
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

/** `/salary/detail/{id}` and `/salary/detail-processing/{id}`: a register with what became of each row. */
export function RegisterRoute() {
  const { t } = useTranslation('salary')
  const { legalPartyId } = useViewer()
  const params: Record<string, unknown> = useParams({ strict: false })
  const salaryId = typeof params['id'] === 'string' ? params['id'] : ''
  const [search, setSearch] = useState('')
  const [onlyWithFindings, setOnlyWithFindings] = useState(false)
  const [page, setPage] = useState(1)
  useLiveSalary(legalPartyId)
  const filter = { search: search.trim(), onlyWithFindings }
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
            <RegisterFacts register={salary} />
            <RegisterTrouble register={salary} />
            <div className={classes.tools}>
              <SearchField
                label={t($ => $.people.search)}
                value={search}
                onChange={text => {
                  setSearch(text)
                  setPage(1)
                }}
              />
              <label className={classes.check}>
                <input
                  type="checkbox"
                  checked={onlyWithFindings}
                  onChange={event => {
                    setOnlyWithFindings(event.target.checked)
                    setPage(1)
                  }}
                />
                {t($ => $.detail.onlyTrouble)}
              </label>
            </div>
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

function RegisterFacts({ register }: { register: Register }) {
  const { t } = useTranslation('salary')
  const { currency, commission, commissionCurrency, valueDate, unpaidAmount } = register
  return (
    <Facts
      facts={[
        [t($ => $.list.status), <RegisterStatus key="status" register={register} />],
        [
          t($ => $.list.amount),
          <Amount key="amount" value={register.totalAmount} currency={currency} />,
        ],
        [t($ => $.list.people), String(register.rowCount)],
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
  const { t } = useTranslation('salary')
  const errorText = useErrorText(typeof register.errorCode === 'string')
  const params = Object.fromEntries(register.errorParams.map(({ name, value }) => [name, value]))
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
  const download = useDownloadRegister()
  const [isDeleting, setIsDeleting] = useState(false)
  const { id: salaryId, legalPartyId, fileName, paymentId } = register
  const changed = () => client.invalidateQueries({ queryKey: [salaryKey] })
  const options = () => ({ service, idempotencyKey: randomUuid() }) as const
  const sending = useMutation({
    mutationFn: () =>
      execute(SendSalaryDocument, { salary: { legalPartyId, salaryIds: [salaryId] } }, options()),
    onSuccess: ({ forSigningSalary: [result] }) => {
      void changed()
      if (result?.ok) toast.success(t($ => $.detail.sent))
      else if (result?.errorCode) failure.tell(new ApiError(result.errorCode))
    },
    onError: failure.tell,
  })
  const repeating = useMutation({
    mutationFn: () =>
      execute(
        RepeatSalaryDocument,
        { salary: { legalPartyId, salaryId, fileName: t($ => $.detail.repeatName, { fileName }) } },
        options(),
      ),
    onSuccess: ({ repeatSalary }) => {
      void changed()
      history.push(`/salary/detail/${encodeURIComponent(repeatSalary)}`)
    },
    onError: failure.tell,
  })
  const deleting = useMutation({
    mutationFn: () =>
      execute(DeleteSalaryDocument, { salary: { legalPartyId, salaryId } }, options()),
    onSuccess: () => {
      void changed()
      history.push('/salary/statements')
    },
    onError: failure.tell,
  })
  const downloading = useMutation({
    mutationFn: () => download(register),
    onError: failure.tell,
  })
  return (
    <div className={classes.actions}>
      {failure.words ? (
        <Notice tone="danger" role="alert">
          {failure.words}
        </Notice>
      ) : null}
      <Button
        variant="subtle"
        loading={downloading.isPending}
        leftSection={<IconDownload size={18} aria-hidden />}
        onClick={() => downloading.mutate()}
      >
        {t($ => $.detail.download)}
      </Button>
      {register.isEditable ? (
        <LinkButton
          href={`/salary/manual/${encodeURIComponent(salaryId)}`}
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

function Rows({ rows, currency }: { rows: readonly RegisterRow[]; currency: string }) {
  const { t } = useTranslation('salary')
  const language = useLanguage()
  const errorText = useErrorText(rows.some(({ findings }) => findings.length > 0))
  const colours = { NEW: 'muted', ERROR: 'danger', PAID: 'success', UNPAID: 'danger' } as const
  const findingsOf = (row: RegisterRow) =>
    row.findings.map(finding => (
      <span
        key={`${finding.cell} ${finding.code}`}
        className={finding.isWarning ? classes.warning : classes.error}
      >
        {errorText(finding.code, paramsOf(finding))}
      </span>
    ))
  const amountOf = (row: RegisterRow) => <Amount value={row.amount} currency={currency} />
  const stateOf = (row: RegisterRow) => (
    <StatusLabel colour={colours[row.state]} label={salaryRowStateNames[row.state][language]} />
  )
  const columns: readonly DataColumn<RegisterRow>[] = [
    { id: 'number', header: '№', width: '4rem', isExtra: true, cell: row => row.id },
    {
      id: 'name',
      header: t($ => $.people.name),
      isRowName: true,
      cell: row => row.fullName || '—',
      note: row => (row.findings.length > 0 ? findingsOf(row) : undefined),
    },
    {
      id: 'account',
      header: t($ => $.people.account),
      width: '12rem',
      cell: row => <AccountNumber account={row.cardAccount} />,
    },
    { id: 'amount', header: t($ => $.list.amount), width: '10rem', align: 'end', cell: amountOf },
    { id: 'state', header: t($ => $.list.status), width: '12rem', cell: stateOf },
  ]
  return (
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
  )
}
