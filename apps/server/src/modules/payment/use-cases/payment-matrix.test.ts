import { derivedActions, actionRefusal } from '@tartip/domain/payment/derived-actions'
import { isVisibleTo } from '@tartip/domain/payment/tabs'
import { paymentStatuses } from '@tartip/domain/payment/status'
import { signRights, signSchemes, signTypes } from '@tartip/domain/people/sign-right'
import { describe, expect, test } from 'vitest'

import { documentIn, buttons } from '../testing/payment-buttons.ts'
import { testActor } from '../testing/test-people.ts'
import { createFakePayments } from '../testing/test-payments.ts'

const cells = signSchemes.flatMap(signScheme =>
  signTypes.map(signType => ({ signScheme, signType })),
)

describe('the server does exactly what the buttons promise', () => {
  test.each(cells)('under $signScheme with $signType', async ({ signScheme, signType }) => {
    const bank = createFakePayments()
    const day = bank.deps.rules.bankDay()
    for (const signRight of signRights) {
      const actor = testActor(signRight, { signScheme, signType })
      for (const isCreator of [true, false]) {
        const createdBy = isCreator ? actor.personId : '20000000-0000-4000-8000-0000000000ff'
        for (const statusCode of paymentStatuses) {
          const payment = documentIn(statusCode, createdBy)
          const flags = derivedActions(payment, actor, day, true)
          for (const button of buttons) {
            const fresh = createFakePayments()
            fresh.store.put(payment)
            const code = await button.call(fresh, actor, payment)
            const cell = `${button.flag} ${statusCode} ${signRight} creator=${isCreator}`
            expect(code === undefined, `${cell}: ${code}`).toBe(flags[button.flag])
            if (button.action) {
              const why = actionRefusal(payment, button.action, actor, day)
              // Whoever may do it to no document hears that; then what they may not see does not exist.
              const isReported =
                why === undefined || why === 'FORBIDDEN' || isVisibleTo(payment, actor)
              const reason = isReported ? why : 'PAYMENT_NOT_FOUND'
              expect(code, cell).toBe(reason)
            }
            if (code !== undefined) expect(fresh.store.find(payment.id), cell).toEqual(payment)
          }
        }
      }
    }
  })
})

test('to a person without the permission on the account neither', async () => {
  const day = createFakePayments().deps.rules.bankDay()
  for (const signRight of signRights) {
    const actor = testActor(signRight)
    for (const statusCode of paymentStatuses) {
      const payment = documentIn(statusCode, actor.personId)
      const flags = derivedActions(payment, actor, day, false)
      for (const button of buttons) {
        const fresh = createFakePayments()
        fresh.accounts.forbidPaying(actor.personId)
        fresh.store.put(payment)
        const code = await button.call(fresh, actor, payment)
        const cell = `${button.flag} ${statusCode} ${signRight}: ${code}`
        expect(code === undefined, cell).toBe(flags[button.flag])
        const wouldElse = derivedActions(payment, actor, day, true)[button.flag]
        const isHeld = wouldElse && !flags[button.flag]
        // A form shows the refusal beside its field, the other endpoints answer with it.
        if (isHeld)
          expect(['VALIDATION', 'OPERATION_NOT_ALLOWED_FOR_ACCOUNT'], cell).toContain(code)
      }
    }
  }
})
