import { fromIso } from '@tartip/domain/time/instant'
import type { FieldRule } from '@tartip/domain/field-rules/field-rule'
import { describe, expect, test } from 'vitest'
import type { OwnAccount } from '../data/own-account.ts'
import {
  demirAccount,
  dollarAccount,
  mainAccount,
  otherClientAccount,
  seedRules,
  spareAccount,
} from '../testing/form-bench.tsx'
import type { ShownDraft } from '../form-model.ts'
import { emptyDraft } from '../form-model.ts'
import { bankDayOfWire } from './bank-day-of-wire.ts'
import type { CheckContext } from './check-transfer.ts'
import { checkTransfer } from './check-transfer.ts'
import { purposeLimit } from './purpose-limit.ts'

const rules = seedRules.map(rule => ({
  ...rule,
  message: { ru: rule.message.ru, ky: rule.message.kg, en: rule.message.eng },
})) as readonly FieldRule[]

const account = (number: string, patch: Partial<OwnAccount> = {}): OwnAccount => ({
  account: number,
  accountName: 'Основной',
  status: 'OPEN',
  currency: 'KGS',
  balance: '1000.00',
  plannedBalance: '1000.00',
  permissions: ['CLEARING', 'GROSS', 'INTRABANK_OWN', 'INTRABANK_FOREIGN'],
  ...patch,
})
const payer = account(mainAccount)
const accounts = [payer, account(spareAccount), account(dollarAccount, { currency: 'USD' })]

const rule = (operationCode: string) => ({
  operationCode,
  ruleTrait: 'DEFAULT',
  fromTime: '08:30',
  createDeadline: '11:15',
  signDeadline: '11:30',
})
const day = bankDayOfWire(fromIso('2026-11-30T04:00:00.000Z'), {
  today: '2026-11-30',
  workingDays: ['2026-11-30', '2026-12-01'],
  timeRules: ['CLEARING', 'GROSS', 'INTRABANK_OWN', 'INTRABANK_FOREIGN'].map(rule),
})

const interbank: CheckContext = {
  operation: 'CLEARING',
  currency: 'KGS',
  isNew: true,
  rules,
  day,
  accounts,
  payer,
  bank: {
    bic: '118001',
    accountPrefix: '118',
    isHead: true,
    name: { ru: 'Демир', ky: 'Демир', en: 'Demir' },
    shortName: { ru: 'Демир', ky: 'Демир', en: 'Demir' },
  },
  recipient: { state: 'unknown' },
}
const foreign: CheckContext = { ...interbank, operation: 'INTRABANK_FOREIGN', bank: undefined }
const own: CheckContext = { ...foreign, operation: 'INTRABANK_OWN' }

const good: ShownDraft = {
  ...emptyDraft,
  payerAccount: mainAccount,
  recipientName: 'ОсОО "Бишкек Строй"',
  recipientAccount: demirAccount,
  recipientBic: '118001',
  amount: '420 000,00',
  paymentCode: '42122700',
  purpose: 'Оплата по договору № 5',
  valueDate: '2026-11-30',
  transferNum: '17',
}
const toClient: ShownDraft = {
  ...good,
  recipientAccount: otherClientAccount,
  recipientBic: '',
  recipientName: '',
  paymentCode: '',
}
const toOwn: ShownDraft = { ...toClient, recipientAccount: '', ownRecipient: spareAccount }

const codesOf = (draft: ShownDraft, context: CheckContext) =>
  [...checkTransfer(draft, context).values()].map(({ field, code }) => `${field} ${code}`)

test.each([
  { name: 'an interbank form', draft: good, context: interbank },
  { name: 'an intrabank form to another client', draft: toClient, context: foreign },
  { name: 'an intrabank form between own accounts', draft: toOwn, context: own },
])('$name that is right has no failures', ({ draft, context }) => {
  expect(codesOf(draft, context)).toEqual([])
})

