import { useMutation, useQueryClient } from '@tanstack/react-query'
import { errorText } from '@tartip/domain/errors/catalogue'
import {
  earlyRepaymentModes,
  lastRepaymentDay,
  loanChangeKindNames,
  loanChangeKinds,
  type EarlyRepaymentMode,
  type LoanChange,
} from '@tartip/domain/loans/loan-change'
import { isCurrencyCode } from '@tartip/domain/money/currency'
import { toDecimal } from '@tartip/domain/money/decimal'
import { parseTypedAmount } from '@tartip/domain/money/typed-amount'
import type { LocalDate } from '@tartip/domain/time/instant'
import { useState, type FormEvent } from 'react'
import { Button } from '../../../components/controls/button.tsx'
import { Tabs } from '../../../components/controls/tabs.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { RowsSkeleton } from '../../../components/feedback/skeletons.tsx'
import { toast } from '../../../components/feedback/toast-store.ts'
import { DateField } from '../../../components/fields/date-field.tsx'
import { MoneyField, typedTextOf } from '../../../components/fields/money-field.tsx'
import { SelectField } from '../../../components/fields/select-field.tsx'
import { SummaryCard } from '../../../components/layout/summary-card.tsx'
import { Amount } from '../../../components/text/amount.tsx'
import { toApiError } from '../../../lib/api-error.ts'
import { execute } from '../../../lib/graphql-client.ts'
import { newIdempotencyKey } from '../../../lib/idempotency.ts'
import { useBankToday } from '../../../lib/use-bank-today.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import { CreateLoanClaimDocument } from '../api/loan-claims.account.generated.ts'
import { LoanChart } from '../loan/loan-chart.tsx'
import { LoanTable } from '../loan/loan-table.tsx'
import { loansKey, type Loan, type LoanRow } from '../loans-queries.ts'
import type { LoanClaim } from './claim-queries.ts'
import classes from './loan-claims.module.css'
import { planOfLoan, type ShownPlan } from './plan-of-loan.ts'

interface ClaimFormProps {
  loan: Loan
  rows: readonly LoanRow[]
  /** A saved draft that is continued. */
  draft?: LoanClaim
  onClose: () => void
}

interface Typed {
  readonly kind: LoanChange['kind']
  readonly repayOn: LocalDate | ''
  readonly amount: string
  readonly mode: EarlyRepaymentMode
  readonly day: string
}

/**
 * A request about the loan; what it would do to the schedule is shown before it is sent. It proposes the bank's day, so it
 * opens once that is known.
 */
export function ClaimForm(props: ClaimFormProps) {
  const today = useBankToday()
  return today === undefined ? (
    <RowsSkeleton rows={3} />
  ) : (
    <OpenClaimForm {...props} today={today} />
  )
}

function OpenClaimForm({
  loan,
  rows,
  draft,
  today,
  onClose,
}: ClaimFormProps & { today: LocalDate }) {
  const { t } = useTranslation('loans')
  const language = useLanguage()
  const client = useQueryClient()
  const [typed, setTyped] = useState<Typed>(() =>
    draft ? typedOf(draft) : { ...nothingTyped, repayOn: today },
  )
  const [idempotencyKey, setIdempotencyKey] = useState(newIdempotencyKey)
  const change = changeOf(typed, loan)
  const plan = change && planOfLoan(loan, rows, change, today)
  const send = useMutation({
    mutationFn: (isDraft: boolean) => {
      const { loanId, accountId } = loan
      const ofDraft = draft ? { loanClaimId: draft.loanClaimId } : {}
      const loanClaim = { ...wireOf(typed, loan), ...ofDraft, loanId, accountId, isDraft }
      return execute(CreateLoanClaimDocument, { loanClaim }, { service: 'account', idempotencyKey })
    },
    onSuccess: (_answer, isDraft) => {
      toast.success(t($ => (isDraft ? $.claims.saved : $.claims.sent)))
      void client.invalidateQueries({ queryKey: [loansKey] })
      // The page of a draft shows what has become of it.
      if (!draft) onClose()
    },
  })
  const set = (more: Partial<Typed>) => {
    setTyped({ ...typed, ...more })
    setIdempotencyKey(newIdempotencyKey())
    send.reset()
  }
  const { code, params } = toApiError(send.error)
  const refusal = send.isError
    ? errorText(code, params, language)
    : plan && !plan.ok
      ? errorText(plan.error.code, plan.error.params, language)
      : undefined
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (plan?.ok && !send.isPending) send.mutate(false)
  }
  return (
    <SummaryCard title={t($ => (draft ? $.claims.draftTitle : $.claims.newTitle))}>
      <form className={classes.form} onSubmit={handleSubmit} noValidate>
        <Fields typed={typed} loan={loan} today={today} onChange={set} />
        {refusal === undefined ? null : (
          <Notice tone="danger" role="alert">
            <p>{refusal}</p>
          </Notice>
        )}
        <div className={classes.buttons}>
          <Button type="submit" loading={send.isPending} disabled={!plan?.ok}>
            {t($ => $.claims.send)}
          </Button>
          <Button variant="default" disabled={!plan?.ok} onClick={() => send.mutate(true)}>
            {t($ => $.claims.save)}
          </Button>
          <Button variant="subtle" onClick={onClose}>
            {t($ => $.claims.close)}
          </Button>
        </div>
        {/* Below the buttons: the schedule of some years would put them out of reach on a phone. */}
        {plan?.ok && typed.kind !== 'DEBT_CERTIFICATE' ? (
          <PlannedSchedule plan={plan.value} currency={loan.currency} />
        ) : null}
      </form>
    </SummaryCard>
  )
}

