import type { QrSale } from '@tartip/bank-ports/qr-sales'
import { longestPeriodDays } from '@tartip/domain/lists/filter'
import { readListInput } from '@tartip/domain/lists/list'
import { paymentList } from '@tartip/domain/lists/payment-list'
import { qrOperationList, type QrOperationListRow } from '@tartip/domain/lists/qr-operation-list'
import { toDecimal } from '@tartip/domain/money/decimal'
import { may } from '@tartip/domain/people/policy'
import { err, ok } from '@tartip/domain/result'
import { addDays, bishkekDate, daysBetween, fromIso, toIso } from '@tartip/domain/time/instant'

import type { Actor } from '../../../platform/actor.ts'
import { readLastEventId } from '../../../platform/graphql/catch-up.ts'
import { requireActor, type GraphqlContext } from '../../../platform/graphql/context.ts'
import { createEventFollower, type EventSource } from '../../../platform/graphql/follow-events.ts'
import { parsePageable, withoutMissing } from '../../../platform/graphql/read-input.ts'
import { refusal, unwrap } from '../../../platform/graphql/unwrap.ts'
import { listExport, type ListExport } from '../../../platform/lists/list-export-routes.ts'
import {
  qrSaleTopic,
  saleFromEvent,
  type Qr,
  type QrAccess,
  type QrSaleEventPayload,
} from '../../qr/public.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import { accessScopeOf } from '../use-cases/viewer-access.ts'
import { paymentPolicies } from './payment-policies.ts'
import type {
  QrOperation,
  QrOperationFilter,
  QueryResolvers,
  SubscriptionResolvers,
} from './payment.generated.ts'
import { presentSale, presentTotal } from './qr-presenter.ts'
import { namesOfOrganisation, requireOwn, requireReader } from './seen-documents.ts'

export interface QrDeps extends PaymentDeps {
  readonly qr: Qr
}

export type QrQueries = Pick<
  QueryResolvers,
  | 'getQrOperationHistory'
  | 'getQrOperationHistoryByFilterWithSalePoint'
  | 'findQrOperation'
  | 'getQrOperationsLast2Days'
  | 'getQrSalesSummary'
  | 'findAllQrTransferByFilter'
  | 'checkIsRefundAvailable'
>

function requireSeller(ctx: GraphqlContext, legalPartyId: string): Actor {
  const actor = requireActor(ctx)
  unwrap(may(actor, 'qrSales.read'))
  if (legalPartyId !== actor.legalPartyId) throw refusal('LEGAL_PARTY_NOT_FOUND')
  return actor
}

/** Sales by QR as lists, totals and a live channel. */
export function createQrQueries(deps: QrDeps): QrQueries {
  const { qr, clock } = deps
  const history = async (
    ctx: GraphqlContext,
    filter: QrOperationFilter,
    pageable: Parameters<typeof parsePageable>[0],
  ) => {
    const actor = requireSeller(ctx, filter.legalPartyId)
    const { page, size } = parsePageable(pageable)
    const request = unwrap(readListInput(qrOperationList, filter))
    const access = await qr.accessOf(actor)
    const asOf = filter.asOf ? fromIso(filter.asOf) : undefined
    const found = await qr.page(access, request, {
      page,
      size,
      ...(asOf === undefined ? {} : { asOf }),
    })
    return {
      list: await presentSales(deps, actor, found.list),
      amountElements: found.count,
      amountPages: Math.ceil(found.count / size),
      currentPage: page,
      totals: found.totals.map(({ currency, amountMinor, count }) => ({
        currency,
        amount: toDecimal(amountMinor, currency),
        count,
      })),
      searchedSince: found.searchedSince === undefined ? null : toIso(found.searchedSince),
      asOf: toIso(asOf ?? clock.now()),
    }
  }
  return {
    getQrOperationHistory: (_root, { filter, pageable }, ctx) => history(ctx, filter, pageable),

    getQrOperationHistoryByFilterWithSalePoint: (_root, { filter, pageable }, ctx) => {
      requireSeller(ctx, filter.legalPartyId)
      parsePageable(pageable)
      if (!filter.salePointCode) throw refusal('FIELD_REQUIRED', { field: 'salePointCode' })
      return history(ctx, filter, pageable)
    },

    findQrOperation: async (_root, { legalPartyId, operationId }, ctx) => {
      const actor = requireSeller(ctx, legalPartyId)
      const sale = await qr.find(await qr.accessOf(actor), operationId)
      const [shown] = await presentSales(deps, actor, sale ? [sale] : [])
      if (!shown) throw refusal('SALE_NOT_FOUND')
      return shown
    },

    findAllQrTransferByFilter: async (_root, { filter, pageable }, ctx) => {
      const actor = requireReader(ctx)
      requireOwn(actor, filter.legalPartyId)
      const operation = ['QR', 'REFUND']
      const request = unwrap(readListInput(paymentList, { ...filter, operation }))
      const { page, size } = parsePageable(pageable)
      const scope = await accessScopeOf(deps, actor)
      const query = { ...request, viewer: actor, page, size, rules: deps.rules.bankDay() }
      const [{ list, count }, names] = await Promise.all([
        deps.reads.search(scope, { ...query, asOf: undefined }),
        namesOfOrganisation(deps, actor),
      ])
      return {
        list: list.map(document => ({
          id: document.id,
          operationCode: document.operationCode,
          statusCode: document.statusCode,
          creatorName: names.get(document.createdBy)?.fullName ?? '—',
          currencyCode: document.currency,
          amount: toDecimal(document.amountMinor, document.currency),
          purpose: document.purpose,
          transferNum: document.transferNum,
          createdDate: toIso(document.createdAt),
        })),
        amountElements: count,
        amountPages: Math.ceil(count / size),
        currentPage: page,
      }
    },

    checkIsRefundAvailable: async (_root, { refundIsAvailableInput: input }, ctx) => {
      const actor = requireSeller(ctx, input.legalPartyId)
      const access = await qr.accessOf(actor)
      const { sale, available } = unwrap(await qr.checkRefund(access, input.operationId, 1n))
      if ((await refundsOf(deps, actor, [sale])).has(sale.saleId)) throw refusal('ALREADY_REFUNDED')
      return {
        availableRefundAmount: toDecimal(available.availableMinor, 'KGS'),
        maskedAccount: available.maskedAccount,
        recipientName: available.recipientName,
      }
    },

    getQrOperationsLast2Days: async (_root, { filter: { legalPartyId, ...filter } }, ctx) => {
      const actor = requireSeller(ctx, legalPartyId)
      const today = bishkekDate(clock.now())
      const period = { from: addDays(today, -1), to: today }
      const access = await qr.accessOf(actor)
      const { days } = await qr.summary(access, period, withoutMissing(filter))
      const none = { amountMinor: 0n, count: 0 }
      const [yesterday = none, todays = none] = days
      return { today: presentTotal(todays), yesterday: presentTotal(yesterday) }
    },

    getQrSalesSummary: async (_root, { filter }, ctx) => {
      const { legalPartyId, startDate: from, endDate: to, ...rest } = filter
      const actor = requireSeller(ctx, legalPartyId)
      const length = daysBetween(from, to)
      if (length < 0) throw refusal('PERIOD_INVALID', { field: 'endDate' })
      if (length > longestPeriodDays) {
        throw refusal('PERIOD_TOO_LONG', { field: 'endDate', max: longestPeriodDays })
      }
      const access = await qr.accessOf(actor)
      const summary = await qr.summary(access, { from, to }, withoutMissing(rest))
      return {
        days: summary.days.map(({ date, ...total }) => ({ date, ...presentTotal(total) })),
        points: summary.points.map(({ salePointCode, salePointName, ...total }) => ({
          salePointCode: salePointCode ?? null,
          salePointName: salePointName ?? null,
          ...presentTotal(total),
        })),
      }
    },
  }
}

