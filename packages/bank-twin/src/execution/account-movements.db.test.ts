import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import type { AccountMoved } from '@tartip/bank-ports/account-movements'
import type { NewTwinAccount } from '../bank-twin-types.ts'
import { appendMovements } from '../store/movement-store.ts'
import {
  closeProved,
  createTestTwin,
  createTwinWithHours,
  ownBic,
  type TestTwin,
} from '../testing/test-twin.ts'

let bank: TestTwin

afterEach(() => closeProved(bank))

const allMovements = (): Promise<AccountMoved[]> => bank.twin.accountMovements.readEvents(0n, 1_000)
const movedAccounts = async () => (await allMovements()).map(event => event.accountId)
const inside = (payer: NewTwinAccount, recipient: NewTwinAccount) =>
  bank.order(payer, {
    operationCode: 'INTRABANK_FOREIGN',
    recipientAccount: recipient.account,
    recipientBic: ownBic,
    recipientName: recipient.ownerName,
    amountMinor: 100n,
    commissionMinor: 0n,
  })

test('money waiting for a session is reported once, when the session is settled', async () => {
  bank = await createTwinWithHours()
  bank.setTo('2026-11-30', '09:00')
  const recipient = await bank.newAccount()
  const closed = await bank.newAccount()
  const incoming = bank.received(recipient.account, 7_000n, 'CLEARING')
  await bank.twin.desk.receive(incoming)
  await bank.twin.desk.receive(incoming)
  await bank.twin.desk.receive(bank.received(recipient.account, 5_000n, 'CLEARING'))
  await bank.twin.desk.receive(bank.received(closed.account, 5_000n, 'CLEARING'))
  await sql`
    update twin.account set status = 'CLOSED'
    where account_id = ${closed.accountId}`.execute(bank.database.ownerDb)
  await bank.twin.runDueSteps()
  expect(await allMovements()).toEqual([])
  bank.setTo('2026-11-30', '10:00')
  await Promise.all([bank.twin.runDueSteps(), bank.another().runDueSteps()])
  await bank.twin.runDueSteps()
  expect(await allMovements()).toMatchObject([
    {
      legalPartyId: recipient.legalPartyId,
      accountId: recipient.accountId,
      occurredAt: bank.clock.now(),
    },
  ])
})

test('a gross payment of another bank is reported once, however often it is sent', async () => {
  bank = await createTestTwin()
  const recipient = await bank.newAccount()
  const payment = bank.received(recipient.account, 7_000n, 'GROSS')
  await Promise.all([bank.twin, bank.another()].map(twin => twin.desk.receive(payment)))
  await bank.twin.desk.receive(payment)
  expect(await movedAccounts()).toEqual([recipient.accountId])
})

test('several documents for one account in one batch are one event', async () => {
  bank = await createTestTwin()
  const payer = await bank.newAccount({ balanceMinor: 100_000n })
  const recipient = await bank.newAccount()
  const orders = Array.from({ length: 20 }, () => inside(payer, recipient))
  await Promise.all(orders.map(bank.twin.paymentExecution.submit))
  await bank.finishEverything()
  expect(await movedAccounts()).toEqual([recipient.accountId])
  expect(await bank.moneyOf(recipient)).toEqual({ booked: 2_000n, held: 0n })
})

test('an account that pays only the commission is reported', async () => {
  bank = await createTestTwin()
  const payer = await bank.newAccount({ balanceMinor: 100_000n })
  const { legalPartyId } = payer
  const feePayer = await bank.newAccount({ legalPartyId, balanceMinor: 100_000n })
  await bank.twin.paymentExecution.submit(
    bank.order(payer, { commissionMinor: 1_000n, commissionAccount: feePayer.account }),
  )
  await bank.finishEverything()
  expect(await movedAccounts()).toEqual([feePayer.accountId])
})

