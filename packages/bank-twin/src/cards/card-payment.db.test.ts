import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type ChangesOf, expectChangesRefused } from '@tartip/bank-ports/testing/changed-requests'
import { bishkekDate } from '@tartip/domain/time/instant'
import { createLedger } from '@tartip/ledger/ledger'
import type { NewTwinAccount } from '../bank-twin-types.ts'
import { saveRateSets } from '../rates/rate-store.ts'
import { closeProved } from '../testing/test-twin.ts'
import { createTestProducts, limitsOf, type TestProducts } from '../testing/test-products.ts'
import { createTwinProducts } from '../twin-products.ts'
import { type CardPayment, holdIdOf } from './card-payment.ts'
import type { NewCard } from './card-seed.ts'

let bank: TestProducts
let account: NewTwinAccount
let card: NewCard

beforeEach(async () => {
  bank = await createTestProducts()
  await bank.products.seed.publishRates(10)
  account = await bank.newAccount({ type: 'CARD', balanceMinor: 50_000_00n })
  card = await bank.newCard(account)
})
afterEach(() => closeProved(bank))

const pay = (change: Partial<CardPayment> = {}) =>
  bank.products.payWithCard({
    operationId: bank.newId(),
    cardId: card.cardId,
    kind: 'RETAIL',
    amountMinor: 1_000_00n,
    currency: 'KGS',
    details: 'Бишкек, продукты',
    ...change,
  })
const balances = async () =>
  (await bank.products.cards.balancesOf(account.legalPartyId))[0]?.balances
const declined = (code: string) => ({ outcome: 'declined', code })
const movedAccounts = async () =>
  (await bank.twin.accountMovements.readEvents(0n, 1_000)).map(event => event.accountId)
const settleAll = async () => {
  bank.clock.advanceMinutes(3 * 24 * 60)
  await bank.products.runDue()
}

