import { derivedActions } from '@tartip/domain/payment/derived-actions'
import { paymentStatuses } from '@tartip/domain/payment/status'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { paymentStores } from '../store/payment-row.ts'
import { somAccount } from '../testing/fake-accounts.ts'
import { documentIn, buttons } from '../testing/payment-buttons.ts'
import { createRealPayments, type RealPayments } from '../testing/real-payments.ts'
import { organisationId, testActor } from '../testing/test-people.ts'

let bank: RealPayments
beforeAll(async () => {
  bank = await createRealPayments()
})
afterAll(() => bank.close())

let documents = 0
/** The document of a cell, under an id and a number of its own. */
async function insert(statusCode: (typeof paymentStatuses)[number], createdBy: string) {
  documents += 1
  const id = `52000000-0000-4000-8000-${String(documents).padStart(12, '0')}`
  // Numbers that a repeated document does not go on from.
  const transferNum = String(9_000_000_000 + documents)
  const document = documentIn(statusCode, createdBy, { id, transferNum })
  const by = { kind: 'clock' } as const
  const step = { action: 'create', steps: [], at: document.createdAt, by, document } as const
  await paymentStores.insertWithPast(bank.database.db, [[step]])
  return document
}

describe('on PostgreSQL too the server does exactly what the buttons promise', () => {
  test.each(['FIRST', 'SECOND', 'CREATOR', 'AUDITOR'] as const)('to %s', async signRight => {
    const actor = testActor(signRight)
    const scope = { legalPartyId: organisationId, personId: actor.personId, accounts: [somAccount] }
    const day = bank.deps.rules.bankDay()
    for (const statusCode of paymentStatuses) {
      for (const button of buttons) {
        const payment = await insert(statusCode, actor.personId)
        const code = await button.call(bank, actor, payment)
        const cell = `${button.flag} ${statusCode}: ${code}`
        expect(code === undefined, cell).toBe(
          derivedActions(payment, actor, day, true)[button.flag],
        )
        if (code === undefined) continue
        expect(await bank.storage.reads.findVisible(scope, payment.id), cell).toEqual(payment)
      }
    }
  })
})
