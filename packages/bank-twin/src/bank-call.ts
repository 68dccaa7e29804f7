import { InvalidCursor } from '@tartip/bank-ports/core-accounts'
import { BankUnavailable } from '@tartip/bank-ports/payment-execution'

/**
 * A call to the bank: it is answered, or the bank is unavailable. For a changing call the caller
 * cannot know whether it took effect. Programming errors of the caller stay what they are.
 */
export async function asBankCall<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof RangeError || error instanceof InvalidCursor) throw error
    throw new BankUnavailable('The bank did not answer', { cause: error })
  }
}
