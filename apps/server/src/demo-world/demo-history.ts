import { broughtForwardCode } from '@tartip/bank-ports/core-accounts'
import { statementWords } from '@tartip/bank-twin/words/statement-words'
import { fillTexts, type Words } from '@tartip/domain/bank-text'
import type { LocalizedText } from '@tartip/domain/language'
import { isWorkingDay, type BankCalendar } from '@tartip/domain/bank-day/calendar'
import { currencies } from '@tartip/domain/money/currency'
import { commissionOf, type Tariff } from '@tartip/domain/payment/commission'
import { clearingLimitMinor } from '@tartip/domain/payment/interbank-choice'
import { addDays, instantAt, type LocalDate } from '@tartip/domain/time/instant'

import type { DemoCounterparty } from './demo-counterparties.ts'
import { demoId } from './demo-identifiers.ts'
import type { DemoAccount } from './demo-organisations.ts'
import type { DemoRandom } from './demo-random.ts'

/** One operation of the past as it will be booked. */
export interface DemoOperation {
  readonly operationId: string
  readonly accountId: string
  readonly bookedAt: number
  readonly direction: 'DEBIT' | 'CREDIT'
  readonly amountMinor: bigint
  readonly counterpartyName: Words
  readonly counterpartyAccount: string
  readonly counterpartyBank?: string
  readonly purpose: Words
  readonly documentNumber: string
  readonly operationCode?: string
  /** The internet bank's document behind it. */
  readonly paymentId?: string
}

export interface DemoHistoryRules {
  readonly calendar: BankCalendar
  readonly tariffs: readonly Tariff[]
  /** What the own bank is called in statements. */
  readonly bankName: LocalizedText
}

const yearDays = 365
const openingMinute = 9 * 60

const incomingPurposes = [
  'Оплата за товар по счёту {n}',
  'Выручка за {d}',
  'Оплата по договору поставки {n}',
  'Возмещение по эквайрингу за {d}',
  'Предоплата по счёту {n}',
]
const outgoingPurposes = [
  'Оплата за продукты по накладной {n}',
  'Аренда помещения, договор {n}',
  'Оплата за электроэнергию, счёт {n}',
  'Транспортные услуги по акту {n}',
  'Оплата за упаковку по счёту {n}',
  'Услуги связи, договор {n}',
]

/** Everything that happened on one account in the year before `today`, oldest first, never below zero. */
export function demoHistory(
  accountId: string,
  account: DemoAccount,
  today: LocalDate,
  { calendar, tariffs, bankName }: DemoHistoryRules,
  counterparties: readonly DemoCounterparty[],
  random: DemoRandom,
): readonly DemoOperation[] {
  if (account.openingUnits === 0) return []
  // Documents of the demo are paid from the main account alone; other outflows came to the bank on paper.
  const isMain = account.title === 'Основной'
  const minorInUnit = 10n ** BigInt(currencies[account.currency].exponent)
  const opening = BigInt(account.openingUnits) * minorInUnit
  const firstDay = addDays(today, -yearDays)
  const operations: DemoOperation[] = [
    {
      operationId: demoId('operation', `${accountId} opening`),
      accountId,
      bookedAt: instantAt(firstDay, openingMinute - 30),
      direction: 'CREDIT',
      amountMinor: opening,
      counterpartyName: statementWords.balanceForward,
      counterpartyAccount: '',
      purpose: statementWords.openingBalance,
      documentNumber: '1',
      operationCode: broughtForwardCode,
    },
  ]
  let balance = opening
  let number = 1
  for (let ahead = 0; ahead < yearDays; ahead += 1) {
    const day = addDays(firstDay, ahead)
    if (!isWorkingDay(calendar, day)) continue
    const count =
      account.operationsADay === 0
        ? random.chance(6)
          ? 1
          : 0
        : random.integer(1, account.operationsADay)
    let minute = openingMinute + random.integer(0, 40)
    for (let index = 0; index < count && account.usualUnits > 0; index += 1) {
      number += 1
      minute += random.integer(9, 110)
      const wanted =
        (BigInt(account.usualUnits) * minorInUnit * BigInt(random.integer(20, 190))) / 100n +
        BigInt(random.integer(0, 99))
      // Money comes in when little is left and goes out when much has gathered, so a year looks alive.
      const isLow = balance * 10n < opening * 6n
      const isHigh = balance * 10n > opening * 16n
      const isCredit = isLow ? random.chance(85) : isHigh ? random.chance(15) : random.chance(48)
      if (!isCredit && wanted * 10n > balance * 6n) continue
      balance += isCredit ? wanted : -wanted
      const party = random.pick(counterparties)
      const bookedAt = instantAt(day, Math.min(minute, 18 * 60))
      const operationCode = wanted > clearingLimitMinor ? 'GROSS' : 'CLEARING'
      const isDocument = !isCredit && isMain
      operations.push({
        operationId: demoId('operation', `${accountId} ${number}`),
        accountId,
        bookedAt,
        direction: isCredit ? 'CREDIT' : 'DEBIT',
        amountMinor: wanted,
        counterpartyName: party.name,
        counterpartyAccount: party.account,
        counterpartyBank: party.bic,
        purpose: purposeOf(
          random.pick(isCredit ? incomingPurposes : outgoingPurposes),
          number,
          day,
        ),
        documentNumber: number.toString(),
        operationCode,
        ...(isDocument ? { paymentId: demoId('payment', `${accountId} ${number}`) } : {}),
      })
      const commission = isDocument
        ? commissionOf(tariffs, operationCode, 'KGS', wanted)
        : undefined
      if (commission) {
        balance -= commission.amountMinor
        operations.push(
          commissionOperation(accountId, number, bookedAt, commission.amountMinor, bankName),
        )
      }
    }
  }
  return operations
}

function commissionOperation(
  accountId: string,
  number: number,
  bookedAt: number,
  amountMinor: bigint,
  bankName: LocalizedText,
): DemoOperation {
  return {
    operationId: demoId('operation', `${accountId} ${number} commission`),
    accountId,
    bookedAt,
    direction: 'DEBIT',
    amountMinor,
    counterpartyName: bankName,
    counterpartyAccount: '',
    purpose: fillTexts(statementWords.documentFee, { number: number.toString() }),
    documentNumber: number.toString(),
  }
}

function purposeOf(pattern: string, number: number, day: LocalDate): string {
  return pattern
    .replace('{n}', `NO ${number}`)
    .replace('{d}', `${day.slice(8)}.${day.slice(5, 7)}.${day.slice(0, 4)}`)
}
