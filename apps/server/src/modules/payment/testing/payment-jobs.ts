import type { PaymentJobDeps } from '../jobs/payment-job-deps.ts'
import { createFakeBank } from './fake-bank.ts'
import { somAccount } from './fake-accounts.ts'
import { createRealPayments } from './real-payments.ts'
import { organisationId, testActor } from './test-people.ts'

export type PaymentJobs = Awaited<ReturnType<typeof createPaymentJobs>>

/** Documents on a real PostgreSQL, a bank that does what it is ordered to, and what the jobs between them need. */
export async function createPaymentJobs() {
  const payments = await createRealPayments()
  const bank = createFakeBank()
  const deps: PaymentJobDeps = {
    clock: payments.clock,
    rules: payments.deps.rules,
    rates: payments.rates,
    bank,
    accessControl: payments.accessControl,
    inSystem: payments.storage.inSystem,
  }
  const scope = {
    legalPartyId: organisationId,
    personId: testActor('CREATOR').personId,
    accounts: [somAccount],
  }
  const find = (id: string) => payments.storage.reads.findVisible(scope, id)
  return {
    payments,
    bank,
    deps,
    find,
    statusOf: async (id: string) => (await find(id))?.statusCode,
    close: payments.close,
  }
}
