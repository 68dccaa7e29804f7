import { textsOfContent } from '@tartip/domain/forms/content'
import {
  fieldsOfOperation,
  isRequired,
  wireNameOf,
  type PaymentForm,
} from '@tartip/domain/forms/form'
import { paymentForms } from '@tartip/domain/forms/payment-forms'
import { isNeverEdited, isOfRegister, type OperationCode } from '@tartip/domain/payment/operation'
import { describe, expect, test } from 'vitest'

import {
  cardAccount,
  dollarAccount,
  emptyAccount,
  foreignClientAccount,
  secondCardAccount,
  secondSomAccount,
  somAccount,
} from '../testing/fake-accounts.ts'
import { retailCard } from '../testing/fake-retail-cards.ts'
import { paymentOf, transferInput } from '../testing/payment-builder.ts'
import { organisationId, otherOrganisationId, testActor } from '../testing/test-people.ts'
import { bankWith, ref, sign } from '../testing/steps.ts'

const creator = testActor('CREATOR')
const first = testActor('FIRST')
const second = testActor('SECOND')
const legalPartyId = organisationId

const id = (end: number) => `50000000-0000-4000-8000-0000000000${end}`

/** Who is credited where it is not an account of another bank, and who pays where it is a card. */
const parties: Readonly<Partial<Record<OperationCode, Readonly<Record<string, string>>>>> = {
  INTRABANK_OWN: { recipientAccount: secondSomAccount },
  INTRABANK_FOREIGN: { recipientAccount: foreignClientAccount },
  RKO_2_CARD: { recipientAccount: cardAccount },
  CARD_2_RKO: { payerAccount: cardAccount, recipientAccount: somAccount },
  CARD_2_CARD: { payerAccount: cardAccount, recipientAccount: secondCardAccount },
}
/** Where the currency of the payer is given, or whose card is credited. */
const choices = {
  payerCurrency: 'KGS',
  cardReferencesId: retailCard.cardReferencesId,
  maskedCardNum: '416958••••••5678',
  recipientName: retailCard.maskedOwnerName,
  recipientCurrency: retailCard.currency,
}

const samples: Readonly<Record<string, string>> = {
  recipientInn: '01203201410014',
  paymentCode: '44101000',
}

/** A value for each optional field; a form with a new one needs a sample of it. */
function samplesOf(names: readonly string[]): Readonly<Record<string, string>> {
  return Object.fromEntries(names.map(name => [name, samples[name] ?? never(name)]))
}

const isChoice = (form: PaymentForm, field: string) => form.fields[field]?.kind.name === 'choice'

function never(name = ''): never {
  throw new Error(`The test knows no field ${name}`)
}

