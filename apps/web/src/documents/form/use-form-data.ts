import type { ErrorCode } from '@tartip/domain/errors/catalogue'
import type { Params } from '@tartip/domain/result'
import { useQuery } from '@tanstack/react-query'
import type { BankDay } from '@tartip/domain/bank-day/time-rule'
import { bankOfAccount } from '@tartip/domain/forms/bank-of-account'
import {
  known,
  sentCurrencyOf,
  type BankFact,
  type Fact,
  type FormFacts,
  type RateFact,
  type RecipientFact,
} from '@tartip/domain/forms/facts'
import {
  fieldOfWire,
  readForm,
  type FormInput,
  type FormReading,
  type FormTexts,
  type PaymentForm,
} from '@tartip/domain/forms/form'
import { parseAccountNumber } from '@tartip/domain/identifiers/account-number'
import { isCurrencyCode, type CurrencyCode } from '@tartip/domain/money/currency'
import { parseTypedAmount } from '@tartip/domain/money/typed-amount'
import { pageOfOperation, type OperationCode } from '@tartip/domain/payment/operation'
import { bishkekDate, type Instant } from '@tartip/domain/time/instant'
import { useEffect, useMemo, useState } from 'react'
import { failureOf } from '../../components/feedback/failure-of.ts'
import { toApiError } from '../../lib/api-error.ts'
import { bankClockQuery } from '../../lib/bank-clock-query.ts'
import { useBankNow } from '../../lib/use-bank-now.ts'
import { useMe } from '../../lib/use-me.ts'
import { useAbroadFact } from './abroad.ts'
import { bankDayOfWire } from './bank-day-of-wire.ts'
import type { KnownBank } from './bank-directory.ts'
import { usualValueDate } from './cut-off-advice.ts'
import {
  accountsQuery,
  bankDayRefreshMs,
  banksQuery,
  daysQuery,
  lastPayerQuery,
  nextNumberQuery,
  paymentCodesQuery,
  rateQuery,
  recipientQuery,
} from './form-queries.ts'
import { rulesQuery } from './rules-query.ts'
import {
  payerFact,
  missingPayerOf,
  payersOf,
  recipientFact,
  usualPayer,
  type OwnAccount,
  type MissingPayer,
} from './own-account.ts'

/** Everything the form knows besides what is typed. */
export interface FormData {
  /** The typed texts with suggestions in the untouched places: what is seen, checked and sent. */
  readonly texts: Readonly<Record<string, string>>
  readonly operation: OperationCode
  readonly currency: CurrencyCode
  /** Accounts in several currencies can pay and none is chosen: `currency` is only assumed. */
  readonly isCurrencyOpen: boolean
  /** The typed amount; undefined while it is no amount above zero. */
  readonly amountMinor: bigint | undefined
  readonly legalPartyId: string
  readonly day: BankDay | undefined
  readonly accounts: readonly OwnAccount[] | undefined
  readonly payers: readonly OwnAccount[]
  readonly payer: OwnAccount | undefined
  /** Why a new form has nothing to pay from. */
  readonly lack: MissingPayer | undefined
  readonly banks: readonly KnownBank[] | undefined
  readonly isFindingRecipient: boolean
  readonly accountsFailed: boolean
  /** Answers that the form checks by, or fills itself with, are on their way. */
  readonly isWaiting: boolean
  readonly retryAccounts: () => void
  /** What the form is read with. */
  readonly input: FormInput
  readonly reading: FormReading
}

/** Texts that follow from others and from what the bank knows, such as the rate; they replace typed ones. */
export type DeriveTexts = (texts: FormTexts, facts: FormFacts) => FormTexts

