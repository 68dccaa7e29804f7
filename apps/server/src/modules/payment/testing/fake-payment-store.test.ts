import { createFakePaymentStore } from './fake-payment-store.ts'
import { describePaymentStoreContract } from './payment-store-contract.ts'

describePaymentStoreContract('the store in memory', async () => createFakePaymentStore())