describe('two signatures', () => {
  test('a document goes from the creator over both signatories to rest fully signed', async () => {
    const payment = paymentOf()
    const bank = bankWith(payment)
    await bank.useCases.sendForSigning(creator, bank.request(), ref(payment))
    await bank.useCases.signPayments(first, bank.request(), sign('111111', payment))
    const signed = await bank.useCases.signPayments(second, bank.request(), sign('222222', payment))
    expect(signed).toMatchObject({
      ok: true,
      value: [{ ok: true, statusCode: 'PARTIAL_CONFIRMATION_COMPLETED' }],
    })
    expect(bank.store.find(payment.id)).toMatchObject({ isFullySigned: true, version: 4 })
    expect(bank.store.changes().map(change => change.steps)).toEqual([
      ['ON_VERIFICATION'],
      ['ON_VERIFICATION_COMPLETED', 'PARTIALLY_CONFIRMED'],
      ['PARTIAL_CONFIRMATION_COMPLETED'],
    ])
    expect(bank.store.changes()[1]?.signature).toMatchObject({
      stage: 1,
      personId: first.personId,
      signRight: 'FIRST',
      digest: payment.digest,
    })
  })

  test('nobody signs two stages of one document, whatever right they hold meanwhile', async () => {
    const payment = paymentOf({ statusCode: 'PARTIALLY_CONFIRMED' })
    const bank = bankWith(payment)
    const promoted = testActor('SECOND', { personId: first.personId })
    const refused = await bank.useCases.signPayments(promoted, bank.request(), sign('1', payment))
    expect(refused).toMatchObject({ value: [{ ok: false, errorCode: 'ALREADY_SIGNED' }] })
    expect(bank.store.find(payment.id)).toEqual(payment)
  })

  test('the next signatory learns that an earlier signature has lapsed, and signs nothing', async () => {
    const lapsed = paymentOf({ statusCode: 'PARTIALLY_CONFIRMED' })
    const bank = bankWith(lapsed)
    bank.accessControl.frozen.add(first.personId)
    const refused = await bank.useCases.signPayments(second, bank.request(), sign('1', lapsed))
    expect(refused).toMatchObject({
      value: [{ ok: false, errorCode: 'SIGNATURE_LAPSED', statusCode: 'ON_VERIFICATION' }],
    })
    expect(bank.store.find(lapsed.id)).toMatchObject({
      statusCode: 'ON_VERIFICATION',
      signatures: [],
      description: { ru: expect.stringContaining('доступ') },
      version: lapsed.version + 1,
      contentVersion: lapsed.version + 1,
    })
    expect(bank.accessControl.codesRequested.count).toBe(0)
    expect(bank.store.changes()[0]).toMatchObject({
      action: 'signatureLapsed',
      by: { kind: 'clock' },
    })
  })

  test('a repeated call after a lapse gets the same answer', async () => {
    const lapsed = paymentOf({ statusCode: 'PARTIALLY_CONFIRMED' })
    const bank = bankWith(lapsed)
    bank.accessControl.frozen.add(first.personId)
    const request = bank.request('lapsed-signature')
    const answer = await bank.useCases.signPayments(second, request, sign('1', lapsed))
    expect(await bank.useCases.signPayments(second, request, sign('1', lapsed))).toEqual(answer)
    expect(bank.store.changes()).toHaveLength(1)
  })

  test('a signatory of the first stage depends on no earlier signature', async () => {
    const payment = paymentOf({ statusCode: 'ON_VERIFICATION' })
    const bank = bankWith(payment)
    bank.accessControl.isContractRunning = false
    const signed = await bank.useCases.signPayments(first, bank.request(), sign('1', payment))
    expect(signed).toMatchObject({ value: [{ ok: true }] })
  })

  test('a double click signs once and answers twice the same', async () => {
    const payment = paymentOf({ statusCode: 'ON_VERIFICATION' })
    const bank = bankWith(payment)
    const request = bank.request('double-click')
    const answers = await Promise.all([
      bank.useCases.signPayments(first, request, sign('111111', payment)),
      bank.useCases.signPayments(first, request, sign('111111', payment)),
    ])
    expect(answers[0]).toMatchObject({ ok: true, value: [{ ok: true }] })
    expect(answers[1]).toEqual(answers[0])
    expect(bank.store.find(payment.id)?.signatures).toHaveLength(1)
    expect(bank.accessControl.codesRequested.count).toBe(1)
  })

  test('a repeated call after a lost answer gets the answer, though its code is used', async () => {
    const payment = paymentOf({ statusCode: 'ON_VERIFICATION' })
    const bank = bankWith(payment)
    const request = bank.request('lost-answer')
    const answer = await bank.useCases.signPayments(first, request, sign('111111', payment))
    expect(await bank.useCases.signPayments(first, request, sign('111111', payment))).toEqual(
      answer,
    )
  })
})

