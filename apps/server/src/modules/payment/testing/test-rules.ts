import { createCalendar } from '@tartip/domain/bank-day/calendar'
import { bankDayAt, type TimeRule } from '@tartip/domain/bank-day/time-rule'
import type { FieldRule } from '@tartip/domain/field-rules/field-rule'
import type { Tariff } from '@tartip/domain/payment/commission'
import type { OperationCode } from '@tartip/domain/payment/operation'

import type { Clock } from '../../../platform/clock.ts'
import type { DirectoryBank, Rules } from '../../rules/public.ts'

export const ownBic = '109001'

/** Just enough of the bank's dictionaries: two other banks, four operations, the rules of the transfer form. */
export function createTestRules(clock: Clock): Rules {
  const dayRules = { calendar, timeRules, shortDayShifts: [] }
  return {
    bankDay: () => bankDayAt(clock.now(), dayRules),
    calendar: () => calendar,
    fieldRules: () => fieldRules,
    tariffs: () => tariffs,
    banks: () => ({
      find: code => banks.find(bank => bank.bankCode === code),
      search: (text, type) =>
        banks.filter(
          bank =>
            bank.isActive &&
            bank.bankCode.startsWith(text) &&
            (type === 'ALL' || bank.isOwn === (type === 'INTRABANK')),
        ),
    }),
    paymentCodes: () => [
      {
        classCode: '44101000',
        className: { ru: 'Оплата услуг', ky: 'Кызмат акысы', en: 'Services' },
        isActive: true,
      },
    ],
  }
}

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
]

const bank = (bankCode: string, accountPrefix: string, more: Partial<DirectoryBank> = {}) => ({
  bankCode,
  accountPrefix,
  name: { ru: `Банк ${bankCode}`, ky: `${bankCode} банкы`, en: `Bank ${bankCode}` },
  shortName: { ru: bankCode, ky: bankCode, en: bankCode },
  isActive: true,
  isHead: true,
  isOwn: false,
  ...more,
})
const banks: readonly DirectoryBank[] = [
  bank(ownBic, '109', { isOwn: true }),
  bank('124030', '1240'),
  // Its accounts begin otherwise than its code (facts: account prefix is not always the BIC).
  bank('113017', '136'),
  bank('190001', '190', { isActive: false }),
]

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
  tariff('t-clearing', 'CLEARING', 3_500n),
  tariff('t-gross', 'GROSS', 12_000n),
  tariff('t-own', 'INTRABANK_OWN', 0n),
  tariff('t-foreign', 'INTRABANK_FOREIGN', 0n),
]

const rule = (field: string, regex: string, more: Partial<FieldRule> = {}): FieldRule => ({
  id: `TRANSFER-DEFAULT-${field}-${more.phase ?? 'cleaned'}`,
  page: 'TRANSFER',
  ruleTrait: 'DEFAULT',
  paymentRef: 'TRANSFER',
  field,
  phase: 'cleaned',
  regex,
  minLength: 1,
  maxLength: 140,
  isRequired: true,
  message: { ru: `Поле ${field}`, ky: `${field} талаасы`, en: `Field ${field}` },
  ...more,
})
const fieldRules: readonly FieldRule[] = [
  rule('transferNum', '^[1-9]\\d{0,9}$', { maxLength: 10 }),
  rule('payerAccount', '^\\d{16}$', { minLength: 16, maxLength: 16 }),
  rule('amount', '^(0|[1-9]\\d{0,11})(\\.\\d{1,2})?$', { maxLength: 15 }),
  rule('recipientBic', '^\\d{6}$', { minLength: 6, maxLength: 6 }),
  rule('recipientAccount', '^\\d{16}$', { minLength: 16, maxLength: 16 }),
  rule('recipientName', '^[^<>&]+$', { ruleTrait: 'CLEARING' }),
  rule('recipientName', '^[^<>&]+$', { ruleTrait: 'GROSS' }),
  rule('recipientInn', '^[0-4]\\d{13}$', { isRequired: false }),
  rule('purpose', '^[^&]+$', { phase: 'raw', maxLength: 420 }),
  rule('purpose', '^[^&%]+$', { minLength: 3 }),
  rule('paymentCode', '^\\d{8}$', { isRequired: false, minLength: 8, maxLength: 8 }),
  rule('valueDate', '^\\d{4}-\\d{2}-\\d{2}$', { minLength: 10, maxLength: 10 }),
]
