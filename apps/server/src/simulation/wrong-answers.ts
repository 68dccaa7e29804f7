import { isFinal, isPaymentStatus } from '@tartip/domain/payment/status'
import type { Result } from '@tartip/domain/result'
import type { SeenDocument } from './observe.ts'
import type { PersonCall } from './people-act.ts'

/**
 * The documents that were signed by a call which has not proved who signs: with a code that is wrong or was used, with
 * a signature over something else, or without having been shown what the document says.
 *
 * @param answer what a call that signs was answered
 */
export function wronglySigned(
  call: Pick<PersonCall, 'proves'>,
  answer: Result<unknown>,
): readonly string[] {
  const { proves } = call
  if (proves === undefined || !answer.ok || !Array.isArray(answer.value)) return []
  return answer.value
    .filter(isDone)
    .flatMap(({ paymentId }) => (proves(paymentId) ? [] : [paymentId]))
}

function isDone(result: unknown): result is { readonly paymentId: string } {
  return (
    typeof result === 'object' &&
    result !== null &&
    'ok' in result &&
    result.ok === true &&
    'paymentId' in result
  )
}

/**
 * The documents that have not come to their end. A draft waits for its creator, for years if need be; everything else
 * must end by itself.
 */
export function unended(documents: readonly SeenDocument[]): SeenDocument[] {
  return documents.filter(
    ({ statusCode, isDeleted }) =>
      !isDeleted &&
      statusCode !== 'DRAFT' &&
      statusCode !== 'FOR_EDITING' &&
      !(isPaymentStatus(statusCode) && isFinal(statusCode)),
  )
}