describe('what a signature covers', () => {
  test('a document that changed since it was shown is not signed', async () => {
    const payment = paymentOf({ statusCode: 'ON_VERIFICATION' })
    const bank = bankWith(payment)
    const shown = { ...payment, digest: '0'.repeat(64) }
    const refused = await bank.useCases.signPayments(first, bank.request(), sign('1', shown))
    expect(refused).toMatchObject({ value: [{ errorCode: 'PAYMENT_CHANGED_MEANWHILE' }] })
    expect(bank.store.find(payment.id)).toEqual(payment)
  })

  test('a stored digest that its own document does not give is signed by nobody', async () => {
    const payment = { ...paymentOf({ statusCode: 'ON_VERIFICATION' }), amountMinor: 1n }
    const bank = bankWith(payment)
    const refused = await bank.useCases.signPayments(first, bank.request(), sign('1', payment))
    expect(refused).toMatchObject({ value: [{ errorCode: 'PAYMENT_CHANGED_MEANWHILE' }] })
  })

  test('an edit voids the signatures and sends the document back to the first stage', async () => {
    const payment = paymentOf({ statusCode: 'PARTIALLY_CONFIRMED' })
    const bank = bankWith(payment)
    const input = transferInput({ transferNum: payment.transferNum, amount: '99.00' })
    const update = { id: payment.id, legalPartyId, version: payment.version, input }
    expect(await bank.useCases.updatePayment(second, bank.request(), update)).toMatchObject({
      ok: true,
    })
    const edited = bank.store.find(payment.id)
    expect(edited).toMatchObject({
      statusCode: 'ON_VERIFICATION',
      signatures: [],
      amountMinor: 9_900n,
      contentVersion: payment.version + 1,
    })
    const old = await bank.useCases.signPayments(first, bank.request(), sign('1', payment))
    expect(old).toMatchObject({ value: [{ errorCode: 'PAYMENT_CHANGED_MEANWHILE' }] })
  })

  test('whoever edits what another person changed meanwhile is refused', async () => {
    const payment = paymentOf()
    const bank = bankWith(payment)
    const update = {
      id: payment.id,
      legalPartyId,
      version: payment.version,
      input: transferInput({ transferNum: '1' }),
    }
    expect(await bank.useCases.updatePayment(creator, bank.request(), update)).toMatchObject({
      ok: true,
    })
    expect(await bank.useCases.updatePayment(creator, bank.request(), update)).toMatchObject({
      error: { code: 'PAYMENT_CHANGED_MEANWHILE' },
    })
  })

  // Which fields a payment abroad has depends on its currency: payments-abroad.db.test.ts edits one.
  const editable = paymentForms.flatMap(form =>
    form.operations
      .filter(one => !isNeverEdited(one) && !isOfRegister(one) && one !== 'SWIFT')
      .map(operation => ({ form, operation })),
  )
  test.each(editable)(
    'an edit of $operation keeps no optional value that it leaves out',
    async ({ form, operation }) => {
      const chosen = Object.entries(choices).filter(([name]) => isChoice(form, name))
      const required = transferInput({
        operation,
        ...parties[operation],
        ...Object.fromEntries(chosen),
      })
      const isOptional = (field: string) =>
        form.fields[field]?.isNumbered !== true &&
        !isChoice(form, field) &&
        !isRequired(form.fields[field] ?? never(), operation)
      const optional = fieldsOfOperation(form, operation).filter(isOptional)
      const whole = { ...required, ...samplesOf(optional.map(field => wireNameOf(form, field))) }
      const bank = bankWith()
      const mutation = 'saveInterBankTransferNativeDraft'
      const save = { mutation, kind: operation, form, legalPartyId, input: whole } as const
      const saved = await bank.useCases.saveDocument(creator, bank.request(), save)
      if (!saved.ok) throw new Error(JSON.stringify(saved))
      const textsOf = () => {
        const document = bank.store.find(saved.value)
        if (!document) throw new Error('The document is not there')
        const texts = textsOfContent(form, document, 'wire')
        return optional.map(field => texts[field])
      }
      expect(textsOf()).toEqual(optional.map(field => whole[wireNameOf(form, field)]))
      const bare = Object.fromEntries(
        Object.entries(required).filter(
          ([name]) => !optional.some(field => wireNameOf(form, field) === name),
        ),
      )
      const input = { ...bare, operation }
      const update = { id: saved.value, legalPartyId, version: 1, input }
      expect((await bank.useCases.updatePayment(creator, bank.request(), update)).ok).toBe(true)
      expect(textsOf()).toEqual(optional.map(() => ''))
    },
  )
})

