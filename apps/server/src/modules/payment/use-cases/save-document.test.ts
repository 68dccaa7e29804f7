import { describe, expect, test } from 'vitest'

import {
  dollarAccount,
  foreignClientAccount,
  secondSomAccount,
  somAccount,
} from '../testing/fake-accounts.ts'
import { transferInput } from '../testing/payment-builder.ts'
import { organisationId, otherOrganisationId, testActor } from '../testing/test-people.ts'
import { createFakePayments } from '../testing/test-payments.ts'
import { canonicalTextOf, digestOf } from './payment-digest.ts'
import type { SaveDocument } from './save-document.ts'

const creator = testActor('CREATOR')

const draft = (
  input: Readonly<Record<string, string>> = {},
  more: Partial<SaveDocument> = {},
): SaveDocument => ({
  mutation: 'saveInterBankTransferNativeDraft',
  kind: 'CLEARING',
  legalPartyId: organisationId,
  input: transferInput(input),
  ...more,
})

async function failuresOf(save: SaveDocument, actor = creator) {
  const bank = createFakePayments()
  const refused = await bank.useCases.saveDocument(actor, bank.request(), save)
  if (refused.ok || !('fields' in refused)) throw new Error('A refusal with fields was expected')
  expect(bank.store.all()).toEqual([])
  const fields = refused.fields as readonly { field: string; code: string }[]
  return Object.fromEntries(fields.map(each => [each.field, each.code]))
}