describe('a payment with a card', () => {
  test('holds the money at once and debits it when the payment system collects', async () => {
    expect(await pay()).toEqual({ outcome: 'approved' })
    expect(await balances()).toEqual([
      { currency: 'KGS', balanceMinor: 50_000_00n, heldMinor: 1_000_00n },
    ])
    await settleAll()
    expect(await balances()).toEqual([{ currency: 'KGS', balanceMinor: 49_000_00n, heldMinor: 0n }])
    const { list } = await bank.twin.coreAccounts.operations(
      account.legalPartyId,
      account.accountId,
      {},
      undefined,
      1,
    )
    expect(list[0]).toMatchObject({ direction: 'DEBIT', purpose: 'Бишкек, продукты' })
  })

  test('cash costs half a percent, as a separate operation', async () => {
    expect(await pay({ kind: 'CASH', amountMinor: 2_000_00n })).toEqual({ outcome: 'approved' })
    expect((await balances())?.[0]?.heldMinor).toBe(2_010_00n)
    await settleAll()
    expect((await balances())?.[0]?.balanceMinor).toBe(47_990_00n)
  })

  test('cash whose commission cannot be paid is declined, and nothing stays held', async () => {
    expect(await pay({ kind: 'CASH', amountMinor: 50_000_00n })).toEqual(
      declined('INSUFFICIENT_FUNDS'),
    )
    expect((await balances())?.[0]?.heldMinor).toBe(0n)
  })

  test('repeated twice it happens once', async () => {
    const operationId = bank.newId()
    await pay({ operationId })
    expect(await pay({ operationId })).toEqual({ outcome: 'approved' })
    expect((await balances())?.[0]?.heldMinor).toBe(1_000_00n)
    await settleAll()
    expect(await bank.products.runDue()).toBe(0)
    expect((await balances())?.[0]?.balanceMinor).toBe(49_000_00n)
  })

  test('a different payment under a known id is declined with a code, whatever was changed', async () => {
    const other = await bank.newCard(account)
    const payment: CardPayment = {
      operationId: bank.newId(),
      cardId: card.cardId,
      kind: 'RETAIL',
      amountMinor: 1_000_00n,
      currency: 'KGS',
      details: 'Бишкек, продукты',
    }
    const changes: ChangesOf<CardPayment, 'operationId'> = {
      cardId: other.cardId,
      kind: 'CASH',
      amountMinor: 1_000_01n,
      currency: 'USD',
      details: 'Ош, продукты',
    }
    const refused = declined('REQUEST_CHANGED')
    await expectChangesRefused(payment, changes, one => bank.products.payWithCard(one), refused)
    expect(await pay({ ...payment, cardId: bank.newId() })).toEqual(refused)
    expect((await balances())?.[0]?.heldMinor).toBe(1_000_00n)
    const tooMuch = { operationId: bank.newId(), amountMinor: 50_000_01n }
    expect(await pay(tooMuch)).toEqual(declined('INSUFFICIENT_FUNDS'))
    expect(await pay(tooMuch)).toEqual(declined('INSUFFICIENT_FUNDS'))
    expect(await pay({ ...tooMuch, amountMinor: 1_00n })).toEqual(refused)
  })

  test('a declined payment stays declined, even when the rate and the card have changed', async () => {
    const tooMuch = {
      operationId: bank.newId(),
      amountMinor: 1_000_00n,
      currency: 'USD',
    } as const
    expect(await pay(tooMuch)).toEqual(declined('INSUFFICIENT_FUNDS'))
    const online = { operationId: bank.newId(), kind: 'INTERNET' } as const
    expect(await pay(online)).toEqual(declined('CARD_INTERNET_OFF'))

    const { db } = bank.database
    const rates = [{ currency: 'USD', salesRate: '0.0100', purchaseRate: '0.0090' }] as const
    const loadedAt = bank.clock.now()
    await saveRateSets(db, [
      { group: 'CARD', source: 'BANK', validFrom: bishkekDate(loadedAt), loadedAt, rates },
    ])
    await bank.products.cards.setInternetAvailability({
      requestId: bank.newId(),
      legalPartyId: account.legalPartyId,
      cardId: card.cardId,
      isAvailable: true,
    })
    expect(await pay(tooMuch)).toEqual(declined('INSUFFICIENT_FUNDS'))
    expect(await pay(online)).toEqual(declined('CARD_INTERNET_OFF'))
    expect(await pay({ ...tooMuch, amountMinor: 1_00n })).toEqual(declined('REQUEST_CHANGED'))
    expect((await balances())?.[0]?.heldMinor).toBe(0n)
    // As payments of their own both are approved by now.
    expect(await pay({ ...tooMuch, operationId: bank.newId() })).toEqual({ outcome: 'approved' })
    expect(await pay({ ...online, operationId: bank.newId() })).toEqual({ outcome: 'approved' })
  })

  test('of two payments under one id at the same moment one is approved', async () => {
    const other = await bank.newCard(account)
    const operationId = bank.newId()
    const answers = await Promise.all([
      pay({ operationId }),
      pay({ operationId, cardId: other.cardId }),
    ])
    expect(answers).toContainEqual({ outcome: 'approved' })
    expect(answers).toContainEqual(declined('REQUEST_CHANGED'))
    expect((await balances())?.[0]?.heldMinor).toBe(1_000_00n)
  })

  test('emits account events when the money is held and debited, and none for a declined payment', async () => {
    await pay()
    expect(await pay({ amountMinor: 90_000_00n })).toMatchObject({ outcome: 'declined' })
    expect(await movedAccounts()).toEqual([account.accountId])
    await settleAll()
    expect(await movedAccounts()).toEqual([account.accountId, account.accountId])
  })

  test('two processes settle each payment once', async () => {
    for (let count = 0; count < 20; count += 1) await pay({ amountMinor: 100_00n })
    bank.clock.advanceMinutes(3 * 24 * 60)
    const other = createTwinProducts({ db: bank.database.db, clock: bank.clock })
    await Promise.all([bank.products.runDue(), other.runDue()])
    expect(await balances()).toEqual([{ currency: 'KGS', balanceMinor: 48_000_00n, heldMinor: 0n }])
  })
})

test('a damaged payment does not block the others, and is reported by name', async () => {
  const operationId = bank.newId()
  for (const id of [bank.newId(), operationId, bank.newId()]) await pay({ operationId: id })
  const release = { kind: 'VOID_HOLD', id: bank.newId(), bookedAt: bank.clock.now() } as const
  const holdId = holdIdOf(operationId, 'amount')
  await createLedger({ db: bank.database.db }).post([{ ...release, holdId }])
  await expect(settleAll()).rejects.toThrow(`Card payment ${operationId} was not done`)
  expect(await balances()).toEqual([{ currency: 'KGS', balanceMinor: 48_000_00n, heldMinor: 0n }])
  const shown = await bank.products.cards.operations(
    account.legalPartyId,
    account.accountId,
    '2026-11-30',
    '2026-11-30',
  )
  expect(shown?.filter(one => one.isPending).map(one => one.operationId)).toEqual([operationId])
})

