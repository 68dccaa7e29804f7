import { largestInputMinor } from '@tartip/domain/money/decimal'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addDays, type LocalDate } from '@tartip/domain/time/instant'
import type { CoreAccounts } from '../src/core-accounts.ts'
import type { ExecutionEvent, PaymentExecution } from '../src/payment-execution.ts'
import type { DomesticOrder } from '@tartip/domain/payment/payment-order'
import { changedOrders } from './changed-orders.ts'
import { expectChangesRefused } from './changed-requests.ts'
import { clearingOrderFrom } from './clearing-order.ts'
import { readAllEvents } from './read-all-events.ts'

/** An account the suite may use. */
export interface AccountUnderTest {
  readonly legalPartyId: string
  readonly accountId: string
  readonly account: string
}

/** A client of the bank, whose tax number it knows. */
export interface PayerUnderTest extends AccountUnderTest {
  readonly inn: string
}

/** A bank prepared for the suite, all accounts in KGS unless their name says otherwise. */
export interface PaymentBankUnderTest {
  readonly paymentExecution: PaymentExecution
  readonly coreAccounts: CoreAccounts
  readonly ownBic: string
  /** Any day on which the bank takes orders: usually today. */
  readonly valueDate: LocalDate
  /** A payer of its own for each call, with exactly this balance. */
  newPayer(balanceMinor: bigint): Promise<PayerUnderTest>
  /** Another account of an existing organisation, without money. */
  newAccountOf(legalPartyId: string): Promise<AccountUnderTest>
  readonly payerInDollars: AccountUnderTest
  readonly closedAccount: AccountUnderTest
  /** Debits are stopped; it has money. */
  readonly arrestedAccount: AccountUnderTest
  /** An account at another bank that fits its BIC. */
  readonly otherBank: { readonly bic: string; readonly account: string }
  newPaymentId(): string
  /** The bailiff stops all debits of the account from now on. */
  arrest(account: string): Promise<void>
  /** Lets the bank finish everything it has taken. */
  finishEverything(): Promise<void>
  close(): Promise<void>
}

