import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RetailCards } from '../src/retail-cards.ts'

/** A private client's card that the bank must have for the suite. */
export interface RetailCardUnderTest {
  readonly lastName: string
  readonly firstName: string
  /** Twelve digits. */
  readonly phone: string
  readonly cardNumber: string
  readonly currency: 'KGS' | 'USD'
  /** A blocked or closed card takes no money. */
  readonly takesMoney: boolean
}

/** A bank whose private clients have exactly the cards of the suite. */
export interface RetailDeskUnderTest {
  readonly retailCards: RetailCards
  close(): Promise<void>
}

const asanov = { lastName: 'Асанов', firstName: 'Бакыт', phone: '996555123456' } as const

/** Three cards of one man, of which one is blocked, and a card of a woman. */
export const contractRetailCards: readonly RetailCardUnderTest[] = [
  { ...asanov, cardNumber: '4169585312345678', currency: 'KGS', takesMoney: true },
  { ...asanov, cardNumber: '4169585312349999', currency: 'USD', takesMoney: true },
  { ...asanov, cardNumber: '4169585312341111', currency: 'KGS', takesMoney: false },
  {
    lastName: 'Күчүкбаева',
    firstName: 'Гүлзат',
    phone: '996700000001',
    cardNumber: '9417000012340002',
    currency: 'KGS',
    takesMoney: true,
  },
]

/** What any bank behind `RetailCards` must do; run it against each implementation. */
export function describeRetailCardsContract(
  name: string,
  makeDesk: (cards: readonly RetailCardUnderTest[]) => Promise<RetailDeskUnderTest>,
): void {
  describe(`retail cards: ${name}`, () => {
    let desk: RetailDeskUnderTest

    beforeAll(async () => {
      desk = await makeDesk(contractRetailCards)
    })
    afterAll(() => desk.close())

    test('a telephone finds the cards of its owner that take money, each once', async () => {
      const found = await desk.retailCards.findByPhone('996555123456')
      expect(found.map(card => card.currency).toSorted()).toEqual(['KGS', 'USD'])
      expect(found.map(card => card.maskedNumber.slice(-4)).toSorted()).toEqual(['5678', '9999'])
      expect(new Set(found.map(card => card.cardReferencesId)).size).toBe(2)
    })

    test('a number finds one card, the same as the telephone does', async () => {
      const card = await desk.retailCards.findByNumber('4169585312345678')
      expect(await desk.retailCards.findByPhone('996555123456')).toContainEqual(card)
      expect(card).toMatchObject({ currency: 'KGS', maskedOwnerName: 'Бакыт А.' })
    })

    test.each(contractRetailCards.filter(card => card.takesMoney))(
      'of $lastName’s card nobody learns the whole number or the whole name',
      async ({ cardNumber, lastName, phone }) => {
        const card = await desk.retailCards.findByNumber(cardNumber)
        const answered = JSON.stringify(card)
        expect(answered).not.toContain(cardNumber)
        expect(answered).not.toContain(cardNumber.slice(6, -4))
        expect(answered).not.toContain(lastName)
        expect(answered).not.toContain(phone)
        const masked = card?.maskedNumber.replaceAll(/\s/g, '') ?? ''
        expect(masked.startsWith(cardNumber.slice(0, 6))).toBe(true)
        expect(masked.endsWith(cardNumber.slice(-4))).toBe(true)
        expect(card?.cardReferencesId).not.toContain(cardNumber.slice(-4))
      },
    )

    test('a card that was found is named by its reference again', async () => {
      const card = await desk.retailCards.findByNumber('9417000012340002')
      expect(await desk.retailCards.find(card?.cardReferencesId ?? '')).toEqual(card)
      expect(await desk.retailCards.find('r-1')).toBeUndefined()
      const nobodys = '00000000-0000-4000-8000-000000000000'
      expect(await desk.retailCards.find(nobodys)).toBeUndefined()
    })

    test('a card that takes no money is like one that does not exist', async () => {
      expect(await desk.retailCards.findByNumber('4169585312341111')).toBeUndefined()
    })

    test.each(['4169585312340000', '', '416958', "' or '1'='1"])(
      'nobody has the card %j',
      async cardNumber => {
        expect(await desk.retailCards.findByNumber(cardNumber)).toBeUndefined()
      },
    )

    test.each(['996555000000', '996555', '%', ''])('nobody has the telephone %j', async phone => {
      expect(await desk.retailCards.findByPhone(phone)).toEqual([])
    })
  })
}
