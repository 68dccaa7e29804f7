import { describe, expect, test } from 'vitest'
import seedFile from '../../../../reference-data/validation-rules.json' with { type: 'json' }
import type { AccountType } from '../accounts/account-type.ts'
import { createCalendar } from '../bank-day/calendar.ts'
import { bankDayAt } from '../bank-day/time-rule.ts'
import { readCardSearch } from '../cards/card-search.ts'
import type { FieldRule } from '../field-rules/field-rule.ts'
import { formatAccountNumber } from '../identifiers/account-number.ts'
import { sanitisePurpose } from '../text/purpose.ts'
import { operationCodes, type OperationCode } from '../payment/operation.ts'
import { fromIso } from '../time/instant.ts'
import { cardTransfer, cardTransferO24, cardTransferRko } from './card-transfer.ts'
import { contentOfForm, textsOfContent } from './content.ts'
import { documentRows } from './document-rows.ts'
import { known, type FormFacts, type RecipientFact } from './facts.ts'
import { readForm, type FormInput, type FormTexts, type PaymentForm } from './form.ts'
import {
  formOfDocument,
  orderOfDocument,
  permissionOfDocument,
  termsInOrder,
} from './payment-forms.ts'

interface SeedRule extends Omit<FieldRule, 'message'> {
  readonly message: { readonly ru: string; readonly kg: string; readonly eng: string }
  readonly examples: { readonly valid: readonly string[]; readonly invalid: readonly string[] }
}
const seedRules = (seedFile as unknown as { rules: readonly SeedRule[] }).rules
const rules = seedRules.map(({ message, examples: _examples, ...rule }): FieldRule => ({
  ...rule,
  message: { ru: message.ru, ky: message.kg, en: message.eng },
}))

const day = bankDayAt(fromIso('2026-12-01T04:00:00Z'), {
  calendar: createCalendar([]),
  timeRules: operationCodes.map(operationCode => ({
    operationCode,
    trait: 'DEFAULT' as const,
    fromMinute: 9 * 60,
    createDeadlineMinute: 16 * 60,
    signDeadlineMinute: 17 * 60,
  })),
  shortDayShifts: [],
})

const payer = '1090160599999154'
const target = '1090160599999255'
const own = (type: AccountType, more: Partial<RecipientFact> = {}) =>
  known<RecipientFact>({
    name: 'ОсОО «Алтын»',
    currency: 'KGS',
    status: 'OPEN',
    isOwn: true,
    type,
    ...more,
  })
const retail = {
  cardReferencesId: '90000000-0000-4000-8000-000000000001',
  maskedNumber: '416958••••••5678',
  maskedOwnerName: 'Бакыт А.',
  currency: 'KGS',
} as const
const facts: FormFacts = {
  day: known(day),
  payer: known({ account: payer, currency: 'KGS' }),
  commission: known({ amountMinor: 100n, currency: 'KGS', tariffId: 't1' }),
  retailCard: known(retail),
}
const betweenOwn = {
  payerAccount: payer,
  payerCurrency: 'KGS',
  ownRecipient: target,
  amount: '500.00',
  purpose: 'Пополнение карты',
  valueDate: '2026-12-01',
}
const toPerson = {
  payerAccount: payer,
  cardReferencesId: retail.cardReferencesId,
  maskedCardNum: retail.maskedNumber,
  recipientName: retail.maskedOwnerName,
  recipientCurrency: 'KGS',
  amount: '500.00',
  purpose: 'Возмещение расходов',
  valueDate: '2026-12-01',
}

const read = (
  form: PaymentForm,
  operation: OperationCode,
  texts: FormTexts,
  more: Partial<FormInput> = {},
) => readForm(form, { operation, source: 'wire', texts, facts, rules, isNew: true, ...more })

const failed = (...input: Parameters<typeof read>) =>
  read(...input).failures.map(({ field, code }) => `${field} ${code}`)