describe('a batch', () => {
  test('one code signs many documents, each with its own answer', async () => {
    const good = paymentOf({ id: id(11), transferNum: '11', statusCode: 'ON_VERIFICATION' })
    const other = paymentOf({ id: id(12), transferNum: '12', statusCode: 'ON_VERIFICATION' })
    const done = paymentOf({ id: id(13), transferNum: '13', statusCode: 'SUCCESS' })
    const bank = bankWith(good, other, done)
    const unknown = { ...paymentOf(), id: id(99) }
    const answer = await bank.useCases.signPayments(
      first,
      bank.request(),
      sign('111111', good, done, unknown, other),
    )
    expect(answer).toMatchObject({
      value: [
        { paymentId: good.id, ok: true },
        { paymentId: done.id, ok: false, errorCode: 'ALREADY_SIGNED', statusCode: 'SUCCESS' },
        { paymentId: unknown.id, ok: false, errorCode: 'PAYMENT_NOT_FOUND', statusCode: null },
        { paymentId: other.id, ok: true },
      ],
    })
    expect(bank.accessControl.codesRequested.count).toBe(1)
  })

  test('a wrong code signs nothing', async () => {
    const payment = paymentOf({ statusCode: 'ON_VERIFICATION' })
    const bank = bankWith(payment)
    const refused = await bank.useCases.signPayments(first, bank.request(), sign('000000', payment))
    expect(refused).toMatchObject({ ok: false, error: { code: 'OTP_INCORRECT' } })
    expect(bank.store.find(payment.id)).toEqual(payment)
  })

  test('whoever signs nothing at all uses up no code', async () => {
    const bank = bankWith(paymentOf({ statusCode: 'ON_VERIFICATION' }))
    const refused = await bank.useCases.signPayments(
      testActor('AUDITOR'),
      bank.request(),
      sign('111111', paymentOf()),
    )
    expect(refused).toMatchObject({ ok: false, error: { code: 'FORBIDDEN' } })
    expect(bank.accessControl.codesRequested.count).toBe(0)
  })

  test('of which every document is refused uses up no code, and the code signs the next one', async () => {
    const done = paymentOf({ id: id(11), transferNum: '11', statusCode: 'SUCCESS' })
    const poor = paymentOf({
      id: id(12),
      transferNum: '12',
      payerAccount: emptyAccount,
      statusCode: 'ON_VERIFICATION',
    })
    const good = paymentOf({ id: id(13), transferNum: '13', statusCode: 'ON_VERIFICATION' })
    const bank = bankWith(done, poor, good)
    const refused = await bank.useCases.signPayments(
      first,
      bank.request(),
      sign('111111', done, poor),
    )
    expect(refused).toMatchObject({
      value: [
        { paymentId: done.id, ok: false, errorCode: 'ALREADY_SIGNED' },
        { paymentId: poor.id, ok: false, errorCode: 'INSUFFICIENT_FUNDS' },
      ],
    })
    expect(bank.accessControl.codesRequested.count).toBe(0)
    const signed = await bank.useCases.signPayments(first, bank.request(), sign('111111', good))
    expect(signed).toMatchObject({ value: [{ ok: true }] })
    expect(bank.accessControl.codesRequested.count).toBe(1)
  })

  test('more documents than the largest page of the history are refused as a whole', async () => {
    const bank = bankWith()
    const paymentIds = Array.from({ length: 521 }, (_, index) => String(index))
    const refused = await bank.useCases.sendForSigning(creator, bank.request(), {
      legalPartyId,
      paymentIds,
    })
    expect(refused).toMatchObject({ ok: false, error: { code: 'BAD_REQUEST' } })
  })

  test('a text that is longer than any id is refused as a whole: its answer would be kept for two days', async () => {
    const bank = bankWith()
    const refused = await bank.useCases.sendForSigning(creator, bank.request(), {
      legalPartyId,
      paymentIds: [id(1), 'x'.repeat(900_000)],
    })
    expect(refused).toMatchObject({ ok: false, error: { code: 'BAD_REQUEST' } })
    const unknown = await bank.useCases.sendForSigning(creator, bank.request(), {
      legalPartyId,
      paymentIds: [id(1)],
    })
    expect(unknown).toMatchObject({ ok: true, value: [{ errorCode: 'PAYMENT_NOT_FOUND' }] })
  })
})

