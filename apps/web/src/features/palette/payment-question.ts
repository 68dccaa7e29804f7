import { searchTermOf } from '@tartip/domain/lists/search-text'
import { decodeWrongLayout } from '@tartip/domain/text/wrong-layout'
import type { FindPaymentsQueryVariables } from './api/find-payments.payment.generated.ts'

/** Letters of a name from which the bank is queried. */
const shortestName = 3
/** Letters or digits from which payees are searched. */
const shortestPayee = 2
const longestNumber = 10

/**
 * The query for a typed text: what the search of the history finds by it, by a name in both layouts, and the document
 * of exactly this number. Undefined when the text is too short.
 */
export function questionOf(
  typed: string,
  legalPartyId: string,
): FindPaymentsQueryVariables | undefined {
  const text = typed.trim()
  const { digits, amount } = searchTermOf(text)
  const isName = text.length >= shortestName && /[\p{L}\d]/u.test(text)
  if (digits === undefined && amount === undefined && !isName) return undefined
  const isNumber = digits !== undefined && digits.length <= longestNumber
  return {
    // The shortest number that holds the digits comes first: the number itself.
    number: {
      legalPartyId,
      transferNum: isNumber ? digits : null,
      sort: 'TRANSFER_NUM',
      order: 'ASC',
    },
    typed: { legalPartyId, search: text },
    otherLayout: { legalPartyId, search: decodeWrongLayout(text) },
    isNumber,
    isName: isName && digits === undefined && amount === undefined,
  }
}

const payWords = /^(?:заплатить|оплатить|платить|төлөө|pay)\s+/iu

/** What payees are searched by: «pay stroy» means «stroy». Undefined when it is too short. */
export function payeeTextOf(typed: string): string | undefined {
  const text = typed.trim().replace(payWords, '')
  return text.length >= shortestPayee ? text : undefined
}
