import { nextWorkingDay } from '@tartip/domain/bank-day/calendar'
import { derivedActions, actionRefusal } from '@tartip/domain/payment/derived-actions'
import type { OperationCode } from '@tartip/domain/payment/operation'
import { isVisibleTo } from '@tartip/domain/payment/tabs'
import { paymentStatuses } from '@tartip/domain/payment/status'
import { signRights, signSchemes, signTypes } from '@tartip/domain/people/sign-right'
import { writeConversionTerms } from '@tartip/domain/payment/conversion-terms'
import type { LocalDate } from '@tartip/domain/time/instant'
import { describe, expect, inject, test } from 'vitest'

import type { SeedPayment } from '../public.ts'
import {
  cardAccount,
  foreignClientAccount,
  secondCardAccount,
  secondSomAccount,
  somAccount,
} from '../testing/fake-accounts.ts'
import { buttons, documentIn } from '../testing/payment-buttons.ts'
import { testActor } from '../testing/test-people.ts'
import { createFakePayments } from '../testing/test-payments.ts'

const rate = { base: 'USD', quote: 'KGS', value: '87.2' } as const
/** What each kind says beside what all documents say. */
const kinds: Readonly<Record<OperationCode, Partial<SeedPayment>>> = {
  CLEARING: {},
  GROSS: {},
  INTRABANK_OWN: { recipientBic: '109001', recipientAccount: secondSomAccount },
  INTRABANK_FOREIGN: { recipientBic: '109001', recipientAccount: foreignClientAccount },
  CONVERSION: {
    terms: writeConversionTerms({
      side: 'SELL',
      recipientCurrency: 'USD',
      recipientAmountMinor: 481_651n,
      rate,
      rateKind: 'CONTRACTUAL',
    }),
  },
  RKO_2_CARD: { recipientBic: '109001', recipientAccount: cardAccount },
  CARD_2_RKO: { payerAccount: cardAccount, recipientBic: '109001', recipientAccount: somAccount },
  CARD_2_CARD: {
    payerAccount: cardAccount,
    recipientBic: '109001',
    recipientAccount: secondCardAccount,
  },
  BUDGET: {
    terms: { paylogicId: '123456789012', budgetKind: 'TAX', codeUntil: '2026-12-01T17:59:59.000Z' },
  },
  SWIFT: { currency: 'KGS' },
  QR: { terms: { qrProvider: 'qr.bank.kg', qrTransaction: 'bill-1' } },
  REFUND: {},
  SALARY: {},
}
/** To edit or repeat a document needs its form; the tests of the forms do that. */
const steps = buttons.filter(({ action }) => action !== undefined)

const colleague = '20000000-0000-4000-8000-0000000000ff'
const cellsOf = (personId: string, days: readonly LocalDate[]) =>
  [personId, colleague].flatMap(createdBy =>
    days.flatMap(valueDate =>
      paymentStatuses.map(statusCode => ({ createdBy, valueDate, statusCode })),
    ),
  )

const contracts = signSchemes.flatMap(signScheme =>
  signTypes.map(signType => ({ signScheme, signType })),
)
/** Before a release every contract; in each run another one for each kind and right. */
const contractsOf = (kind: number, right: number) =>
  inject('isWholeRun')
    ? contracts
    : contracts.filter((_, place) => place === (kind * 5 + right * 7) % contracts.length)

const cases = Object.entries(kinds).flatMap(([operationCode, content], kind) =>
  signRights.flatMap((signRight, right) =>
    contractsOf(kind, right).map(contract => ({ operationCode, content, signRight, contract })),
  ),
)

describe('a document is changed exactly as its buttons promise', () => {
  test.each(cases)(
    '$operationCode by $signRight under $contract.signScheme, $contract.signType',
    async ({ operationCode, content, signRight, contract }) => {
      const actor = testActor(signRight, { ...contract, productRoles: ['SALARY_USER'] })
      const day = createFakePayments().deps.rules.bankDay()
      const days = [day.date, nextWorkingDay(day.calendar, day.date)]
      for (const { createdBy, valueDate, statusCode } of cellsOf(actor.personId, days)) {
        const payment = documentIn(statusCode, createdBy, {
          amountMinor: 1_000_000n,
          ...content,
          valueDate,
          operationCode: operationCode as OperationCode,
        })
        const flags = derivedActions(payment, actor, day, true)
        for (const button of steps) {
          const fresh = createFakePayments()
          fresh.store.put(payment)
          const code = await button.call(fresh, actor, payment)
          const cell = `${button.flag} ${statusCode} by ${createdBy} for ${valueDate}: ${code}`
          expect(code === undefined, cell).toBe(flags[button.flag])
          if (button.action) {
            const why = actionRefusal(payment, button.action, actor, day)
            const isReported =
              why === undefined || why === 'FORBIDDEN' || isVisibleTo(payment, actor)
            expect(code, cell).toBe(isReported ? why : 'PAYMENT_NOT_FOUND')
          }
        }
      }
    },
  )
})