describe('saving a draft', () => {
  test('a correct clearing payment is kept as a draft of its creator with the bank’s fee', async () => {
    const bank = createFakePayments()
    const saved = await bank.useCases.saveDocument(creator, bank.request(), draft())
    if (!saved.ok) throw new Error(saved.error.code)
    const payment = bank.store.find(saved.value)
    expect(payment).toMatchObject({
      statusCode: 'DRAFT',
      createdBy: creator.personId,
      amountMinor: 420_050n,
      commissionMinor: 3_500n,
      transferNum: '1',
      version: 1,
      signatures: [],
    })
    expect(payment && digestOf(payment)).toBe(payment?.digest)
  })

  test('what is stored and hashed is the cleaned purpose, not the typed one', async () => {
    const bank = createFakePayments()
    const save = draft({ purpose: 'Оплата  счёта № 5 «товары»' })
    const saved = await bank.useCases.saveDocument(creator, bank.request(), save)
    const payment = saved.ok ? bank.store.find(saved.value) : undefined
    expect(payment?.purpose).toBe('Оплата счёта NO 5 "товары"')
    expect(payment && digestOf(payment)).toBe(payment?.digest)
  })

  test('a form with many mistakes answers all of them at once', async () => {
    const wrong = await failuresOf(
      draft({
        payerAccount: '109',
        amount: '0',
        recipientBic: '999999',
        recipientAccount: '12',
        recipientName: '',
        purpose: 'A&B',
        valueDate: '2026-11-29',
        recipientInn: '9',
      }),
    )
    expect(wrong).toEqual({
      payerAccount: 'FIELD_TOO_SHORT',
      amount: 'FIELD_PATTERN',
      recipientBic: 'BIC_INVALID',
      recipientAccount: 'FIELD_TOO_SHORT',
      recipientName: 'FIELD_REQUIRED',
      purpose: 'FIELD_PATTERN',
      valueDate: 'VALUE_DATE_PAST',
      recipientInn: 'FIELD_TOO_SHORT',
    })
  })

  test.each([
    ['a clearing payment above one million', { amount: '1000000.01' }, { amount: 'FIELD_PATTERN' }],
    [
      'a bank that is the own one',
      { recipientBic: '109001', recipientAccount: '1090000000000909' },
      { recipientBic: 'FIELD_PATTERN', recipientAccount: 'USE_INTRABANK' },
    ],
    [
      'a bank that has closed',
      { recipientBic: '190001', recipientAccount: '1900000000000101' },
      { recipientBic: 'BIC_INVALID' },
    ],
    [
      'an account of another bank than the BIC',
      { recipientBic: '113017' },
      { recipientAccount: 'BIC_ACCOUNT_MISMATCH' },
    ],
    [
      'an account in dollars',
      { payerAccount: dollarAccount },
      { payerAccount: 'CURRENCY_NOT_ALLOWED_FOR_CLEARING' },
    ],
    ['a day off', { valueDate: '2026-12-05' }, { valueDate: 'VALUE_DATE_NON_WORKING' }],
    ['a day after the year', { valueDate: '2027-12-01' }, { valueDate: 'VALUE_DATE_TOO_FAR' }],
    ['a far day', { valueDate: '9998-12-31' }, { valueDate: 'VALUE_DATE_TOO_FAR' }],
    ['a code of zeros', { paymentCode: '00000000' }, { paymentCode: 'PAYMENT_CODE_UNKNOWN' }],
    ['a code out of use', { paymentCode: '44109900' }, { paymentCode: 'PAYMENT_CODE_UNKNOWN' }],
    [
      'an account that is not there',
      { payerAccount: '1090000000007777' },
      { payerAccount: 'ACCOUNT_NOT_FOUND' },
    ],
  ] as const)('%s is refused beside its field', async (_what, input, expected) => {
    expect(await failuresOf(draft(input))).toEqual(expected)
  })

  test('limits of the law hold even when a bank has loosened its own field rules', async () => {
    const bank = createFakePayments()
    const rules = { ...bank.deps.rules, fieldRules: () => [] }
    const { saveDocument } = bank.useCasesOf({ ...bank.deps, rules })
    const refusedFields = async (input: Readonly<Record<string, string>>) =>
      saveDocument(creator, bank.request(), draft(input))
    expect(await refusedFields({ amount: '1000000.01' })).toMatchObject({
      fields: [{ field: 'amount', code: 'CLEARING_LIMIT_EXCEEDED' }],
    })
    expect(await refusedFields({ amount: '0' })).toMatchObject({
      fields: [{ field: 'amount', code: 'AMOUNT_NOT_POSITIVE' }],
    })
    expect(await refusedFields({ recipientBic: '109001' })).toMatchObject({
      fields: [{ field: 'recipientBic', code: 'USE_INTRABANK' }],
    })
  })

  test('the recipient is stored in the signs of the payment systems, however they were pasted', async () => {
    const bank = createFakePayments()
    const save = draft({ recipientName: ' ОсОО «Ысык-Көл  Сүт» ' })
    const saved = await bank.useCases.saveDocument(creator, bank.request(), save)
    const payment = saved.ok ? bank.store.find(saved.value) : undefined
    expect(payment?.recipientName).toBe('ОсОО "Ысык-Көл Сүт"')
    expect(payment && digestOf(payment)).toBe(payment?.digest)
  })

  test('one million exactly still goes by clearing', async () => {
    const bank = createFakePayments()
    const saved = await bank.useCases.saveDocument(
      creator,
      bank.request(),
      draft({ amount: '1000000.00' }),
    )
    expect(saved.ok).toBe(true)
  })

  test('the directory and not the digits of the BIC says which accounts belong to a bank', async () => {
    const bank = createFakePayments()
    const input = { recipientBic: '113017', recipientAccount: '1360000000000101' }
    expect((await bank.useCases.saveDocument(creator, bank.request(), draft(input))).ok).toBe(true)
  })

  test('a payment for today is refused after the creation deadline, and taken for tomorrow', async () => {
    const bank = createFakePayments()
    bank.clock.setTo('2026-11-30T05:15:00.000Z')
    const today = await bank.useCases.saveDocument(creator, bank.request(), draft())
    expect(today).toMatchObject({
      fields: [{ field: 'valueDate', code: 'CREATE_DEADLINE_PASSED' }],
    })
    const tomorrow = draft({ valueDate: '2026-12-01' })
    expect((await bank.useCases.saveDocument(creator, bank.request(), tomorrow)).ok).toBe(true)
  })

  test('a balance too low is no obstacle to a draft', async () => {
    const bank = createFakePayments()
    bank.accounts.setBalance(somAccount, 0n)
    expect((await bank.useCases.saveDocument(creator, bank.request(), draft())).ok).toBe(true)
  })

  test('a document number that somebody used this year is refused', async () => {
    const bank = createFakePayments()
    const save = draft({ transferNum: '77' })
    expect((await bank.useCases.saveDocument(creator, bank.request(), save)).ok).toBe(true)
    const again = await bank.useCases.saveDocument(creator, bank.request(), save)
    expect(again).toMatchObject({ ok: false, error: { code: 'DUPLICATE_DOCUMENT_NUMBER' } })
    expect(bank.store.all()).toHaveLength(1)
  })

  test.each(['THIRD', 'AUDITOR', 'CASHIER', 'CASH_MANAGER', 'NONE'] as const)(
    'a person with the right %s makes no drafts',
    async signRight => {
      const bank = createFakePayments()
      const refused = await bank.useCases.saveDocument(
        testActor(signRight),
        bank.request(),
        draft(),
      )
      expect(refused).toMatchObject({ ok: false, error: { code: 'FORBIDDEN' } })
    },
  )

  test('a person whose check by the bank is pending makes no drafts', async () => {
    const bank = createFakePayments()
    const locked = testActor('CREATOR', { postVerificationStatus: 'Pending' })
    const refused = await bank.useCases.saveDocument(locked, bank.request(), draft())
    expect(refused).toMatchObject({ ok: false, error: { code: 'PERSON_LOCKED' } })
  })

  test('the organisation in the arguments must be the one of the session', async () => {
    const bank = createFakePayments()
    const save = draft({}, { legalPartyId: otherOrganisationId })
    const refused = await bank.useCases.saveDocument(creator, bank.request(), save)
    expect(refused).toMatchObject({ ok: false, error: { code: 'LEGAL_PARTY_NOT_FOUND' } })
  })

  test('a form does not take the operation of another form', async () => {
    const bank = createFakePayments()
    const save = draft({ operation: 'INTRABANK_OWN' })
    const refused = await bank.useCases.saveDocument(creator, bank.request(), save)
    expect(refused).toMatchObject({ ok: false, error: { code: 'OPERATION_TYPE_INVALID' } })
  })
})