const refundsOf = (deps: Pick<QrDeps, 'reads'>, actor: Actor, sales: readonly QrSale[]) =>
  deps.reads.refundsOf(
    actor,
    sales.map(({ saleId }) => saleId),
  )

async function presentSales(
  deps: Pick<QrDeps, 'reads'>,
  actor: Actor,
  sales: readonly QrSale[],
): Promise<QrOperation[]> {
  const refunds = await refundsOf(deps, actor, sales)
  return sales.map(sale => presentSale(sale, actor.companyName, refunds.get(sale.saleId)))
}

/** The sales as a file; without a period it would hold everything, so both its days are needed. */
export const createQrExport = (deps: QrDeps): ListExport =>
  listExport<QrOperationListRow>(
    qrOperationList,
    paymentPolicies.getQrOperationHistory,
    async (actor, input) => {
      const request = readListInput(qrOperationList, input)
      if (!request.ok) return request
      const { value } = request
      const missing = value.values.created?.from === undefined ? 'startDate' : 'endDate'
      if (value.values.created?.from === undefined || value.values.created.to === undefined) {
        return err('FIELD_REQUIRED', { field: missing })
      }
      const { qr, clock } = deps
      const access = await qr.accessOf(actor)
      async function* batches() {
        for await (const list of qr.batches(access, value)) {
          yield await presentSales(deps, actor, list)
        }
      }
      return ok({ at: clock.now(), batches: batches() })
    },
  )

export function createQrSubscriptions(
  deps: QrDeps,
  source: EventSource,
): Pick<SubscriptionResolvers, 'listenQrOperation'> {
  const { qr } = deps
  const follow = createEventFollower(source, qrSaleTopic)
  return {
    listenQrOperation: {
      subscribe: (_root, { legalPartyId, lastEventId }, ctx) => {
        const actor = requireSeller(ctx, legalPartyId)
        return follow({
          legalPartyId,
          personId: actor.personId,
          lastEventId: readLastEventId(lastEventId),
          async openView() {
            const access = await qr.accessOf(actor)
            return async event => {
              const payload = event.payload as unknown as QrSaleEventPayload
              const operation = await presentEvent(deps, actor, access, payload)
              if (!operation) return undefined
              return { listenQrOperation: { eventId: event.eventId.toString(), operation } }
            }
          },
        })
      },
    },
  }
}

/** Later a sale may have a refund, which its event does not know. */
const freshMs = 2_000

/** A sale of nobody's business here is not even read, and one that has just come need not be. */
async function presentEvent(
  deps: Pick<QrDeps, 'qr' | 'clock' | 'reads'>,
  actor: Actor,
  access: QrAccess,
  { saleId, account, cashRegisterId, sale: fresh }: QrSaleEventPayload,
): Promise<QrOperation | undefined> {
  const isShown =
    access.accounts.includes(account) ||
    (cashRegisterId !== null && access.cashRegisters.includes(cashRegisterId))
  if (!isShown) return undefined
  if (fresh && Math.abs(deps.clock.now() - fresh.occurredAt) < freshMs) {
    return presentSale(saleFromEvent(fresh), actor.companyName)
  }
  const sale = await deps.qr.find(access, saleId)
  const [shown] = await presentSales(deps, actor, sale ? [sale] : [])
  return shown
}
