import { unwrap } from '../../../platform/graphql/unwrap.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import { forecastBalance, forecastRegularPayments } from '../use-cases/forecast-balance.ts'
import { accessScopeOf } from '../use-cases/viewer-access.ts'
import type { BudgetQueries } from './budget-resolvers.ts'
import { createDictionaryQueries } from './dictionary-queries.ts'
import { createDocumentQueries } from './document-queries.ts'
import { presentExpected, presentForecast, presentRegular } from './forecast-presenter.ts'
import { createFormQueries } from './form-queries.ts'
import { createHistoryQueries } from './history-queries.ts'
import type { QueryResolvers } from './payment.generated.ts'
import type { QrQueries } from './qr-queries.ts'
import { requireOwn, requireReader } from './seen-documents.ts'
import { createSwiftQueries } from './swift-queries.ts'
import { createSigningQueries } from './signing-queries.ts'

/** All but those of the budget and of QR, which need more. */
export function createPaymentQueries(
  deps: PaymentDeps,
): Omit<QueryResolvers, keyof BudgetQueries | keyof QrQueries> {
  return {
    ...createDictionaryQueries(deps.rules),
    ...createHistoryQueries(deps),
    ...createDocumentQueries(deps),
    ...createSigningQueries(deps),
    ...createFormQueries(deps),
    ...createSwiftQueries(deps),

    getExpectedPayments: async (_root, { legalPartyId }, ctx) => {
      const actor = requireReader(ctx)
      requireOwn(actor, legalPartyId)
      const payments = await deps.reads.expected(await accessScopeOf(deps, actor))
      return payments.map(presentExpected)
    },

    getRegularPayments: async (_root, { legalPartyId }, ctx) => {
      const actor = requireReader(ctx)
      requireOwn(actor, legalPartyId)
      return (await forecastRegularPayments(deps)(actor)).map(presentRegular)
    },

    getBalanceForecast: async (_root, { legalPartyId, accountId }, ctx) => {
      const actor = requireReader(ctx)
      requireOwn(actor, legalPartyId)
      return presentForecast(unwrap(await forecastBalance(deps)(actor, accountId)))
    },
  }
}