describe('transfers within the bank', () => {
  const own = (input: Readonly<Record<string, string>>) =>
    draft({ operation: 'INTRABANK_OWN', ...input }, { kind: 'INTRABANK_OWN' })
  const foreign = (input: Readonly<Record<string, string>>) =>
    draft({ operation: 'INTRABANK_FOREIGN', ...input }, { kind: 'INTRABANK_FOREIGN' })

  test('money goes to another own account under the organisation’s own name', async () => {
    const bank = createFakePayments()
    const save = own({ recipientAccount: secondSomAccount })
    const saved = await bank.useCases.saveDocument(creator, bank.request(), save)
    const payment = saved.ok ? bank.store.find(saved.value) : undefined
    expect(payment).toMatchObject({ recipientName: creator.companyName, recipientBic: '109001' })
  })

  test.each(['', 'Азия Трейд', 'ОсОО Совсем Другое', 'А\u202Eзия\u001B[31m\n<b>'])(
    'whatever is typed as the name of another client («%s»), the signatory sees the bank’s masked one',
    async recipientName => {
      const bank = createFakePayments()
      const save = foreign({ recipientAccount: foreignClientAccount, recipientName })
      const saved = await bank.useCases.saveDocument(creator, bank.request(), save)
      const payment = saved.ok ? bank.store.find(saved.value) : undefined
      expect(payment?.recipientName).toBe('ОсОО «А… Трейд»')
      expect(payment && canonicalTextOf(payment)).toContain('\nrecipient-name: ОсОО «А… Трейд»\n')
    },
  )

  test.each([
    ['the same account twice', own({ recipientAccount: somAccount }), 'SAME_ACCOUNT'],
    ['accounts in two currencies', own({ recipientAccount: dollarAccount }), 'CURRENCY_MISMATCH'],
    [
      'an account of nobody',
      own({ recipientAccount: '1090000000007777' }),
      'RECIPIENT_ACCOUNT_NOT_FOUND',
    ],
    [
      'another client’s account as an own one',
      own({ recipientAccount: foreignClientAccount }),
      'RECIPIENT_ACCOUNT_NOT_FOUND',
    ],
    [
      'an own account as another client’s',
      foreign({ recipientAccount: secondSomAccount }),
      'PAYMENT_TYPE_INVALID_FOR_INTERNAL_ACCOUNT',
    ],
  ] as const)('%s is refused', async (_what, save, code) => {
    expect(await failuresOf(save)).toEqual({ recipientAccount: code })
  })

  test('a form is no way around the limit of searches for unknown accounts', async () => {
    const bank = createFakePayments()
    const codeFor = async (recipientAccount: string) => {
      const save = foreign({ recipientAccount })
      const saved = await bank.useCases.saveDocument(creator, bank.request(), save)
      return saved.ok || /RECIPIENT_[A-Z_]+/.exec(JSON.stringify(saved))?.[0]
    }
    bank.accessControl.lookups.left = 1
    expect(await codeFor(foreignClientAccount)).toBe(true)
    expect(await codeFor('1090000000007777')).toBe('RECIPIENT_ACCOUNT_NOT_FOUND')
    expect(await codeFor('1090000000007777')).toBe('RECIPIENT_LOOKUPS_EXHAUSTED')
    expect(await codeFor(foreignClientAccount)).toBe('RECIPIENT_LOOKUPS_EXHAUSTED')
  })

  test.each([
    ['closed', 'CLOSED', 'RECIPIENT_ACCOUNT_CLOSED'],
    ['finally arrested', 'FINAL_ARRESTED', 'RECIPIENT_ACCOUNT_SEIZED'],
  ] as const)('a %s own account receives nothing, and says why', async (_what, status, code) => {
    const bank = createFakePayments()
    bank.accounts.setStatus(secondSomAccount, status)
    const save = own({ recipientAccount: secondSomAccount })
    expect(await bank.useCases.saveDocument(creator, bank.request(), save)).toMatchObject({
      fields: [{ field: 'recipientAccount', code }],
    })
  })
})