describe('a transfer between an account and a company card', () => {
  test('goes in the direction that the payer decides', () => {
    expect(cardTransferRko.operationOf({}, undefined, 'RKO')).toBe('RKO_2_CARD')
    expect(cardTransferRko.operationOf({}, undefined, 'CARD')).toBe('CARD_2_RKO')
  })

  test.each<[OperationCode, PaymentForm, AccountType, string[]]>([
    ['RKO_2_CARD', cardTransferRko, 'CARD', []],
    ['RKO_2_CARD', cardTransferRko, 'RKO', ['ownRecipient ACCOUNT_TYPE_UNSUPPORTED']],
    ['CARD_2_RKO', cardTransferRko, 'RKO', []],
    ['CARD_2_RKO', cardTransferRko, 'CARD', ['ownRecipient CARD_ACCOUNT_RETURN_UNAVAILABLE']],
    ['CARD_2_RKO', cardTransferRko, 'DEPOSIT', ['ownRecipient DEMAND_ACCOUNT_RETURN_UNAVAILABLE']],
    ['CARD_2_RKO', cardTransferRko, 'LOAN', ['ownRecipient ACCOUNT_TYPE_UNSUPPORTED']],
    ['CARD_2_CARD', cardTransfer, 'CARD', []],
    ['CARD_2_CARD', cardTransfer, 'RKO', ['ownRecipient ACCOUNT_TYPE_UNSUPPORTED']],
  ])('%s of %o to an account of type %s', (operation, form, type, failures) => {
    const more = { facts: { ...facts, recipient: own(type) } }
    expect(failed(form, operation, betweenOwn, more)).toEqual(failures)
  })

  test('from a card to an account only four currencies go', () => {
    const inTenge = {
      ...facts,
      payer: known({ account: payer, currency: 'KZT' as const }),
      recipient: own('RKO', { currency: 'KZT' }),
    }
    const texts = { ...betweenOwn, payerCurrency: 'KZT' }
    expect(failed(cardTransferRko, 'CARD_2_RKO', texts, { facts: inTenge })).toEqual([
      'payerAccount OPERATION_CURRENCY_UNAVAILABLE',
      'payerCurrency FIELD_PATTERN',
    ])
    const toCard = { ...inTenge, recipient: own('CARD', { currency: 'KZT' }) }
    expect(failed(cardTransferRko, 'RKO_2_CARD', texts, { facts: toCard })).toEqual([])
  })

  test.each<[string, FormTexts, FormFacts, string[]]>([
    ['the same account', { ownRecipient: payer }, {}, ['ownRecipient SAME_ACCOUNT']],
    [
      'two currencies',
      {},
      { recipient: own('CARD', { currency: 'USD' }) },
      ['ownRecipient CURRENCY_MISMATCH'],
    ],
    [
      'a seized card',
      {},
      { recipient: own('CARD', { status: 'FINAL_ARRESTED' }) },
      ['ownRecipient RECIPIENT_ACCOUNT_SEIZED'],
    ],
    ['another currency', { payerCurrency: 'USD' }, {}, ['payerCurrency CURRENCY_MISMATCH']],
  ])('is refused for %s', (_what, texts, more, failures) => {
    const input = { facts: { ...facts, recipient: own('CARD'), ...more } }
    expect(failed(cardTransferRko, 'RKO_2_CARD', { ...betweenOwn, ...texts }, input)).toEqual(
      failures,
    )
  })

  test('becomes an order between the two accounts and can be repeated', () => {
    const known = { ...facts, recipient: own('RKO') }
    const { values } = read(cardTransferRko, 'CARD_2_RKO', betweenOwn, { facts: known })
    const input = { operation: 'CARD_2_RKO', values, facts: known } as const
    const content = contentOfForm(cardTransferRko, input, party)
    const document = { ...content, transferNum: '7', operationCode: 'CARD_2_RKO' } as const
    expect(orderOfDocument({ ...document, ...identity })).toMatchObject({
      operationCode: 'CARD_2_RKO',
      recipientCard: 'COMPANY',
      payerAccount: payer,
      recipientAccount: target,
      amountMinor: 50_000n,
    })
    expect(textsOfContent(cardTransferRko, document, 'wire')).toMatchObject({
      payerCurrency: 'KGS',
      ownRecipient: target,
    })
  })
})

const party = { payerName: 'ОсОО «Алтын»', payerInn: '01203201410014', ownBic: '109001' }
const identity = { paymentId: 'p1', legalPartyId: 'l1', digest: 'd1' }

describe('a transfer to a person’s card', () => {
  test('names the card as the bank has shown it, and nothing else', () => {
    expect(read(cardTransferO24, 'RKO_2_CARD', toPerson)).toMatchObject({
      failures: [],
      undecided: [],
    })
    for (const patch of [
      { recipientName: 'Другой Ч.' },
      { recipientName: '' },
      { maskedCardNum: '400000••••••0001' },
      { recipientCurrency: '' },
    ]) {
      expect(failed(cardTransferO24, 'RKO_2_CARD', { ...toPerson, ...patch })).toEqual([
        'cardReferencesId RECIPIENT_CARD_NOT_FOUND',
      ])
    }
  })

  test('is undecided while the bank has not confirmed the card, and wrong for another currency', () => {
    const unknown = { ...facts, retailCard: undefined }
    const more = { facts: unknown, source: 'typed' } as const
    expect(read(cardTransferO24, 'RKO_2_CARD', toPerson, more).undecided).toEqual([
      'cardReferencesId',
    ])
    const dollars = { ...toPerson, recipientCurrency: 'USD' }
    expect(failed(cardTransferO24, 'RKO_2_CARD', dollars, more)).toEqual([
      'cardReferencesId CURRENCY_MISMATCH',
    ])
  })

  test('is known by its masked number: its form, its order and its permission', () => {
    const { values } = read(cardTransferO24, 'CARD_2_CARD', toPerson)
    const input = { operation: 'CARD_2_CARD', values, facts } as const
    const content = contentOfForm(cardTransferO24, input, party)
    const document = { ...content, transferNum: '7', operationCode: 'CARD_2_CARD' } as const
    expect(formOfDocument(document)).toBe(cardTransferO24)
    expect(permissionOfDocument(document)).toBe('INTRABANK_FOREIGN')
    expect(permissionOfDocument({ ...document, recipientAccount: target })).toBe('INTRABANK_OWN')
    expect(termsInOrder(document)).toEqual([
      {
        name: 'cardReferencesId',
        canonical: 'card-reference',
        value: retail.cardReferencesId,
      },
    ])
    expect(orderOfDocument({ ...document, ...identity })).toMatchObject({
      recipientCard: 'RETAIL',
      cardReferencesId: retail.cardReferencesId,
      recipientCardNum: retail.maskedNumber,
    })
    expect(documentRows(document).map(({ field }) => field)).not.toContain('cardReferencesId')
    expect(documentRows(document)).toContainEqual({
      field: 'maskedCardNum',
      text: formatAccountNumber(retail.maskedNumber),
      kind: 'code',
    })
    expect(textsOfContent(cardTransferO24, document, 'wire')).toMatchObject(toPerson)
  })
})

