import { isCurrencyCode } from '@tartip/domain/money/currency'
import { parseDecimal, toDecimal } from '@tartip/domain/money/decimal'
import { commissionOf } from '@tartip/domain/payment/commission'
import { statusesOfTab, tabs } from '@tartip/domain/payment/tabs'
import { may } from '@tartip/domain/people/policy'
import { parseAccountNumber } from '@tartip/domain/identifiers/account-number'
import { isUuid } from '@tartip/domain/identifiers/uuid'

import type { Actor } from '../../../platform/actor.ts'
import { requireActor, type GraphqlContext } from '../../../platform/graphql/context.ts'
import { refusal, unwrap } from '../../../platform/graphql/unwrap.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import type { PaymentDocument } from '../payment-document.ts'
import { forecastBalance } from '../use-cases/forecast-balance.ts'
import { maskOwnerName } from '../use-cases/mask-owner-name.ts'
import { yearOf } from '../use-cases/save-draft.ts'
import { outlookOf, sightOf, type Outlook } from '../use-cases/sight.ts'
import { createDictionaryQueries } from './dictionary-queries.ts'
import {
  presentSignatories,
  presentStatusHistory,
  presentTransferData,
} from './document-presenter.ts'
import { presentForecast } from './forecast-presenter.ts'
import { parseFilter, parseSearch } from './payment-filter.ts'
import { namesOf, presentPayment } from './payment-presenter.ts'
import { createSigningQueries } from './signing-queries.ts'
import type { CommissionInput, PaymentRef, QueryResolvers } from './payment.generated.ts'