describe('a payment is declined', () => {
  test('without money', async () => {
    expect(await pay({ amountMinor: 50_000_01n })).toEqual(declined('INSUFFICIENT_FUNDS'))
    expect((await balances())?.[0]?.heldMinor).toBe(0n)
  })

  test('above its own limit, and not above another one', async () => {
    const limits = limitsOf(1_000_00n, 5_000_00n, 0n)
    card = await bank.newCard(account, { limits })
    expect(await pay({ kind: 'CASH', amountMinor: 1_000_01n })).toEqual(
      declined('CARD_LIMIT_AMOUNT_EXCEEDED'),
    )
    expect(await pay({ amountMinor: 3_000_00n })).toEqual({ outcome: 'approved' })
    expect(await pay({ amountMinor: 2_000_01n })).toEqual(declined('CARD_LIMIT_AMOUNT_EXCEEDED'))
    expect(await pay({ amountMinor: 2_000_00n })).toEqual({ outcome: 'approved' })
  })

  test('on the internet while it is switched off', async () => {
    expect(await pay({ kind: 'INTERNET' })).toEqual(declined('CARD_INTERNET_OFF'))
    await bank.products.cards.setInternetAvailability({
      requestId: bank.newId(),
      legalPartyId: account.legalPartyId,
      cardId: card.cardId,
      isAvailable: true,
    })
    expect(await pay({ kind: 'INTERNET' })).toEqual({ outcome: 'approved' })
  })

  test('with a blocked, expired or unknown card, or on an arrested account', async () => {
    const blocked = await bank.newCard(account, { status: 'BLOCKED' })
    const expired = await bank.newCard(account, { expiryDate: '2026-11-29' })
    expect(await pay({ cardId: blocked.cardId })).toEqual(declined('CARD_BLOCKED'))
    expect(await pay({ cardId: expired.cardId })).toEqual(declined('CARD_BLOCKED'))
    expect(await pay({ cardId: bank.newId() })).toEqual(declined('CARD_NOT_FOUND'))
    await bank.twin.desk.arrestAccount(account.account, 'Решение суда')
    expect(await pay()).toEqual(declined('ACCOUNT_SEIZED'))
    const shown = await bank.products.cards.findCard(account.legalPartyId, expired.cardId)
    expect(shown?.status).toBe('EXPIRED')
  })

  test('in a currency without a rate', async () => {
    const quiet = await createTestProducts()
    try {
      const own = await quiet.newAccount({ type: 'CARD', balanceMinor: 50_000_00n })
      const { cardId } = await quiet.newCard(own)
      const answer = await quiet.products.payWithCard({
        operationId: quiet.newId(),
        cardId,
        kind: 'RETAIL',
        amountMinor: 1n,
        currency: 'USD',
        details: 'Dubai',
      })
      expect(answer).toEqual(declined('RATE_NOT_FOUND'))
    } finally {
      await quiet.close()
    }
  })

  test('two concurrent payments cannot exceed one limit together', async () => {
    const limits = limitsOf(0n, 1_500_00n, 0n)
    card = await bank.newCard(account, { limits })
    const answers = await Promise.all([pay(), pay()])
    expect(answers.filter(answer => answer.outcome === 'approved')).toHaveLength(1)
  })
})

describe('a card with several currencies', () => {
  beforeEach(async () => {
    const { accountId } = account
    const { cards } = bank.products.seed
    await cards.addCurrencies([{ accountId, currencies: ['KGS', 'USD'] }])
    await cards.bookOperations([
      {
        operationId: bank.newId(),
        accountId,
        accountCurrency: 'KGS',
        kind: 'TOP_UP',
        direction: 'CREDIT',
        baseMinor: 100_00n,
        baseCurrency: 'USD',
        transactionMinor: 100_00n,
        transactionCurrency: 'USD',
        settlementMinor: 100_00n,
        settlementCurrency: 'USD',
        commissionMinor: 0n,
        commissionCurrency: 'USD',
        details: 'Пополнение',
        at: bank.clock.now() - 1,
        somMinor: 0n,
      },
    ])
  })

  test('pays from the balance in the payment currency if it suffices', async () => {
    expect(await pay({ amountMinor: 40_00n, currency: 'USD' })).toEqual({ outcome: 'approved' })
    expect((await balances())?.map(one => one.heldMinor)).toEqual([0n, 40_00n])
  })

  test('otherwise the base currency pays at the card rate, and the limit counts at the official one', async () => {
    expect(await pay({ amountMinor: 101_00n, currency: 'USD' })).toEqual({ outcome: 'approved' })
    const held = (await balances())?.map(one => one.heldMinor) ?? []
    expect(held[1]).toBe(0n)
    const limits = await bank.products.cards.limitsOf(account.legalPartyId, card.cardId)
    const used = limits?.limits[1]?.usedAmountMinor ?? 0n
    expect(used).toBeGreaterThan(101n * 80_00n)
    expect(held[0]).toBeGreaterThan(used)
  })

  test('held money and the cash commission are not available', async () => {
    const dollars = async () => (await balances())?.map(one => one.heldMinor)[1]
    expect(await pay({ kind: 'CASH', amountMinor: 100_00n, currency: 'USD' })).toEqual({
      outcome: 'approved',
    })
    expect(await dollars()).toBe(0n)
    await pay({ amountMinor: 60_00n, currency: 'USD' })
    expect(await pay({ amountMinor: 40_01n, currency: 'USD' })).toEqual({ outcome: 'approved' })
    expect(await dollars()).toBe(60_00n)
    expect(await pay({ amountMinor: 40_00n, currency: 'USD' })).toEqual({ outcome: 'approved' })
    expect(await dollars()).toBe(100_00n)
  })
})

