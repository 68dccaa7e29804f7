import { IconArrowBackUp, IconCopy, IconPlus, IconUsers } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useParams, useRouter } from '@tanstack/react-router'
import { formatDateTime } from '@tartip/domain/time/format-date'
import type { Instant } from '@tartip/domain/time/instant'
import { isCurrencyCode, type CurrencyCode } from '@tartip/domain/money/currency'
import { toDecimal } from '@tartip/domain/money/decimal'
import {
  amountOfTyped,
  createRegisterCheck,
  findingsByRow,
  longestName,
  type CellFinding,
  type SalaryRowTexts,
} from '@tartip/domain/salary/register'
import { useDeferredValue, useEffect, useId, useMemo, useReducer, useState } from 'react'
import { Button } from '../../components/controls/button.tsx'
import { LinkButton } from '../../components/controls/link-button.tsx'
import { Notice } from '../../components/feedback/notice.tsx'
import { QueryState } from '../../components/feedback/query-state.tsx'
import { MoneyField } from '../../components/fields/money-field.tsx'
import { TextField } from '../../components/fields/text-field.tsx'
import { Page } from '../../components/layout/page.tsx'
import { ConfirmDialog } from '../../components/overlay/confirm-dialog.tsx'
import { AccountNumber } from '../../components/text/account-number.tsx'
import { Amount } from '../../components/text/amount.tsx'
import { ApiError, toApiError } from '../../lib/api-error.ts'
import { systemClock } from '../../lib/clock.ts'
import { useBankNow } from '../../lib/use-bank-now.ts'
import { useErrorText } from '../../lib/use-error-text.ts'
import { useFailure } from '../../lib/use-failure.ts'
import { useViewer } from '../../lib/use-me.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import {
  editRows,
  isBlankRow,
  isJudged,
  startEditor,
  withReadableAmount,
  type EditorState,
} from './editor-state.ts'
import { RegisterGrid } from './register-grid.tsx'
import classes from './salary.module.css'
import {
  contractQuery,
  employeesQuery,
  findingsQuery,
  registersQuery,
  salaryKey,
  wholeRegisterQuery,
  type Contract,
  type Register,
} from './salary-queries.ts'
import { useCellNames } from './use-cell-names.ts'
import { useKeptDraft } from './use-kept-draft.ts'
import { useLeaveWithDraft } from './use-leave-with-draft.ts'

