import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cardLimitTotalMinor } from '@tartip/domain/cards/card-limits'
import { cardLimitTypes } from '@tartip/domain/cards/card-words'
import { addDays, type LocalDate } from '@tartip/domain/time/instant'
import type {
  CardBlockOrder,
  CardInternetOrder,
  CardLimitOrder,
  Cards,
  CardUnlockOrder,
} from '../src/cards.ts'
import { type ChangesOf, expectChangesRefused } from './changed-requests.ts'

const orderChanged = { outcome: 'refused', code: 'ORDER_CHANGED' }

/**
 * A card department with one organisation. Its account in soms, with dollars beside them, has two working
 * cards and a closed one:
 *
 * - balances 50,000.00 KGS, of which 1,500.00 are held, and 100.00 USD;
 * - limits of the first card, in the order of the types: 100,000.00, 200,000.00 and 50,000.00 som, the last
 *   with at most 10 operations; of the second together 4,000,000.00; of the closed one 900,000.00;
 * - operations of the first card: yesterday 2,000.00 in cash with a commission of 10.00, settled; today a
 *   shop for 1,500.00, not settled.
 */
export interface CardsUnderTest {
  readonly cards: Cards
  readonly today: LocalDate
  readonly legalPartyId: string
  readonly accountId: string
  readonly firstCardId: string
  readonly secondCardId: string
  readonly closedCardId: string
  readonly otherPartyId: string
  /** A card of the stranger. */
  readonly otherCardId: string
  /** An id of the right shape that nobody has. */
  readonly unknownId: string
  /** The full numbers of all cards above, which no answer may ever hold. */
  readonly cardNumbers: readonly string[]
  newRequestId(): string
  close(): Promise<void>
}

/** What any bank behind `Cards` must do; run it against each implementation. */
export function describeCardsContract(name: string, makeBank: () => Promise<CardsUnderTest>): void {
  describe(`cards: ${name}`, () => {
    let bank: CardsUnderTest

    beforeAll(async () => {
      bank = await makeBank()
    })
    afterAll(() => bank.close())

    describeReading(() => bank)
    describeLimits(() => bank)
    describeStatuses(() => bank)
  })
}

function describeReading(given: () => CardsUnderTest): void {
  test('the organisation sees its cards, closed ones too, and never a full number', async () => {
    const { cards, legalPartyId, firstCardId, secondCardId, closedCardId, cardNumbers } = given()
    const list = await cards.cardsOf(legalPartyId)
    expect(new Set(list.map(card => card.cardId))).toEqual(
      new Set([firstCardId, secondCardId, closedCardId]),
    )
    const numbers = list.map(card => card.maskedNumber)
    expect(numbers).toEqual(numbers.toSorted())
    for (const card of list) {
      expect(card.maskedNumber).toMatch(/^\d{4}\s\d{2}••\s(•{4}\s)+\d{4}$/)
      expect(await cards.findCard(legalPartyId, card.cardId)).toEqual(card)
      for (const number of cardNumbers) expect(JSON.stringify(card)).not.toContain(number)
    }
  })

  test('balances list the base currency first', async () => {
    const { cards, legalPartyId, accountId } = given()
    expect(await cards.balancesOf(legalPartyId)).toEqual([
      {
        accountId,
        balances: [
          { currency: 'KGS', balanceMinor: 50_000_00n, heldMinor: 1_500_00n },
          { currency: 'USD', balanceMinor: 100_00n, heldMinor: 0n },
        ],
      },
    ])
  })

  test('operations come newest first with their commission, both days included', async () => {
    const { cards, legalPartyId, accountId, firstCardId, today } = given()
    const list = await cards.operations(legalPartyId, accountId, addDays(today, -1), today)
    expect(list).toMatchObject([
      { cardId: firstCardId, kind: 'RETAIL', baseMinor: 1_500_00n, isPending: true },
      {
        kind: 'CASH',
        direction: 'DEBIT',
        baseMinor: 2_010_00n,
        baseCurrency: 'KGS',
        transactionMinor: 2_000_00n,
        commissionMinor: 10_00n,
        isPending: false,
      },
    ])
    expect(await cards.operations(legalPartyId, accountId, today, today)).toHaveLength(1)
    expect(await cards.operations(legalPartyId, accountId, today, addDays(today, -1))).toEqual([])
  })

  test('periods at the ends of the calendar are periods like others', async () => {
    const { cards, legalPartyId, accountId } = given()
    const operations = (from: string, to: string) =>
      cards.operations(legalPartyId, accountId, from, to)
    expect(await operations('0001-01-01', '0001-01-01')).toEqual([])
    expect(await operations('9999-12-31', '9999-12-31')).toEqual([])
    expect(await operations('0001-01-01', '9999-12-31')).toHaveLength(3)
  })

  test('what belongs to another organisation is like what does not exist', async () => {
    const { cards, legalPartyId, accountId, otherPartyId, today } = given()
    for (const cardId of [given().otherCardId, given().unknownId, 'no id']) {
      expect(await cards.findCard(legalPartyId, cardId)).toBeUndefined()
      expect(await cards.limitsOf(legalPartyId, cardId)).toBeUndefined()
      const order = { requestId: given().newRequestId(), legalPartyId, cardId }
      const refused = { outcome: 'refused', code: 'CARD_NOT_FOUND' }
      expect(await cards.block({ ...order, reason: 'TEMPORARY' })).toEqual(refused)
      expect(await cards.setInternetAvailability({ ...order, isAvailable: true })).toEqual(refused)
    }
    expect(await cards.operations(otherPartyId, accountId, today, today)).toEqual([])
    expect(await cards.cardsOf(given().unknownId)).toEqual([])
    expect(await cards.balancesOf(given().unknownId)).toEqual([])
  })
}

