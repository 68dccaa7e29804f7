import type { NewCard } from '@tartip/bank-twin/cards/card-seed'
import type { SetLimit } from '@tartip/domain/cards/card-limits'
import {
  cardLimitTypes,
  type CardStatus,
  type CardStatusReason,
} from '@tartip/domain/cards/card-words'
import { isLuhnValid } from '@tartip/domain/identifiers/card-number'
import type { CardSystem } from '@tartip/domain/identifiers/card-system'
import type { CurrencyCode } from '@tartip/domain/money/currency'
import { addDays, instantAt, type LocalDate } from '@tartip/domain/time/instant'
import { addMonths, lastOfMonth } from '@tartip/domain/time/months'

import { demoId } from './demo-identifiers.ts'

/** Identifies the card account by its serial in `demo-organisations.ts`. */
export interface DemoCardAccount {
  readonly serial: number
  /** The base currency first. */
  readonly currencies: readonly CurrencyCode[]
  /** Opening amounts of the further balances, in whole units. */
  readonly topUpUnits?: number
  readonly cards: readonly DemoCard[]
}

export interface DemoCard {
  readonly number: number
  readonly system: CardSystem
  readonly holderName: string
  readonly title?: string
  readonly status?: CardStatus
  readonly statusReason?: CardStatusReason
  /** Whole som, in the order of the limits. */
  readonly limits: readonly [cash: number, retail: number, internet: number]
  readonly isInternetAvailable?: boolean
  /** Limits the number of internet operations. */
  readonly internetNumber?: number
  /** Payments per ten ordinary days. */
  readonly paymentsInTenDays: number
}

/** Cards of every payment system and in every state. */
export const demoCardAccounts: readonly DemoCardAccount[] = [
  {
    serial: 10_007_010,
    currencies: ['KGS', 'USD', 'EUR'],
    topUpUnits: 1_500,
    cards: [
      {
        number: 1,
        system: 'ELCRD',
        holderName: 'NURGUL USONOVA',
        title: 'Снабжение',
        limits: [150_000, 400_000, 0],
        paymentsInTenDays: 9,
      },
      {
        number: 2,
        system: 'VISA',
        holderName: 'ERKIN ASANOV',
        title: 'Командировки',
        limits: [200_000, 900_000, 500_000],
        isInternetAvailable: true,
        internetNumber: 60,
        paymentsInTenDays: 6,
      },
      {
        number: 3,
        system: 'MCard',
        holderName: 'DANIIAR ISAKOV',
        status: 'BLOCKED',
        statusReason: 'TEMPORARY',
        limits: [50_000, 250_000, 100_000],
        paymentsInTenDays: 0,
      },
      {
        number: 4,
        system: 'ELCRD',
        holderName: 'NURGUL USONOVA',
        status: 'LOST',
        statusReason: 'LOSS',
        limits: [150_000, 400_000, 0],
        paymentsInTenDays: 0,
      },
    ],
  },
  {
    serial: 10_007_028,
    currencies: ['USD'],
    cards: [
      {
        number: 5,
        system: 'CUP',
        holderName: 'AIPERI TOKTOGULOVA',
        title: 'Закупки в Китае',
        limits: [100_000, 700_000, 300_000],
        isInternetAvailable: true,
        paymentsInTenDays: 3,
      },
      {
        number: 6,
        system: 'VISA',
        holderName: 'ERKIN ASANOV',
        status: 'EXPIRED',
        limits: [100_000, 300_000, 100_000],
        paymentsInTenDays: 0,
      },
    ],
  },
  {
    serial: 10_017_010,
    currencies: ['KGS'],
    cards: [
      {
        number: 7,
        system: 'ELCRD',
        holderName: 'CHOLPON MAMBETALIEVA',
        limits: [80_000, 300_000, 50_000],
        paymentsInTenDays: 5,
      },
    ],
  },
  {
    serial: 10_027_010,
    currencies: ['KGS', 'USD'],
    topUpUnits: 3_000,
    cards: [
      {
        number: 8,
        system: 'VISA',
        holderName: 'KUBANYCH OSMONOV',
        limits: [300_000, 1_500_000, 700_000],
        isInternetAvailable: true,
        paymentsInTenDays: 5,
      },
      {
        number: 9,
        system: 'MCard',
        holderName: 'NAZGUL YBRAIMOVA',
        limits: [100_000, 600_000, 0],
        paymentsInTenDays: 4,
      },
    ],
  },
  {
    serial: 10_027_028,
    currencies: ['KGS'],
    cards: [
      {
        number: 10,
        system: 'VISA',
        holderName: 'DMITRII VORONTSOV',
        limits: [100_000, 400_000, 200_000],
        paymentsInTenDays: 2,
      },
    ],
  },
]

/** The first twelve digits of card numbers by payment system; the numbers are invented. */
const numberPrefixes: Readonly<Record<CardSystem, string>> = {
  ELCRD: '941700001026',
  VISA: '400000001026',
  MCard: '510000001026',
  CUP: '621000001026',
}

export function demoCardId(number: number): string {
  return demoId('card', number.toString())
}

/** A card as issued by the bank. */
export function demoCard(
  card: DemoCard,
  owner: { readonly legalPartyId: string; readonly accountId: string },
  today: LocalDate,
): NewCard {
  const isOver = card.status === 'EXPIRED'
  return {
    ...owner,
    cardId: demoCardId(card.number),
    cardNumber: demoCardNumber(card.system, card.number),
    rbsNumber: `RBS-${String(420_000 + card.number)}`,
    holderName: card.holderName,
    expiryDate: lastOfMonth(addMonths(today, isOver ? -2 : 9 + 4 * card.number)),
    paymentSystem: card.system,
    status: card.status ?? 'ACTIVE',
    ...(card.statusReason ? { statusReason: card.statusReason } : {}),
    statusAt: instantAt(addDays(today, card.statusReason ? -5 : -200), 11 * 60 + 20),
    isInternetAvailable: card.isInternetAvailable ?? false,
    limits: limitsOf(card),
  }
}

function limitsOf(card: DemoCard): SetLimit[] {
  return cardLimitTypes.map((limitType, index) => {
    const isCounted = limitType === 'CARD_NOT_PRESENT' && card.internetNumber !== undefined
    return {
      limitType,
      maxAmountMinor: BigInt(card.limits[index] ?? 0) * 100n,
      ...(isCounted ? { maxNumber: card.internetNumber } : {}),
    }
  })
}

/** The number of a demo card, with its check digit. */
export function demoCardNumber(system: CardSystem, number: number): string {
  const body = `${numberPrefixes[system]}${String(number * 37 + 100).padStart(3, '0')}`
  const last = Array.from({ length: 10 }, (_, digit) => `${body}${digit}`).find(isLuhnValid)
  if (last === undefined) throw new RangeError(`No check digit for card ${number}`)
  return last
}
