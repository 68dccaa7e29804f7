import { BankUnavailable } from '@tartip/bank-ports/payment-execution'
import { err, type Result } from '@tartip/domain/result'

/** Calls one of the bank's systems; one that does not answer is a refusal, not a fault of ours. */
export async function orUnavailable<T, E extends string>(
  call: () => Promise<Result<T, E>>,
): Promise<Result<T, E | 'BANK_UNAVAILABLE'>> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof BankUnavailable) return err('BANK_UNAVAILABLE')
    throw error
  }
}
