import { err, ok } from '@tartip/domain/result'
import { beforeEach, describe, expect, test } from 'vitest'

import type { PaymentDeps } from '../payment-deps.ts'
import type { PaymentDocument } from '../payment-document.ts'
import { AnswerExists, type AnswerToKeep } from '../../../platform/idempotency/idempotency-store.ts'
import type { PaymentChange } from '../payment-kind.ts'
import { somAccount } from './fake-accounts.ts'
import { paymentOf } from './payment-builder.ts'
import { organisationId, otherOrganisationId, testActor } from './test-people.ts'

type Storage = Pick<
  PaymentDeps,
  'inTransaction' | 'writeAtOnce' | 'findForStep' | 'earlierAnswer' | 'reads'
>

const { personId } = testActor('CREATOR')
const key = { legalPartyId: organisationId, personId, operation: 'contract', key: 'contract-key' }
const answerOf = (requestHash: string, answer = 'first'): AnswerToKeep => ({
  key,
  requestHash,
  answer,
})
const keyOf = (text: string) => ({ ...key, key: text })
const id = (end: number) => `51000000-0000-4000-8000-00000000000${end}`

function creation(document: PaymentDocument): PaymentChange {
  return {
    action: 'create',
    document,
    steps: ['DRAFT'],
    at: document.createdAt,
    by: { kind: 'person', personId, sessionId: 'session', ip: '192.0.2.1', traceId: 'trace' },
  }
}
function sending(document: PaymentDocument): PaymentChange {
  return {
    ...creation({ ...document, statusCode: 'ON_VERIFICATION', version: document.version + 1 }),
    action: 'sendForSigning',
    before: { statusCode: document.statusCode, digest: document.digest },
    steps: ['ON_VERIFICATION'],
  }
}

