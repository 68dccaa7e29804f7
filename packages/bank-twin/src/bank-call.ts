import { InvalidCursor } from '@tartip/bank-ports/core-accounts'
import { BankUnavailable } from '@tartip/bank-ports/payment-execution'

/**
 * A call as the other side of the line sees it: it answers, or the bank is unavailable and, for a call that
 * changes something, the caller cannot know on which side of the commit it broke off. Mistakes of the
 * caller's own program stay what they are.
 */
export async function asBankCall<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof RangeError || error instanceof InvalidCursor) throw error
    throw new BankUnavailable('The bank did not answer', { cause: error })
  }
}
