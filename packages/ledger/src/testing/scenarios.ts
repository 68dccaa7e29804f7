import type { CurrencyCode } from '@tartip/domain/money/currency'
import type { NewLedgerAccount, TransferRequest, TransferResult } from '../transfer.ts'

export type AccountName = 'ann' | 'bob' | 'dollars' | 'loan' | 'bank' | 'bankDollars' | 'unopened'

/**
 * Accounts of the scenarios: customers' accounts are balance-enforced, the bank's own allow
 * overdraft.
 */
export const scenarioAccounts: readonly NewLedgerAccount[] = [
  { id: accountId('ann'), currency: 'KGS', normalSide: 'CREDIT', overdraftAllowed: false },
  { id: accountId('bob'), currency: 'KGS', normalSide: 'CREDIT', overdraftAllowed: false },
  { id: accountId('dollars'), currency: 'USD', normalSide: 'CREDIT', overdraftAllowed: false },
  { id: accountId('loan'), currency: 'KGS', normalSide: 'DEBIT', overdraftAllowed: false },
  { id: accountId('bank'), currency: 'KGS', normalSide: 'DEBIT', overdraftAllowed: true },
  { id: accountId('bankDollars'), currency: 'USD', normalSide: 'DEBIT', overdraftAllowed: true },
]

export function accountId(name: AccountName): string {
  const names = ['ann', 'bob', 'dollars', 'loan', 'bank', 'bankDollars', 'unopened']
  return `00000000-0000-7000-8000-00000000000${names.indexOf(name) + 1}`
}

/** A UUID for a small number, so that the tables can repeat a transfer. */
export function transferId(number: number): string {
  return `10000000-0000-7000-8000-${String(number).padStart(12, '0')}`
}

interface Between {
  readonly from: AccountName
  readonly to: AccountName
  readonly amount: bigint
  readonly currency?: CurrencyCode
}
/** The transfer of the sold money, the rate, and the currency whose unit is priced. */
type Converts = readonly [sold: number, rate: string, priced: CurrencyCode]
interface Common {
  /** Minutes after the start of the scenario. */
  readonly at?: number
  readonly link?: true
}
export type Action = Common &
  (
    | ({ readonly move: number; readonly converts?: Converts } & Between)
    | ({ readonly hold: number; readonly expires?: number } & Between)
    | { readonly post: number; readonly of: number; readonly amount?: bigint }
    | { readonly void: number; readonly of: number }
    | { readonly expire: number; readonly of: number }
  )

export interface Scenario {
  readonly name: string
  readonly rows: readonly (readonly [Action, TransferResult])[]
  /** Booked and held amounts at the end of the scenario. */
  readonly end: Partial<Record<AccountName, readonly [booked: bigint, held: bigint]>>
}

const startMs = Date.UTC(2026, 10, 30, 4)

export function scenarioTime(minutes: number): number {
  return startMs + minutes * 60_000
}

export function requestOf(action: Action): TransferRequest {
  const common = {
    bookedAt: scenarioTime(action.at ?? 0),
    ...(action.link === undefined ? {} : { isLinkedToNext: true }),
  }
  if ('move' in action) {
    const move = { kind: 'TRANSFER' as const, id: transferId(action.move), ...common }
    if (action.converts === undefined) return { ...move, ...between(action) }
    const [sold, rate, pricedCurrency] = action.converts
    const conversion = { soldTransferId: transferId(sold), rate, pricedCurrency }
    return { ...move, ...between(action), conversion }
  }
  if ('hold' in action) {
    const expiry = action.expires === undefined ? {} : { expiresAt: scenarioTime(action.expires) }
    return { kind: 'HOLD', id: transferId(action.hold), ...common, ...between(action), ...expiry }
  }
  const holdId = transferId(action.of)
  if ('post' in action) {
    const amount = action.amount === undefined ? {} : { amountMinor: action.amount }
    return { kind: 'POST_HOLD', id: transferId(action.post), holdId, ...common, ...amount }
  }
  return 'void' in action
    ? { kind: 'VOID_HOLD', id: transferId(action.void), holdId, ...common }
    : { kind: 'EXPIRE_HOLD', id: transferId(action.expire), holdId, ...common }
}

