import type { PayControl } from '@tartip/bank-ports/pay-control'
import { BankUnavailable } from '@tartip/bank-ports/payment-execution'

const refuse = async (): Promise<never> => {
  throw new BankUnavailable('No server for signing on phones is connected')
}

/** Stands where no vendor's server for signing on phones is connected: nothing can be confirmed there. */
export const noPayControl: PayControl = {
  createKey: refuse,
  regenerateKey: refuse,
  keysOf: refuse,
  removeKey: refuse,
  requestConfirmation: refuse,
  outcomeOf: refuse,
  cancel: refuse,
}
