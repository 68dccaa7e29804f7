import { broughtForwardCode } from '@tartip/bank-ports/core-accounts'
import { statementWords } from '@tartip/bank-twin/words/statement-words'
import { fillTexts, type Words } from '@tartip/domain/bank-text'
import type { LocalizedText } from '@tartip/domain/language'
import {
  isWorkingDay,
  workingDayOnOrAfter,
  type BankCalendar,
} from '@tartip/domain/bank-day/calendar'
import { currencies } from '@tartip/domain/money/currency'
import { commissionOf, type Tariff } from '@tartip/domain/payment/commission'
import { clearingLimitMinor } from '@tartip/domain/payment/interbank-choice'
import { formatDate } from '@tartip/domain/time/format-date'
import { addDays, instantAt, type LocalDate } from '@tartip/domain/time/instant'

import type { DemoCounterparty } from './demo-counterparties.ts'
import { demoId } from './demo-identifiers.ts'
import type { DemoAccount } from './demo-organisations.ts'
import type { DemoRandom } from './demo-random.ts'

/** One operation of the past, ready for booking. */
export interface DemoOperation {
  readonly operationId: string
  readonly accountId: string
  readonly bookedAt: number
  readonly direction: 'DEBIT' | 'CREDIT'
  readonly amountMinor: bigint
  readonly counterpartyName: Words
  readonly counterpartyAccount: string
  readonly counterpartyBank?: string
  readonly counterpartyInn?: string
  readonly purpose: Words
  readonly documentNumber: string
  readonly operationCode?: string
  /** The internet bank's document of the operation. */
  readonly paymentId?: string
}