function between(action: Between) {
  return {
    debitAccountId: accountId(action.from),
    creditAccountId: accountId(action.to),
    amountMinor: action.amount,
    currency: action.currency ?? ('KGS' as const),
  }
}

/** Dollars from the bank's position. */
const buys = { from: 'bankDollars', to: 'dollars', currency: 'USD' } as const

const maxTransferMinor = 10n ** 17n

export const scenarios: readonly Scenario[] = [
  {
    name: 'a transfer needs available funds',
    rows: [
      [{ move: 1, from: 'bank', to: 'ann', amount: 100n }, 'DONE'],
      [{ move: 2, from: 'ann', to: 'bob', amount: 101n }, 'INSUFFICIENT_FUNDS'],
      [{ move: 3, from: 'ann', to: 'bob', amount: 100n }, 'DONE'],
      [{ move: 4, from: 'ann', to: 'bob', amount: 1n }, 'INSUFFICIENT_FUNDS'],
      [{ move: 5, from: 'bob', to: 'bank', amount: 30n }, 'DONE'],
    ],
    end: { ann: [0n, 0n], bob: [70n, 0n], bank: [70n, 0n] },
  },
  {
    name: 'a retry gets the first answer and has no second effect',
    rows: [
      [{ move: 1, from: 'bank', to: 'ann', amount: 100n }, 'DONE'],
      [{ move: 1, from: 'bank', to: 'ann', amount: 100n, at: 5 }, 'DONE'],
      [{ move: 1, from: 'bank', to: 'ann', amount: 101n }, 'TRANSFER_CHANGED'],
      [{ move: 1, from: 'bank', to: 'bob', amount: 100n }, 'TRANSFER_CHANGED'],
      [{ hold: 1, from: 'bank', to: 'ann', amount: 100n }, 'TRANSFER_CHANGED'],
      [{ move: 2, from: 'bob', to: 'ann', amount: 50n }, 'INSUFFICIENT_FUNDS'],
      [{ move: 3, from: 'bank', to: 'bob', amount: 50n }, 'DONE'],
      [{ move: 2, from: 'bob', to: 'ann', amount: 50n }, 'INSUFFICIENT_FUNDS'],
      [{ move: 2, from: 'bob', to: 'ann', amount: 49n }, 'TRANSFER_CHANGED'],
    ],
    end: { ann: [100n, 0n], bob: [50n, 0n], bank: [150n, 0n] },
  },
  {
    name: 'a malformed request gets a refusal code and may be corrected under its id',
    rows: [
      [{ move: 1, from: 'bank', to: 'ann', amount: 0n }, 'AMOUNT_NOT_POSITIVE'],
      [{ move: 1, from: 'bank', to: 'ann', amount: -5n }, 'AMOUNT_NOT_POSITIVE'],
      [{ move: 1, from: 'bank', to: 'ann', amount: 10n ** 17n + 1n }, 'AMOUNT_TOO_LARGE'],
      [{ move: 1, from: 'ann', to: 'ann', amount: 1n }, 'SAME_ACCOUNT'],
      [{ hold: 1, from: 'ann', to: 'bob', amount: 1n, at: 9, expires: 9 }, 'EXPIRY_NOT_IN_FUTURE'],
      [{ move: 1, from: 'bank', to: 'ann', amount: 1n }, 'DONE'],
      [{ move: 2, from: 'unopened', to: 'ann', amount: 1n }, 'DEBIT_ACCOUNT_NOT_FOUND'],
      [{ move: 3, from: 'ann', to: 'unopened', amount: 1n }, 'CREDIT_ACCOUNT_NOT_FOUND'],
      [{ move: 4, from: 'dollars', to: 'ann', amount: 1n }, 'DEBIT_CURRENCY_MISMATCH'],
      [{ move: 5, from: 'ann', to: 'dollars', amount: 1n }, 'CREDIT_CURRENCY_MISMATCH'],
    ],
    end: { ann: [1n, 0n], dollars: [0n, 0n], bank: [1n, 0n] },
  },
  {
    name: 'no balance exceeds what can be stored',
    rows: [
      ...Array.from(
        { length: 92 },
        (_, index) =>
          [{ move: index + 1, from: 'bank', to: 'ann', amount: maxTransferMinor }, 'DONE'] as const,
      ),
      [{ move: 93, from: 'bank', to: 'ann', amount: maxTransferMinor }, 'BALANCE_TOO_LARGE'],
      [{ move: 94, from: 'ann', to: 'bank', amount: maxTransferMinor }, 'DONE'],
    ],
    end: { ann: [91n * maxTransferMinor, 0n], bank: [91n * maxTransferMinor, 0n] },
  },
  {
    name: 'held money is not available, and becomes available when the hold is voided',
    rows: [
      [{ move: 1, from: 'bank', to: 'ann', amount: 100n }, 'DONE'],
      [{ hold: 2, from: 'ann', to: 'bob', amount: 80n }, 'DONE'],
      [{ hold: 2, from: 'ann', to: 'bob', amount: 80n }, 'DONE'],
      [{ move: 3, from: 'ann', to: 'bob', amount: 21n }, 'INSUFFICIENT_FUNDS'],
      [{ hold: 4, from: 'ann', to: 'bob', amount: 21n }, 'INSUFFICIENT_FUNDS'],
      [{ move: 5, from: 'ann', to: 'bob', amount: 20n }, 'DONE'],
      [{ void: 6, of: 2 }, 'DONE'],
      [{ void: 6, of: 2 }, 'DONE'],
      [{ void: 7, of: 2 }, 'HOLD_ALREADY_VOIDED'],
      [{ post: 8, of: 2 }, 'HOLD_ALREADY_VOIDED'],
      [{ move: 9, from: 'ann', to: 'bob', amount: 80n }, 'DONE'],
    ],
    end: { ann: [0n, 0n], bob: [100n, 0n], bank: [100n, 0n] },
  },
  {
    name: 'a hold is posted once, in whole or in part',
    rows: [
      [{ move: 1, from: 'bank', to: 'ann', amount: 100n }, 'DONE'],
      [{ hold: 2, from: 'ann', to: 'bob', amount: 60n }, 'DONE'],
      [{ hold: 3, from: 'ann', to: 'bank', amount: 40n }, 'DONE'],
      [{ post: 4, of: 2, amount: 61n }, 'HOLD_AMOUNT_EXCEEDED'],
      [{ post: 5, of: 2, amount: 0n }, 'AMOUNT_NOT_POSITIVE'],
      [{ post: 6, of: 2, amount: 25n }, 'DONE'],
      [{ post: 6, of: 2, amount: 25n }, 'DONE'],
      [{ post: 6, of: 2, amount: 26n }, 'TRANSFER_CHANGED'],
      [{ post: 7, of: 2, amount: 25n }, 'HOLD_ALREADY_POSTED'],
      [{ post: 8, of: 3 }, 'DONE'],
      [{ post: 9, of: 1 }, 'NOT_A_HOLD'],
      [{ post: 10, of: 99 }, 'HOLD_NOT_FOUND'],
    ],
    end: { ann: [35n, 0n], bob: [25n, 0n], bank: [60n, 0n] },
  },
  {
    name: 'a hold that its beneficiary account cannot take is not posted and stays open',
    rows: [
      [{ move: 1, from: 'loan', to: 'ann', amount: 500n }, 'DONE'],
      [{ hold: 2, from: 'ann', to: 'loan', amount: 400n }, 'DONE'],
      [{ move: 3, from: 'bank', to: 'ann', amount: 100n }, 'DONE'],
      [{ move: 4, from: 'ann', to: 'loan', amount: 150n }, 'DONE'],
      [{ post: 5, of: 2 }, 'CREDIT_ACCOUNT_WOULD_GO_SHORT'],
      [{ post: 6, of: 2, amount: 350n }, 'DONE'],
    ],
    end: { loan: [0n, 0n], ann: [100n, 0n], bank: [100n, 0n] },
  },
  {
    name: 'an expired hold cannot be posted, only released',
    rows: [
      [{ move: 1, from: 'bank', to: 'ann', amount: 100n }, 'DONE'],
      [{ hold: 2, from: 'ann', to: 'bob', amount: 60n, expires: 10 }, 'DONE'],
      [{ expire: 3, of: 2, at: 9 }, 'HOLD_NOT_EXPIRED'],
      [{ post: 4, of: 2, at: 10 }, 'HOLD_EXPIRED'],
      [{ expire: 5, of: 2, at: 10 }, 'DONE'],
      [{ expire: 6, of: 2, at: 11 }, 'HOLD_EXPIRED'],
      [{ void: 7, of: 2, at: 11 }, 'HOLD_EXPIRED'],
      [{ hold: 8, from: 'ann', to: 'bob', amount: 60n }, 'DONE'],
      [{ expire: 9, of: 8, at: 999 }, 'HOLD_NOT_EXPIRED'],
    ],
    end: { ann: [100n, 60n], bob: [0n, 0n] },
  },
  {
    name: 'linked transfers succeed together or not at all',
    rows: [
      [{ move: 1, from: 'bank', to: 'ann', amount: 100n }, 'DONE'],
      [{ move: 2, from: 'ann', to: 'bob', amount: 70n, link: true }, 'LINKED_FAILED'],
      [{ move: 3, from: 'ann', to: 'bank', amount: 70n }, 'INSUFFICIENT_FUNDS'],
      [{ move: 4, from: 'ann', to: 'bob', amount: 70n, link: true }, 'DONE'],
      [{ move: 5, from: 'bob', to: 'ann', amount: 30n, link: true }, 'DONE'],
      [{ hold: 6, from: 'ann', to: 'bank', amount: 60n }, 'DONE'],
      [{ move: 2, from: 'ann', to: 'bob', amount: 70n, link: true }, 'LINKED_FAILED'],
      [{ move: 3, from: 'ann', to: 'bank', amount: 70n }, 'INSUFFICIENT_FUNDS'],
      [{ post: 7, of: 6, link: true }, 'LINKED_FAILED'],
      [{ move: 8, from: 'ann', to: 'bob', amount: 1n }, 'INSUFFICIENT_FUNDS'],
      [{ post: 9, of: 6 }, 'DONE'],
      [{ move: 10, from: 'bob', to: 'ann', amount: 1n, link: true }, 'LINK_OPEN'],
    ],
    end: { ann: [0n, 0n], bob: [40n, 0n], bank: [40n, 0n] },
  },
  {
    name: 'an exchange is a pair of linked transfers, each in its own currency',
    rows: [
      [{ move: 1, from: 'bank', to: 'ann', amount: 8_745n }, 'DONE'],
      [{ move: 2, from: 'ann', to: 'bank', amount: 8_745n, link: true }, 'DONE'],
      [{ move: 3, from: 'bankDollars', to: 'dollars', amount: 100n, currency: 'USD' }, 'DONE'],
    ],
    end: { ann: [0n, 0n], dollars: [100n, 0n], bank: [0n, 0n], bankDollars: [100n, 0n] },
  },
  {
    name: 'a conversion keeps its rate, and its amounts follow from the rate with one rounding',
    rows: [
      [{ move: 1, from: 'bank', to: 'ann', amount: 100_000n }, 'DONE'],
      // 87.45 som for a dollar, both directions of rounding: 1.00 USD, and the dollars of 100.00
      // som.
      [{ move: 2, from: 'ann', to: 'bank', amount: 8_745n, link: true }, 'DONE'],
      [{ ...buys, move: 3, amount: 100n, converts: [2, '87.45', 'USD'] }, 'DONE'],
      [{ move: 4, from: 'ann', to: 'bank', amount: 10_000n, link: true }, 'DONE'],
      [{ ...buys, move: 5, amount: 114n, converts: [4, '87.45', 'USD'] }, 'DONE'],
      [{ move: 4, from: 'ann', to: 'bank', amount: 10_000n, link: true }, 'DONE'],
      [{ ...buys, move: 5, amount: 114n, converts: [4, '87.46', 'USD'] }, 'TRANSFER_CHANGED'],
      [{ move: 6, from: 'ann', to: 'bank', amount: 10_000n, link: true }, 'LINKED_FAILED'],
      [
        { ...buys, move: 7, amount: 115n, converts: [6, '87.45', 'USD'] },
        'CONVERSION_RATE_MISMATCH',
      ],
      [{ ...buys, move: 8, amount: 100n, converts: [2, '87.45', 'USD'] }, 'CONVERSION_INCOMPLETE'],
      [{ move: 9, from: 'ann', to: 'bank', amount: 1n, link: true }, 'LINKED_FAILED'],
      [{ ...buys, move: 10, amount: 1n, converts: [9, '0.00', 'USD'] }, 'CONVERSION_RATE_INVALID'],
      [{ move: 11, from: 'ann', to: 'bank', amount: 1n, link: true }, 'LINKED_FAILED'],
      [{ ...buys, move: 12, amount: 1n, converts: [11, '1', 'EUR'] }, 'CONVERSION_INCOMPLETE'],
      [{ move: 13, from: 'ann', to: 'bank', amount: 1n, link: true }, 'LINKED_FAILED'],
      [
        { move: 14, from: 'bank', to: 'bob', amount: 1n, converts: [13, '1', 'KGS'] },
        'CONVERSION_INCOMPLETE',
      ],
    ],
    end: { ann: [81_255n, 0n], dollars: [214n, 0n], bank: [81_255n, 0n], bankDollars: [214n, 0n] },
  },
  {
    name: 'money that was held is sold when the hold is posted',
    rows: [
      [{ move: 1, from: 'bank', to: 'ann', amount: 10_000n }, 'DONE'],
      [{ hold: 2, from: 'ann', to: 'bank', amount: 8_745n }, 'DONE'],
      [{ post: 3, of: 2, link: true }, 'DONE'],
      [{ ...buys, move: 4, amount: 100n, converts: [3, '87.45', 'USD'] }, 'DONE'],
    ],
    end: { ann: [1_255n, 0n], dollars: [100n, 0n], bank: [1_255n, 0n] },
  },
  {
    name: 'a loan cannot be repaid beyond its debt, and nothing is held on an asset',
    rows: [
      [{ move: 1, from: 'loan', to: 'ann', amount: 500n }, 'DONE'],
      [{ move: 2, from: 'ann', to: 'loan', amount: 200n }, 'DONE'],
      [{ move: 3, from: 'bank', to: 'ann', amount: 100n }, 'DONE'],
      [{ move: 4, from: 'ann', to: 'loan', amount: 301n }, 'CREDIT_ACCOUNT_WOULD_GO_SHORT'],
      [{ hold: 5, from: 'loan', to: 'ann', amount: 1n }, 'HOLD_SIDE_INVALID'],
      [{ move: 6, from: 'ann', to: 'loan', amount: 300n }, 'DONE'],
    ],
    end: { loan: [0n, 0n], ann: [100n, 0n], bank: [100n, 0n] },
  },
]