/** `/salary/manual/{id?}`: a register by hand; with an id one that is corrected. */
export function EditorRoute() {
  const { t } = useTranslation('salary')
  const { legalPartyId } = useViewer()
  const params: Record<string, unknown> = useParams({ strict: false })
  const id = typeof params['id'] === 'string' && params['id'] !== '' ? params['id'] : undefined
  const contract = useQuery(contractQuery(legalPartyId))
  const former = useQuery({
    ...wholeRegisterQuery(legalPartyId, id ?? ''),
    enabled: id !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const found = useQuery({
    ...findingsQuery(legalPartyId, id ?? ''),
    enabled: id !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  })
  const isReady = id === undefined || (former.data !== undefined && found.isFetched)
  return (
    <Page
      title={t($ => (id === undefined ? $.editor.title : $.editor.change))}
      isWide
      back={{
        href: id === undefined ? '/salary/statements' : `/salary/detail/${id}`,
        label: t($ => $.detail.back),
      }}
    >
      <QueryState
        query={id !== undefined && former.isError ? { ...former, data: undefined } : contract}
      >
        {data => {
          const known = contract.data?.contract ?? ('contract' in data ? data.contract : undefined)
          if (!known?.mayPrepare) return <Notice tone="warning">{t($ => $.editor.closed)}</Notice>
          if (!isReady) return null
          return (
            <Editor
              key={id ?? 'new'}
              legalPartyId={legalPartyId}
              contract={known}
              former={former.data?.salary}
              rows={former.data?.rows ?? []}
              found={found.data}
            />
          )
        }}
      </QueryState>
    </Page>
  )
}

interface EditorProps {
  legalPartyId: string
  contract: Contract
  former: Register | undefined
  rows: readonly SalaryRowTexts[]
  /** What the bank has found wrong in these rows, by their place. */
  found: ReadonlyMap<number, readonly CellFinding[]> | undefined
}

const isAboutName = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.params['field'] === 'fileName' || error.code === 'SALARY_DUPLICATE_FILE_NAME')

const currencyOf = (text: string): CurrencyCode => (isCurrencyCode(text) ? text : 'KGS')

function Editor({ legalPartyId, contract, former, rows: stored, found }: EditorProps) {
  const { t } = useTranslation('salary')
  const { history } = useRouter()
  const client = useQueryClient()
  const failure = useFailure()
  const nameId = useId()
  const isNameRefused = isAboutName(failure.error)
  const currency = currencyOf(contract.currency)
  const [given] = useState(() => stored.map(row => withReadableAmount(row, currency)))
  const [state, act] = useReducer(editRows, given, rows => startEditor(rows, currency))
  const [fileName, setFileName] = useState(former?.fileName ?? '')
  const [isAsking, setIsAsking] = useState(false)
  const [amount, setAmount] = useState('')
  const [savedId, setSavedId] = useState<string>()
  const now = useBankNow()
  const [startedAt, setStartedAt] = useState<Instant>()
  if (startedAt === undefined && now() !== undefined) setStartedAt(now())
  const isChanged = state.past.length > 0 || fileName !== (former?.fileName ?? '')
  const isDraft = former === undefined || former.status === 'DRAFT'
  /** What is missing is shown everywhere. */
  const [isChecked, setIsChecked] = useState(!isDraft)
  // What is typed is kept also while the bank's time is unknown: in a name this computer's must do.
  const namedAt = formatDateTime(startedAt ?? systemClock.now())
  const draftName = t($ => $.editor.draftName, { time: namedAt })
  const name = fileName.trim() || draftName
  const register = useMemo(
    () => ({ legalPartyId, fileName: name, currency, rows: state.rows }),
    [legalPartyId, name, currency, state.rows],
  )
  const toKeep = isDraft && isChanged && savedId === undefined ? register : undefined
  const draft = useKeptDraft(former, toKeep)
  const draftWords = useErrorText(draft.failure !== null)
  const leaving = useLeaveWithDraft(
    isChanged && !draft.isKept && savedId === undefined,
    toKeep && draft.keepNow,
  )
  // A row that is changed is another one: what was found in it before says nothing any more. A draft was not checked yet.
  const ofBank = useMemo(
    () => new Map(isDraft ? [] : given.map((row, index) => [row, found?.get(index) ?? []])),
    [isDraft, given, found],
  )
  // The check of ten thousand rows must not hold a key up.
  const shown = useDeferredValue(state)
  const ownPrefix = contract.payerAccount.slice(0, 3)
  const check = useMemo(() => createRegisterCheck(currency, ownPrefix), [currency, ownPrefix])
  const read = useMemo(() => readRows(shown.rows, check, ofBank), [shown.rows, check, ofBank])
  const { typed, left } = shown
  const judged = useMemo(
    () => judgedRows(read, { left, ...(typed ? { typed } : {}) }, isChecked),
    [read, isChecked, left, typed],
  )
  const errorText = useErrorText(judged.first.length > 0)
  const cellNames = useCellNames()

  const saving = useMutation({
    mutationFn: () => draft.save({ ...register, fileName: fileName.trim() }),
    onSuccess: id => {
      void client.invalidateQueries({ queryKey: [salaryKey] })
      setSavedId(id)
    },
    onError: (error: unknown) => {
      failure.show(error)
      // The name stands above a register that may be long.
      if (isAboutName(error)) document.getElementById(nameId)?.focus()
    },
  })
  const filling = useMutation({
    mutationFn: (from: 'employees' | 'last') =>
      from === 'employees'
        ? rowsOfEmployees(legalPartyId, client)
        : rowsOfLast(legalPartyId, client),
    onSuccess: rows => act({ kind: 'replace', rows }),
    onError: failure.show,
  })

  useEffect(
    function openSaved() {
      if (savedId !== undefined) history.push(`/salary/detail-processing/${savedId}`)
    },
    [history, savedId],
  )

  return (
    <div className={classes.fields}>
      <div className={classes.tools}>
        <TextField
          id={nameId}
          label={t($ => $.editor.name)}
          value={fileName}
          onChange={text => {
            if (isNameRefused) failure.forget()
            setFileName(text)
          }}
          error={isNameRefused ? failure.words : undefined}
          maxLength={longestName}
          isRequired
        />
        <div className={classes.actions}>
          <Button
            variant="default"
            loading={filling.isPending}
            leftSection={<IconUsers size={18} aria-hidden />}
            onClick={() => filling.mutate('employees')}
          >
            {t($ => $.editor.everybody)}
          </Button>
          <Button
            variant="default"
            loading={filling.isPending}
            leftSection={<IconCopy size={18} aria-hidden />}
            onClick={() => filling.mutate('last')}
          >
            {t($ => $.editor.last)}
          </Button>
          <Button variant="default" onClick={() => setIsAsking(true)}>
            {t($ => $.editor.amountForAll)}
          </Button>
          <Button
            variant="subtle"
            disabled={state.past.length === 0}
            leftSection={<IconArrowBackUp size={18} aria-hidden />}
            onClick={() => act({ kind: 'undo' })}
          >
            {t($ => $.editor.undo)}
          </Button>
        </div>
      </div>
      <DraftNotice legalPartyId={legalPartyId} former={former} isChanged={isChanged} />
      <p className={classes.note}>{t($ => $.editor.hint)}</p>
      <p className={classes.note}>
        {t($ => $.contract.payer)}: <AccountNumber account={contract.payerAccount} />
      </p>
      <RegisterGrid
        legalPartyId={legalPartyId}
        rows={state.rows}
        currency={currency}
        findings={judged.findings}
        onAct={act}
      />
      <div className={classes.total} role="status">
        <span>
          {t($ => $.detail.people, { count: read.count })} ·{' '}
          <Amount value={toDecimal(read.totalMinor, currency)} currency={currency} size="lg" />
        </span>
        <span className={classes.note}>
          {judged.findings.size > 0
            ? t($ => $.editor.wrong, { count: judged.findings.size })
            : judged.unfinished > 0
              ? t($ => $.editor.unfinished, { count: judged.unfinished })
              : read.count > 0
                ? t($ => $.editor.noneWrong)
                : null}
        </span>
      </div>
      {judged.first.length > 0 ? (
        <div className={classes.errors}>
          {judged.first.map(({ row, cell, code, params }) => (
            <p key={`${row} ${cell}`} className={classes.error}>
              {t($ => $.editor.inRow, {
                row: row + 1,
                words: errorText(code, params, cellNames[cell]),
              })}
            </p>
          ))}
        </div>
      ) : null}
      {failure.words && !isNameRefused ? (
        <Notice tone="danger" role="alert">
          {failure.words}
        </Notice>
      ) : null}
      <p className={classes.note} role="status">
        {leaving.isKeeping ? t($ => $.editor.keeping) : draft.isKept ? t($ => $.editor.kept) : null}
        {draft.failure && !draft.isKept
          ? t($ => $.editor.notKept, { words: draftWords(toApiError(draft.failure).code) })
          : null}
      </p>
      <div className={classes.actions}>
        <Button
          variant="default"
          leftSection={<IconPlus size={18} aria-hidden />}
          onClick={() => act({ kind: 'add' })}
        >
          {t($ => $.editor.addRow)}
        </Button>
        <Button
          loading={saving.isPending}
          onClick={() => {
            setIsChecked(true)
            saving.mutate()
          }}
        >
          {t($ => $.editor.save)}
        </Button>
      </div>
      <ConfirmDialog
        opened={isAsking}
        title={t($ => $.editor.amountForAll)}
        body={
          <MoneyField
            label={t($ => $.list.amount)}
            currency={currency}
            value={amount}
            onChange={setAmount}
          />
        }
        confirmLabel={t($ => $.editor.setAmount)}
        onConfirm={() => {
          act({ kind: 'amountForAll', amount: amountOfTyped(amount) })
          setIsAsking(false)
        }}
        onCancel={() => setIsAsking(false)}
      />
      <ConfirmDialog
        opened={leaving.mustAsk}
        tone="danger"
        title={t($ => $.editor.leaveTitle)}
        body={t($ => $.editor.leaveText)}
        confirmLabel={t($ => $.editor.leave)}
        onConfirm={leaving.go}
        onCancel={leaving.stay}
      />
    </div>
  )
}

/** Whether the person goes on with a draft, or has one while they begin a new register; nothing once they type. */
function DraftNotice({
  legalPartyId,
  former,
  isChanged,
}: Pick<EditorProps, 'legalPartyId' | 'former'> & { isChanged: boolean }) {
  const { t } = useTranslation('salary')
  const newest = useQuery({
    ...registersQuery(legalPartyId, 1),
    enabled: former === undefined && !isChanged,
  })
  if (former?.status === 'DRAFT') {
    return (
      <Notice
        role="note"
        actions={
          <LinkButton href="/salary/manual" variant="default" size="sm">
            {t($ => $.editor.startNew)}
          </LinkButton>
        }
      >
        {t($ => $.editor.resumed)}
      </Notice>
    )
  }
  const draft = newest.data?.list.find(({ status }) => status === 'DRAFT')
  if (former !== undefined || isChanged || draft === undefined) return null
  return (
    <Notice
      role="note"
      actions={
        <LinkButton
          href={`/salary/manual/${encodeURIComponent(draft.id)}`}
          variant="default"
          size="sm"
        >
          {t($ => $.editor.resume)}
        </LinkButton>
      }
    >
      {t($ => $.editor.found, { name: draft.fileName })}
    </Notice>
  )
}

/** What is wrong with each row, and what the sound ones add up to; empty rows are left out. */
function readRows(
  rows: readonly SalaryRowTexts[],
  check: ReturnType<typeof createRegisterCheck>,
  ofBank: ReadonlyMap<SalaryRowTexts, readonly CellFinding[]>,
) {
  const filled: SalaryRowTexts[] = []
  const places: number[] = []
  for (const [index, row] of rows.entries()) {
    if (isBlankRow(row)) continue
    filled.push(row)
    places.push(index)
  }
  const { failures, totalMinor } = check(filled)
  const all: CellFinding[] = failures.map(failure => ({
    ...failure,
    row: places[failure.row] ?? failure.row,
  }))
  const isWrong = new Set(all.map(({ row, cell }) => `${row} ${cell}`))
  const found: CellFinding[] = []
  for (const [at, row] of filled.entries()) {
    const index = places[at] ?? at
    for (const finding of ofBank.get(row) ?? noFindings) {
      if (!isWrong.has(`${index} ${finding.cell}`)) found.push({ ...finding, row: index })
    }
  }
  return { own: all, ofBank: found, totalMinor, count: filled.length }
}

const noFindings: readonly CellFinding[] = []
const namedFindings = 5

/** What is shown as wrong, and how many other rows are still to be filled. */
function judgedRows(
  { own, ofBank }: ReturnType<typeof readRows>,
  typing: Pick<EditorState, 'typed' | 'left'>,
  isChecked: boolean,
) {
  const judged = own.filter(finding => isJudged(typing, finding, isChecked))
  const all = [...judged, ...ofBank].toSorted((one, other) => one.row - other.row)
  const findings = findingsByRow(all)
  const unfinished = new Set(own.map(({ row }) => row).filter(row => !findings.has(row)))
  return { findings, first: all.slice(0, namedFindings), unfinished: unfinished.size }
}

type Client = ReturnType<typeof useQueryClient>

/** Everybody with an active card; the amounts are those of the last time. */
async function rowsOfEmployees(
  legalPartyId: string,
  client: Client,
): Promise<readonly SalaryRowTexts[]> {
  const rows: SalaryRowTexts[] = []
  for (let page = 1; ; page += 1) {
    const found = await client.fetchQuery(employeesQuery(legalPartyId, '', page, 500))
    for (const { fullName, cardAccount, cardState, lastAmount } of found.list) {
      if (cardState !== 'ACTIVE' || !cardAccount) continue
      rows.push({ fullName, cardAccount, amount: lastAmount ?? '' })
    }
    if (page >= found.amountPages) return rows
  }
}

const isExecutedWhole = ({ status, repeatOf }: Register): boolean =>
  (status === 'SUCCESS' || status === 'KVIT') && !repeatOf

/** The rows of the newest executed register; one that repeats unpaid rows has only a part of the people. */
async function rowsOfLast(
  legalPartyId: string,
  client: Client,
): Promise<readonly SalaryRowTexts[]> {
  for (let page = 1; ; page += 1) {
    const found = await client.fetchQuery(registersQuery(legalPartyId, page))
    const executed = found.list.find(isExecutedWhole)
    if (executed) {
      return (await client.fetchQuery(wholeRegisterQuery(legalPartyId, executed.id))).rows
    }
    if (page >= found.amountPages) throw new ApiError('SALARY_NO_EXECUTED_REGISTER')
  }
}