export interface DemoHistoryRules {
  readonly calendar: BankCalendar
  readonly tariffs: readonly Tariff[]
  /** The name of the own bank in statements. */
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

/** All operations of one account in the year before `today`, oldest first, never overdrawn. */
export function demoHistory(
  accountId: string,
  account: DemoAccount,
  today: LocalDate,
  rules: DemoHistoryRules,
  counterparties: readonly DemoCounterparty[],
  random: DemoRandom,
): readonly DemoOperation[] {
  if (account.openingUnits === 0) return []
  const opening = BigInt(account.openingUnits) * minorInUnitOf(account)
  const firstDay = addDays(today, -yearDays)
  const operations = [openingOperation(accountId, firstDay, opening)]
  let balance = opening
  let number = 1
  const [landlord] = counterparties
  const book = (place: Place, operation: DemoOperation) => {
    const fee = feeOf(operation, place, rules)
    operations.push(operation, ...(fee === undefined ? [] : [fee]))
    balance += operation.direction === 'CREDIT' ? operation.amountMinor : -operation.amountMinor
    balance -= fee?.amountMinor ?? 0n
  }
  for (let ahead = 0; ahead < yearDays; ahead += 1) {
    const day = addDays(firstDay, ahead)
    if (!isWorkingDay(rules.calendar, day)) continue
    const rent = rentOn(account, day, rules.calendar)
    if (rent && landlord && mayLeave(rent.amountMinor, balance)) {
      number += 1
      const place = { accountId, number, day, minute: openingMinute }
      book(place, operationOf(account, rent, place, landlord, rentPurpose(day)))
    }
    const count = operationsOn(account, random)
    let minute = openingMinute + random.integer(0, 40)
    for (let index = 0; index < count && account.usualUnits > 0; index += 1) {
      number += 1
      minute += random.integer(9, 110)
      const move = nextMove(account, { balance, opening }, random)
      if (move === undefined) continue
      const place = { accountId, number, day, minute: Math.min(minute, 18 * 60) }
      const party = random.pick(counterparties)
      book(place, operationOf(account, move, place, party, usualPurpose(move, place, random)))
    }
  }
  return operations
}

/** The landlord is paid from the fifth of each month on. */
function rentOn(account: DemoAccount, day: LocalDate, calendar: BankCalendar): Move | undefined {
  if (account.rentUnits === undefined) return undefined
  if (day !== workingDayOnOrAfter(calendar, `${day.slice(0, 7)}-05`)) return undefined
  return { isCredit: false, amountMinor: BigInt(account.rentUnits) * minorInUnitOf(account) }
}

/** The position of an operation in the year of an account; `minute` of the day in Bishkek. */
interface Place {
  readonly accountId: string
  readonly number: number
  readonly day: LocalDate
  readonly minute: number
}

interface Move {
  readonly isCredit: boolean
  readonly amountMinor: bigint
}

const minorInUnitOf = ({ currency }: DemoAccount): bigint =>
  10n ** BigInt(currencies[currency].exponent)

function openingOperation(accountId: string, day: LocalDate, amountMinor: bigint): DemoOperation {
  return {
    operationId: demoId('operation', `${accountId} opening`),
    accountId,
    bookedAt: instantAt(day, openingMinute - 30),
    direction: 'CREDIT',
    amountMinor,
    counterpartyName: statementWords.balanceForward,
    counterpartyAccount: '',
    purpose: statementWords.openingBalance,
    documentNumber: '1',
    operationCode: broughtForwardCode,
  }
}

/** Operations per working day; on an inactive account only occasional ones. */
function operationsOn({ operationsADay }: DemoAccount, random: DemoRandom): number {
  if (operationsADay > 0) return random.integer(1, operationsADay)
  return random.chance(6) ? 1 : 0
}

/**
 * Incoming when the balance is low, outgoing when it is high, so that the balance varies over the
 * year. Undefined when an outgoing amount would exceed the balance.
 */
function nextMove(
  account: DemoAccount,
  { balance, opening }: { readonly balance: bigint; readonly opening: bigint },
  random: DemoRandom,
): Move | undefined {
  const amountMinor =
    (BigInt(account.usualUnits) * minorInUnitOf(account) * BigInt(random.integer(20, 190))) / 100n +
    BigInt(random.integer(0, 99))
  const isLow = balance * 10n < opening * 6n
  const isHigh = balance * 10n > opening * 16n
  const isCredit = random.chance(isLow ? 85 : isHigh ? 15 : 48)
  return isCredit || mayLeave(amountMinor, balance) ? { isCredit, amountMinor } : undefined
}

const mayLeave = (amountMinor: bigint, balance: bigint): boolean =>
  amountMinor * 10n <= balance * 6n

function operationOf(
  account: DemoAccount,
  { isCredit, amountMinor }: Move,
  { accountId, number, day, minute }: Place,
  party: DemoCounterparty,
  purpose: string,
): DemoOperation {
  // Documents of the demo are paid only from the main account; other outgoing payments were made on
  // paper.
  const isDocument = !isCredit && account.title === 'Основной'
  return {
    operationId: demoId('operation', `${accountId} ${number}`),
    accountId,
    bookedAt: instantAt(day, minute),
    direction: isCredit ? 'CREDIT' : 'DEBIT',
    amountMinor,
    counterpartyName: party.name,
    counterpartyAccount: party.account,
    counterpartyBank: party.bic,
    counterpartyInn: party.inn,
    purpose,
    documentNumber: number.toString(),
    operationCode: interbankOf(amountMinor),
    ...(isDocument ? { paymentId: demoId('payment', `${accountId} ${number}`) } : {}),
  }
}

/** The bank's commission for a document. */
function feeOf(
  { paymentId, amountMinor, bookedAt }: DemoOperation,
  { accountId, number }: Place,
  { tariffs, bankName }: DemoHistoryRules,
): DemoOperation | undefined {
  if (paymentId === undefined) return undefined
  const operationCode = interbankOf(amountMinor)
  const commission = commissionOf(tariffs, operationCode, { currency: 'KGS', amountMinor }, 'KGS')
  return (
    commission && commissionOperation(accountId, number, bookedAt, commission.amountMinor, bankName)
  )
}

/** The rail for this amount to another bank, when it is not urgent. */
const interbankOf = (amountMinor: bigint) =>
  amountMinor > clearingLimitMinor ? ('GROSS' as const) : ('CLEARING' as const)

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

function usualPurpose({ isCredit }: Move, { number, day }: Place, random: DemoRandom): string {
  return random
    .pick(isCredit ? incomingPurposes : outgoingPurposes)
    .replace('{n}', `NO ${number}`)
    .replace('{d}', formatDate(day))
}

const rentPurpose = (day: LocalDate): string =>
  `Аренда торгового зала за ${formatDate(day).slice(3)}, договор NO 14`
