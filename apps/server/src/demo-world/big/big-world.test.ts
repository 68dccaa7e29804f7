import { demoBankName } from '../demo-identifiers.ts'
import { createCalendar } from '@tartip/domain/bank-day/calendar'
import { accountCheckDigitsHold } from '@tartip/domain/identifiers/account-number'
import { isUuid } from '@tartip/domain/identifiers/uuid'
import { bishkekMinute } from '@tartip/domain/time/instant'
import { internalAccountId, internalAccounts } from '@tartip/bank-twin/internal-accounts'
import { createBulkBooks } from '@tartip/ledger/bulk-books'
import { describe, expect, test } from 'vitest'
import { createDemoRandom } from '../demo-random.ts'
import { yearOf } from './big-calendar.ts'
import { createOperationMaker, createTransferIds } from './big-operations.ts'
import { bigOrganisations } from './big-organisations.ts'
import type { BigOperation } from './operation-kinds.ts'

const organisations = bigOrganisations(40, 'test', '109001', ['Нур', 'Ак-Суу'])
const start = {
  lastBatchId: 0n,
  lastPlace: 0n,
  lastHead: undefined,
  lastOverdraftSequence: 0n,
}

/** Two thousand operations of forty companies, on two days. */
function makerDeps() {
  return {
    random: createDemoRandom('operations'),
    organisations,
    counterparties: [
      { name: 'ОсОО «Сосед»', bic: '118005', account: '1180000000000001', inn: '0' },
    ],
    ownPrefix: '109',
    bankName: demoBankName,
    commission: (_operation: string, amountMinor: bigint) =>
      amountMinor > 10_000_000n ? 50_00n : 0n,
    transferId: createTransferIds('test'),
  }
}

function operations(): readonly BigOperation[] {
  const deps = makerDeps()
  const { random } = deps
  const maker = createOperationMaker(deps)
  const list = organisations.map(organisation => maker.opening(organisation, 0))
  for (let nth = 1; nth <= 2_000; nth += 1) {
    list.push(maker.next(random.pick(organisations), nth * 1_000))
    if (nth % 1_000 !== 0) continue
    const settled = maker.settlement(nth * 1_000)
    if (settled !== undefined) list.push(settled)
  }
  return list
}

function book(list: readonly BigOperation[]) {
  const books = createBulkBooks(
    [
      ...internalAccounts,
      ...organisations.flatMap(({ main, dollars }) =>
        [main, ...(dollars === undefined ? [] : [dollars])].map(({ accountId, currency }) => ({
          id: accountId,
          currency,
          normalSide: 'CREDIT' as const,
          overdraftAllowed: false,
        })),
      ),
    ],
    start,
  )
  return { books, lines: books.book(list.flatMap(({ requests }) => requests)) }
}

describe('a big world', () => {
  test('is valid: the ledger books every operation, and no account is overdrawn', () => {
    const { books } = book(operations())
    expect(books.counts().transfers).toBeGreaterThan(2_000)
    const sums = new Map<string, bigint>()
    for (const account of internalAccounts) {
      const sign = account.normalSide === 'CREDIT' ? 1n : -1n
      const sum = sums.get(account.currency) ?? 0n
      sums.set(account.currency, sum + sign * books.balance(account.id))
    }
    for (const { main, dollars } of organisations) {
      for (const account of dollars === undefined ? [main] : [main, dollars]) {
        const balance = books.balance(account.accountId)
        expect(balance).toBeGreaterThanOrEqual(0n)
        sums.set(account.currency, (sums.get(account.currency) ?? 0n) + balance)
      }
    }
    expect([...sums.values()].every(sum => sum === 0n)).toBe(true)
  })

  test('settles its clearing, so that nothing stays in transit', () => {
    const { books } = book(operations())
    expect(books.balance(internalAccountId('CLEARING_TRANSIT', 'KGS'))).toBe(0n)
    expect(books.balance(internalAccountId('FEE_INCOME', 'KGS'))).toBeGreaterThan(0n)
    expect(books.balance(internalAccountId('POSITION', 'KGS'))).toBeGreaterThan(0n)
  })

  test('is the same for the same seed, down to the hash of its chain', () => {
    const first = book(operations())
    const second = book(operations())
    expect(second.lines).toEqual(first.lines)
    expect(second.books.end()).toEqual(first.books.end())
    expect(bigOrganisations(40, 'test', '109001', ['Нур', 'Ак-Суу'])).toEqual(organisations)
    expect(bigOrganisations(40, 'other', '109001', ['Нур'])[0]?.legalPartyId).not.toBe(
      organisations[0]?.legalPartyId,
    )
  })

  test('has valid account numbers and unique ids', () => {
    const accounts = organisations.flatMap(({ main, dollars }) => [
      main,
      ...(dollars === undefined ? [] : [dollars]),
    ])
    expect(accounts.filter(({ account }) => !accountCheckDigitsHold(account))).toEqual([])
    expect(new Set(accounts.map(({ account }) => account)).size).toBe(accounts.length)
    const ids = operations().flatMap(({ requests }) => requests.map(({ id }) => id))
    expect(ids.filter(id => !isUuid(id))).toEqual([])
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('has statements that match the postings', () => {
    for (const { requests, texts } of operations()) {
      for (const { accountId, transferId } of texts) {
        const request = requests.find(({ id }) => id === transferId)
        expect(
          request?.kind === 'TRANSFER' && [request.debitAccountId, request.creditAccountId],
        ).toContain(accountId)
      }
    }
  })

  test('neither sends nor receives clearing payments after the last session', () => {
    const days = yearOf('2026-11-28', createCalendar([]), 10_000)
    const [company] = organisations
    if (company === undefined) throw new Error('There are forty companies')
    const maker = createOperationMaker(makerDeps())
    maker.opening(company, days[0]?.at(0) ?? 0)
    const seen = new Set<string>()
    for (const day of days) {
      for (let nth = 0; nth < day.operations; nth += 1) {
        const { texts } = maker.next(company, day.at(nth))
        const isMorning = bishkekMinute(day.at(nth)) < 12 * 60
        for (const { operationCode = '' } of texts) {
          seen.add(operationCode)
          expect(operationCode === 'CLEARING' && !isMorning).toBe(false)
        }
      }
    }
    expect([...seen]).toEqual(expect.arrayContaining(['CLEARING', 'GROSS', 'SALARY', 'BUDGET']))
  })

  test('has the requested number of operations, on working days and in working hours', () => {
    const calendar = createCalendar([{ date: '2026-03-09', kind: 'holiday' }])
    const days = yearOf('2026-11-28', calendar, 10_007)
    expect(days.reduce((sum, day) => sum + day.operations, 0)).toBe(10_007)
    expect(days.map(({ day }) => day)).not.toContain('2026-03-09')
    expect(days.map(({ day }) => day)).not.toContain('2026-11-22')
    for (const day of days) {
      const minutes = [day.at(0), day.at(day.operations - 1)].map(bishkekMinute)
      expect(minutes[0]).toBeGreaterThanOrEqual(9 * 60)
      expect(minutes[1]).toBeLessThan(17 * 60)
      expect(bishkekMinute(day.settlesAt)).toBe(12 * 60)
      const instants = Array.from({ length: day.operations }, (_, nth) => day.at(nth))
      expect(instants).toEqual(instants.toSorted((one, other) => one - other))
    }
  })
})