describe('money', () => {
  test('a document that its account cannot carry is neither sent nor signed', async () => {
    const draft = paymentOf({ id: id(11), transferNum: '11', payerAccount: emptyAccount })
    const waiting = paymentOf({
      id: id(12),
      transferNum: '12',
      payerAccount: emptyAccount,
      statusCode: 'ON_VERIFICATION',
    })
    const bank = bankWith(draft, waiting)
    const refusal = { value: [{ ok: false, errorCode: 'INSUFFICIENT_FUNDS' }] }
    const sent = await bank.useCases.sendForSigning(creator, bank.request(), ref(draft))
    expect(sent).toMatchObject(refusal)
    const signed = await bank.useCases.signPayments(first, bank.request(), sign('1', waiting))
    expect(signed).toMatchObject(refusal)
  })

  test('the fee counts: an amount of the whole balance cannot be sent', async () => {
    const payment = paymentOf({ amountMinor: 10_000n })
    const bank = bankWith(payment)
    bank.accounts.setBalance(somAccount, 13_499n)
    const short = await bank.useCases.sendForSigning(creator, bank.request(), ref(payment))
    expect(short).toMatchObject({ value: [{ errorCode: 'INSUFFICIENT_FUNDS' }] })
    bank.accounts.setBalance(somAccount, 13_500n)
    const enough = await bank.useCases.sendForSigning(creator, bank.request(), ref(payment))
    expect(enough).toMatchObject({ value: [{ ok: true }] })
  })

  test('documents of one batch share the balance of their account', async () => {
    const batch = [11, 12, 13].map(number =>
      paymentOf({ id: id(number), transferNum: String(number), amountMinor: 40_000n }),
    )
    const bank = bankWith(...batch)
    bank.accounts.setBalance(somAccount, 90_000n)
    const answer = await bank.useCases.sendForSigning(creator, bank.request(), ref(...batch))
    expect(answer).toMatchObject({
      value: [{ ok: true }, { ok: true }, { errorCode: 'INSUFFICIENT_FUNDS' }],
    })
  })

  test('an account that the person may not see hides its documents', async () => {
    const payment = paymentOf({ statusCode: 'PARTIALLY_CONFIRMED' })
    const bank = bankWith(payment)
    bank.accounts.restrict(second.personId, [dollarAccount])
    const hidden = { value: [{ errorCode: 'PAYMENT_NOT_FOUND', statusCode: null }] }
    const signed = await bank.useCases.signPayments(second, bank.request(), sign('1', payment))
    expect(signed).toMatchObject(hidden)
    const revoked = await bank.useCases.revokePayments(second, bank.request(), ref(payment))
    expect(revoked).toMatchObject(hidden)
  })
})

