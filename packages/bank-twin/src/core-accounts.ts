import type {
  CoreAccount,
  CoreAccounts,
  CoreHold,
  CoreOperation,
} from '@tartip/bank-ports/core-accounts'
import { balanceOfOwner, type AccountType } from '@tartip/domain/accounts/account-type'
import { addDays, daysBetween, endOfDay, type LocalDate } from '@tartip/domain/time/instant'
import { createGroupCommit } from '@tartip/ledger/group-commit'
import { createLedger } from '@tartip/ledger/ledger'
import { asBankCall } from './bank-call.ts'
import {
  findOwnAccounts,
  findRecipient,
  nameOfOwnAccount,
  type OwnAccountKey,
  readAccountsOf,
  typeOfAccount,
} from './store/account-store.ts'
import { readHolds } from './store/hold-read-model.ts'
import { readDailyTurnover } from './store/daily-turnover-read-model.ts'
import { readOperations, readOperationsAfter } from './store/operation-read-model.ts'
import type { TwinDb } from './store/twin-db.ts'

const longestPeriodDays = 3_660

export function createCoreAccounts(deps: { db: TwinDb }): CoreAccounts {
  const { db } = deps
  const findOwn = createGroupCommit<OwnAccountKey, { found: CoreAccount | undefined }>({
    keyOf: nameOfOwnAccount,
    async run(keys) {
      const accounts = await findOwnAccounts(db, keys)
      const names = keys.map(nameOfOwnAccount)
      return new Map(names.map(name => [name, { found: accounts.get(name) }]))
    },
    maxItems: 200,
    maxBatches: 1,
  })
  return {
    accountsOf: legalPartyId => asBankCall(() => readAccountsOf(db, legalPartyId)),
    findOwnAccount: (legalPartyId, account) =>
      asBankCall(async () => {
        const { found } = await findOwn({ legalPartyId, account })
        return found
      }),
    findRecipient: account => asBankCall(() => findRecipient(db, account)),

    operations: (legalPartyId, accountId, filter, before, limit) =>
      asBankCall(async () => {
        const type = await typeOfAccount(db, legalPartyId, accountId)
        if (type === undefined) {
          return { list: [], totalCreditMinor: 0n, totalDebitMinor: 0n, broughtForwardMinor: 0n }
        }
        const page = await readOperations(db, accountId, filter, before, limit)
        return { ...page, list: page.list.map(ofOwner(type)) }
      }),

    operationsAfter: (legalPartyId, accountId, begin, limit) =>
      asBankCall(async () => {
        const type = await typeOfAccount(db, legalPartyId, accountId)
        if (type === undefined) return { list: [], hasMore: false }
        const { list, hasMore } = await readOperationsAfter(db, accountId, begin, limit)
        const own = ofOwner(type)
        return {
          list: list.map(({ operation, cursor }) => ({ operation: own(operation), cursor })),
          hasMore,
        }
      }),

    holds: (legalPartyId, accountId) =>
      asBankCall(async (): Promise<CoreHold[]> =>
        (await typeOfAccount(db, legalPartyId, accountId)) ? readHolds(db, accountId) : [],
      ),

    closingBalances: (legalPartyId, accountId, from, to) =>
      asBankCall(async () => {
        const dates = daysOf(from, to)
        const type = dates.length > 0 && (await typeOfAccount(db, legalPartyId, accountId))
        if (!type) return []
        // An entry at midnight belongs to the new day.
        const moments = dates.map(date => endOfDay(date) - 1)
        const balances = await createLedger({ db }).balancesAt(accountId, moments)
        return dates.map((date, index) => ({
          date,
          balanceMinor: balanceOfOwner(type, balances[index] ?? 0n),
        }))
      }),

    dailyTurnover: (legalPartyId, accountIds, from, to) =>
      asBankCall(async () =>
        daysOf(from, to).length === 0
          ? []
          : readDailyTurnover(db, { legalPartyId, accountIds, from, to }),
      ),
  }
}

const ofOwner =
  (type: AccountType) =>
  (operation: CoreOperation): CoreOperation => ({
    ...operation,
    balanceAfterMinor: balanceOfOwner(type, operation.balanceAfterMinor),
  })

function daysOf(from: LocalDate, to: LocalDate): LocalDate[] {
  const count = daysBetween(from, to) + 1
  if (count > longestPeriodDays) {
    throw new RangeError(`A period has at most ${longestPeriodDays} days`)
  }
  return Array.from({ length: Math.max(0, count) }, (_, index) => addDays(from, index))
}