/** What any bank behind `PaymentExecution` must do; run it against each implementation. */
export function describePaymentExecutionContract(
  name: string,
  makeBank: () => Promise<PaymentBankUnderTest>,
): void {
  describe(`payment execution: ${name}`, () => {
    let bank: PaymentBankUnderTest

    beforeAll(async () => {
      bank = await makeBank()
    })
    afterAll(() => bank.close())

    const orderFrom = (
      payer: AccountUnderTest,
      change: Partial<DomesticOrder> = {},
    ): DomesticOrder => ({ ...clearingOrderFrom(bank, payer), ...change })

    const balanceOf = async (payer: AccountUnderTest) => {
      const found = await bank.coreAccounts.findOwnAccount(payer.legalPartyId, payer.account)
      return { booked: found?.balanceMinor, held: found?.heldMinor }
    }

    const eventsOf = async (paymentId: string): Promise<ExecutionEvent[]> => {
      const events = await readAllEvents<ExecutionEvent>(bank.paymentExecution, 100)
      return events.filter(event => event.paymentId === paymentId)
    }

    test('an order that is taken holds its amount and its commission', async () => {
      const payer = await bank.newPayer(100_000n)
      const order = orderFrom(payer)
      expect(await bank.paymentExecution.submit(order)).toEqual({ outcome: 'accepted' })
      expect(await balanceOf(payer)).toEqual({ booked: 100_000n, held: 10_500n })
      const holds = await bank.coreAccounts.holds(payer.legalPartyId, payer.accountId)
      expect(holds).toHaveLength(1)
      expect(holds[0]).toMatchObject({ amountMinor: 10_500n, paymentId: order.paymentId })
      const externalParty = await bank.newPayer(1n)
      expect(await bank.coreAccounts.holds(externalParty.legalPartyId, payer.accountId)).toEqual([])
      expect((await bank.paymentExecution.find(order.paymentId))?.state).toBe('ACCEPTED')
    })

    test('the same order again gets the same answer and holds nothing more', async () => {
      const payer = await bank.newPayer(100_000n)
      const order = orderFrom(payer)
      const answers = await Promise.all(
        Array.from({ length: 20 }, () => bank.paymentExecution.submit(order)),
      )
      for (const answer of answers) expect(answer).toEqual({ outcome: 'accepted' })
      expect(await balanceOf(payer)).toEqual({ booked: 100_000n, held: 10_500n })
      await bank.finishEverything()
      expect(await bank.paymentExecution.submit(order)).toEqual({ outcome: 'accepted' })
      expect(await balanceOf(payer)).toEqual({ booked: 89_500n, held: 0n })
    })

    test('another order under a known payment is refused and leaves the first one alone', async () => {
      const payer = await bank.newPayer(100_000n)
      const order = orderFrom(payer)
      await bank.paymentExecution.submit(order)
      await expectChangesRefused(
        order,
        changedOrders.domestic,
        changed => bank.paymentExecution.submit(changed),
        { outcome: 'refused', code: 'ORDER_CHANGED' },
      )
      expect((await bank.paymentExecution.find(order.paymentId))?.state).toBe('ACCEPTED')
      expect(await balanceOf(payer)).toEqual({ booked: 100_000n, held: 10_500n })
    })

    test('an order beyond the available money is refused, also when repeated', async () => {
      const payer = await bank.newPayer(10_499n)
      const order = orderFrom(payer)
      const refusal = { outcome: 'refused', code: 'INSUFFICIENT_FUNDS' }
      expect(await bank.paymentExecution.submit(order)).toMatchObject(refusal)
      expect(await bank.paymentExecution.submit(order)).toMatchObject(refusal)
      expect(await bank.paymentExecution.find(order.paymentId)).toMatchObject({
        state: 'REFUSED',
        code: 'INSUFFICIENT_FUNDS',
      })
      expect(await balanceOf(payer)).toEqual({ booked: 10_499n, held: 0n })
    })

    test('of two orders for the whole balance at the same moment one is taken', async () => {
      const payer = await bank.newPayer(10_500n)
      const answers = await Promise.all(
        Array.from({ length: 8 }, () => bank.paymentExecution.submit(orderFrom(payer))),
      )
      expect(answers.filter(answer => answer.outcome === 'accepted')).toHaveLength(1)
      expect(await balanceOf(payer)).toEqual({ booked: 10_500n, held: 10_500n })
    })

    test('each reason to refuse has its code', async () => {
      const payer = await bank.newPayer(100_000n)
      const externalParty = await bank.newPayer(100_000n)
      const inside = { operationCode: 'INTRABANK_FOREIGN', recipientBic: bank.ownBic } as const
      const missing = `${payer.account.slice(0, 8)}99999999`
      const cases: [DomesticOrder, string][] = [
        [orderFrom(payer, { payerAccount: externalParty.account }), 'ACCOUNT_NOT_FOUND'],
        [orderFrom(payer, { payerAccount: missing }), 'ACCOUNT_NOT_FOUND'],
        [orderFrom(bank.closedAccount), 'ACCOUNT_CLOSED'],
        [orderFrom(bank.arrestedAccount), 'ACCOUNT_SEIZED'],
        [orderFrom(bank.payerInDollars), 'CURRENCY_MISMATCH'],
        [orderFrom(payer, { commissionCurrency: 'USD' }), 'CURRENCY_MISMATCH'],
        [orderFrom(payer, { recipientBic: bank.ownBic }), 'BIC_ACCOUNT_MISMATCH'],
        [orderFrom(payer, { recipientAccount: externalParty.account }), 'BIC_ACCOUNT_MISMATCH'],
        [orderFrom(payer, { valueDate: addDays(bank.valueDate, -1) }), 'CUT_OFF_PASSED'],
        [orderFrom(payer, { ...inside, recipientAccount: payer.account }), 'SAME_ACCOUNT'],
        [orderFrom(payer, { ...inside, recipientAccount: missing }), 'RECIPIENT_ACCOUNT_NOT_FOUND'],
        [
          orderFrom(payer, { ...inside, recipientAccount: bank.closedAccount.account }),
          'RECIPIENT_ACCOUNT_CLOSED',
        ],
        [
          orderFrom(payer, {
            ...inside,
            operationCode: 'INTRABANK_OWN',
            recipientAccount: externalParty.account,
          }),
          'RECIPIENT_ACCOUNT_NOT_FOUND',
        ],
        [
          orderFrom(payer, { ...inside, recipientAccount: bank.payerInDollars.account }),
          'CURRENCY_MISMATCH',
        ],
      ]
      for (const [order, code] of cases) {
        expect(await bank.paymentExecution.submit(order)).toMatchObject({
          outcome: 'refused',
          code,
        })
      }
      expect(await balanceOf(payer)).toEqual({ booked: 100_000n, held: 0n })
    })

    test('an amount that no payment may have is refused by its name, whatever else is wrong', async () => {
      const payer = await bank.newPayer(100_000n)
      const most = largestInputMinor('KGS')
      for (const [amountMinor, code] of [
        [most, 'INSUFFICIENT_FUNDS'],
        [most + 1n, 'AMOUNT_TOO_LARGE'],
        [9_223_372_036_854_775_807n, 'AMOUNT_TOO_LARGE'],
      ] as const) {
        const order = orderFrom(payer, { amountMinor, operationCode: 'GROSS' })
        expect(await bank.paymentExecution.submit(order)).toMatchObject({
          outcome: 'refused',
          code,
        })
      }
      expect(await balanceOf(payer)).toEqual({ booked: 100_000n, held: 0n })
    })

    test('clearing ends at a million som; what is above goes by gross only', async () => {
      const payer = await bank.newPayer(500_000_000n)
      const atLimit = orderFrom(payer, { amountMinor: 100_000_000n })
      const above = orderFrom(payer, { amountMinor: 100_000_001n })
      expect(await bank.paymentExecution.submit(atLimit)).toEqual({ outcome: 'accepted' })
      expect(await bank.paymentExecution.submit(above)).toMatchObject({
        outcome: 'refused',
        code: 'CLEARING_LIMIT_EXCEEDED',
      })
      const gross = orderFrom(payer, { amountMinor: 100_000_001n, operationCode: 'GROSS' })
      expect(await bank.paymentExecution.submit(gross)).toEqual({ outcome: 'accepted' })
    })

    test('an order stopped on its way shows why, once, and frees its money', async () => {
      const payer = await bank.newPayer(100_000n)
      const order = orderFrom(payer)
      await bank.paymentExecution.submit(order)
      await bank.arrest(payer.account)
      await bank.finishEverything()
      const events = await eventsOf(order.paymentId)
      expect(events.at(-1)).toMatchObject({ kind: 'REFUSED', code: 'ACCOUNT_SEIZED' })
      expect(events.filter(event => event.kind === 'REFUSED')).toHaveLength(1)
      expect(events.some(event => event.kind === 'EXECUTED')).toBe(false)
      expect(await bank.paymentExecution.find(order.paymentId)).toMatchObject({
        state: 'REFUSED',
        code: 'ACCOUNT_SEIZED',
      })
      expect(await balanceOf(payer)).toEqual({ booked: 100_000n, held: 0n })
      expect(await bank.coreAccounts.holds(payer.legalPartyId, payer.accountId)).toEqual([])
      // The bank has taken the order once, and says so whenever it is queried again.
      expect(await bank.paymentExecution.submit(order)).toEqual({ outcome: 'accepted' })
      expect(await balanceOf(payer)).toEqual({ booked: 100_000n, held: 0n })
    })

    test.each(['CLEARING', 'GROSS'] as const)(
      'an executed %s order reports its steps in order and stands in the statement',
      async operationCode => {
        const payer = await bank.newPayer(100_000n)
        const details = { recipientInn: '02512199810011', paymentCode: '55302000' }
        const order = orderFrom(payer, { operationCode, ...details })
        await bank.paymentExecution.submit(order)
        await bank.finishEverything()
        const events = await eventsOf(order.paymentId)
        expect(events.map(event => event.kind)).toEqual(['ACCEPTED', 'RECEIPT', 'EXECUTED'])
        expect(events.every(event => event.legalPartyId === payer.legalPartyId)).toBe(true)
        const instants = events.map(event => event.occurredAt)
        expect(instants).toEqual(instants.toSorted((one, other) => one - other))
        expect((await bank.paymentExecution.find(order.paymentId))?.state).toBe('EXECUTED')
        expect(await balanceOf(payer)).toEqual({ booked: 89_500n, held: 0n })
        const statement = await bank.coreAccounts.operations(
          payer.legalPartyId,
          payer.accountId,
          { direction: 'DEBIT' },
          undefined,
          10,
        )
        expect(new Set(statement.list.map(operation => operation.amountMinor))).toEqual(
          new Set([10_000n, 500n]),
        )
        expect(statement.list.find(operation => operation.amountMinor === 10_000n)).toMatchObject({
          paymentId: order.paymentId,
          counterpartyName: order.recipientName,
          counterpartyAccount: order.recipientAccount,
          purpose: order.purpose,
          documentNumber: order.transferNum,
          counterpartyInn: details.recipientInn,
          paymentCode: details.paymentCode,
        })
      },
    )

    test('two clients of the bank read the tax number of each other, whatever the payer has written', async () => {
      const [payer, recipient] = [await bank.newPayer(100_000n), await bank.newPayer(1n)]
      const order = orderFrom(payer, {
        operationCode: 'INTRABANK_FOREIGN',
        recipientBic: bank.ownBic,
        recipientAccount: recipient.account,
        recipientInn: '02512199810011',
      })
      expect(await bank.paymentExecution.submit(order)).toEqual({ outcome: 'accepted' })
      await bank.finishEverything()
      for (const [reader, other] of [
        [payer, recipient],
        [recipient, payer],
      ] as const) {
        const { list } = await bank.coreAccounts.operations(
          reader.legalPartyId,
          reader.accountId,
          { search: order.purpose },
          undefined,
          10,
        )
        const between = list.find(one => one.counterpartyAccount === other.account)
        expect(between?.counterpartyInn).toBe(other.inn)
      }
    })

    test('money sent inside the bank arrives, and the two statements mirror each other', async () => {
      const payer = await bank.newPayer(100_000n)
      const second = await bank.newAccountOf(payer.legalPartyId)
      const order = orderFrom(payer, {
        operationCode: 'INTRABANK_OWN',
        recipientAccount: second.account,
        recipientBic: bank.ownBic,
        commissionMinor: 0n,
      })
      expect(await bank.paymentExecution.submit(order)).toEqual({ outcome: 'accepted' })
      await bank.finishEverything()
      expect(await balanceOf(payer)).toEqual({ booked: 90_000n, held: 0n })
      expect(await balanceOf(second)).toEqual({ booked: 10_000n, held: 0n })
      const { list } = await bank.coreAccounts.operations(
        payer.legalPartyId,
        second.accountId,
        {},
        undefined,
        10,
      )
      expect(list).toHaveLength(1)
      expect(list[0]).toMatchObject({
        direction: 'CREDIT',
        amountMinor: 10_000n,
        balanceAfterMinor: 10_000n,
        counterpartyAccount: payer.account,
        paymentId: order.paymentId,
      })
    })

    test('a reader who goes on from the last event it saw gets every event once, in order', async () => {
      const payer = await bank.newPayer(1_000_000n)
      const orders = Array.from({ length: 5 }, () => orderFrom(payer))
      await Promise.all(orders.map(order => bank.paymentExecution.submit(order)))
      await bank.finishEverything()
      const seen = await readAllEvents<ExecutionEvent>(bank.paymentExecution, 2)
      for (const order of orders) {
        const kinds = seen.filter(event => event.paymentId === order.paymentId)
        expect(kinds.map(event => event.kind)).toEqual(['ACCEPTED', 'RECEIPT', 'EXECUTED'])
      }
    })

    test('a listener is woken by news, and no more after it has left', async () => {
      let wakes = 0
      const leave = bank.paymentExecution.onEvent(() => {
        wakes += 1
      })
      const payer = await bank.newPayer(100_000n)
      await bank.paymentExecution.submit(orderFrom(payer))
      await bank.finishEverything()
      expect(wakes).toBeGreaterThan(0)
      leave()
      const before = wakes
      await bank.paymentExecution.submit(orderFrom(payer))
      await bank.finishEverything()
      expect(wakes).toBe(before)
    })

    test('a payment the bank never saw is not found', async () => {
      expect(await bank.paymentExecution.find(bank.newPaymentId())).toBeUndefined()
    })
  })
}
