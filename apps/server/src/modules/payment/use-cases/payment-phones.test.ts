import { err } from '@tartip/domain/result'
import { describe, expect, test } from 'vitest'

import { confirmed } from '../testing/fake-signing.ts'
import { dayCode } from '../testing/fake-budget.ts'
import { documentIn } from '../testing/payment-buttons.ts'
import { organisationId, testActor } from '../testing/test-people.ts'
import { createFakePayments } from '../testing/test-payments.ts'
import { phoneRequestsFor } from '../../../platform/documents/phones.ts'
import { paymentKind } from '../payment-kind.ts'
import type { SeedPayment } from '../public.ts'
import { applyPaymentPhoneAnswer } from './payment-phones.ts'

const creator = testActor('CREATOR').personId

async function waiting(more: Partial<SeedPayment> = {}) {
  const bank = createFakePayments()
  bank.accessControl.signScheme = 'TWO_SIGNATORY'
  const payment = documentIn('FIRST_SIGN_IN_PAY_CONTROL', creator, more)
  bank.store.put(payment)
  const people = await bank.accessControl.membersOf([organisationId])
  const requests = phoneRequestsFor(
    paymentKind,
    payment,
    people,
    'TWO_SIGNATORY',
    bank.deps.rules.bankDay(),
  )
  const [request] = requests
  if (!request || requests.length > 1) throw new Error('One signatory of the stage is asked')
  const answer = confirmed(request, 'transaction')
  const deps = { ...bank.deps, accessControl: bank.accessControl }
  return { bank, payment, answer, deps }
}

describe('a phone that confirms', () => {
  test('signs its stage once; the same answer again finds the document moved on', async () => {
    const { bank, payment, answer, deps } = await waiting()
    expect(await applyPaymentPhoneAnswer(deps)(answer)).toMatchObject({ ok: true })
    expect(await applyPaymentPhoneAnswer(deps)(answer)).toMatchObject({
      error: { code: 'ACTION_NOT_ALLOWED' },
    })
    const signed = bank.store.find(payment.id)
    expect(signed).toMatchObject({
      statusCode: 'SECOND_SIGN_IN_PAY_CONTROL',
      signatures: [{ stage: 1, personId: testActor('FIRST').personId }],
    })
  })

  test('signs nothing when the contract was closed while its request was open', async () => {
    const { bank, payment, answer, deps } = await waiting()
    bank.accessControl.isContractRunning = false
    expect(await applyPaymentPhoneAnswer(deps)(answer)).toMatchObject({
      error: { code: 'FORBIDDEN' },
    })
    expect(bank.store.find(payment.id)).toEqual(payment)
    const nobody = await bank.accessControl.membersOf([organisationId])
    expect(
      phoneRequestsFor(paymentKind, payment, nobody, 'TWO_SIGNATORY', bank.deps.rules.bankDay()),
    ).toEqual([])
  })

  test('over content that has been replaced signs nothing', async () => {
    const { bank, payment, answer, deps } = await waiting()
    const digest = 'f'.repeat(64)
    expect(await applyPaymentPhoneAnswer(deps)({ ...answer, digest })).toMatchObject({
      error: { code: 'PAYMENT_CHANGED_MEANWHILE' },
    })
    expect(bank.store.find(payment.id)).toEqual(payment)
  })

  test('for an account its owner may not pay from signs nothing', async () => {
    const { bank, payment, answer, deps } = await waiting()
    bank.accounts.forbidPaying(answer.personId)
    expect(await applyPaymentPhoneAnswer(deps)(answer)).toMatchObject({ ok: false })
    expect(bank.store.find(payment.id)).toEqual(payment)
  })

  test('signs nothing that another document pays already', async () => {
    const { bank, payment, answer, deps } = await waiting({
      operationCode: 'BUDGET',
      terms: { budgetKind: 'TAX', paylogicId: dayCode.code, budgetItem: 'debt-1' },
    })
    // Both were sent before only one could be.
    bank.store.put({
      ...payment,
      id: '50000000-0000-4000-8000-000000000002',
      createdAt: payment.createdAt - 1,
    })
    expect(await applyPaymentPhoneAnswer(deps)(answer)).toMatchObject({
      error: { code: 'ALREADY_BEING_PAID' },
    })
    expect(bank.store.find(payment.id)).toEqual(payment)
  })

  test('signs nothing that the account does not carry any more', async () => {
    const { bank, payment, answer, deps } = await waiting()
    bank.accounts.setBalance(payment.payerAccount, payment.amountMinor - 1n)
    expect(await applyPaymentPhoneAnswer(deps)(answer)).toMatchObject({
      error: { code: 'INSUFFICIENT_FUNDS' },
    })
    expect(bank.store.find(payment.id)).toEqual(payment)
  })

  test('signs no transfer to the card of another person by the permission for own cards', async () => {
    const { bank, payment, answer, deps } = await waiting({
      operationCode: 'RKO_2_CARD',
      recipientAccount: '400000••••••1234',
    })
    const accounts: typeof deps.accounts = {
      ...deps.accounts,
      payerAccount: async (person, account, operation, needed) =>
        needed === 'INTRABANK_FOREIGN'
          ? err('OPERATION_NOT_ALLOWED_FOR_ACCOUNT')
          : deps.accounts.payerAccount(person, account, operation, needed),
    }
    expect(await applyPaymentPhoneAnswer({ ...deps, accounts })(answer)).toMatchObject({
      error: { code: 'OPERATION_NOT_ALLOWED_FOR_ACCOUNT' },
    })
    expect(bank.store.find(payment.id)).toEqual(payment)
  })

  test('while somebody holds the document is not refused: its answer comes again', async () => {
    const { answer, deps } = await waiting()
    const inTransaction = async () => err('OPERATION_IN_PROCESS')
    await expect(applyPaymentPhoneAnswer({ ...deps, inTransaction })(answer)).rejects.toThrow(
      'locked',
    )
  })
})
