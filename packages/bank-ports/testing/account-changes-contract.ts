import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AccountChanged, AccountChanges } from '../src/account-changes.ts'
import type { CoreAccounts } from '../src/core-accounts.ts'
import { readAllEvents } from './read-all-events.ts'

/** Two open accounts of different organisations, and the officer who arrests and releases them. */
export interface AccountChangesUnderTest {
  readonly accountChanges: AccountChanges
  readonly coreAccounts: Pick<CoreAccounts, 'findOwnAccount'>
  readonly own: AccountUnderTest
  readonly others: AccountUnderTest
  arrest(account: string, kind: 'ARRESTED' | 'FINAL_ARRESTED'): Promise<void>
  release(account: string): Promise<void>
  /** Tries to arrest an account that nobody has; the bank refuses. */
  arrestUnknown(): Promise<void>
  close(): Promise<void>
}

interface AccountUnderTest {
  readonly legalPartyId: string
  readonly accountId: string
  readonly account: string
}

const namesOf = ({ legalPartyId, accountId, account }: AccountUnderTest) => ({
  legalPartyId,
  accountId,
  account,
})

/** What any bank that reports its accounts must do; run it against each implementation. */
export function describeAccountChangesContract(
  name: string,
  makeBank: () => Promise<AccountChangesUnderTest>,
): void {
  describe(`changes of accounts: ${name}`, () => {
    let bank: AccountChangesUnderTest

    beforeAll(async () => {
      bank = await makeBank()
    })
    afterAll(() => bank.close())

    const readAll = (pageSize = 2): Promise<AccountChanged[]> =>
      readAllEvents(bank.accountChanges, pageSize)

    test('arrests and releases are reported in order, each with its account, and wake whoever waits', async () => {
      const { own, others } = bank
      const before = (await readAll()).length
      let woken = 0
      const end = bank.accountChanges.onEvent(() => (woken += 1))
      await bank.arrest(own.account, 'ARRESTED')
      await bank.arrest(others.account, 'FINAL_ARRESTED')
      await bank.release(own.account)
      end()
      await bank.release(others.account)
      expect(woken).toBe(3)
      const reported = (await readAll()).slice(before)
      expect(reported).toMatchObject([
        { ...namesOf(own), status: 'ARRESTED' },
        { ...namesOf(others), status: 'FINAL_ARRESTED' },
        { ...namesOf(own), status: 'OPEN' },
        { ...namesOf(others), status: 'OPEN' },
      ])
      const isArrest = [true, true, false, false]
      expect(reported.map(({ reason }) => (reason?.ru ?? '') !== '')).toEqual(isArrest)
      expect(reported.map(event => event.occurredAt)).toEqual(
        reported.map(event => event.occurredAt).toSorted((a, b) => a - b),
      )
    })

    test('a repeated read returns the same events, and the size of the page changes nothing', async () => {
      await bank.arrest(bank.own.account, 'ARRESTED')
      await bank.release(bank.own.account)
      const reported = await readAll(1_000)
      expect(await readAll(1)).toEqual(reported)
      // Values outside of the bounds are brought to the nearest one.
      expect(await bank.accountChanges.readEvents(0n, 0)).toEqual(reported.slice(0, 1))
      expect(await bank.accountChanges.readEvents(reported.at(-1)?.sequence ?? 0n, 10)).toEqual([])
    })

    test('what is reported is what the books say already', async () => {
      const { own } = bank
      const received: Promise<unknown>[] = []
      const end = bank.accountChanges.onEvent(() =>
        received.push(bank.coreAccounts.findOwnAccount(own.legalPartyId, own.account)),
      )
      await bank.arrest(own.account, 'FINAL_ARRESTED')
      end()
      expect(await Promise.all(received)).toMatchObject([{ status: 'FINAL_ARRESTED' }])
      expect((await readAll()).at(-1)).toMatchObject({ status: 'FINAL_ARRESTED' })
      await bank.release(own.account)
    })

    test('what the bank has refused to do is reported to nobody', async () => {
      const before = await readAll()
      await bank.arrestUnknown()
      expect(await readAll()).toEqual(before)
    })

    test('what several officers do at once is all reported, and each account’s last event is how it stands', async () => {
      const { own } = bank
      const before = (await readAll()).length
      await Promise.all([
        bank.arrest(own.account, 'ARRESTED'),
        bank.arrest(bank.others.account, 'ARRESTED'),
        bank.arrest(own.account, 'FINAL_ARRESTED'),
        bank.release(own.account),
      ])
      const reported = (await readAll()).slice(before)
      // A release that comes first finds an open account and changes nothing.
      expect(reported.filter(event => event.status !== 'OPEN')).toHaveLength(3)
      const account = await bank.coreAccounts.findOwnAccount(own.legalPartyId, own.account)
      const last = reported.findLast(event => event.accountId === own.accountId)
      expect(last?.status).toBe(account?.status)
    })
  })
}
