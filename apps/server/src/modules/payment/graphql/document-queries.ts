import { maskCardNumber } from '@tartip/domain/identifiers/card-number'
import { readConversionTerms } from '@tartip/domain/payment/conversion-terms'
import { dayPaymentKinds } from '@tartip/domain/payment/day-code'
import { pageOfOperation } from '@tartip/domain/payment/operation'

import type { GraphqlContext } from '../../../platform/graphql/context.ts'
import { refusal } from '../../../platform/graphql/unwrap.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import { findConversionRate } from '../use-cases/conversion-rate.ts'
import {
  presentConversion,
  presentModelProcess,
  presentSignatories,
  presentStatusHistory,
  presentTransferData,
} from './document-presenter.ts'
import type { PaymentRef, QueryResolvers } from './payment.generated.ts'
import { presentSale } from './qr-presenter.ts'
import { presentSwift } from './swift-queries.ts'
import {
  findDocument,
  findSeen,
  namesOfOrganisation,
  requireOwn,
  requireReader,
} from './seen-documents.ts'

type DocumentQueries = Pick<
  QueryResolvers,
  | 'findTransferDataByPaymentId'
  | 'findConversionDataByPaymentId'
  | 'findCardTransferDataByPaymentId'
  | 'findBudgetPaymentDataByPaymentId'
  | 'findQrTransferDataByPaymentId'
  | 'findRefundedQrOperationInfo'
  | 'findSwiftDataByPaymentId'
  | 'getPaymentStatusHistoryByPaymentId'
  | 'getPaymentSignerInfoByPaymentId'
  | 'getModelProcess'
>

/** One document: what it says, what has become of it, who signs it. */
export function createDocumentQueries(deps: PaymentDeps): DocumentQueries {
  const { reads, rules, accessControl } = deps
  const readWhole = async (ref: PaymentRef, ctx: GraphqlContext) => {
    const actor = requireReader(ctx)
    const [{ payment, mayPay }, names] = await Promise.all([
      findSeen(deps, actor, ref),
      namesOfOrganisation(deps, actor),
    ])
    const { language } = ctx.request
    const viewer = { viewer: actor, day: rules.bankDay(), names, mayPay, language }
    return { payment, transfer: presentTransferData(payment, viewer, rules) }
  }
  return {
    findTransferDataByPaymentId: async (_root, { payment: ref }, ctx) =>
      (await readWhole(ref, ctx)).transfer,

    findSwiftDataByPaymentId: async (_root, { payment: ref }, ctx) => {
      const { payment, transfer } = await readWhole(ref, ctx)
      const swift = presentSwift(payment, deps)
      if (!swift) throw refusal('PAYMENT_NOT_FOUND')
      return { transfer, ...swift }
    },

    findConversionDataByPaymentId: async (_root, { payment: ref }, ctx) => {
      const { payment, transfer } = await readWhole(ref, ctx)
      const conversion = readConversionTerms(payment.terms)
      if (!conversion) throw refusal('PAYMENT_NOT_FOUND')
      const found = await findConversionRate(deps, payment.currency, conversion.recipientCurrency)
      const current = found.ok ? found.value.rate : undefined
      return { transfer, ...presentConversion(payment, conversion, current, deps.clock.now()) }
    },

    findCardTransferDataByPaymentId: async (_root, { payment: ref }, ctx) => {
      const { payment, transfer } = await readWhole(ref, ctx)
      if (pageOfOperation(payment.operationCode) !== 'CARDS') throw refusal('PAYMENT_NOT_FOUND')
      const cardReferencesId = payment.terms['cardReferencesId']
      if (cardReferencesId === undefined) return { transfer }
      const { recipientAccount, recipientName } = payment
      return {
        transfer,
        cardReferencesId,
        recipientCardNum: maskCardNumber(recipientAccount),
        recipientDetail: recipientName,
      }
    },

    findBudgetPaymentDataByPaymentId: async (_root, { payment: ref }, ctx) => {
      const { payment, transfer } = await readWhole(ref, ctx)
      const { budgetKind, paylogicId, codeUntil } = payment.terms
      const kind = dayPaymentKinds.find(one => one === budgetKind)
      if (!kind || paylogicId === undefined || codeUntil === undefined) {
        throw refusal('PAYMENT_NOT_FOUND')
      }
      return { transfer, kind, paylogicId, codeUntil }
    },

    findQrTransferDataByPaymentId: async (_root, { payment: ref }, ctx) => {
      const { payment, transfer } = await readWhole(ref, ctx)
      const { qrProvider, qrMerchant, qrTransaction, qrCodeNumber } = payment.terms
      if (qrProvider === undefined || qrMerchant === undefined) throw refusal('PAYMENT_NOT_FOUND')
      return {
        transfer,
        provider: qrProvider,
        merchantId: qrMerchant,
        transactionId: qrTransaction ?? null,
        codeNumber: qrCodeNumber ?? null,
      }
    },

    findRefundedQrOperationInfo: async (_root, { payment: ref }, ctx) => {
      const { payment, transfer } = await readWhole(ref, ctx)
      const actor = requireReader(ctx)
      const { saleId } = payment.terms
      const sale = saleId && (await deps.qr.find(await deps.qr.accessOf(actor), saleId))
      if (!sale) throw refusal('PAYMENT_NOT_FOUND')
      return { transfer, operation: presentSale(sale, actor.companyName, payment) }
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

    getModelProcess: async (_root, { legalPartyId }, ctx) => {
      const actor = requireReader(ctx)
      requireOwn(actor, legalPartyId)
      return presentModelProcess(actor, await accessControl.peopleOf(legalPartyId))
    },
  }
}
