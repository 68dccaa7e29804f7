import type { Words } from '@tartip/domain/bank-text'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Instant } from '@tartip/domain/time/instant'
import { fromIso } from '@tartip/domain/time/instant'
import type { CoreAccounts, OperationDirection, OperationFilter } from '../src/core-accounts.ts'
import { broughtForwardCode, InvalidCursor } from '../src/core-accounts.ts'
import { faultsOfTexts } from './bank-words.ts'

/** One operation that the bank must have in its books for the suite. */
export interface OperationUnderTest {
  readonly bookedAt: Instant
  readonly direction: OperationDirection
  readonly amountMinor: bigint
  readonly counterpartyName: string
  readonly counterpartyAccount: string
  readonly counterpartyInn?: string
  readonly paymentCode?: string
  readonly purpose: Words
  readonly documentNumber: string
  readonly operationCode?: string
}

/** Books with one organisation, whose account has exactly the operations of `history`, and a stranger. */
export interface BooksUnderTest {
  readonly coreAccounts: CoreAccounts
  readonly legalPartyId: string
  readonly accountId: string
  readonly account: string
  readonly ownerName: string
  readonly otherPartyId: string
  /** A closed account of the organisation. */
  readonly closedAccount: string
  /**
   * Two more accounts of the organisation. On 9 November 10,000 came to the first from outside, on the 10th 7,000
   * went from it to the second.
   */
  readonly siblingIds: readonly [string, string]
  /** A loan of the organisation: 50,000 paid out on 9 November, of which 12,000 were repaid on the 10th. */
  readonly loan: { readonly accountId: string; readonly account: string }
  /** An id of the right shape that nobody has. */
  readonly unknownId: string
  /** One more operation of the account. */
  book(operation: OperationUnderTest): Promise<void>
  close(): Promise<void>
}

const partner = { counterpartyName: 'ОсОО «Алтын Өрүк»', counterpartyAccount: '1180000000000197' }

/** In KGS. Times are of Bishkek, so the second operation falls on another day than its UTC date. */
export const contractHistory: readonly OperationUnderTest[] = [
  {
    ...at('2026-11-02T10:00:00+06:00', 'CREDIT', 100_000n, 'Остаток на начало', '1'),
    operationCode: broughtForwardCode,
  },
  at('2026-11-03T00:00:00+06:00', 'DEBIT', 30_000n, 'Аренда за ноябрь, счёт NO 457', '2'),
  at('2026-11-03T23:59:59+06:00', 'DEBIT', 5_050n, 'Комиссия 100% по договору № 455 – «Июль»', '3'),
  {
    ...at('2026-11-05T12:00:00+06:00', 'CREDIT', 250_000n, 'Оплата за мёд', '4'),
    counterpartyInn: '01203201410014',
    paymentCode: '55302000',
  },
  at(
    '2026-11-05T12:00:00+06:00',
    'CREDIT',
    1n,
    { ru: 'Проценты', ky: 'Пайыздар', en: 'Interest' },
    '5',
  ),
  at('2026-11-09T09:00:00+06:00', 'DEBIT', 14_951n, 'Налог', '6'),
]

function at(
  iso: string,
  direction: OperationDirection,
  amountMinor: bigint,
  purpose: Words,
  documentNumber: string,
): OperationUnderTest {
  const utc = fromIso(iso.replace('+06:00', 'Z')) - 6 * 3_600_000
  return { bookedAt: utc, direction, amountMinor, purpose, documentNumber, ...partner }
}

