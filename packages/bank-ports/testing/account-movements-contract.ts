import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AccountMoved, AccountMovements } from '../src/account-movements.ts'
import type { CoreAccounts } from '../src/core-accounts.ts'
import { readAllEvents } from './read-all-events.ts'

/** Three open accounts in soms with 1,000.00 each: two of one organisation, one of another. */
export interface AccountMovementsUnderTest {
  readonly accountMovements: AccountMovements
  readonly coreAccounts: Pick<CoreAccounts, 'findOwnAccount'>
  readonly own: AccountUnderTest
  readonly ownSecond: AccountUnderTest
  readonly others: AccountUnderTest
  /** Money of another bank arrives on the account at once. */
  receive(account: string, amountMinor: bigint): Promise<void>
  /** Money of another bank that this one refuses. */
  receiveRefused(): Promise<void>
  /** Documents of the payer's organisation are executed, all at once; they have no commission. */
  pay(payments: readonly PaymentUnderTest[]): Promise<void>
  /** A document from `own` to a client of another bank is executed. */
  payElsewhere(amountMinor: bigint): Promise<void>
  close(): Promise<void>
}

interface AccountUnderTest {
  readonly legalPartyId: string
  readonly accountId: string
  readonly account: string
}

interface PaymentUnderTest {
  readonly from: AccountUnderTest
  readonly to: AccountUnderTest
  readonly amountMinor: bigint
}

/** What any bank that reports the money of its accounts must do; run it against each implementation. */
export function describeAccountMovementsContract(
  name: string,
  makeBank: () => Promise<AccountMovementsUnderTest>,
): void {
  describe(`movements on accounts: ${name}`, () => {
    let bank: AccountMovementsUnderTest

    beforeAll(async () => {
      bank = await makeBank()
    })
    afterAll(() => bank.close())

    const readAll = (pageSize = 2): Promise<AccountMoved[]> =>
      readAllEvents(bank.accountMovements, pageSize)
    const reportedDuring = async (act: () => Promise<unknown>): Promise<AccountMoved[]> => {
      const before = (await readAll()).length
      await act()
      return (await readAll()).slice(before)
    }
    const named = ({ legalPartyId, accountId }: AccountUnderTest) => ({ legalPartyId, accountId })
    const balanceOf = async ({ legalPartyId, account }: AccountUnderTest) =>
      (await bank.coreAccounts.findOwnAccount(legalPartyId, account))?.balanceMinor

    test('money from another bank is reported in order, to whose account it came, and wakes whoever waits', async () => {
      const { own, others } = bank
      let woken = 0
      const end = bank.accountMovements.onEvent(() => (woken += 1))
      const reported = await reportedDuring(async () => {
        await bank.receive(own.account, 100n)
        await bank.receive(others.account, 100n)
        await bank.receive(own.account, 100n)
      })
      end()
      expect(woken).toBeGreaterThanOrEqual(3)
      expect(reported).toMatchObject([named(own), named(others), named(own)])
      const times = reported.map(event => event.occurredAt)
      expect(times).toEqual(times.toSorted((left, right) => left - right))
      woken = 0
      await bank.receive(own.account, 100n)
      expect(woken).toBe(0)
    })

    test('a repeated read returns the same events, and the size of the page changes nothing', async () => {
      await bank.receive(bank.own.account, 100n)
      const reported = await readAll(1_000)
      expect(await readAll(1)).toEqual(reported)
      // Values outside of the bounds are brought to the nearest one.
      expect(await bank.accountMovements.readEvents(0n, 0)).toEqual(reported.slice(0, 1))
      expect(await bank.accountMovements.readEvents(reported.at(-1)?.sequence ?? 0n, 10)).toEqual(
        [],
      )
    })

    test('whoever receives events about it finds the money in the books', async () => {
      const { own } = bank
      const before = (await balanceOf(own)) ?? 0n
      const received: Promise<bigint | undefined>[] = []
      const end = bank.accountMovements.onEvent(() => received.push(balanceOf(own)))
      expect(await reportedDuring(() => bank.receive(own.account, 4_200n))).toHaveLength(1)
      end()
      expect(new Set(await Promise.all(received))).toEqual(new Set([before + 4_200n]))
    })

    test('a document of another client is reported to the one who is paid, and not of the account it is paid from', async () => {
      const { own, others } = bank
      const pay = () => bank.pay([{ from: own, to: others, amountMinor: 500n }])
      expect(await reportedDuring(pay)).toMatchObject([named(others)])
      const payBack = () => bank.pay([{ from: others, to: own, amountMinor: 500n }])
      expect(await reportedDuring(payBack)).toMatchObject([named(own)])
    })

    test('an own transfer is reported for the account it is paid to, which others may see than its document', async () => {
      const { own, ownSecond } = bank
      const move = () => bank.pay([{ from: own, to: ownSecond, amountMinor: 500n }])
      expect(await reportedDuring(move)).toMatchObject([named(ownSecond)])
    })

    test('what an organisation sends away is reported to nobody', async () => {
      expect(await reportedDuring(() => bank.payElsewhere(500n))).toEqual([])
    })

    test('what the bank has refused to book is reported to nobody', async () => {
      expect(await reportedDuring(() => bank.receiveRefused())).toEqual([])
    })

    test('of what comes at once from several sides nothing is lost, and each account receives events about its own', async () => {
      const { own, ownSecond, others } = bank
      const toOwn = { from: others, to: own, amountMinor: 100n }
      const reported = await reportedDuring(() =>
        Promise.all([
          ...Array.from({ length: 10 }, () => bank.receive(ownSecond.account, 100n)),
          bank.pay(Array.from({ length: 5 }, () => toOwn)),
        ]),
      )
      const of = (account: AccountUnderTest) =>
        reported.filter(event => event.accountId === account.accountId)
      expect(of(ownSecond)).toHaveLength(10)
      // What is booked together may be reported together.
      expect(of(own).length).toBeGreaterThan(0)
      expect(of(own).length).toBeLessThanOrEqual(5)
      expect(of(others)).toEqual([])
    })
  })
}
