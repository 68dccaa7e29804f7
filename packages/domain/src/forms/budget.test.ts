import { expect, test } from 'vitest'
import { createCalendar } from '../bank-day/calendar.ts'
import { bankDayAt } from '../bank-day/time-rule.ts'
import { fromIso, toIso } from '../time/instant.ts'
import { budget } from './budget.ts'
import { contentOfForm } from './content.ts'
import { documentRows } from './document-rows.ts'
import { known, type FormFacts } from './facts.ts'
import { readForm, type FormTexts } from './form.ts'
import { orderOfDocument } from './payment-forms.ts'
import { formToPayFrom } from './forms-to-pay-from.ts'

const day = bankDayAt(fromIso('2026-12-01T04:00:00Z'), {
  calendar: createCalendar([]),
  timeRules: [
    {
      operationCode: 'BUDGET',
      trait: 'DEFAULT',
      fromMinute: 9 * 60,
      createDeadlineMinute: 16 * 60,
      signDeadlineMinute: 17 * 60,
    },
  ],
  shortDayShifts: [],
})
const validUntil = fromIso('2026-12-01T17:59:59.999Z')
const code = {
  code: '1261201000000001',
  kind: 'TAX',
  amountMinor: 12_345_00n,
  paymentCode: '11111100',
  title: { ru: 'Налог на прибыль', ky: 'Пайда салыгы', en: 'Profit tax' },
  recipientAccount: '4402011101000018',
  recipientBic: '440001',
  recipientName: 'Центральное казначейство',
  validUntil,
  clears: 'debt-1',
  isPaid: false,
} as const
const payer = '1090160599999154'
const facts: FormFacts = {
  day: known(day),
  payer: known({ account: payer, currency: 'KGS' }),
  dayCode: known(code),
  commission: known({ amountMinor: 0n, currency: 'KGS', tariffId: 't1' }),
}
const texts: FormTexts = {
  payerAccount: payer,
  budgetKind: 'TAX',
  paylogicId: code.code,
  amount: '12345.00',
  valueDate: '2026-12-01',
}

const read = (patch: FormTexts, more: FormFacts = {}) =>
  readForm(budget, {
    operation: 'BUDGET',
    source: 'wire',
    texts: { ...texts, ...patch },
    facts: { ...facts, ...more },
    rules: undefined,
    isNew: true,
  })

test.each<[string, FormTexts, FormFacts, string[]]>([
  ['the code as it is', {}, {}, []],
  [
    'a code longer than any provider issues',
    { paylogicId: '1'.repeat(33) },
    {},
    ['paylogicId FIELD_TOO_LONG'],
  ],
  ['another amount', { amount: '12345.01' }, {}, ['amount DAY_CODE_AMOUNT_DIFFERS']],
  ['a later day', { valueDate: '2026-12-02' }, {}, ['valueDate DAY_CODE_EXPIRED']],
  [
    'a code of yesterday',
    {},
    { dayCode: known({ ...code, validUntil: fromIso('2026-11-30T17:59:59.999Z') }) },
    ['paylogicId DAY_CODE_EXPIRED', 'valueDate DAY_CODE_EXPIRED'],
  ],
  [
    'a code that was paid',
    {},
    { dayCode: known({ ...code, isPaid: true }) },
    ['paylogicId DAY_CODE_ALREADY_PAID'],
  ],
  [
    'an account in dollars',
    {},
    { payer: known({ account: payer, currency: 'USD' }) },
    ['payerAccount OPERATION_CURRENCY_UNAVAILABLE'],
  ],
])('a budget payment with %s', (_what, patch, more, failures) => {
  expect(read(patch, more).failures.map(({ field, code: name }) => `${field} ${name}`)).toEqual(
    failures,
  )
})

test('the code says who gets the money and what for; the signature covers it with its end', () => {
  const { values } = read({})
  const party = { payerName: 'ОсОО «Алтын»', payerInn: '01203201410014', ownBic: '109001' }
  const content = contentOfForm(budget, { operation: 'BUDGET', values, facts }, party)
  expect(content).toMatchObject({
    recipientAccount: code.recipientAccount,
    recipientBic: '440001',
    paymentCode: '11111100',
    purpose: 'Налог на прибыль',
    amountMinor: 12_345_00n,
    terms: {
      paylogicId: code.code,
      budgetKind: 'TAX',
      budgetItem: 'debt-1',
      codeUntil: toIso(validUntil),
    },
  })
  const document = { ...content, transferNum: '7', operationCode: 'BUDGET' } as const
  const identity = { paymentId: 'p1', legalPartyId: 'l1', digest: 'd1' }
  expect(orderOfDocument({ ...document, ...identity })).toMatchObject({
    operationCode: 'BUDGET',
    paylogicId: code.code,
    paymentCode: '11111100',
  })
  const shown = documentRows(document).map(({ field }) => field)
  expect(shown).toEqual(expect.arrayContaining(['paylogicId', 'codeUntil', 'paymentCode']))
  expect(shown).not.toContain('budgetKind')
  expect(shown).not.toContain('budgetItem')
})

test('an account pays to the budget on its own pages, not by the button of the account', () => {
  const account = {
    account: payer,
    type: 'RKO',
    currency: 'KGS',
    status: 'OPEN',
    permissions: ['READ', 'BUDGET_PAYMENT'],
  } as const
  expect(formToPayFrom(account)).toBeUndefined()
})
