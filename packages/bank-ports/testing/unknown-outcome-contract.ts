import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BankUnavailable, type ExecutionEvent } from '../src/payment-execution.ts'
import type { DomesticOrder } from '@tartip/domain/payment/payment-order'
import { clearingOrderFrom } from './clearing-order.ts'
import type { AccountUnderTest, PaymentBankUnderTest } from './payment-execution-contract.ts'
import { nextPage, readAllEvents } from './read-all-events.ts'

/**
 * A bank whose line can be cut. Whoever writes an adapter puts something between it and the bank that refuses
 * connections, lets them time out, or drops an answer: this suite checks how an adapter answers then.
 */
export interface UnreliableBankUnderTest extends Pick<
  PaymentBankUnderTest,
  'paymentExecution' | 'coreAccounts' | 'valueDate' | 'newPayer' | 'otherBank' | 'newPaymentId'
> {
  /** From now on nobody answers, until `comeBack`. What was taken before is not lost. */
  makeUnavailable(): Promise<void>
  restoreBank(): Promise<void>
  /** The bank does what the next `submit` requests, and its answer is lost on the way. */
  loseNextAnswer(): Promise<void>
  /** Lets the bank finish everything it has taken, with as many hands as it has. */
  finishEverything(): Promise<void>
  close(): Promise<void>
}

/**
 * What an adapter must make of silence. It is never an answer: a payment that was taken for refused, or for never
 * seen, is sent a second time by whoever believes it.
 */