/** The field of a form that a rule of the page CARDS judges. */
const judged: Readonly<Record<string, readonly [PaymentForm, OperationCode, string]>> = {
  'DEFAULT amount': [cardTransferO24, 'RKO_2_CARD', 'amount'],
  'DEFAULT purpose': [cardTransferO24, 'RKO_2_CARD', 'purpose'],
  'RKO_2_CARD payerAccount': [cardTransferRko, 'RKO_2_CARD', 'payerAccount'],
  'RKO_2_CARD recipientCardAccount': [cardTransferRko, 'RKO_2_CARD', 'ownRecipient'],
  'RKO_2_CARD amount': [cardTransferRko, 'RKO_2_CARD', 'amount'],
  'CARD_2_RKO payerCardAccount': [cardTransferRko, 'CARD_2_RKO', 'payerAccount'],
  'CARD_2_RKO recipientAccount': [cardTransferRko, 'CARD_2_RKO', 'ownRecipient'],
  'CARD_2_RKO amount': [cardTransferRko, 'CARD_2_RKO', 'amount'],
  'CARD_2_RKO payerCurrency': [cardTransferRko, 'CARD_2_RKO', 'payerCurrency'],
  'CARD_2_CARD payerAccount': [cardTransfer, 'CARD_2_CARD', 'payerAccount'],
  'CARD_2_CARD amount': [cardTransfer, 'CARD_2_CARD', 'amount'],
}

describe('the bank’s rules of the page CARDS', () => {
  const ofCards = seedRules.filter(({ page }) => page === 'CARDS')
  const inForms = ofCards.flatMap(({ id, ruleTrait, field, examples }) => {
    const place = judged[`${ruleTrait} ${field}`]
    return place ? [{ id, place, examples }] : []
  })

  test('judge a field of a form, or the search of a card', () => {
    const searched = ofCards.filter(({ field, ruleTrait }) => !judged[`${ruleTrait} ${field}`])
    expect(searched.map(({ field }) => field)).toEqual(['recipientCardNum', 'recipientPhone'])
    expect(inForms).toHaveLength(Object.keys(judged).length)
  })

  test.each(inForms)(
    '$id takes its right values and refuses its wrong ones',
    ({ place, examples }) => {
      const [form, operation, field] = place
      const isRefused = (value: string) =>
        read(
          form,
          operation,
          { ...betweenOwn, ...toPerson, [field]: value },
          {
            facts: {},
          },
        ).failures.some(failure => failure.field === field && failure.code.startsWith('FIELD_'))
      expect(examples.valid.filter(isRefused)).toEqual([])
      // The purpose is cleaned before it is judged.
      const isWrong = (value: string) => value.includes('&') || sanitisePurpose(value) === value
      expect(examples.invalid.filter(value => isWrong(value) && !isRefused(value))).toEqual([])
    },
  )

  test.each(
    ofCards.filter(({ field }) => field.startsWith('recipient') && /Phone|Num$/.test(field)),
  )('$id judges the search', ({ field, examples }) => {
    const search = (value: string) =>
      readCardSearch(field === 'recipientPhone' ? { phone: value } : { cardNum: value })
    expect(examples.valid.map(value => search(value).ok)).not.toContain(false)
    expect(search(field === 'recipientPhone' ? '070012' : '41111111111111').ok).toBe(false)
  })

  test('an Elcart card is searched by phone, not by its number', () => {
    const search = readCardSearch({ cardNum: '9417 0000 1026 0014' })
    expect(search.ok ? '' : search.error.code).toBe('ELCART_UNAVAILABLE')
  })
})
