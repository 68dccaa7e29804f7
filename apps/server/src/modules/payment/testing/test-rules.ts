import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { createCalendar } from '@tartip/domain/bank-day/calendar'
import { bankDayAt, type TimeRule } from '@tartip/domain/bank-day/time-rule'
import type { Tariff } from '@tartip/domain/payment/commission'
import type { OperationCode } from '@tartip/domain/payment/operation'

import type { Clock } from '../../../platform/clock.ts'
import { parseAbroad } from '../../rules/datasets/abroad.ts'
import { createBankDirectory } from '../../rules/datasets/bank-directory.ts'
import { parseLetterSubjects } from '../../rules/dictionaries.ts'
import { parseTariffs } from '../../rules/datasets/tariffs.ts'
import { parseValidationRules } from '../../rules/datasets/validation-rules.ts'
import type { DirectoryBank, Rules } from '../../rules/public.ts'

export const ownBic = '109001'

/** Just enough of the bank's dictionaries: two other banks, four operations; the field rules are the shipped ones. */
export function createTestRules(clock: Clock): Rules {
  const dayRules = { calendar, timeRules, shortDayShifts: [] }
  return {
    bankDay: () => bankDayAt(clock.now(), dayRules),
    calendar: () => calendar,
    fieldRules: () => fieldRules,
    tariffs: () => tariffs,
    banks: () => directory,
    letterSubjects: () => letterSubjects,
    abroad: () => abroad,
    paymentCodes: () => [
      {
        classCode: '44101000',
        className: { ru: 'Оплата услуг', ky: 'Кызмат акысы', en: 'Services' },
        isActive: true,
      },
      {
        classCode: '44109900',
        className: { ru: 'Прочее', ky: 'Башка', en: 'Other' },
        isActive: false,
      },
    ],
  }
}

function shipped(name: string): string {
  return readFileSync(join(import.meta.dirname, '../../../../../../reference-data', name), 'utf8')
}

const category = (name: string) => `swift-categories/${name}.tsv` as const
const abroad = parseAbroad({
  'correspondent-banks.tsv': shipped('correspondent-banks.tsv'),
  'countries.tsv': shipped('countries.tsv'),
  'currency-holidays.tsv': shipped('currency-holidays.tsv'),
  [category('aed-purposes')]: shipped(category('aed-purposes')),
  [category('cny-purposes')]: shipped(category('cny-purposes')),
  [category('commission-options')]: shipped(category('commission-options')),
  [category('kzt-knp')]: shipped(category('kzt-knp')),
  [category('kzt-kod-kbe')]: shipped(category('kzt-kod-kbe')),
  [category('rub-vo-codes')]: shipped(category('rub-vo-codes')),
} as Parameters<typeof parseAbroad>[0])

const calendar = createCalendar([{ date: '2027-01-01', kind: 'holiday' }])

const timeRule = (
  operationCode: OperationCode,
  fromMinute: number,
  createDeadlineMinute: number,
  signDeadlineMinute: number,
): TimeRule => ({
  operationCode,
  trait: 'DEFAULT',
  fromMinute,
  createDeadlineMinute,
  signDeadlineMinute,
})
const timeRules = [
  timeRule('CLEARING', 510, 675, 690),
  timeRule('GROSS', 510, 900, 930),
  timeRule('INTRABANK_OWN', 510, 1200, 1230),
  timeRule('INTRABANK_FOREIGN', 510, 1050, 1065),
  timeRule('CONVERSION', 510, 960, 975),
  timeRule('QR', 0, 1439, 1439),
  timeRule('REFUND', 0, 1380, 1410),
  timeRule('RKO_2_CARD', 510, 1200, 1230),
  timeRule('CARD_2_RKO', 510, 1200, 1230),
  timeRule('CARD_2_CARD', 0, 1260, 1290),
  timeRule('BUDGET', 510, 930, 960),
  timeRule('SWIFT', 510, 870, 900),
  timeRule('SALARY', 510, 1020, 1045),
]

const bank = (bankCode: string, accountPrefix: string, more: Partial<DirectoryBank> = {}) => ({
  bankCode,
  accountPrefix,
  name: { ru: `Банк ${bankCode}`, ky: `${bankCode} банкы`, en: `Bank ${bankCode}` },
  shortName: { ru: bankCode, ky: bankCode, en: bankCode },
  swiftCode: '',
  isActive: true,
  isHead: true,
  isOwn: false,
  ...more,
})
const banks: readonly DirectoryBank[] = [
  bank(ownBic, '109', { isOwn: true, swiftCode: 'ENEJKG22' }),
  bank('124030', '1240'),
  // Its accounts begin otherwise than its code (facts: account prefix is not always the BIC).
  bank('113017', '136'),
  bank('190001', '190', { isActive: false }),
]
const directory = createBankDirectory(banks)

const tariff = (id: string, operation: string, fixedMinor: bigint): Tariff => ({
  id,
  operation,
  currency: operation.startsWith('INTRABANK') ? '*' : 'KGS',
  fromMinor: 1n,
  toMinor: null,
  fixedMinor,
  percent: null,
  minMinor: null,
  maxMinor: null,
  feeCurrency: 'KGS',
})
const tariffs = [
  ...parseTariffs(shipped('tariffs.tsv')).filter(
    ({ operation }) => operation.startsWith('SWIFT_') || operation === 'SALARY',
  ),
  tariff('t-clearing', 'CLEARING', 3_500n),
  tariff('t-gross', 'GROSS', 12_000n),
  tariff('t-own', 'INTRABANK_OWN', 0n),
  tariff('t-foreign', 'INTRABANK_FOREIGN', 0n),
  tariff('t-to-card', 'RKO_2_CARD', 500n),
  tariff('t-from-card', 'CARD_2_RKO', 1_000n),
  tariff('t-cards', 'CARD_2_CARD', 2_000n),
  tariff('t-budget', 'BUDGET', 0n),
]

/** The rules that the product ships: softer ones would let a test pass where a bank refuses. */
const fieldRules = parseValidationRules(shipped('validation-rules.json'), '109')
const letterSubjects = parseLetterSubjects(shipped('letter-subjects.tsv'))
