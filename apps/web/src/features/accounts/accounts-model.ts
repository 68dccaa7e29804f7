import type { AccountType } from '../../lib/api-types/account.generated.ts'
import { isCurrencyCode } from '@tartip/domain/money/currency'
import type { CurrencyCode } from '@tartip/domain/money/currency'
import { parseDecimal, toDecimal } from '@tartip/domain/money/decimal'
import { subtractMoney, sumByCurrency } from '@tartip/domain/money/money'
import type { Money } from '@tartip/domain/money/money'
import { noForeignMoney } from './foreign-money.ts'
import type { ForeignMoney, HeldMoney } from './foreign-money.ts'
import type { AccountCardFragment } from './api/own-accounts.account.generated.ts'

export type Account = AccountCardFragment

/** In the order of the home screen: what is paid from first. */
const accountTypes = [
  'RKO',
  'CARD',
  'DEPOSIT',
  'LOAN',
  'TRANSIT',
] as const satisfies readonly AccountType[]

export interface AccountGroup {
  readonly type: AccountType
  readonly accounts: readonly Account[]
}

/** Money of one currency over several accounts, and what it is made of; wire decimals. */
export interface CurrencyBalance {
  readonly currency: CurrencyCode
  readonly balance: string
  /** Can be paid with today: settlement and card accounts that are open, without what is held. */
  readonly free: string
  /** Documents on their way out. */
  readonly held: string
  readonly deposits: string
  /** On seized accounts. */
  readonly seized: string
}

/** A wire decimal as money; undefined in a currency this client does not know. */
export function moneyOf(value: string, currency: string): Money | undefined {
  if (!isCurrencyCode(currency)) return undefined
  const parsed = parseDecimal(value, currency)
  return parsed.ok ? { amountMinor: parsed.value, currency } : undefined
}

/** Accounts by kind, in the order of the screen; within a kind as the server sent them, closed ones last. */
export function groupByType(accounts: readonly Account[]): readonly AccountGroup[] {
  return accountTypes
    .map(type => ({ type, accounts: closedLast(accounts.filter(one => one.type === type)) }))
    .filter(group => group.accounts.length > 0)
}

const closedLast = (accounts: readonly Account[]): readonly Account[] => [
  ...accounts.filter(account => account.status !== 'CLOSED'),
  ...accounts.filter(account => account.status === 'CLOSED'),
]

/** A loan account holds a debt, so it is no part of what the company has. */
const isOwnMoney = (account: Account): boolean =>
  account.type !== 'LOAN' && account.status !== 'CLOSED' && account.isVisible

const rankOfCurrency = (currency: CurrencyCode): number =>
  ['KGS', 'USD', 'EUR', 'RUB'].indexOf(currency) + 1 || 99

type Part = 'free' | 'held' | 'deposits' | 'seized'

/** Which part of the total the money of an account belongs to. */
function partOf(account: Account): Exclude<Part, 'held'> {
  if (account.status !== 'OPEN') return 'seized'
  return account.type === 'DEPOSIT' ? 'deposits' : 'free'
}

/** All that lies on an account: its own balance first, then the other currencies of a card account. */
const moneyOn = (account: Account, foreign: ForeignMoney): readonly HeldMoney[] => [
  {
    currency: account.currency.isoCode,
    balance: account.balance,
    plannedBalance: account.plannedBalance,
  },
  ...(foreign.get(account.id) ?? []),
]

/**
 * What the company has, per currency: currencies are never added together. Som first, then the
 * usual foreign ones. Hidden, closed and loan accounts are left out with all their money.
 */
export function balancesByCurrency(
  accounts: readonly Account[],
  foreign: ForeignMoney = noForeignMoney,
): readonly CurrencyBalance[] {
  const own = accounts
    .filter(isOwnMoney)
    .flatMap(account => moneyOn(account, foreign).map(held => ({ account, held })))
  const amounts = (part?: Part) =>
    sumByCurrency(
      own.flatMap(({ account, held }) => {
        const balance = moneyOf(held.balance, held.currency)
        const planned = moneyOf(held.plannedBalance, held.currency)
        if (!balance || !planned) return []
        if (part === undefined) return balance
        if (part === 'held') return subtractMoney(balance, planned)
        return partOf(account) === part ? planned : []
      }),
    )
  const parts = {
    free: amounts('free'),
    held: amounts('held'),
    deposits: amounts('deposits'),
    seized: amounts('seized'),
  }
  const decimalOf = (part: Part, currency: CurrencyCode) =>
    toDecimal(parts[part].get(currency) ?? 0n, currency)
  return [...amounts()]
    .map(([currency, balance]) => ({
      currency,
      balance: toDecimal(balance, currency),
      free: decimalOf('free', currency),
      held: decimalOf('held', currency),
      deposits: decimalOf('deposits', currency),
      seized: decimalOf('seized', currency),
    }))
    .sort((a, b) => rankOfCurrency(a.currency) - rankOfCurrency(b.currency))
}

/** Money is promised but not yet gone. */
export const hasHolds = (balance: string, planned: string): boolean => balance !== planned

/** The account as the rules of payment forms read it. */
export const payingAccountOf = ({ currency, ...account }: Account) => ({
  ...account,
  currency: currency.isoCode,
})

/** What a statement of the account is ordered with. */
export const statementOf = ({ account, type }: Pick<Account, 'account' | 'type'>) => ({
  kind: type === 'CARD' ? ('CARD' as const) : ('ACCOUNT' as const),
  accounts: [account],
})
