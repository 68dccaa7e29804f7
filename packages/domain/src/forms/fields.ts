import type { DomesticOrder, OrderOfContent } from '../payment/payment-order.ts'
import { valueOf } from './facts.ts'
import * as kinds from './field.ts'
import type { Field } from './field.ts'
import type { StoredContent } from './form.ts'

/* Fields that most payment forms have. */

/** In the currency of the account that pays. */
export const amount: Field = {
  kind: kinds.amountIn(facts => valueOf(facts, 'payer')?.currency),
  required: 'always',
}
export const paymentCode: Field = { kind: kinds.paymentCode }
export const purpose: Field = { kind: kinds.purpose, required: 'always' }
export const valueDate: Field = { kind: kinds.date, required: 'always' }
export const transferNum: Field = { kind: kinds.number, isNumbered: true }

/** The order of a transfer in the national systems or inside the bank. */
export const domesticOrder =
  (operations: readonly DomesticOrder['operationCode'][]) =>
  (content: StoredContent): OrderOfContent => {
    const { recipientAccount, recipientBic, recipientName, recipientInn } = content
    const operationCode = operations.find(code => code === content.operationCode)
    if (!operationCode) throw new Error(`${content.operationCode} is no domestic transfer`)
    return {
      operationCode,
      recipientAccount,
      recipientBic,
      recipientName,
      ...(recipientInn === undefined ? {} : { recipientInn }),
    }
  }