/** What any bank behind `CoreAccounts` must do; run it against each implementation. */
export function describeCoreAccountsContract(
  name: string,
  makeBooks: (history: readonly OperationUnderTest[]) => Promise<BooksUnderTest>,
): void {
  describe(`core accounts: ${name}`, () => {
    let books: BooksUnderTest

    beforeAll(async () => {
      books = await makeBooks(contractHistory)
    })
    afterAll(() => books.close())

    const read = (filter: OperationFilter = {}, before?: string, limit = 100) =>
      books.coreAccounts.operations(books.legalPartyId, books.accountId, filter, before, limit)

    test('the organisation sees its account with the balance of its operations', async () => {
      const accounts = await books.coreAccounts.accountsOf(books.legalPartyId)
      const numbers = accounts.map(account => account.account)
      expect(numbers).toEqual(numbers.toSorted())
      const account = accounts.find(one => one.accountId === books.accountId)
      expect(account).toMatchObject({ balanceMinor: 300_000n, heldMinor: 0n, currency: 'KGS' })
      expect(await books.coreAccounts.findOwnAccount(books.legalPartyId, books.account)).toEqual(
        account,
      )
    })

    test('a loan is below zero wherever its balance is given', async () => {
      const { coreAccounts, legalPartyId, loan } = books
      const account = await coreAccounts.findOwnAccount(legalPartyId, loan.account)
      expect(account).toMatchObject({ type: 'LOAN', balanceMinor: -38_000n })
      expect(await coreAccounts.accountsOf(legalPartyId)).toContainEqual(account)
      const { list } = await coreAccounts.operations(legalPartyId, loan.accountId, {}, undefined, 9)
      expect(list).toMatchObject([
        { direction: 'CREDIT', amountMinor: 12_000n, balanceAfterMinor: -38_000n },
        { direction: 'DEBIT', amountMinor: 50_000n, balanceAfterMinor: -50_000n },
      ])
      const after = await coreAccounts.operationsAfter(legalPartyId, loan.accountId, {}, 9)
      expect(after.list.map(({ operation }) => operation)).toEqual(list.toReversed())
      const days = ['2026-11-08', '2026-11-10'] as const
      const closing = await coreAccounts.closingBalances(legalPartyId, loan.accountId, ...days)
      expect(closing.map(({ balanceMinor }) => balanceMinor)).toEqual([0n, -50_000n, -38_000n])
    })

    test.each(['otherPartyId', 'unknownId'] as const)(
      'for %s the account is like one that does not exist',
      async who => {
        const { coreAccounts, account, accountId } = books
        const party = books[who]
        const numbers = (await coreAccounts.accountsOf(party)).map(one => one.account)
        expect(numbers).not.toContain(account)
        expect(await coreAccounts.findOwnAccount(party, account)).toBeUndefined()
        expect(await coreAccounts.operations(party, accountId, {}, undefined, 10)).toEqual({
          list: [],
          totalCreditMinor: 0n,
          totalDebitMinor: 0n,
          broughtForwardMinor: 0n,
        })
        expect(await coreAccounts.operationsAfter(party, accountId, {}, 10)).toEqual({
          list: [],
          hasMore: false,
        })
        expect(await coreAccounts.holds(party, accountId)).toEqual([])
        expect(
          await coreAccounts.closingBalances(party, accountId, '2026-11-01', '2026-11-30'),
        ).toEqual([])
        expect(
          await coreAccounts.dailyTurnover(party, [accountId], '2026-11-01', '2026-11-30'),
        ).toEqual([])
      },
    )

    test('a recipient is found by number, with the owner and without money', async () => {
      const recipient = await books.coreAccounts.findRecipient(books.account)
      expect(recipient).toEqual({
        account: books.account,
        ownerName: books.ownerName,
        legalPartyId: books.legalPartyId,
        currency: 'KGS',
        status: 'OPEN',
      })
      expect(await books.coreAccounts.findRecipient('0000000000000000')).toBeUndefined()
    })

    test('a closed account is still listed, and says that it is closed', async () => {
      const { coreAccounts, legalPartyId, closedAccount } = books
      const closed = { account: closedAccount, status: 'CLOSED' }
      expect(await coreAccounts.accountsOf(legalPartyId)).toContainEqual(
        expect.objectContaining(closed),
      )
      expect(await coreAccounts.findOwnAccount(legalPartyId, closedAccount)).toMatchObject(closed)
      expect(await coreAccounts.findRecipient(closedAccount)).toMatchObject(closed)
    })

    test('operations come newest first, each with the balance after it', async () => {
      const page = await read()
      expect(page.list.map(operation => operation.documentNumber)).toEqual([
        '6',
        '5',
        '4',
        '3',
        '2',
        '1',
      ])
      expect(page.list.map(operation => operation.balanceAfterMinor)).toEqual([
        300_000n,
        314_951n,
        314_950n,
        64_950n,
        70_000n,
        100_000n,
      ])
      expect(page).toMatchObject({ totalCreditMinor: 250_001n, totalDebitMinor: 50_001n })
      expect(page.nextCursor).toBeUndefined()
      expect(new Set(page.list.map(operation => operation.operationId)).size).toBe(6)
      expect(page.list[1]).toMatchObject({
        ...contractHistory[4],
        accountId: books.accountId,
        currency: 'KGS',
      })
      expect(page.list[2]).toMatchObject({ ...contractHistory[3] })
      // Where the bank knows no number, it says none.
      expect(page.list[1]).not.toHaveProperty('counterpartyInn')
      expect(page.list[1]).not.toHaveProperty('paymentCode')
    })

    test('periods at the ends of the calendar are periods like others', async () => {
      const { coreAccounts, legalPartyId, accountId } = books
      for (const day of ['0001-01-01', '9999-12-31']) {
        expect((await read({ from: day, to: day })).list).toEqual([])
        expect(await coreAccounts.dailyTurnover(legalPartyId, [accountId], day, day)).toEqual([])
        expect(await coreAccounts.closingBalances(legalPartyId, accountId, day, day)).toHaveLength(
          1,
        )
      }
      expect((await read({ from: '0001-01-01', to: '9999-12-31' })).list).toHaveLength(6)
    })

    test('a product has its name in every language of the bank', async () => {
      const accounts = await books.coreAccounts.accountsOf(books.legalPartyId)
      expect(faultsOfTexts(accounts.map(({ productName }) => productName))).toEqual([])
    })

    test('the bank’s own words come in its languages, everybody else’s as they were written', async () => {
      const purposes = (await read()).list.map(({ purpose }) => purpose)
      expect(purposes).toEqual(contractHistory.map(({ purpose }) => purpose).toReversed())
    })

    test('pages join without a gap or a repetition, with the same totals on each', async () => {
      const numbers: (string | undefined)[] = []
      let before: string | undefined
      for (;;) {
        const page = await read({}, before, 4)
        expect(page.totalCreditMinor).toBe(250_001n)
        numbers.push(...page.list.map(operation => operation.documentNumber))
        before = page.nextCursor
        if (before === undefined) break
      }
      expect(numbers).toEqual(['6', '5', '4', '3', '2', '1'])
      expect((await read({}, undefined, 6)).nextCursor).toBeUndefined()
    })

    test('older pages keep their place while new operations are booked', async () => {
      const own = await makeBooks(contractHistory)
      try {
        const page = (before?: string) =>
          own.coreAccounts.operations(own.legalPartyId, own.accountId, {}, before, 2)
        const numbers: (string | undefined)[] = []
        let before: string | undefined
        for (let newer = 7; newer === 7 || before !== undefined; newer += 1) {
          const { list, nextCursor } = await page(before)
          numbers.push(...list.map(operation => operation.documentNumber))
          before = nextCursor
          await own.book(at('2026-11-10T09:00:00+06:00', 'CREDIT', 1n, 'Новая', String(newer)))
        }
        expect(numbers).toEqual(['6', '5', '4', '3', '2', '1'])
        expect((await page()).list[0]?.purpose).toBe('Новая')
      } finally {
        await own.close()
      }
    })

    test('what is booked comes once and in order to who keeps the cursor', async () => {
      const own = await makeBooks(contractHistory)
      try {
        const readOn = (begin: { after?: string; from?: string }) =>
          own.coreAccounts.operationsAfter(own.legalPartyId, own.accountId, begin, 4)
        const first = await readOn({})
        const numbersOf = ({ list }: Awaited<ReturnType<typeof readOn>>) =>
          list.map(({ operation }) => operation.documentNumber)
        expect(numbersOf(first)).toEqual(['1', '2', '3', '4'])
        expect(first.hasMore).toBe(true)
        const second = await readOn({ after: first.list.at(-1)?.cursor ?? '' })
        expect([numbersOf(second), second.hasMore]).toEqual([['5', '6'], false])
        const last = second.list.at(-1)?.cursor ?? ''
        expect(await readOn({ after: last })).toEqual({ list: [], hasMore: false })
        await own.book(at('2026-11-10T09:00:00+06:00', 'CREDIT', 1n, 'Новая', '7'))
        expect(numbersOf(await readOn({ after: last }))).toEqual(['7'])
        expect(numbersOf(await readOn({ from: '2026-11-05' }))).toEqual(['4', '5', '6', '7'])
        // Inside of what was read, the cursor of any operation goes on behind it.
        const middle = first.list[1]?.cursor ?? ''
        expect(numbersOf(await readOn({ after: middle }))).toEqual(['3', '4', '5', '6'])
        await expect(readOn({ after: 'no cursor' })).rejects.toThrow(InvalidCursor)
      } finally {
        await own.close()
      }
    })

    test.each<[string, OperationFilter, string[]]>([
      ['one day of Bishkek', { from: '2026-11-03', to: '2026-11-03' }, ['3', '2']],
      ['from a day on', { from: '2026-11-05' }, ['6', '5', '4']],
      ['up to a day', { to: '2026-11-02' }, ['1']],
      ['credits', { direction: 'CREDIT' }, ['5', '4', '1']],
      ['debits of a period', { direction: 'DEBIT', from: '2026-11-04' }, ['6']],
      ['a part of the purpose in any case', { search: 'АРЕНДА' }, ['2']],
      [
        'Kyrgyz letters typed as Russian ones',
        { search: 'алтын орук' },
        ['6', '5', '4', '3', '2', '1'],
      ],
      ['what the bank says in Kyrgyz', { search: 'пайыздар' }, ['5']],
      ['what the bank says in English', { search: 'INTEREST' }, ['5']],
      ['the document number', { search: '4', direction: 'CREDIT', from: '2026-11-05' }, ['4']],
      ['a number sign as it was typed', { search: 'счет № 457' }, ['2']],
      ['a number sign without a blank', { search: 'счет №457' }, ['2']],
      ['a number sign without a blank, as banks write it', { search: 'договору NO455' }, ['3']],
      ['a number sign as banks write it', { search: 'договору NO 455' }, ['3']],
      ['dashes and quotes of any kind', { search: '№ 455 — “июль”' }, ['3']],
      ['a document number with its sign', { search: '№ 6' }, ['6']],
      ['an account in groups', { search: '1180 0000 0000 0197' }, ['6', '5', '4', '3', '2', '1']],
      ['an amount', { search: '2 500,00' }, ['4']],
      ['an amount without its tyiyn', { search: '50' }, ['3']],
      ['a sign that is special to databases', { search: '100%' }, ['3']],
      ['a sign that stands for any other', { search: 'Н_лог' }, []],
    ])('the filter takes %s', async (_name, filter, expected) => {
      const page = await read(filter)
      const kept =
        filter.search === '4' ? page.list.filter(one => one.documentNumber === '4') : page.list
      expect(kept.map(operation => operation.documentNumber)).toEqual(expected)
      const sum = (direction: OperationDirection) =>
        page.list
          .filter(one => one.direction === direction && one.operationCode !== broughtForwardCode)
          .reduce((total, operation) => total + operation.amountMinor, 0n)
      expect(page.totalCreditMinor).toBe(sum('CREDIT'))
      expect(page.totalDebitMinor).toBe(sum('DEBIT'))
    })

    test('a balance brought forward is reported separately: nobody paid it, so it is no income', async () => {
      const totals = async (filter: OperationFilter) => {
        const { totalCreditMinor, totalDebitMinor, broughtForwardMinor } = await read(filter)
        return [totalCreditMinor, totalDebitMinor, broughtForwardMinor]
      }
      expect(await totals({ to: '2026-11-02' })).toEqual([0n, 0n, 100_000n])
      expect(await totals({ from: '2026-11-03' })).toEqual([250_001n, 50_001n, 0n])
      expect(await totals({ direction: 'DEBIT' })).toEqual([0n, 50_001n, 0n])
      expect(await totals({ search: 'остаток' })).toEqual([0n, 0n, 100_000n])
      const { coreAccounts, legalPartyId, accountId } = books
      expect(
        await coreAccounts.dailyTurnover(legalPartyId, [accountId], '2026-11-01', '2026-11-02'),
      ).toEqual([])
    })

    test('a page has at least one row, however few are requested', async () => {
      for (const limit of [0, -5]) {
        const page = await read({}, undefined, limit)
        expect(page.list.map(operation => operation.documentNumber)).toEqual(['6'])
        expect(page.nextCursor).toBeDefined()
      }
      expect((await read({}, undefined, 100_000)).list).toHaveLength(6)
    })

    test('a text that is no cursor is the caller’s mistake', async () => {
      await expect(read({}, 'page-2')).rejects.toBeInstanceOf(InvalidCursor)
    })

    test('every day closes with its balance, also days without operations', async () => {
      expect(
        await books.coreAccounts.closingBalances(
          books.legalPartyId,
          books.accountId,
          '2026-11-01',
          '2026-11-06',
        ),
      ).toEqual([
        { date: '2026-11-01', balanceMinor: 0n },
        { date: '2026-11-02', balanceMinor: 100_000n },
        { date: '2026-11-03', balanceMinor: 64_950n },
        { date: '2026-11-04', balanceMinor: 64_950n },
        { date: '2026-11-05', balanceMinor: 314_951n },
        { date: '2026-11-06', balanceMinor: 314_951n },
      ])
      expect(
        await books.coreAccounts.closingBalances(
          books.legalPartyId,
          books.accountId,
          '2026-11-06',
          '2026-11-05',
        ),
      ).toEqual([])
    })

    test('what came and went is summed by the days of Bishkek that had a move', async () => {
      const turnover = (from: string, to: string) =>
        books.coreAccounts.dailyTurnover(books.legalPartyId, [books.accountId], from, to)
      expect(await turnover('2026-11-03', '2026-11-05')).toEqual([
        { date: '2026-11-03', currency: 'KGS', creditMinor: 0n, debitMinor: 35_050n },
        { date: '2026-11-05', currency: 'KGS', creditMinor: 250_001n, debitMinor: 0n },
      ])
      expect(await turnover('2026-11-06', '2026-11-05')).toEqual([])
    })

    test('a move between own accounts is no turnover, whichever of them is queried', async () => {
      const { coreAccounts, legalPartyId, siblingIds } = books
      const [from, to] = siblingIds
      const turnover = (ids: readonly string[]) =>
        coreAccounts.dailyTurnover(legalPartyId, ids, '2026-11-09', '2026-11-10')
      const came = [
        { date: '2026-11-09', currency: 'KGS', creditMinor: 10_000n, debitMinor: 0n },
      ] as const
      expect(await turnover([from, to])).toEqual(came)
      expect(await turnover([from])).toEqual(came)
      expect(await turnover([to])).toEqual([])
      expect(await turnover([])).toEqual([])
    })

    test('a period beyond ten years is the mistake of the caller', async () => {
      const { coreAccounts, legalPartyId, accountId } = books
      const [from, to] = ['2016-11-01', '2026-11-30']
      await expect(
        coreAccounts.closingBalances(legalPartyId, accountId, from, to),
      ).rejects.toBeInstanceOf(RangeError)
      await expect(
        coreAccounts.dailyTurnover(legalPartyId, [accountId], from, to),
      ).rejects.toBeInstanceOf(RangeError)
    })
  })
}
