import { Readable } from 'node:stream'

import type { Language, LocalizedText } from '@tartip/domain/language'
import type { FilterRefusal } from '@tartip/domain/lists/filter'
import { readListInput, type ListRequest } from '@tartip/domain/lists/list'
import { paymentList } from '@tartip/domain/lists/payment-list'
import { toDecimal } from '@tartip/domain/money/decimal'
import { statusesOfTab, tabs } from '@tartip/domain/payment/tabs'
import { err, ok, type Result } from '@tartip/domain/result'
import { compareText } from '@tartip/domain/text/collation'
import { fromIso, toIso } from '@tartip/domain/time/instant'

import type { Actor } from '../../../platform/actor.ts'
import { unwrap } from '../../../platform/graphql/unwrap.ts'
import { listExport, type ListExport } from '../../../platform/lists/list-export-routes.ts'
import { parsePageable } from '../../../platform/graphql/read-input.ts'
import { mapInSlices } from '../../../platform/slices.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import type { PaymentDocument } from '../payment-document.ts'
import { accessScopeOf, findChosen, viewerAccessOf } from '../use-cases/viewer-access.ts'
import { paymentPolicies } from './payment-policies.ts'
import { presentPayment } from './payment-presenter.ts'
import type { QueryResolvers, SearchOperationHistory } from './payment.generated.ts'
import { namesOfOrganisation, requireOwn, requireReader } from './seen-documents.ts'

type HistoryQueries = Pick<
  QueryResolvers,
  | 'searchPaymentByCriteria'
  | 'getCountsOfPaymentsGroupedByStatus'
  | 'getGroupedPaymentsByFilter'
  | 'getPaymentCreators'
>

/** The filters and the sort of the specification, whose `amountAsc` is an older name of a sort. */
export function parseSearch(
  actor: Actor,
  search: SearchOperationHistory,
): Result<ListRequest<typeof paymentList>, FilterRefusal | 'LEGAL_PARTY_NOT_FOUND'> {
  if (search.legalPartyId !== actor.legalPartyId) return err('LEGAL_PARTY_NOT_FOUND')
  const { amountAsc } = search
  return readListInput(
    paymentList,
    amountAsc === undefined || amountAsc === null
      ? search
      : { ...search, sort: 'AMOUNT', order: amountAsc ? 'ASC' : 'DESC' },
  )
}

/** The organisation's documents as lists, counts and sums. */
export function createHistoryQueries(deps: PaymentDeps): HistoryQueries {
  const { reads, clock } = deps
  return {
    searchPaymentByCriteria: async (_root, { searchOperationHistory: search, pageable }, ctx) => {
      const actor = requireReader(ctx)
      const { page, size } = parsePageable(pageable)
      const request = unwrap(parseSearch(actor, search))
      const asOf = search.asOf ? fromIso(search.asOf) : undefined
      const present = await presenterFor(deps, actor, ctx.request.language)
      const now = clock.now()
      const rules = deps.rules.bankDay()
      const query = { ...request, viewer: actor, page, size, asOf, rules }
      const { list, totals, count, searchedSince } = await reads.search(present.scope, query)
      return {
        list: await mapInSlices(list, present.row, actor.legalPartyId),
        amountElements: count,
        currentPage: page,
        amountPages: Math.ceil(count / size),
        totals: totals.map(({ currency, amountMinor, count }) => ({
          currency,
          amount: toDecimal(amountMinor, currency),
          count,
        })),
        searchedSince: searchedSince === undefined ? null : toIso(searchedSince),
        asOf: toIso(asOf ?? now),
      }
    },

    getCountsOfPaymentsGroupedByStatus: async (_root, { legalPartyId }, ctx) => {
      const actor = requireReader(ctx)
      requireOwn(actor, legalPartyId)
      const counts = await reads.countByStatus(await accessScopeOf(deps, actor), actor)
      return tabs.map(status => ({
        status,
        count: statusesOfTab(status, actor).reduce((sum, each) => sum + (counts.get(each) ?? 0), 0),
      }))
    },

    getPaymentCreators: async (_root, { legalPartyId }, ctx) => {
      const actor = requireReader(ctx)
      requireOwn(actor, legalPartyId)
      const [ids, names] = await Promise.all([
        reads.creators(await accessScopeOf(deps, actor)),
        namesOfOrganisation(deps, actor),
      ])
      // Whoever has left the organisation has no name here any more, and cannot be chosen.
      return ids
        .flatMap(id => {
          const shortName = names.get(id)?.shortName
          return shortName === undefined ? [] : [{ id, shortName }]
        })
        .toSorted((a, b) => compareText(a.shortName, b.shortName))
    },

    getGroupedPaymentsByFilter: async (_root, { filterData }, ctx) => {
      const actor = requireReader(ctx)
      const { values } = unwrap(parseSearch(actor, filterData))
      const query = { values, viewer: actor }
      const sums = await reads.sumByStatus(await accessScopeOf(deps, actor), query)
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

const chosenRows: LocalizedText = {
  ru: 'Отмеченные документы',
  ky: 'Белгиленген документтер',
  en: 'Selected documents',
}

/** The history as a file: what its operation finds, with its rights. */
export const createPaymentExport = (deps: PaymentDeps): ListExport =>
  listExport(
    paymentList,
    paymentPolicies.searchPaymentByCriteria,
    async (actor, { ids, ...input }, language) => {
      const request = readListInput(paymentList, input)
      if (!request.ok) return request
      const present = await presenterFor(deps, actor, language)
      const asOf = deps.clock.now()
      if (ids !== undefined) {
        const [other] = Object.keys(input)
        if (other !== undefined) return err('BAD_USER_INPUT', { field: other })
        const chosen = await findChosen(deps, actor, ids)
        if (!chosen.ok) return chosen
        return ok({
          at: asOf,
          chosenBy: chosenRows[language],
          batches: Readable.from([chosen.value.map(present.row)]),
        })
      }
      const query = { ...request.value, viewer: actor, asOf, rules: deps.rules.bankDay() }
      async function* batches() {
        for await (const list of deps.reads.searchAll(present.scope, query)) {
          yield list.map(present.row)
        }
      }
      return ok({ at: asOf, nameOf: id => present.names.get(id)?.fullName, batches: batches() })
    },
    ['ids'],
  )

/** Shows documents as the person sees them; names and rights are read once for a whole list. */
async function presenterFor(deps: PaymentDeps, actor: Actor, language: Language) {
  const [{ scope, mayPay }, names] = await Promise.all([
    viewerAccessOf(deps, actor),
    namesOfOrganisation(deps, actor),
  ])
  const context = { viewer: actor, day: deps.rules.bankDay(), names, mayPay, language }
  return {
    scope,
    names,
    row: (payment: PaymentDocument) => presentPayment(payment, context),
  }
}