describe('an interbank form', () => {
  test.each<[string, Partial<ShownDraft>, string]>([
    ['without an amount', { amount: '' }, 'amount AMOUNT_EMPTY'],
    ['with a doubtful amount', { amount: '1,234' }, 'amount AMOUNT_AMBIGUOUS'],
    ['with nothing to pay', { amount: '0,00' }, 'amount AMOUNT_NOT_POSITIVE'],
    ['with three decimals', { amount: '1,2345' }, 'amount AMOUNT_TOO_PRECISE'],
    ['with an exponent', { amount: '1e3' }, 'amount AMOUNT_INVALID'],
    ['without a payer', { payerAccount: '' }, 'payerAccount FIELD_REQUIRED'],
    ['with a short account', { recipientAccount: '118000' }, 'recipientAccount ACCOUNT_LENGTH'],
    [
      'with an account of another bank',
      { recipientAccount: '1030000000000000' },
      'recipientAccount BIC_ACCOUNT_MISMATCH',
    ],
    [
      'with an account of the own bank',
      { recipientAccount: otherClientAccount },
      'recipientAccount USE_INTRABANK',
    ],
    [
      'with the payer’s own account',
      { recipientAccount: mainAccount },
      'recipientAccount SAME_ACCOUNT',
    ],
    ['with a wrong INN', { recipientInn: '123' }, 'recipientInn INN_LENGTH'],
    [
      'with an INN of nobody',
      { recipientInn: '30112199900019' },
      'recipientInn COUNTERPARTY_INN_FIRST_DIGIT',
    ],
    ['without a bank', { recipientBic: '' }, 'recipientBic FIELD_REQUIRED'],
    ['without a name', { recipientName: '  ' }, 'recipientName FIELD_REQUIRED'],
    ['without a code', { paymentCode: '' }, 'paymentCode FIELD_REQUIRED'],
    ['with an ampersand', { purpose: 'Оплата & доставка' }, 'purpose PURPOSE_FORBIDDEN_CHARACTER'],
    [
      'with a purpose that cleaning makes too long',
      { purpose: `скидка ${'%'.repeat(50)}` },
      'purpose FIELD_TOO_LONG',
    ],
    ['for yesterday', { valueDate: '2026-11-29' }, 'valueDate VALUE_DATE_PAST'],
    ['for a day off', { valueDate: '2026-12-05' }, 'valueDate VALUE_DATE_NON_WORKING'],
    ['for a day that does not exist', { valueDate: '31.11.2026' }, 'valueDate DATE_INVALID'],
    ['without a day', { valueDate: '' }, 'valueDate FIELD_REQUIRED'],
    ['with a number of letters', { transferNum: '17а' }, 'transferNum FIELD_PATTERN'],
  ])('%s is refused beside the field', (_name, patch, failure) => {
    expect(codesOf({ ...good, ...patch }, interbank)).toEqual([failure])
  })

  test('names the mistakes in the order of the fields on the screen', () => {
    const draft = { ...good, recipientName: '', recipientInn: '123', recipientAccount: '' }
    expect(codesOf(draft, interbank).map(code => code.split(' ')[0])).toEqual([
      'recipientName',
      'recipientInn',
      'recipientAccount',
    ])
  })

  test('takes the INN of a company', () => {
    expect(codesOf({ ...good, recipientInn: '02212199910019' }, interbank)).toEqual([])
  })

  test('leaves an emptied number to the server, but not in a saved document', () => {
    expect(codesOf({ ...good, transferNum: '' }, interbank)).toEqual([])
    expect(codesOf({ ...good, transferNum: '' }, { ...interbank, isNew: false })).toEqual([
      'transferNum FIELD_REQUIRED',
    ])
  })

  test('is usable before rules and calendar arrive', () => {
    const early = {
      ...interbank,
      rules: undefined,
      day: undefined,
      accounts: undefined,
      payer: undefined,
    }
    expect(codesOf(good, early)).toEqual([])
    expect(codesOf({ ...good, amount: '' }, early)).toEqual(['amount AMOUNT_EMPTY'])
  })

  test('brings the bank’s own words for a broken rule', () => {
    const failure = checkTransfer({ ...good, purpose: 'a' }, interbank).get('purpose')
    expect(failure?.code).toBe('FIELD_TOO_SHORT')
    expect(failure?.message?.ky).toContain('Төлөмдүн')
  })

  test.each<[string, Partial<OwnAccount>, string]>([
    ['seized', { status: 'ARRESTED' }, 'ACCOUNT_SEIZED'],
    ['closed', { status: 'CLOSED' }, 'ACCOUNT_CLOSED'],
    ['without the right', { permissions: ['GROSS'] }, 'OPERATION_NOT_ALLOWED_FOR_ACCOUNT'],
    ['in another currency', { currency: 'USD' }, 'CURRENCY_NOT_ALLOWED_FOR_CLEARING'],
  ])('does not pay from an account that is %s', (_name, patch, code) => {
    const context = { ...interbank, payer: { ...payer, ...patch } }
    expect(codesOf(good, context)).toEqual([`payerAccount ${code}`])
  })
})

describe('an intrabank form', () => {
  test.each<[string, Partial<CheckContext>, string]>([
    [
      'in another currency',
      { recipient: { state: 'found', maskedName: 'А…', currency: 'USD' } },
      'CURRENCY_MISMATCH',
    ],
    [
      'that the bank does not know',
      { recipient: { state: 'refused', code: 'RECIPIENT_ACCOUNT_NOT_FOUND', params: {} } },
      'RECIPIENT_ACCOUNT_NOT_FOUND',
    ],
  ])('does not pay to an account %s', (_name, patch, code) => {
    expect(codesOf(toClient, { ...foreign, ...patch })).toEqual([`recipientAccount ${code}`])
  })

  test('sends an own account to the own kind and another bank’s to the other form', () => {
    expect(codesOf({ ...toClient, recipientAccount: spareAccount }, foreign)).toEqual([
      'recipientAccount PAYMENT_TYPE_INVALID_FOR_INTERNAL_ACCOUNT',
    ])
    expect(codesOf({ ...toClient, recipientAccount: demirAccount }, foreign)).toEqual([
      'recipientAccount USE_INTERBANK',
    ])
  })

  test('between own accounts refuses the same account and another currency', () => {
    expect(codesOf({ ...toOwn, ownRecipient: mainAccount }, own)).toEqual([
      'recipientAccount SAME_ACCOUNT',
    ])
    expect(codesOf({ ...toOwn, ownRecipient: dollarAccount }, own)).toEqual([
      'recipientAccount CURRENCY_MISMATCH',
    ])
    expect(codesOf({ ...toOwn, ownRecipient: '' }, own)).toEqual([
      'recipientAccount FIELD_REQUIRED',
    ])
  })
})

test.each([
  { operation: 'CLEARING', limit: 140 },
  { operation: 'GROSS', limit: 140 },
  { operation: 'INTRABANK_OWN', limit: 210 },
] as const)('a purpose of $operation holds $limit characters', ({ operation, limit }) => {
  expect(purposeLimit(rules, operation)).toBe(limit)
})