test('two concurrent limit increases cannot exceed the total', async () => {
  const second = await bank.newCard(account)
  const raise = (cardId: string) =>
    bank.products.cards.setLimit({
      requestId: bank.newId(),
      legalPartyId: account.legalPartyId,
      cardId,
      limitType: 'CASH_LIMIT',
      maxAmountMinor: 4_000_000_00n,
    })
  const answers = await Promise.all([raise(card.cardId), raise(second.cardId)])
  expect(answers.filter(answer => answer.outcome === 'done')).toHaveLength(1)
})

test('operations of a card account include what payment orders moved, with their documents', async () => {
  const { legalPartyId, accountId } = account
  const settlement = await bank.newAccount({ legalPartyId, balanceMinor: 10_000_00n })
  const today = bishkekDate(bank.clock.now())
  const orderFrom = (payer: NewTwinAccount, recipient: NewTwinAccount) => ({
    paymentId: bank.newId(),
    legalPartyId,
    recipientCard: 'COMPANY' as const,
    payerAccount: payer.account,
    payerName: payer.ownerName,
    recipientAccount: recipient.account,
    recipientBic: recipient.bic,
    recipientName: recipient.ownerName,
    amountMinor: 700_00n,
    currency: 'KGS' as const,
    commissionMinor: 0n,
    commissionCurrency: 'KGS' as const,
    purpose: 'На расходы',
    transferNum: '17',
    valueDate: today,
    digest: 'a'.repeat(64),
  })
  const toCard = { ...orderFrom(settlement, account), operationCode: 'RKO_2_CARD' as const }
  const fromCard = { ...orderFrom(account, settlement), operationCode: 'CARD_2_RKO' as const }
  for (const order of [toCard, fromCard]) {
    expect(await bank.twin.paymentExecution.submit(order)).toEqual({ outcome: 'accepted' })
    do bank.clock.advanceMinutes(1)
    while ((await bank.twin.runDueSteps()) > 0)
  }
  await pay()
  await settleAll()
  const last = bishkekDate(bank.clock.now())
  const list = await bank.products.cards.operations(legalPartyId, accountId, today, last)
  expect(list).toMatchObject([
    { kind: 'RETAIL', direction: 'DEBIT', baseMinor: 1_000_00n },
    {
      kind: 'TRANSFER',
      direction: 'DEBIT',
      baseMinor: 700_00n,
      order: { paymentId: fromCard.paymentId, counterpartyAccount: settlement.account },
    },
    {
      kind: 'TOP_UP',
      direction: 'CREDIT',
      details: 'На расходы',
      order: { paymentId: toCard.paymentId, documentNumber: '17' },
    },
  ])
  expect(await bank.products.cards.operations(bank.newId(), accountId, today, last)).toEqual([])
})

test('the same order sent twice at once is done once', async () => {
  const order = {
    requestId: bank.newId(),
    legalPartyId: account.legalPartyId,
    cardId: card.cardId,
    reason: 'TEMPORARY',
  } as const
  const { cards } = bank.products
  expect(await Promise.all([cards.block(order), cards.block(order)])).toEqual([
    { outcome: 'done' },
    { outcome: 'done' },
  ])
})

test('full card numbers are stored only in the vault', async () => {
  await pay()
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'twin' and table_name <> 'card_vault'`.execute(bank.database.ownerDb)
  for (const { name } of tables) {
    const { rows } = await sql<{ text: string }>`
      select row_to_json(t)::text as text from ${sql.table(`twin.${name}`)} t`.execute(
      bank.database.ownerDb,
    )
    for (const { text } of rows) expect(text).not.toContain(card.cardNumber)
  }
})

test('the server role may write numbers into the vault and read none', async () => {
  const reading = sql`select card_number from twin.card_vault`.execute(bank.database.db)
  await expect(reading).rejects.toThrow(/permission denied/)
})

test('a card number with a wrong check digit is refused', async () => {
  const wrong = { ...card, cardId: bank.newId(), cardNumber: '9417000000000001' }
  await expect(bank.products.seed.cards.addCards([wrong])).rejects.toThrow(RangeError)
})