describe('one intention, one document', () => {
  test('without an idempotency key nothing is saved', async () => {
    const bank = createFakePayments()
    const request = { ...bank.request(), idempotencyKey: undefined }
    const refused = await bank.useCases.saveDocument(creator, request, draft())
    expect(refused).toMatchObject({ ok: false, error: { code: 'IDEMPOTENCY_KEY_REQUIRED' } })
    expect(bank.store.all()).toEqual([])
  })

  test('a malformed idempotency key is named, and nothing is saved', async () => {
    const bank = createFakePayments()
    const refused = await bank.useCases.saveDocument(creator, bank.request('with:colon'), draft())
    expect(refused).toMatchObject({ ok: false, error: { code: 'IDEMPOTENCY_KEY_INVALID' } })
    expect(bank.store.all()).toEqual([])
  })

  test('the same key and body answer the same document, even when it could not be saved any more', async () => {
    const bank = createFakePayments()
    const first = await bank.useCases.saveDocument(creator, bank.request('same-key'), draft())
    bank.clock.setTo('2026-11-30T09:00:00.000Z')
    const second = await bank.useCases.saveDocument(creator, bank.request('same-key'), draft())
    expect(second).toEqual(first)
    expect(bank.store.all()).toHaveLength(1)
  })

  test('the same key with another amount is refused', async () => {
    const bank = createFakePayments()
    await bank.useCases.saveDocument(creator, bank.request('same-key'), draft())
    const other = draft({ amount: '1.00' })
    const refused = await bank.useCases.saveDocument(creator, bank.request('same-key'), other)
    expect(refused).toMatchObject({ ok: false, error: { code: 'IDEMPOTENCY_KEY_REUSED' } })
    expect(bank.store.all()).toHaveLength(1)
  })
})
