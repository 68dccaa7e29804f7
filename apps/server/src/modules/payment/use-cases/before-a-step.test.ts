import { describe, expect, test } from 'vitest'

import { somAccount } from '../testing/fake-accounts.ts'
import { paymentOf } from '../testing/payment-builder.ts'
import { organisationId, testActor } from '../testing/test-people.ts'
import { bankWith, ref, sign } from '../testing/steps.ts'

const first = testActor('FIRST')
const second = testActor('SECOND')
const legalPartyId = organisationId

const id = (end: number) => `50000000-0000-4000-8000-0000000000${end}`

describe('what stands before a step', () => {
  test('a document of an account that the person may not read answers like an unknown one', async () => {
    const payment = paymentOf({ statusCode: 'ON_VERIFICATION' })
    const bank = bankWith(payment)
    bank.accounts.restrict(second.personId, [])
    const unknown = paymentOf({ id: id(77), transferNum: '77' })
    const answers = await bank.useCases.signPayments(
      second,
      bank.request(),
      sign('111111', payment, unknown),
    )
    expect(answers).toMatchObject({
      value: [
        { errorCode: 'PAYMENT_NOT_FOUND', statusCode: null },
        { errorCode: 'PAYMENT_NOT_FOUND', statusCode: null },
      ],
    })
  })

  test("another person's draft answers like an unknown one and cannot be deleted", async () => {
    const payment = paymentOf()
    const bank = bankWith(payment)
    const sent = await bank.useCases.sendForSigning(first, bank.request(), ref(payment))
    expect(sent).toMatchObject({ value: [{ errorCode: 'PAYMENT_NOT_FOUND', statusCode: null }] })
    const deleted = await bank.useCases.deletePayment(first, bank.request(), {
      legalPartyId,
      paymentId: payment.id,
    })
    expect(deleted).toMatchObject({ error: { code: 'PAYMENT_NOT_FOUND' } })
    expect(bank.store.find(payment.id)).toEqual(payment)
  })

  test('a document that is refused does not use up the balance of the next one', async () => {
    const done = paymentOf({ id: id(31), transferNum: '31', statusCode: 'SUCCESS' })
    const waiting = paymentOf({ id: id(32), transferNum: '32', statusCode: 'ON_VERIFICATION' })
    const bank = bankWith(done, waiting)
    bank.accounts.setBalance(somAccount, waiting.amountMinor + waiting.commissionMinor)
    const signed = await bank.useCases.signPayments(
      first,
      bank.request(),
      sign('111111', done, waiting),
    )
    expect(signed).toMatchObject({ value: [{ ok: false }, { ok: true }] })
  })

  test('the same signing call again gives its answer without checking the code again', async () => {
    const payment = paymentOf({ statusCode: 'ON_VERIFICATION' })
    const bank = bankWith(payment)
    const request = bank.request('signing-key-1')
    const signed = await bank.useCases.signPayments(first, request, sign('111111', payment))
    const again = await bank.useCases.signPayments(first, request, sign('111111', payment))
    expect(again).toEqual(signed)
    expect(bank.accessControl.codesRequested.count).toBe(1)
  })
})
