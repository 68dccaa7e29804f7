import { toDecimal } from '@tartip/domain/money/decimal'
import { statusesOfTab, tabs } from '@tartip/domain/payment/tabs'

import { unwrap } from '../../../platform/graphql/unwrap.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import { viewerAccessOf, accessScopeOf } from '../use-cases/viewer-access.ts'
import { parseFilter, parseSearch } from './payment-filter.ts'
import { presentPayment } from './payment-presenter.ts'
import type { QueryResolvers } from './payment.generated.ts'
import { namesOfOrganisation, requireOwn, requireReader } from './seen-documents.ts'

type HistoryQueries = Pick<
  QueryResolvers,
  'searchPaymentByCriteria' | 'getCountsOfPaymentsGroupedByStatus' | 'getGroupedPaymentsByFilter'
>

/** The organisation's documents as lists, counts and sums. */
export function createHistoryQueries(deps: PaymentDeps): HistoryQueries {
  const { reads, rules } = deps
  return {
    searchPaymentByCriteria: async (_root, { searchOperationHistory, pageable }, ctx) => {
      const actor = requireReader(ctx)
      const request = unwrap(parseSearch(actor, searchOperationHistory, pageable))
      const { sight, mayPay } = await viewerAccessOf(deps, actor)
      const [page, names] = await Promise.all([
        reads.search(sight, request),
        namesOfOrganisation(deps, actor),
      ])
      const { language } = ctx.request
      const context = { viewer: actor, day: rules.bankDay(), names, mayPay, language }
      const found = page.totals.reduce((sum, total) => sum + total.count, 0)
      return {
        list: page.list.map(payment => presentPayment(payment, context)),
        amountElements: found,
        currentPage: request.page,
        amountPages: Math.ceil(found / request.size),
        totals: page.totals.map(({ currency, amountMinor, count }) => ({
          currency,
          amount: toDecimal(amountMinor, currency),
          count,
        })),
      }
    },

    getCountsOfPaymentsGroupedByStatus: async (_root, { legalPartyId }, ctx) => {
      const actor = requireReader(ctx)
      requireOwn(actor, legalPartyId)
      const counts = await reads.countByStatus(await accessScopeOf(deps, actor))
      return tabs.map(status => ({
        status,
        count: statusesOfTab(status, actor).reduce((sum, each) => sum + (counts.get(each) ?? 0), 0),
      }))
    },

    getGroupedPaymentsByFilter: async (_root, { filterData }, ctx) => {
      const actor = requireReader(ctx)
      const filter = unwrap(parseFilter(actor, filterData))
      const sums = await reads.sumByStatus(await accessScopeOf(deps, actor), filter)
      return sums.map(({ statusCode, currency, amountMinor, count }) => ({
        id: `${statusCode}-${currency}`,
        currency,
        amount: toDecimal(amountMinor, currency),
        status: statusCode,
        count,
      }))
    },
  }
}
