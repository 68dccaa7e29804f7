import type { CoreAccount, CoreHold, CoreRecipient } from '@tartip/bank-ports/core-accounts'
import { BankUnavailable } from '@tartip/bank-ports/payment-execution'
import { isPaidFromCard } from '@tartip/domain/payment/operation'
import { err, ok } from '@tartip/domain/result'

import type { Actor } from '../../../platform/actor.ts'
import { accountPermissions, type Accounts } from '../../account/public.ts'
import { organisationId, otherOrganisationId } from './test-people.ts'
import { ownBic } from './test-rules.ts'

export const somAccount = '1090000000000101'
export const secondSomAccount = '1090000000000202'
export const dollarAccount = '1090000000000303'
export const emptyAccount = '1090000000000404'
export const cardAccount = '1090000000000505'
export const secondCardAccount = '1090000000000606'
export const foreignClientAccount = '1090000000000909'

export interface FakeAccounts extends Accounts {
  /** Leaves a person only these accounts to read and to pay from. */
  restrict(personId: string, accounts: readonly string[]): void
  /** Leaves a person all accounts to read and none to pay from. */
  forbidPaying(personId: string): void
  setBalance(account: string, balanceMinor: bigint): void
  setStatus(account: string, status: CoreAccount['status']): void
  /** What the bank holds on an account from now on. */
  setHolds(account: string, holds: readonly CoreHold[]): void
  /** While the bank is away nobody says what an account has. */
  setUnavailable(isUnavailable: boolean): void
}

/** Four accounts and two cards of the test organisation, and an account of another client. */
export function createFakeAccounts(): FakeAccounts {
  const own = new Map(
    [
      coreAccount(somAccount, 'KGS', 500_000_000n),
      coreAccount(secondSomAccount, 'KGS', 100_000_000n),
      coreAccount(dollarAccount, 'USD', 1_000_000n),
      coreAccount(emptyAccount, 'KGS', 0n),
      { ...coreAccount(cardAccount, 'KGS', 20_000_000n), type: 'CARD' as const },
      { ...coreAccount(secondCardAccount, 'KGS', 0n), type: 'CARD' as const },
    ].map(account => [account.account, account]),
  )
  const restricted = new Map<string, ReadonlySet<string>>()
  const mayRead = (personId: string, account: string) =>
    restricted.get(personId)?.has(account) ?? true
  const holds = new Map<string, readonly CoreHold[]>()
  const readersOnly = new Set<string>()
  let isUnavailable = false
  const change = (account: string, more: Partial<CoreAccount>) => {
    const known = own.get(account)
    if (known) own.set(account, { ...known, ...more })
  }
  const readable = (actor: Actor) =>
    actor.legalPartyId === organisationId
      ? [...own.keys()].filter(account => mayRead(actor.personId, account))
      : []
  return {
    restrict: (personId, accounts) => restricted.set(personId, new Set(accounts)),
    forbidPaying: personId => readersOnly.add(personId),
    setBalance: (account, balanceMinor) => change(account, { balanceMinor }),
    setStatus: (account, status) => change(account, { status }),
    setUnavailable: away => {
      isUnavailable = away
    },
    async payerAccount(actor, number, operation) {
      if (isUnavailable) throw new BankUnavailable('The bank is unavailable')
      const account = actor.legalPartyId === organisationId ? own.get(number) : undefined
      if (!account || !mayRead(actor.personId, number)) return err('ACCOUNT_NOT_FOUND')
      const isOtherType = (account.type === 'CARD') !== isPaidFromCard(operation)
      if (isOtherType || readersOnly.has(actor.personId)) {
        return err('OPERATION_NOT_ALLOWED_FOR_ACCOUNT')
      }
      if (account.status === 'CLOSED') return err('ACCOUNT_CLOSED')
      return account.status === 'OPEN' ? ok(account) : err('ACCOUNT_SEIZED')
    },
    async permissionsByAccount(actor) {
      const permissions = readersOnly.has(actor.personId) ? (['READ'] as const) : accountPermissions
      return new Map(readable(actor).map(account => [account, permissions]))
    },
    async grantsOn() {
      return { find: (_party, personId, account) => (mayRead(personId, account) ? ['READ'] : []) }
    },
    async readableAccounts(actor) {
      return readable(actor)
    },
    setHolds: (account, list) => holds.set(account, list),
    async accountWithHolds(actor, accountId) {
      const account = readable(actor)
        .map(number => own.get(number))
        .find(each => each?.accountId === accountId)
      if (!account) return err('ACCOUNT_NOT_FOUND')
      return ok({ account, holds: holds.get(account.account) ?? [] })
    },
    async ownAccount(legalPartyId, number) {
      return legalPartyId === organisationId ? own.get(number) : undefined
    },
    async findRecipient(number): Promise<CoreRecipient | undefined> {
      if (number === foreignClientAccount) return otherClient
      const account = own.get(number)
      if (!account) return undefined
      const { currency, status } = account
      return {
        account: number,
        ownerName: 'ОсОО «Ала-Тоо Трейд»',
        legalPartyId: organisationId,
        currency,
        status,
      }
    },
  }
}

const otherClient: CoreRecipient = {
  account: foreignClientAccount,
  ownerName: 'ОсОО «Азия Трейд»',
  legalPartyId: otherOrganisationId,
  currency: 'KGS',
  status: 'OPEN',
}

function coreAccount(
  account: string,
  currency: CoreAccount['currency'],
  balanceMinor: bigint,
): CoreAccount {
  return {
    accountId: `40000000-0000-4000-8000-0000${account.slice(-8)}`,
    account,
    bic: ownBic,
    legalPartyId: organisationId,
    type: 'RKO',
    status: 'OPEN',
    currency,
    balanceMinor,
    heldMinor: 0n,
    openDate: '2024-01-10',
    departmentId: '001',
    classification: 'STANDART',
    productName: { ru: 'Расчётный счёт', ky: 'Эсептешүү эсеби', en: 'Settlement account' },
  }
}
