import { err, holds, type Verdict } from '@tartip/domain/result'

/** The largest page of the history (specification, section 9): what can be selected can be signed. */
export const largestBatch = 520
/** As long as a UUID. */
const longestId = 36

/**
 * Whether these can be the documents of one call. The answer gives every id back and is kept beside the key of the call
 * for two days: a text that is longer than any id would fill the database instead of naming a document.
 */
export function areOneBatch(
  paymentIds: readonly string[],
  max: number = largestBatch,
): Verdict<'BAD_REQUEST'> {
  const isOne =
    paymentIds.length > 0 &&
    paymentIds.length <= max &&
    paymentIds.every(id => id.length <= longestId)
  return isOne ? holds : err('BAD_REQUEST', { field: 'paymentIds', max })
}
