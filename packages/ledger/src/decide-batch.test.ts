import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type BooksOverlay, overlayBooks } from './books.ts'
import { decideBatch } from './decide-batch.ts'
import {
  type AccountName,
  accountId,
  requestOf,
  scenarioAccounts,
  scenarios,
  transferId,
} from './testing/scenarios.ts'
import type { BookedEntry } from './effects.ts'
import { randomRequests } from './testing/random-requests.ts'

function newBooks(): BooksOverlay {
  const books = overlayBooks(undefined)
  for (const account of scenarioAccounts) {
    books.putAccount({
      ...account,
      bookedMinor: 0n,
      heldMinor: 0n,
      lastSequence: 0n,
      lastBookedAt: undefined,
    })
  }
  return books
}

describe('the scenario table, decided without a database', () => {
  test.each(scenarios)('$name', ({ rows, end }) => {
    const books = newBooks()
    const { answers } = decideBatch(
      books,
      rows.map(([action]) => requestOf(action)),
    )
    expect(answers.map(answer => answer.result)).toEqual(rows.map(([, result]) => result))
    for (const [name, [booked, held]] of Object.entries(end)) {
      const account = books.account(accountId(name as AccountName))
      expect([name, account?.bookedMinor, account?.heldMinor]).toEqual([name, booked, held])
    }
  })

  test('an account that allows overdraft can move back towards zero beyond its limit, but takes no more', () => {
    const books = newBooks()
    const bank = books.account(accountId('bank'))
    const ann = books.account(accountId('ann'))
    if (bank === undefined || ann === undefined) throw new Error('No accounts')
    const storedBalance = { bookedMinor: 2n ** 63n - 1_000n, heldMinor: 0n }
    books.putAccount({ ...bank, storedBalance })
    books.putAccount({ ...ann, bookedMinor: 100n })
    const { answers } = decideBatch(books, [
      requestOf({ move: 1, from: 'bank', to: 'ann', amount: 5n }),
      requestOf({ move: 2, from: 'ann', to: 'bank', amount: 5n }),
    ])
    expect(answers.map(answer => answer.result)).toEqual(['BALANCE_TOO_LARGE', 'DONE'])
  })

  test('an id that is not a UUID is refused before anything is read', () => {
    const request = requestOf({ move: 1, from: 'bank', to: 'ann', amount: 1n })
    const { answers, effects } = decideBatch(newBooks(), [{ ...request, id: 'ABC' }])
    expect(answers).toEqual([{ id: 'ABC', result: 'TRANSFER_ID_INVALID' }])
    expect(effects.refusals).toEqual([])
  })

  test.each([
    [
      ['DEBIT_ACCOUNT_NOT_FOUND', 'DEBIT_ACCOUNT_NOT_FOUND'],
      { debitAccountId: accountId('unopened') },
    ],
    [['CREDIT_ACCOUNT_NOT_FOUND', 'DONE'], { creditAccountId: accountId('unopened') }],
  ])(
    'a hold between accounts that the books do not have is posted and voided: %s',
    (codes, other) => {
      const books = newBooks()
      books.putHold({
        id: transferId(1),
        debitAccountId: accountId('ann'),
        creditAccountId: accountId('bob'),
        currency: 'KGS',
        amountMinor: 5n,
        expiresAt: undefined,
        resolution: undefined,
        ...other,
      })
      const { answers } = decideBatch(books, [
        requestOf({ post: 2, of: 1 }),
        requestOf({ void: 3, of: 1 }),
      ])
      expect(answers.map(answer => answer.result)).toEqual(codes)
    },
  )

  test('entries of a customer’s account never go back in time', () => {
    const books = newBooks()
    const { effects } = decideBatch(books, [
      requestOf({ move: 1, from: 'bank', to: 'ann', amount: 10n, at: 30 }),
      requestOf({ move: 2, from: 'ann', to: 'bob', amount: 4n, at: 10 }),
      requestOf({ move: 3, from: 'bob', to: 'bank', amount: 4n, at: 20 }),
      requestOf({ move: 4, from: 'bank', to: 'bob', amount: 1n, at: 15 }),
    ])
    const [first, ...later] = effects.transfers.map(transfer => transfer.bookedAt)
    expect(later).toEqual([first, first, first])
  })

  test('a hold committed while the batch was being read is not visible yet', () => {
    const books = newBooks()
    const done = { digest: 'whatever it asked for', result: 'DONE' } as const
    books.putOutcome(transferId(1), { ...done, kind: 'HOLD' })
    books.putOutcome(transferId(2), { ...done, kind: 'VOID_HOLD' })
    const { answers } = decideBatch(books, [
      requestOf({ post: 3, of: 1 }),
      requestOf({ post: 4, of: 2 }),
    ])
    expect(answers.map(answer => answer.result)).toEqual(['HOLD_NOT_FOUND', 'NOT_A_HOLD'])
  })
})

describe('random requests in random order', () => {
  test('every transfer balances and no balance-enforced account is overdrawn', () => {
    fc.assert(
      fc.property(randomRequests, requests => {
        const books = newBooks()
        const { answers, effects } = decideBatch(books, requests)
        expect(answers).toHaveLength(requests.length)
        for (const { id } of effects.transfers) {
          const entries = effects.entries.filter(entry => entry.transferId === id)
          expect(sumOf(entries)).toBe(0n)
          expect(new Set(entries.map(entry => entry.currency)).size).toBeLessThanOrEqual(1)
        }
        for (const account of books.accounts.values()) {
          expect(account.overdraftAllowed || account.bookedMinor >= account.heldMinor).toBe(true)
          expect(account.overdraftAllowed || account.heldMinor >= 0n).toBe(true)
        }
      }),
    )
  })

  test('repeating all requests gives the same answers and books nothing', () => {
    fc.assert(
      fc.property(randomRequests, requests => {
        const books = newBooks()
        const first = decideBatch(books, requests)
        const malformed = new Set(['AMOUNT_NOT_POSITIVE', 'SAME_ACCOUNT', 'LINK_OPEN'])
        // A malformed request is not recorded, so a later request of the list may have used its id.
        fc.pre(first.answers.every(answer => !malformed.has(answer.result)))
        const second = decideBatch(books, requests)
        expect(second.answers).toEqual(first.answers)
        expect(second.effects.transfers).toEqual([])
        expect(second.effects.entries).toEqual([])
        expect(second.effects.refusals).toEqual([])
      }),
    )
  })

  test('one batch and the same requests chain by chain give the same books', () => {
    fc.assert(
      fc.property(randomRequests, requests => {
        const combined = newBooks()
        const separate = newBooks()
        const answers = decideBatch(combined, requests).answers
        const chains = requests.reduce<(typeof requests)[]>(
          (list, request, index) =>
            index > 0 && requests[index - 1]?.isLinkedToNext === true
              ? [...list.slice(0, -1), [...(list.at(-1) ?? []), request]]
              : [...list, [request]],
          [],
        )
        expect(chains.flatMap(chain => decideBatch(separate, chain).answers)).toEqual(answers)
        expect([...separate.accounts]).toEqual([...combined.accounts])
      }),
    )
  })
})

function sumOf(entries: readonly BookedEntry[]): bigint {
  return entries.reduce((total, entry) => total + entry.deltaMinor, 0n)
}
