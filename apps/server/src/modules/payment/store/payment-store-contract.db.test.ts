import { afterEach } from 'vitest'

import { describePaymentStoreContract } from '../testing/payment-store-contract.ts'
import { createRealPayments, type RealPayments } from '../testing/real-payments.ts'

let bank: RealPayments | undefined
afterEach(() => bank?.close())

describePaymentStoreContract('PostgreSQL', async () => {
  bank = await createRealPayments()
  return bank.storage
})