function describeLimits(given: () => CardsUnderTest): void {
  const orderOf = (change: Partial<CardLimitOrder>): CardLimitOrder => ({
    requestId: given().newRequestId(),
    legalPartyId: given().legalPartyId,
    cardId: given().firstCardId,
    limitType: 'CASH_LIMIT',
    maxAmountMinor: 100_000_00n,
    ...change,
  })
  const limitsNow = () => given().cards.limitsOf(given().legalPartyId, given().firstCardId)

  test('limits come in their order with what was used; closed cards take nothing of the total', async () => {
    const limits = await limitsNow()
    expect(limits?.limits.map(limit => limit.limitType)).toEqual([...cardLimitTypes])
    expect(limits).toMatchObject({
      totalSetMinor: 4_350_000_00n,
      limits: [
        { maxAmountMinor: 100_000_00n, isTemporary: false },
        { maxAmountMinor: 200_000_00n, usedAmountMinor: 1_500_00n, usedNumber: 1 },
        { maxAmountMinor: 50_000_00n, maxNumber: 10, usedAmountMinor: 0n, usedNumber: 0 },
      ],
    })
  })

  test('a limit is set once, however often the order comes', async () => {
    const order = orderOf({ maxAmountMinor: 120_000_00n, maxNumber: 5 })
    expect(await given().cards.setLimit(order)).toEqual({ outcome: 'done' })
    await given().cards.setLimit(orderOf({ maxAmountMinor: 90_000_00n }))
    expect(await given().cards.setLimit(order)).toEqual({ outcome: 'done' })
    expect((await limitsNow())?.limits[0]).toMatchObject({ maxAmountMinor: 90_000_00n })
    expect((await limitsNow())?.limits[0]).not.toHaveProperty('maxNumber')
    expect(await given().cards.setLimit(orderOf({}))).toEqual({ outcome: 'done' })
  })

  test('another limit under a known id is refused, whatever was changed', async () => {
    const order = orderOf({})
    const { today, secondCardId, unknownId } = given()
    const changes: ChangesOf<CardLimitOrder, 'requestId'> = {
      legalPartyId: unknownId,
      cardId: secondCardId,
      limitType: 'CARD_NOT_PRESENT',
      maxAmountMinor: 1n,
      maxNumber: 3,
      period: { startDate: today, endDate: addDays(today, 1) },
    }
    await expectChangesRefused(order, changes, one => given().cards.setLimit(one), orderChanged)
  })

  test('the total of all cards is kept, and the refusal says what is left', async () => {
    const available = cardLimitTotalMinor - 4_250_000_00n
    expect(await given().cards.setLimit(orderOf({ maxAmountMinor: available + 1n }))).toEqual({
      outcome: 'refused',
      code: 'CARD_LIMIT_TOTAL_EXCEEDED',
      availableMinor: available,
    })
    expect(await given().cards.setLimit(orderOf({ maxAmountMinor: available }))).toEqual({
      outcome: 'done',
    })
    expect(await given().cards.setLimit(orderOf({}))).toEqual({ outcome: 'done' })
  })

  test('a temporary limit holds for its days', async () => {
    const period = { startDate: given().today, endDate: addDays(given().today, 3) }
    const order = orderOf({ limitType: 'CARD_NOT_PRESENT', maxAmountMinor: 75_000_00n, period })
    expect(await given().cards.setLimit(order)).toEqual({ outcome: 'done' })
    expect((await limitsNow())?.limits[2]).toMatchObject({
      maxAmountMinor: 75_000_00n,
      isTemporary: true,
      ...period,
    })
  })

  test.each([
    [{ maxAmountMinor: -1n }, 'CARD_LIMIT_AMOUNT_INVALID'],
    [{ maxNumber: -1 }, 'CARD_LIMIT_NUMBER_INVALID'],
    [{ period: { startDate: '2000-01-01', endDate: '2000-01-02' } }, 'CARD_LIMIT_PERIOD_INVALID'],
  ])('what cannot be a limit is refused: %#', async (change, code) => {
    expect(await given().cards.setLimit(orderOf(change))).toEqual({ outcome: 'refused', code })
  })

  test('a closed card has no limits to change', async () => {
    const order = orderOf({ cardId: given().closedCardId, maxAmountMinor: 0n })
    expect(await given().cards.setLimit(order)).toEqual({
      outcome: 'refused',
      code: 'CARD_STATUS_FORBIDS',
    })
  })
}

