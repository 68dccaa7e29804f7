import type { PaymentDeps } from '../payment-deps.ts'
import {
  presentSignatories,
  presentStatusHistory,
  presentTransferData,
} from './document-presenter.ts'
import type { QueryResolvers } from './payment.generated.ts'
import { findDocument, findSeen, namesOfOrganisation, requireReader } from './seen-documents.ts'

type DocumentQueries = Pick<
  QueryResolvers,
  | 'findTransferDataByPaymentId'
  | 'getPaymentStatusHistoryByPaymentId'
  | 'getPaymentSignerInfoByPaymentId'
>

/** One document: what it says, what has become of it, who signs it. */
export function createDocumentQueries(deps: PaymentDeps): DocumentQueries {
  const { reads, rules, accessControl } = deps
  return {
    findTransferDataByPaymentId: async (_root, { payment: ref }, ctx) => {
      const actor = requireReader(ctx)
      const [{ payment, mayPay }, names] = await Promise.all([
        findSeen(deps, actor, ref),
        namesOfOrganisation(deps, actor),
      ])
      return presentTransferData(
        payment,
        { viewer: actor, day: rules.bankDay(), names, mayPay, language: ctx.request.language },
        rules,
      )
    },

    getPaymentStatusHistoryByPaymentId: async (_root, { payment: ref }, ctx) => {
      const actor = requireReader(ctx)
      const payment = await findDocument(deps, actor, ref)
      const [history, names] = await Promise.all([
        reads.statusHistory(actor.legalPartyId, payment.id),
        namesOfOrganisation(deps, actor),
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
        findDocument(deps, actor, ref),
        accessControl.peopleOf(actor.legalPartyId),
      ])
      return presentSignatories(payment, actor, people)
    },
  }
}