/** Reads from the bank all that the form shows and checks by; the form is usable before it answers. */
export function useFormData(
  form: PaymentForm,
  typed: FormTexts,
  isNew: boolean,
  derive: DeriveTexts | undefined,
): FormData {
  const me = useMe()
  const legalPartyId = me.currentContract.orgReferenceId
  const accounts = useQuery(accountsQuery(legalPartyId))
  const typeOf = (number: string | undefined) =>
    accounts.data?.find(({ account }) => account === number)?.type
  const guess = form.operationOf(typed, undefined, typeOf(typed['payerAccount']))
  const rules = useQuery(rulesQuery(pageOfOperation(guess)))
  const needsBanks = 'bank' in form.facts || 'bankOfAccount' in form.facts
  const banks = useQuery({ ...banksQuery, enabled: needsBanks })
  const number = useQuery({ ...nextNumberQuery(legalPartyId), enabled: isNew })
  const lastPayer = useQuery({ ...lastPayerQuery(legalPartyId, me.id), enabled: isNew })
  const { day, isWaiting: isWaitingForDay } = useBankDay()

  // A person who may see no account learns who grants it; another request would change nothing.
  const isForbidden = isNew && !accounts.data && failureOf(accounts.error).isForbidden
  const knownAccounts = accounts.data ?? (isForbidden ? [] : undefined)
  const payers = useMemo(
    () => payersOf(form, typed, accounts.data ?? []),
    [form, typed, accounts.data],
  )
  const usable = payers.filter(account => {
    const operation = form.operationOf(typed, undefined, account.type)
    return 'known' in payerFact(account, operation, form)
  })
  const shown = withSuggestions(form, typed, {
    payerAccount: usualPayer(usable, lastPayer.data)?.account ?? '',
    recipientBic: bankToSuggest(banks.data, typed['recipientAccount'])?.bic ?? '',
    valueDate: day ? usualValueDate(day) : '',
    transferNum: number.data ?? '',
  })

  const payer = accounts.data?.find(({ account }) => account === shown['payerAccount'])
  const currency = payer?.currency ?? 'KGS'
  const operation = form.operationOf(shown, amountOf(shown['amount'] ?? '', currency), payer?.type)
  const recipient = useRecipientFact(form, operation, shown, legalPartyId, accounts.data)
  const exotic = exoticFact(form, shown)
  const rate = useRateFact(form, payer, recipient.fact ?? exotic)
  const commissionPayer = accounts.data?.find(
    ({ account }) => account === (shown['commissionAccount'] || payer?.account),
  )
  const sides: FormFacts = {
    payer: payer ? payerFact(payer, operation, form) : accounts.data && accountNotFound,
    exotic,
  }
  const facts: FormFacts = {
    ...sides,
    ...('abroad' in form.facts
      ? { commissionPayer: commissionPayer && payerFact(commissionPayer, operation, form) }
      : {}),
    abroad: useAbroadFact(form, sentCurrencyOf(sides)),
    day: day && known(day),
    recipient: recipient.fact,
    paymentCode: usePaymentCodeFact(shown['paymentCode'] ?? ''),
    rate: rate.fact,
    ...bankFacts(banks.data, shown),
  }
  const texts = withSuggestions(form, { ...shown, ...derive?.(shown, facts) }, {})
  const amountMinor = amountOf(texts['amount'] ?? '', currency)
  const input = { operation, source: 'typed', texts, facts, rules: rules.data, isNew } as const
  return {
    texts,
    operation,
    currency,
    isCurrencyOpen: !payer && (!accounts.data || payers.some(one => one.currency !== currency)),
    amountMinor,
    legalPartyId,
    day,
    accounts: knownAccounts,
    payers,
    payer,
    lack: isNew && knownAccounts ? missingPayerOf(form, knownAccounts, payers) : undefined,
    banks: banks.data,
    isFindingRecipient: recipient.isLoading,
    accountsFailed: accounts.isError && !isForbidden,
    isWaiting:
      isWaitingForDay || [rules, accounts, banks, number, rate].some(({ isLoading }) => isLoading),
    retryAccounts: () => void accounts.refetch(),
    input,
    reading: readForm(form, input),
  }
}

/** The bank of a whole account number, as far as it takes payments from here. */
function bankToSuggest(
  banks: readonly KnownBank[] | undefined,
  typed: string | undefined,
): KnownBank | undefined {
  const account = parseAccountNumber(typed ?? '')
  const bank = banks && account.ok ? bankOfAccount(banks, account.value) : undefined
  return bank?.isActive && !bank.isOwn ? bank : undefined
}

/** The server answers codes of the catalogue; one of a newer release is shown by the general text. */
const refusedFact = (code: string, params: Params) => ({
  refused: { code: code as ErrorCode, params },
})
const accountNotFound = refusedFact('ACCOUNT_NOT_FOUND', {})

function withSuggestions(
  form: PaymentForm,
  typed: FormTexts,
  suggestions: FormTexts,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.keys(form.fields).map(name => [name, typed[name] ?? suggestions[name] ?? '']),
  )
}

function amountOf(text: string, currency: CurrencyCode): bigint | undefined {
  const parsed = parseTypedAmount(text, currency)
  return parsed.ok && parsed.value > 0n ? parsed.value : undefined
}

function bankFacts(banks: readonly KnownBank[] | undefined, texts: FormTexts): FormFacts {
  if (!banks) return {}
  const chosen = banks.find(({ bic }) => bic === texts['recipientBic'])
  const bank: Fact<BankFact> | undefined = chosen && known(chosen)
  const account = parseAccountNumber(texts['recipientAccount'] ?? '')
  return {
    bank,
    bankOfAccount: account.ok ? known(bankOfAccount(banks, account.value) ?? null) : undefined,
  }
}