export function createPaymentQueries(deps: PaymentDeps): QueryResolvers {
  const { reads, rules, accounts, accessControl } = deps
  const namesOfOrganisation = async (actor: Actor) =>
    namesOf(await accessControl.peopleOf(actor.legalPartyId))
  const findSeen = async (actor: Actor, ref: PaymentRef): Promise<Outlook & FoundDocument> => {
    const isKnown = ref.legalPartyId === actor.legalPartyId && isUuid(ref.paymentId)
    const outlook = await outlookOf(deps, actor)
    const payment = isKnown && (await reads.findVisible(outlook.sight, ref.paymentId))
    if (!payment) throw refusal('PAYMENT_NOT_FOUND')
    return { ...outlook, payment }
  }
  const findDocument = async (actor: Actor, ref: PaymentRef): Promise<PaymentDocument> =>
    (await findSeen(actor, ref)).payment

  return {
    ...createDictionaryQueries(rules),

    searchPaymentByCriteria: async (_root, { searchOperationHistory, pageable }, ctx) => {
      const actor = requireReader(ctx)
      const request = unwrap(parseSearch(actor, searchOperationHistory, pageable))
      const { sight, mayPay } = await outlookOf(deps, actor)
      const [page, names] = await Promise.all([
        reads.search(sight, request),
        namesOfOrganisation(actor),
      ])
      const { language } = ctx.request
      const onlooker = { viewer: actor, day: rules.bankDay(), names, mayPay, language }
      const found = page.totals.reduce((sum, total) => sum + total.count, 0)
      return {
        list: page.list.map(payment => presentPayment(payment, onlooker)),
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

    findTransferDataByPaymentId: async (_root, { payment: ref }, ctx) => {
      const actor = requireReader(ctx)
      const [{ payment, mayPay }, names] = await Promise.all([
        findSeen(actor, ref),
        namesOfOrganisation(actor),
      ])
      return presentTransferData(
        payment,
        { viewer: actor, day: rules.bankDay(), names, mayPay, language: ctx.request.language },
        rules,
      )
    },

    getPaymentStatusHistoryByPaymentId: async (_root, { payment: ref }, ctx) => {
      const actor = requireReader(ctx)
      const payment = await findDocument(actor, ref)
      const [history, names] = await Promise.all([
        reads.statusHistory(actor.legalPartyId, payment.id),
        namesOfOrganisation(actor),
      ])
      return presentStatusHistory(payment, history, {
        viewer: actor,
        names,
        language: ctx.request.language,
      })
    },

    getPaymentSignerInfoByPaymentId: async (_root, { payment: ref }, ctx) => {
      const actor = requireReader(ctx)
      const [payment, people] = await Promise.all([
        findDocument(actor, ref),
        accessControl.peopleOf(actor.legalPartyId),
      ])
      return presentSignatories(payment, actor, people)
    },

    ...createSigningQueries(deps, { findDocument, requireReader }),

    getCountsOfPaymentsGroupedByStatus: async (_root, { legalPartyId }, ctx) => {
      const actor = requireReader(ctx)
      requireOwn(actor, legalPartyId)
      const counts = await reads.countByStatus(await sightOf(deps, actor))
      return tabs.map(status => ({
        status,
        count: statusesOfTab(status, actor).reduce((sum, each) => sum + (counts.get(each) ?? 0), 0),
      }))
    },

    getGroupedPaymentsByFilter: async (_root, { filterData }, ctx) => {
      const actor = requireReader(ctx)
      const filter = unwrap(parseFilter(actor, filterData))
      const sums = await reads.sumByStatus(await sightOf(deps, actor), filter)
      return sums.map(({ statusCode, currency, amountMinor, count }) => ({
        id: `${statusCode}-${currency}`,
        currency,
        amount: toDecimal(amountMinor, currency),
        status: statusCode,
        count,
      }))
    },

    getBalanceForecast: async (_root, { legalPartyId, accountId }, ctx) => {
      const actor = requireReader(ctx)
      requireOwn(actor, legalPartyId)
      return presentForecast(unwrap(await forecastBalance(deps)(actor, accountId)))
    },

    calculateCommission: (_root, { commissionInput }, ctx) => {
      const actor = requireReader(ctx)
      requireOwn(actor, commissionInput.legalPartyId)
      return commissionFor(deps, commissionInput)
    },

    findIntrabankRecipient: async (_root, { legalPartyId, recipientAccount }, ctx) => {
      const actor = requireActor(ctx)
      unwrap(may(actor, 'payments.create'))
      requireOwn(actor, legalPartyId)
      const account = unwrap(parseAccountNumber(recipientAccount))
      const look = unwrap(await accessControl.recipientLookups.take(actor))
      const recipient = await accounts.findRecipient(account)
      if (!recipient || recipient.status === 'CLOSED') throw refusal('RECIPIENT_ACCOUNT_NOT_FOUND')
      await look.giveBack()
      // The organisation knows its own name; everybody else is shown masked.
      const isOwn = recipient.legalPartyId === actor.legalPartyId
      const maskedName = isOwn ? recipient.ownerName : maskOwnerName(recipient.ownerName)
      return { account, maskedName, currency: recipient.currency }
    },

    getNextTransferNum: (_root, { legalPartyId }, ctx) => {
      const actor = requireActor(ctx)
      unwrap(may(actor, 'payments.create'))
      requireOwn(actor, legalPartyId)
      return reads.nextTransferNum(legalPartyId, yearOf(deps.clock.now()))
    },
  }
}

interface FoundDocument {
  readonly payment: PaymentDocument
}

/** Whoever may not read the history is told so, instead of being shown an empty one. */
function requireReader(ctx: GraphqlContext): Actor {
  const actor = requireActor(ctx)
  unwrap(may(actor, 'history.read'))
  return actor
}

function requireOwn(actor: Actor, legalPartyId: string): void {
  if (legalPartyId !== actor.legalPartyId) throw refusal('LEGAL_PARTY_NOT_FOUND')
}

function commissionFor({ rules }: PaymentDeps, input: CommissionInput) {
  const { currency, operationCode } = input
  if (!isCurrencyCode(currency)) throw refusal('BAD_USER_INPUT', { field: 'currency' })
  const amountMinor = unwrap(parseDecimal(input.amount, currency))
  const commission = commissionOf(rules.tariffs(), operationCode, currency, amountMinor)
  if (!commission) throw refusal('OPERATION_CURRENCY_UNAVAILABLE', { currency })
  return {
    amount: toDecimal(commission.amountMinor, commission.currency),
    currency: commission.currency,
    tariffId: commission.tariffId,
  }
}