function describeStatuses(given: () => CardsUnderTest): void {
  const orderFor = (cardId: string) => ({
    requestId: given().newRequestId(),
    legalPartyId: given().legalPartyId,
    cardId,
  })
  const statusOf = async (cardId: string) => {
    const card = await given().cards.findCard(given().legalPartyId, cardId)
    return [card?.status, card?.statusReason]
  }

  test('a temporary block is lifted again, by one order each', async () => {
    const { cards, firstCardId } = given()
    const block = { ...orderFor(firstCardId), reason: 'TEMPORARY' } as const
    expect(await cards.block(block)).toEqual({ outcome: 'done' })
    expect(await statusOf(firstCardId)).toEqual(['BLOCKED', 'TEMPORARY'])
    expect(await cards.unlock({ ...orderFor(firstCardId), reason: 'FOUND' })).toEqual({
      outcome: 'done',
    })
    // A late copy of the first order blocks nothing.
    expect(await cards.block(block)).toEqual({ outcome: 'done' })
    expect(await statusOf(firstCardId)).toEqual(['ACTIVE', 'FOUND'])
    expect(await cards.unlock({ ...orderFor(firstCardId), reason: 'FOUND' })).toEqual({
      outcome: 'refused',
      code: 'CARD_NOT_UNLOCKABLE',
    })
  })

  test('another order under a known id is refused, whatever was changed', async () => {
    const { cards, firstCardId, secondCardId, unknownId } = given()
    const other = { legalPartyId: unknownId, cardId: secondCardId }
    const block: CardBlockOrder = { ...orderFor(firstCardId), reason: 'TEMPORARY' }
    const blocks: ChangesOf<CardBlockOrder, 'requestId'> = { ...other, reason: 'LOSS' }
    await expectChangesRefused(block, blocks, one => cards.block(one), orderChanged)
    const unlock: CardUnlockOrder = { ...orderFor(firstCardId), reason: 'FOUND' }
    const unlocks: ChangesOf<CardUnlockOrder, 'requestId'> = { ...other, reason: 'BY_MISTAKE' }
    await expectChangesRefused(unlock, unlocks, one => cards.unlock(one), orderChanged)
    const off: CardInternetOrder = { ...orderFor(firstCardId), isAvailable: false }
    const on: ChangesOf<CardInternetOrder, 'requestId'> = { ...other, isAvailable: true }
    await expectChangesRefused(off, on, one => cards.setInternetAvailability(one), orderChanged)
    // An id belongs to one order, of whatever kind.
    const { requestId } = unlock
    expect(await cards.block({ ...block, requestId })).toMatchObject(orderChanged)
  })

  test('the internet is switched on and off', async () => {
    const { cards, legalPartyId, firstCardId } = given()
    for (const isAvailable of [true, false]) {
      const order = { ...orderFor(firstCardId), isAvailable }
      expect(await cards.setInternetAvailability(order)).toEqual({ outcome: 'done' })
      expect(await cards.findCard(legalPartyId, firstCardId)).toMatchObject({
        isInternetAvailable: isAvailable,
      })
    }
  })

  test('a lost card stays lost and frees its limits', async () => {
    const { cards, legalPartyId, firstCardId, secondCardId } = given()
    expect(await cards.block({ ...orderFor(secondCardId), reason: 'LOSS' })).toEqual({
      outcome: 'done',
    })
    expect(await statusOf(secondCardId)).toEqual(['LOST', 'LOSS'])
    expect(await cards.unlock({ ...orderFor(secondCardId), reason: 'FOUND' })).toMatchObject({
      code: 'CARD_NOT_UNLOCKABLE',
    })
    expect(await cards.block({ ...orderFor(secondCardId), reason: 'TEMPORARY' })).toMatchObject({
      code: 'CARD_STATUS_NOT_AVAILABLE',
    })
    const switched = { ...orderFor(secondCardId), isAvailable: true }
    expect(await cards.setInternetAvailability(switched)).toMatchObject({
      code: 'CARD_STATUS_FORBIDS',
    })
    const limits = await cards.limitsOf(legalPartyId, firstCardId)
    expect(limits?.totalSetMinor).toBeLessThan(1_000_000_00n)
  })
}
