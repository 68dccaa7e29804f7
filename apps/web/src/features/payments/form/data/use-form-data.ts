import { useQuery } from '@tanstack/react-query'
import type { BankDay } from '@tartip/domain/bank-day/time-rule'
import type { CurrencyCode } from '@tartip/domain/money/currency'
import { bishkekDate } from '@tartip/domain/time/instant'
import { useMemo } from 'react'
import { failureOf } from '../../../../components/feedback/failure-of.ts'
import { bankClockQuery, useBankNow } from '../../../../lib/use-bank-now.ts'
import { useMe } from '../../../../lib/use-me.ts'
import { bankDayOfWire } from '../checks/bank-day-of-wire.ts'
import type { KnownBank } from '../checks/bank-of-account.ts'
import type { CheckContext } from '../checks/check-transfer.ts'
import { usualValueDate } from '../checks/cut-off-advice.ts'
import type { OperationChoice } from '../checks/operation-choice.ts'
import { amountOf, chooseOperation } from '../checks/operation-choice.ts'
import type { FormKind } from '../form-kind.ts'
import type { ShownDraft, TransferDraft } from '../form-model.ts'
import { withSuggestions } from '../form-model.ts'
import {
  accountsQuery,
  bankDayRefreshMs,
  banksQuery,
  daysQuery,
  nextNumberQuery,
  rulesQuery,
} from './form-queries.ts'
import type { OwnAccount, PayerLack } from './own-account.ts'
import { payerAccountsOf, payerLackOf, refusalOfPayer } from './own-account.ts'
import { useMoment } from './use-moment.ts'
import { useRecipient } from './use-recipient.ts'

/** Everything the form knows besides what is typed. */
export interface FormData {
  readonly draft: ShownDraft
  readonly choice: OperationChoice
  readonly currency: CurrencyCode
  readonly amountMinor: bigint | undefined
  readonly legalPartyId: string
  readonly day: BankDay | undefined
  readonly accounts: readonly OwnAccount[] | undefined
  readonly payers: readonly OwnAccount[]
  readonly payer: OwnAccount | undefined
  /** Why a new form has nothing to pay from. */
  readonly lack: PayerLack | undefined
  readonly banks: readonly KnownBank[] | undefined
  readonly isAskingRecipient: boolean
  readonly accountsFailed: boolean
  /** Answers that the form checks by, or fills itself with, are on their way. */
  readonly isWaiting: boolean
  readonly retryAccounts: () => void
  readonly checks: CheckContext
}

/** Asks the bank for all that the form shows and checks by; the form is usable before it answers. */
export function useFormData(kind: FormKind, typed: TransferDraft, isNew: boolean): FormData {
  const legalPartyId = useMe().currentContract.orgReferenceId
  const rules = useQuery(rulesQuery)
  const accounts = useQuery(accountsQuery(legalPartyId))
  const banks = useQuery({ ...banksQuery, enabled: kind === 'interbank' })
  const number = useQuery({ ...nextNumberQuery(legalPartyId), enabled: isNew })
  const { day, isWaiting: isWaitingForDay } = useBankDay()

  // Who may see no account is told who grants it; asking once more would change nothing.
  const isForbidden = isNew && !accounts.data && failureOf(accounts.error).isForbidden
  const known = accounts.data ?? (isForbidden ? [] : undefined)

  const payers = useMemo(() => payerAccountsOf(accounts.data ?? [], kind), [accounts.data, kind])
  const guess = chooseOperation(kind, typed, undefined).operation
  const usable = payers.filter(account => refusalOfPayer(account, guess) === undefined)
  const draft = withSuggestions(typed, {
    payerAccount: usable.length === 1 ? (usable[0]?.account ?? '') : '',
    valueDate: day ? usualValueDate(day) : '',
    transferNum: number.data ?? '',
  })

  const payer = payers.find(({ account }) => account === draft.payerAccount)
  const currency = payer?.currency ?? 'KGS'
  const amountMinor = amountOf(draft, currency)
  const choice = chooseOperation(kind, draft, amountMinor)
  const recipient = useRecipient(
    legalPartyId,
    draft.recipientAccount,
    choice.operation === 'INTRABANK_FOREIGN',
  )
  return {
    draft,
    choice,
    currency,
    amountMinor,
    legalPartyId,
    day,
    accounts: known,
    payers,
    payer,
    lack: isNew && known ? payerLackOf(known, kind) : undefined,
    banks: banks.data,
    isAskingRecipient: recipient.isAsking,
    accountsFailed: accounts.isError && !isForbidden,
    isWaiting:
      isWaitingForDay || [rules, accounts, banks, number].some(({ isLoading }) => isLoading),
    retryAccounts: () => void accounts.refetch(),
    checks: {
      operation: choice.operation,
      currency,
      isNew,
      rules: rules.data,
      day,
      accounts: accounts.data,
      payer,
      bank: banks.data?.find(({ bic }) => bic === draft.recipientBic),
      recipient: recipient.answer,
    },
  }
}

/** The bank's day at this moment; undefined until the bank has told its clock and calendar. */
function useBankDay(): { readonly day: BankDay | undefined; readonly isWaiting: boolean } {
  const clock = useQuery({ ...bankClockQuery, refetchInterval: bankDayRefreshMs })
  const moment = useMoment(useBankNow())
  const days = useQuery({ ...daysQuery(bishkekDate(moment)), enabled: clock.data !== undefined })
  const day = useMemo(
    () => (clock.data && days.data ? bankDayOfWire(moment, days.data) : undefined),
    [clock.data, days.data, moment],
  )
  return { day, isWaiting: clock.isLoading || days.isLoading }
}