/** What the use cases rely on, whatever implements: memory in their tests, PostgreSQL in the product. */
export function describePaymentStoreContract(
  name: string,
  makeStorage: () => Promise<Storage>,
): void {
  describe(`${name} keeps the contract of the payment store`, () => {
    let storage: Storage
    beforeEach(async () => {
      storage = await makeStorage()
    })
    const insert = (...documents: readonly PaymentDocument[]) =>
      storage.inTransaction(organisationId, payments => payments.insert(documents.map(creation)))
    const find = (documentId: string) =>
      storage.reads.findVisible(
        { legalPartyId: organisationId, personId, accounts: [somAccount] },
        documentId,
      )

    test('a document is read back as it was written', async () => {
      const document = paymentOf({ id: id(1), recipientInn: '01203201410014' })
      expect(await insert(document)).toMatchObject({ ok: true })
      expect(await find(id(1))).toEqual(document)
    })

    test('documents come in the order that was requested, unknown ones are left out', async () => {
      await insert(
        paymentOf({ id: id(1), transferNum: '1' }),
        paymentOf({ id: id(2), transferNum: '2' }),
      )
      const read = await storage.inTransaction(organisationId, async payments =>
        ok(await payments.findByIdsForUpdate(organisationId, [id(2), id(9), id(1)])),
      )
      expect(read.ok && read.value.map(payment => payment.id)).toEqual([id(2), id(1)])
      const own = await storage.findForStep(organisationId, [id(2), id(9), id(1)], keyOf('k'))
      expect(own.documents.map(payment => payment.id)).toEqual([id(2), id(1)])
      const theirs = await storage.findForStep(otherOrganisationId, [id(1)], keyOf('k'))
      expect(theirs).toEqual({ documents: [], isAnswered: false })
    })

    test('a step over an old version is refused and changes nothing', async () => {
      const document = paymentOf({ id: id(1) })
      await insert(document)
      const send = () =>
        storage.inTransaction(organisationId, payments => payments.saveStatus([sending(document)]))
      expect(await send()).toMatchObject({ ok: true })
      expect(await send()).toMatchObject({ error: { code: 'PAYMENT_CHANGED_MEANWHILE' } })
      expect(await find(id(1))).toMatchObject({ version: 2, statusCode: 'ON_VERIFICATION' })
    })

    test('of two that decided on the same version one is written, the other writes nothing', async () => {
      const document = paymentOf({ id: id(1) })
      await insert(document, paymentOf({ id: id(2), transferNum: '2' }))
      const send = (key: string) =>
        storage.writeAtOnce(organisationId, 'saveStatus', [sending(document)], {
          ...answerOf('hash'),
          key: keyOf(key),
        })
      const outcomes = await Promise.all([send('first-key'), send('second-key')])
      expect(outcomes.filter(outcome => outcome.ok)).toHaveLength(1)
      expect(outcomes.find(outcome => !outcome.ok)).toMatchObject({
        error: { code: 'PAYMENT_CHANGED_MEANWHILE' },
      })
      expect(await find(id(1))).toMatchObject({ version: 2 })
      const answered = await Promise.all(
        ['first-key', 'second-key'].map(key => storage.findForStep(organisationId, [], keyOf(key))),
      )
      expect(answered.filter(each => each.isAnswered)).toHaveLength(1)
    })

    test('a key that carries an answer lets no second write through', async () => {
      const write = (end: number) =>
        storage.writeAtOnce(
          organisationId,
          'insert',
          [creation(paymentOf({ id: id(end), transferNum: `${end}` }))],
          answerOf('hash'),
        )
      expect(await write(1)).toMatchObject({ ok: true })
      await expect(write(2)).rejects.toThrow(AnswerExists)
      expect(await find(id(2))).toBeUndefined()
    })

    test('a refusal withdraws what was written before it', async () => {
      const refused = await storage.inTransaction(organisationId, async payments => {
        await payments.insert([creation(paymentOf({ id: id(1) }))])
        return err('REFUSED')
      })
      expect(refused).toMatchObject({ ok: false })
      expect(await find(id(1))).toBeUndefined()
    })

    test('one number is one document, until the document is removed', async () => {
      const document = paymentOf({ id: id(1), transferNum: '5' })
      await insert(document)
      const duplicate = paymentOf({ id: id(2), transferNum: '5' })
      expect(await insert(duplicate)).toMatchObject({
        error: { code: 'DUPLICATE_DOCUMENT_NUMBER' },
      })
      const removal = { ...sending(document), action: 'delete', steps: [] } as const
      await storage.inTransaction(organisationId, payments => payments.remove([removal]))
      expect(await find(id(1))).toBeUndefined()
      expect(await insert(duplicate)).toMatchObject({ ok: true })
    })

    test('numbers go on from the highest one in use', async () => {
      await insert(paymentOf({ id: id(1), transferNum: '41' }))
      const take = () =>
        storage.inTransaction(organisationId, async payments =>
          ok(await payments.takeTransferNum(organisationId, 2026)),
        )
      expect(await take()).toMatchObject({ value: '42' })
      expect(await take()).toMatchObject({ value: '43' })
    })

    test('an answer is kept with its effect, once, and found again under its key', async () => {
      const save = (end: number, answer: AnswerToKeep) =>
        storage.inTransaction(organisationId, payments =>
          payments.insert([creation(paymentOf({ id: id(end), transferNum: `${end}` }))], answer),
        )
      await save(1, answerOf('hash'))
      await expect(save(2, answerOf('hash', 'second'))).rejects.toThrow(AnswerExists)
      expect(await find(id(2))).toBeUndefined()
      expect(await storage.earlierAnswer(key, 'hash')).toEqual({ kind: 'same', answer: 'first' })
      expect(await storage.earlierAnswer(key, 'other')).toEqual({ kind: 'changed' })
      const unused = { ...key, key: 'unused-key' }
      expect(await storage.earlierAnswer(unused, 'hash')).toEqual({ kind: 'new' })
      expect(await storage.earlierAnswer(unused, 'other')).toEqual({ kind: 'new' })
    })
  })
}