describe('going back', () => {
  test('a return for editing needs a word why, which the creator then reads', async () => {
    const payment = paymentOf({ statusCode: 'ON_VERIFICATION' })
    const bank = bankWith(payment)
    const silent = { ...ref(payment), comment: '  ' }
    const refused = await bank.useCases.returnForEditing(first, bank.request(), silent)
    expect(refused).toMatchObject({ value: [{ errorCode: 'COMMENT_REQUIRED' }] })
    const commented = { ...ref(payment), comment: 'Не тот счёт' }
    await bank.useCases.returnForEditing(first, bank.request(), commented)
    expect(bank.store.find(payment.id)).toMatchObject({
      statusCode: 'FOR_EDITING',
      description: 'Не тот счёт',
    })
  })

  test.each(['Исправьте\u001B[2Jсумму', 'Сумма 001\u202E верна', 'Не\u200Bтот'])(
    'a comment with characters that nobody sees is refused: %j',
    async comment => {
      const payment = paymentOf({ statusCode: 'ON_VERIFICATION' })
      const bank = bankWith(payment)
      const commented = { ...ref(payment), comment }
      const refused = { error: { code: 'FIELD_PATTERN', params: { field: 'comment' } } }
      const returned = await bank.useCases.returnForEditing(first, bank.request(), commented)
      expect(returned).toMatchObject(refused)
      const revoked = await bank.useCases.revokePayments(first, bank.request(), commented)
      expect(revoked).toMatchObject(refused)
      expect(bank.store.find(payment.id)).toEqual(payment)
    },
  )

  test('a comment of several lines is kept as one', async () => {
    const payment = paymentOf({ statusCode: 'ON_VERIFICATION' })
    const bank = bankWith(payment)
    const commented = { ...ref(payment), comment: 'Не тот счёт.\r\nИ не та дата.\n' }
    await bank.useCases.returnForEditing(first, bank.request(), commented)
    expect(bank.store.find(payment.id)?.description).toBe('Не тот счёт. И не та дата.')
  })

  test('a resting document is recalled until the bank opens its value date', async () => {
    const payment = paymentOf({
      statusCode: 'PARTIAL_CONFIRMATION_COMPLETED',
      valueDate: '2026-12-01',
    })
    const bank = bankWith(payment)
    bank.clock.setTo('2026-12-01T02:30:00.000Z')
    const late = await bank.useCases.recallPayments(creator, bank.request(), ref(payment))
    expect(late).toMatchObject({ value: [{ errorCode: 'ACTION_NOT_ALLOWED' }] })
    bank.clock.setTo('2026-12-01T02:29:00.000Z')
    const inTime = await bank.useCases.recallPayments(creator, bank.request(), ref(payment))
    expect(inTime).toMatchObject({ value: [{ ok: true, statusCode: 'REVOKE' }] })
    expect(bank.store.find(payment.id)?.isFullySigned).toBe(false)
  })

  test('a deleted draft is gone and its number is free again', async () => {
    const payment = paymentOf()
    const bank = bankWith(payment)
    const gone = { legalPartyId, paymentId: payment.id }
    expect(await bank.useCases.deletePayment(creator, bank.request(), gone)).toMatchObject({
      ok: true,
    })
    expect(await bank.useCases.deletePayment(creator, bank.request(), gone)).toMatchObject({
      error: { code: 'PAYMENT_NOT_FOUND' },
    })
    const save = {
      mutation: 'saveInterBankTransferNativeDraft',
      kind: 'CLEARING',
      legalPartyId,
      input: transferInput({ transferNum: payment.transferNum }),
    } as const
    expect((await bank.useCases.saveDocument(creator, bank.request(), save)).ok).toBe(true)
  })

  test('a repeated document is a new draft for the nearest day with a new number and no signatures', async () => {
    const payment = paymentOf({ statusCode: 'SUCCESS', valueDate: '2026-11-27' })
    const bank = bankWith(payment)
    bank.clock.setTo('2026-12-04T08:00:00.000Z')
    const repeated = await bank.useCases.repeatPayment(creator, bank.request(), {
      legalPartyId,
      paymentId: payment.id,
    })
    if (!repeated.ok) throw new Error(repeated.error.code)
    expect(bank.store.find(repeated.value)).toMatchObject({
      statusCode: 'DRAFT',
      valueDate: '2026-12-07',
      transferNum: '2',
      amountMinor: payment.amountMinor,
      signatures: [],
    })
  })
})

describe('other organisations', () => {
  const stranger = testActor('FIRST', { legalPartyId: otherOrganisationId })

  test('a document of another organisation answers like one that does not exist', async () => {
    const payment = paymentOf({ statusCode: 'ON_VERIFICATION' })
    const bank = bankWith(payment)
    const own = { ...sign('111111', payment), legalPartyId: otherOrganisationId }
    const asOwn = await bank.useCases.signPayments(stranger, bank.request(), own)
    const asTheirs = await bank.useCases.signPayments(stranger, bank.request(), sign('2', payment))
    const notThere = { value: [{ errorCode: 'PAYMENT_NOT_FOUND', statusCode: null }] }
    expect(asOwn).toMatchObject(notThere)
    expect(asTheirs).toMatchObject(notThere)
    const gone = { legalPartyId, paymentId: payment.id }
    expect(await bank.useCases.deletePayment(stranger, bank.request(), gone)).toMatchObject({
      error: { code: 'PAYMENT_NOT_FOUND' },
    })
    expect(bank.store.find(payment.id)).toEqual(payment)
  })
})