test('a payment to another bank writes no movement at all', async () => {
  bank = await createTestTwin()
  const payer = await bank.newAccount({ balanceMinor: 100_000n })
  const { ownerDb } = bank.database
  await sql`
    create function twin.refuse_to_be_asked() returns trigger language plpgsql
    as $$ begin raise exception 'The list was asked'; end $$`.execute(ownerDb)
  // A trigger of the statement fires without a row too.
  await sql`
    create trigger refuse_to_be_asked before insert on twin.account_movement
    for each statement execute function twin.refuse_to_be_asked()`.execute(ownerDb)
  const order = bank.order(payer)
  await bank.twin.paymentExecution.submit(order)
  await bank.finishEverything()
  expect(await bank.stateOf(order)).toBe('EXECUTED')
})

test('a private client’s card is not reported', async () => {
  bank = await createTestTwin()
  const cardId = bank.newId()
  await bank.twin.seed.addRetailCards([
    {
      cardId,
      ownerName: 'Асанов Бакыт',
      phone: '996555123456',
      cardNumber: '4169585312345678',
      currency: 'KGS',
    },
  ])
  const { db } = bank.database
  expect(await appendMovements(db, bank.clock.now(), [{ accountId: cardId }])).toBe(false)
  expect(await allMovements()).toEqual([])
})

describe('numbers of movements', () => {
  test('rolled-back movements are not reported', async () => {
    bank = await createTestTwin()
    const account = await bank.newAccount()
    const breaking = bank.database.db.transaction().execute(async tx => {
      expect(await appendMovements(tx, bank.clock.now(), [account])).toBe(true)
      throw new Error('The booking has failed')
    })
    await expect(breaking).rejects.toThrow('The booking has failed')
    expect(await allMovements()).toEqual([])
  })

  test('a movement written first and committed last is still reported', async () => {
    bank = await createTestTwin()
    const [slow, quick] = [await bank.newAccount(), await bank.newAccount()]
    await bank.database.db.transaction().execute(async tx => {
      await appendMovements(tx, bank.clock.now(), [slow])
      await appendMovements(bank.database.db, bank.clock.now(), [quick])
      expect(await movedAccounts()).toEqual([quick.accountId])
    })
    const [first] = await allMovements()
    const later = await bank.twin.accountMovements.readEvents(first?.sequence ?? 0n, 10)
    expect(later.map(event => event.accountId)).toEqual([slow.accountId])
  })

  test('a reader misses no movement while several processes commit in any order', async () => {
    bank = await createTestTwin()
    const payer = await bank.newAccount({ balanceMinor: 10_000_000n })
    const recipients = await Promise.all(Array.from({ length: 12 }, () => bank.newAccount()))
    const twins = [bank.twin, bank.another(), bank.another()]
    const seen: AccountMoved[] = []
    let isOver = false
    const follow = async () => {
      let after = 0n
      for (;;) {
        const wasOver = isOver
        const page = await bank.twin.accountMovements.readEvents(after, 3)
        seen.push(...page)
        after = page.at(-1)?.sequence ?? after
        if (wasOver && page.length === 0) return
      }
    }
    const reading = follow()
    const orders = recipients.map(recipient => inside(payer, recipient))
    await Promise.all(orders.map(bank.twin.paymentExecution.submit))
    for (let step = 0; step < 4; step += 1) {
      bank.clock.advanceMinutes(1)
      await Promise.all([
        ...twins.map(twin => twin.runDueSteps()),
        ...recipients
          .slice(step * 3, step * 3 + 3)
          .map(({ account }) => bank.twin.desk.receive(bank.received(account, 100n, 'GROSS'))),
      ])
    }
    // What one process has found in the hands of another is left to a later round.
    await bank.finishEverything()
    isOver = true
    await reading
    expect(seen).toEqual(await allMovements())
    const numbers = seen.map(event => event.sequence)
    expect(numbers).toEqual([...new Set(numbers)].toSorted((a, b) => (a < b ? -1 : 1)))
    const timesReported = recipients.map(
      ({ accountId }) => seen.filter(event => event.accountId === accountId).length,
    )
    // Once for the document of another client, once for the money of another bank.
    expect(timesReported).toEqual(recipients.map(() => 2))
  })
})