/** Whether the classifier has the code; unknown until it has answered. */
function usePaymentCodeFact(code: string): Fact<{ readonly isActive: boolean }> | undefined {
  const { data } = useQuery({ ...paymentCodesQuery(code), enabled: code !== '' })
  return code !== '' && data ? known({ isActive: data.some(one => one.code === code) }) : undefined
}

/** The account of this bank that is credited: an own one, or another client's, looked up when its number is whole. */
function useRecipientFact(
  form: PaymentForm,
  operation: OperationCode,
  texts: FormTexts,
  legalPartyId: string,
  accounts: readonly OwnAccount[] | undefined,
): { readonly fact: Fact<RecipientFact> | undefined; readonly isLoading: boolean } {
  const field =
    'recipient' in form.facts ? fieldOfWire(form, operation, 'recipientAccount') : undefined
  const account = field === undefined ? '' : (texts[field] ?? '')
  const own = accounts?.find(one => one.account === account)
  const isTyped = field !== undefined && form.fields[field]?.kind.name === 'account'
  const isLookedUp = isTyped && !own && parseAccountNumber(account).ok
  const query = useQuery({ ...recipientQuery(legalPartyId, account), enabled: isLookedUp })
  if (own) return { fact: recipientFact(own), isLoading: false }
  if (!isLookedUp) return { fact: undefined, isLoading: false }
  if (query.data) {
    const { maskedName: name, currency } = query.data
    // The bank names only accounts that can be credited.
    return isCurrencyCode(currency)
      ? { fact: known({ name, currency, status: 'OPEN', isOwn: false }), isLoading: false }
      : { fact: undefined, isLoading: false }
  }
  if (!query.isError) return { fact: undefined, isLoading: query.isFetching }
  const { code, params, isNetwork, status = 0 } = toApiError(query.error)
  // A lost answer proves nothing about the account: the bank checks it when the document is saved.
  const isLost = isNetwork || status >= 500
  return { fact: isLost ? undefined : refusedFact(code, params), isLoading: false }
}

/** The currency that the recipient gets when it is not the payer's. */
function exoticFact(form: PaymentForm, texts: FormTexts): FormFacts['exotic'] {
  const currency = texts['exoticCurrency'] ?? ''
  return 'exotic' in form.facts && isCurrencyCode(currency) ? known({ currency }) : undefined
}

/** At what the bank exchanges the currencies of the two accounts, while the form is open. */
function useRateFact(
  form: PaymentForm,
  payer: OwnAccount | undefined,
  recipient: Fact<{ readonly currency: CurrencyCode }> | undefined,
): { readonly fact: Fact<RateFact> | undefined; readonly isLoading: boolean } {
  const from = payer?.currency
  const to = recipient && 'known' in recipient ? recipient.known.currency : undefined
  const isNeeded = 'rate' in form.facts && from !== undefined && to !== undefined && from !== to
  const query = useQuery({ ...rateQuery(from ?? 'KGS', to ?? 'KGS'), enabled: isNeeded })
  if (!isNeeded) return { fact: undefined, isLoading: false }
  if (query.data) return { fact: known(query.data), isLoading: false }
  if (!query.isError) return { fact: undefined, isLoading: query.isLoading }
  const { code, params } = toApiError(query.error)
  return { fact: refusedFact(code, params), isLoading: false }
}

const tickMs = 15_000

/** The bank's day at this moment; undefined until the bank has sent its clock and calendar. */
function useBankDay(): { readonly day: BankDay | undefined; readonly isWaiting: boolean } {
  const clock = useQuery({ ...bankClockQuery, refetchInterval: bankDayRefreshMs })
  const moment = useMoment(useBankNow())
  const days = useQuery(daysQuery(moment === undefined ? undefined : bishkekDate(moment)))
  const day = useMemo(
    () => (moment !== undefined && days.data ? bankDayOfWire(moment, days.data) : undefined),
    [days.data, moment],
  )
  return { day, isWaiting: clock.isLoading || days.isLoading }
}

/** The bank's time, renewed often enough for countdowns and for a cut-off that passes. */
function useMoment(now: () => Instant | undefined): Instant | undefined {
  const [moment, setMoment] = useState(now)
  useEffect(
    function followBankClock() {
      setMoment(now())
      const timer = setInterval(() => setMoment(now()), tickMs)
      return () => clearInterval(timer)
    },
    [now],
  )
  return moment ?? now()
}