interface PlannedScheduleProps {
  plan: ShownPlan
  currency: string
}

/** The loan after the change: what is debited on its day, and the payments that follow. */
export function PlannedSchedule({ plan, currency }: PlannedScheduleProps) {
  const { t } = useTranslation('loans')
  const { rows, payment, interest } = plan
  return (
    <>
      {payment && interest ? (
        <p>
          {t($ => $.claims.payment)} <Amount value={payment} currency={currency} />,{' '}
          {t($ => $.claims.paymentInterest)} <Amount value={interest} currency={currency} />
        </p>
      ) : null}
      <LoanChart rows={rows} currency={currency} />
      <LoanTable rows={rows} currency={currency} />
    </>
  )
}

interface FieldsProps {
  typed: Typed
  loan: Loan
  today: LocalDate
  onChange: (more: Partial<Typed>) => void
}

function Fields({ typed, loan, today, onChange }: FieldsProps) {
  const { t } = useTranslation('loans')
  const language = useLanguage()
  const { kind } = typed
  const isEarly = kind === 'FULL_REPAYMENT' || kind === 'PARTIAL_REPAYMENT'
  return (
    <div className={classes.fields}>
      <SelectField
        label={t($ => $.claims.kind)}
        value={kind}
        options={loanChangeKinds.map(value => ({
          value,
          label: loanChangeKindNames[value][language],
        }))}
        onChange={value =>
          onChange({ kind: loanChangeKinds.find(one => one === value) ?? 'PARTIAL_REPAYMENT' })
        }
      />
      {isEarly ? (
        <DateField
          label={t($ => $.claims.repayOn)}
          value={typed.repayOn}
          today={today}
          min={today}
          onChange={repayOn => onChange({ repayOn })}
        />
      ) : null}
      {kind === 'PARTIAL_REPAYMENT' && isCurrencyCode(loan.currency) ? (
        <>
          <MoneyField
            label={t($ => $.claims.amount)}
            currency={loan.currency}
            value={typed.amount}
            onChange={amount => onChange({ amount })}
          />
          <Tabs
            label={t($ => $.claims.mode)}
            value={typed.mode}
            tabs={earlyRepaymentModes.map(value => ({
              value,
              label: t($ => $.claims.modes[value]),
            }))}
            onChange={mode => onChange({ mode })}
          />
        </>
      ) : null}
      {kind === 'REPAYMENT_DAY' ? (
        <SelectField
          label={t($ => $.claims.day)}
          value={typed.day}
          options={Array.from({ length: lastRepaymentDay }, (_, index) => ({
            value: String(index + 1),
            label: String(index + 1),
          }))}
          onChange={day => onChange({ day })}
        />
      ) : null}
    </div>
  )
}

const nothingTyped: Typed = {
  kind: 'PARTIAL_REPAYMENT',
  repayOn: '',
  amount: '',
  mode: 'SHORTER_TERM',
  day: '',
}

/** A claim as it stands in the form. */
export const typedOf = ({ kind, repayOn, amount, currency, mode, day }: LoanClaim): Typed => ({
  kind,
  repayOn: repayOn ?? '',
  amount: amount && isCurrencyCode(currency) ? typedTextOf(amount, currency) : '',
  mode: mode ?? nothingTyped.mode,
  day: day ? String(day) : '',
})

/** What is typed as a change that can be planned; undefined while something is missing. */
export function changeOf({ kind, repayOn, amount, mode, day }: Typed, { currency }: Loan) {
  switch (kind) {
    case 'DEBT_CERTIFICATE':
      return { kind } as const
    case 'REPAYMENT_DAY':
      return day === '' ? undefined : ({ kind, day: Number.parseInt(day, 10) } as const)
    case 'FULL_REPAYMENT':
      return repayOn === '' ? undefined : ({ kind, repayOn } as const)
    case 'PARTIAL_REPAYMENT': {
      if (repayOn === '' || !isCurrencyCode(currency)) return undefined
      const sum = parseTypedAmount(amount, currency)
      return sum.ok ? ({ kind, repayOn, amountMinor: sum.value, mode } as const) : undefined
    }
  }
}

/** The same as the API takes it. */
function wireOf(typed: Typed, loan: Loan) {
  const change = changeOf(typed, loan)
  const { currency } = loan
  return {
    kind: typed.kind,
    ...(change && 'repayOn' in change ? { repayOn: change.repayOn } : {}),
    ...(change?.kind === 'REPAYMENT_DAY' ? { day: change.day } : {}),
    ...(change?.kind === 'PARTIAL_REPAYMENT' && isCurrencyCode(currency)
      ? { amount: toDecimal(change.amountMinor, currency), mode: change.mode }
      : {}),
  }
}
