import { toDecimal } from '@tartip/domain/money/decimal'
import { parseTypedAmount } from '@tartip/domain/money/typed-amount'
import { decodeWrongLayout } from '@tartip/domain/text/wrong-layout'
import type { FindPaymentsQueryVariables } from './api/find-payments.payment.generated.ts'

/** Letters of a name from which the bank is queried. */
const shortestName = 3
/** Letters or digits from which payees are searched. */
const shortestPayee = 2

/**
 * The query for a typed text: a number of a document, an amount or a name, the name in both
 * layouts. Undefined when the text is too short to be any of them.
 */
export function questionOf(
  typed: string,
  legalPartyId: string,
): FindPaymentsQueryVariables | undefined {
  const text = typed.trim()
  const isNumber = /^(№\s*)?\d{1,10}$/.test(text)
  const amount = amountOf(text)
  const isName = text.length >= shortestName && /\p{L}/u.test(text)
  if (!isNumber && amount === undefined && !isName) return undefined
  const bounds = amount === undefined ? {} : { startAmount: amount, endAmount: amount }
  return {
    number: { legalPartyId, transferNum: text.replace(/\D/g, '') || null },
    amount: { legalPartyId, ...bounds },
    name: { legalPartyId, recipientName: text },
    otherName: { legalPartyId, recipientName: decodeWrongLayout(text) },
    isNumber,
    isAmount: amount !== undefined,
    isName,
  }
}

/** In major units, whatever the currency. */
function amountOf(text: string): string | undefined {
  const typed = /\d/.test(text) ? parseTypedAmount(text, 'KGS') : undefined
  return typed?.ok ? toDecimal(typed.value, 'KGS') : undefined
}

const payWords = /^(?:заплатить|оплатить|платить|төлөө|pay)\s+/iu

/** What payees are searched by: «pay stroy» means «stroy». Undefined when it is too short. */
export function payeeTextOf(typed: string): string | undefined {
  const text = typed.trim().replace(payWords, '')
  return text.length >= shortestPayee ? text : undefined
}
