import { ok } from '@tartip/domain/result'
import type { PaymentAction } from '@tartip/domain/payment/transition-table'
import { beforeEach, describe, expect, test } from 'vitest'

import {
  creationOf,
  describeDocumentStoreContract,
  removalOf,
} from '../../../platform/documents/testing/document-store-contract.ts'
import type { PaymentDocument } from '../payment-document.ts'
import type { UseCaseStorage } from '../store/payment-store.ts'
import { somAccount } from './fake-accounts.ts'
import { paymentOf } from './payment-builder.ts'
import { organisationId, otherOrganisationId, testActor } from './test-people.ts'

const { personId } = testActor('CREATOR')
const scope = { legalPartyId: organisationId, personId, accounts: [somAccount] }
const draft = (number: number, transferNum = `${number}`) =>
  paymentOf({ id: `51000000-0000-4000-8000-00000000000${number}`, transferNum })

/** What the use cases rely on, whatever implements: memory in their tests, PostgreSQL in the product. */
export function describePaymentStoreContract(
  name: string,
  makeStorage: () => Promise<UseCaseStorage>,
): void {
  describeDocumentStoreContract<PaymentDocument, PaymentAction>(name, async () => {
    const storage = await makeStorage()
    return {
      storage,
      draft: number => ({ ...draft(number), recipientInn: '01203201410014' }),
      find: ({ id }) => storage.reads.findVisible(scope, id),
      otherOrganisationId,
      changedMeanwhile: 'PAYMENT_CHANGED_MEANWHILE',
    }
  })

  describe(`${name} numbers payments`, () => {
    let storage: UseCaseStorage
    beforeEach(async () => {
      storage = await makeStorage()
    })
    const insert = (document: PaymentDocument) =>
      storage.inTransaction(organisationId, payments => payments.insert([creationOf(document)]))

    test('one number is one document, until the document is removed', async () => {
      const document = draft(1, '5')
      await insert(document)
      const duplicate = draft(2, '5')
      expect(await insert(duplicate)).toMatchObject({
        error: { code: 'DUPLICATE_DOCUMENT_NUMBER' },
      })
      await storage.inTransaction(organisationId, payments =>
        payments.remove([removalOf(document)]),
      )
      expect(await storage.reads.findVisible(scope, document.id)).toBeUndefined()
      expect(await insert(duplicate)).toMatchObject({ ok: true })
    })

    test('numbers go on from the highest one in use', async () => {
      await insert(draft(1, '41'))
      const take = () =>
        storage.inTransaction(organisationId, async payments =>
          ok(await payments.takeTransferNum(organisationId, 2026)),
        )
      expect(await take()).toMatchObject({ value: '42' })
      expect(await take()).toMatchObject({ value: '43' })
    })
  })
}