export function describeUnknownOutcomeContract(
  name: string,
  makeBank: () => Promise<UnreliableBankUnderTest>,
): void {
  describe(`unknown outcomes: ${name}`, () => {
    let bank: UnreliableBankUnderTest
    // By its name: an adapter may have been packed together with a copy of the class.
    const unavailable = { name: 'BankUnavailable' } satisfies Partial<BankUnavailable>

    beforeAll(async () => {
      bank = await makeBank()
    })
    afterAll(() => bank.close())

    const orderFrom = (payer: AccountUnderTest) => clearingOrderFrom(bank, payer)
    const moneyOf = async ({ legalPartyId, account }: AccountUnderTest) => {
      const found = await bank.coreAccounts.findOwnAccount(legalPartyId, account)
      return { booked: found?.balanceMinor, held: found?.heldMinor }
    }
    const eventsAfter = (first: bigint): Promise<ExecutionEvent[]> =>
      readAllEvents(bank.paymentExecution, 50, first)
    const kindsOf = (events: readonly ExecutionEvent[], { paymentId }: DomesticOrder) =>
      events.filter(event => event.paymentId === paymentId).map(({ kind }) => kind)

    test('silence is no answer: neither a refusal, nor a payment that was never seen, nor an empty list', async () => {
      const payer = await bank.newPayer(100_000n)
      const { legalPartyId, accountId, account } = payer
      const { paymentExecution, coreAccounts, valueDate: day } = bank
      const [taken, waiting] = [orderFrom(payer), orderFrom(payer)]
      await paymentExecution.submit(taken)
      await bank.makeUnavailable()
      const calls: Readonly<Record<string, () => Promise<unknown>>> = {
        submit: () => paymentExecution.submit(waiting),
        'submit again': () => paymentExecution.submit(taken),
        find: () => paymentExecution.find(taken.paymentId),
        'find what was never seen': () => paymentExecution.find(waiting.paymentId),
        readEvents: () => paymentExecution.readEvents(0n, 10),
        accountsOf: () => coreAccounts.accountsOf(legalPartyId),
        findOwnAccount: () => coreAccounts.findOwnAccount(legalPartyId, account),
        findRecipient: () => coreAccounts.findRecipient(account),
        operations: () => coreAccounts.operations(legalPartyId, accountId, {}, undefined, 10),
        operationsAfter: () => coreAccounts.operationsAfter(legalPartyId, accountId, {}, 10),
        holds: () => coreAccounts.holds(legalPartyId, accountId),
        closingBalances: () => coreAccounts.closingBalances(legalPartyId, accountId, day, day),
        dailyTurnover: () => coreAccounts.dailyTurnover(legalPartyId, [accountId], day, day),
      }
      for (const [call, ask] of Object.entries(calls)) {
        await expect(ask(), call).rejects.toMatchObject(unavailable)
      }
      await bank.restoreBank()
      expect(await paymentExecution.find(waiting.paymentId)).toBeUndefined()
      expect((await paymentExecution.find(taken.paymentId))?.state).toBe('ACCEPTED')
      expect(await moneyOf(payer)).toEqual({ booked: 100_000n, held: 10_500n })
      expect(await paymentExecution.submit(waiting)).toEqual({ outcome: 'accepted' })
      expect(await moneyOf(payer)).toEqual({ booked: 100_000n, held: 21_000n })
    })

    test('an order whose answer was lost is found, and handed in again it is still one order', async () => {
      const payer = await bank.newPayer(100_000n)
      const order = orderFrom(payer)
      await bank.loseNextAnswer()
      await expect(bank.paymentExecution.submit(order)).rejects.toMatchObject(unavailable)
      expect((await bank.paymentExecution.find(order.paymentId))?.state).toBe('ACCEPTED')
      expect(await bank.paymentExecution.submit(order)).toEqual({ outcome: 'accepted' })
      expect(await moneyOf(payer)).toEqual({ booked: 100_000n, held: 10_500n })
      await bank.finishEverything()
      expect(await moneyOf(payer)).toEqual({ booked: 89_500n, held: 0n })
      expect(kindsOf(await eventsAfter(0n), order)).toEqual(['ACCEPTED', 'RECEIPT', 'EXECUTED'])
    })

    test('a refusal whose answer was lost is found as the refusal that it is', async () => {
      const payer = await bank.newPayer(10_499n)
      const order = orderFrom(payer)
      await bank.loseNextAnswer()
      await expect(bank.paymentExecution.submit(order)).rejects.toMatchObject(unavailable)
      const why = { code: 'INSUFFICIENT_FUNDS' }
      expect(await bank.paymentExecution.find(order.paymentId)).toMatchObject({
        state: 'REFUSED',
        ...why,
      })
      expect(await bank.paymentExecution.submit(order)).toMatchObject({
        outcome: 'refused',
        ...why,
      })
      expect(await moneyOf(payer)).toEqual({ booked: 10_499n, held: 0n })
    })

    test('what happened while the bank was unavailable is reported afterwards, in order and once', async () => {
      const payer = await bank.newPayer(1_000_000n)
      const orders = [orderFrom(payer), orderFrom(payer)]
      const seen = (await eventsAfter(0n)).at(-1)?.sequence ?? 0n
      for (const order of orders) await bank.paymentExecution.submit(order)
      await bank.makeUnavailable()
      await bank.finishEverything()
      await expect(bank.paymentExecution.readEvents(seen, 10)).rejects.toMatchObject(unavailable)
      await bank.restoreBank()
      const reported = await eventsAfter(seen)
      for (const order of orders) {
        expect(kindsOf(reported, order)).toEqual(['ACCEPTED', 'RECEIPT', 'EXECUTED'])
      }
    })

    test('whoever reads while the bank works misses nothing: no event comes late below a number they have seen', async () => {
      const payer = await bank.newPayer(1_000_000n)
      const orders = Array.from({ length: 24 }, () => orderFrom(payer))
      const reported: ExecutionEvent[] = []
      const first = (await eventsAfter(0n)).at(-1)?.sequence ?? 0n
      let isWorking = true
      const work = async () => {
        await Promise.all(orders.map(order => bank.paymentExecution.submit(order)))
        await bank.finishEverything()
      }
      const reader = async () => {
        for (let isLast = false; ; isLast = !isWorking) {
          const last = reported.at(-1)?.sequence ?? first
          const page = await nextPage(bank.paymentExecution, 5, last)
          reported.push(...page)
          if (isLast && page.length === 0) return
        }
      }
      await Promise.all([reader(), work().finally(() => (isWorking = false))])
      for (const order of orders) {
        expect(kindsOf(reported, order)).toEqual(['ACCEPTED', 'RECEIPT', 'EXECUTED'])
      }
    })
  })
}
