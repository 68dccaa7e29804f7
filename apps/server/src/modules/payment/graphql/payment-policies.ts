import type { PoliciesOf } from '../../../platform/graphql/operation-policy.ts'
import type { Resolvers } from './payment.generated.ts'

/** Programs may read payments and prepare drafts; whatever sends, signs or takes back is a person's. */
export const paymentPolicies = {
  getAllOperation: { needs: 'contract', api: 'REFERENCE' },
  findAllCurrency: { needs: 'contract', api: 'REFERENCE' },
  getBanksByCode: { needs: 'contract', api: 'REFERENCE' },
  getBudgetClassificationsByCode: { needs: 'contract', api: 'REFERENCE' },
  searchPaymentByCriteria: { needs: 'history.read', api: 'PAYMENTS' },
  findTransferDataByPaymentId: { needs: 'history.read', api: 'PAYMENTS' },
  getPaymentStatusHistoryByPaymentId: { needs: 'history.read', api: 'PAYMENTS' },
  getPaymentSignerInfoByPaymentId: { needs: 'history.read', api: 'PAYMENTS' },
  getCountsOfPaymentsGroupedByStatus: { needs: 'history.read', api: 'PAYMENTS' },
  getGroupedPaymentsByFilter: { needs: 'history.read', api: 'PAYMENTS' },
  calculateCommission: { needs: 'history.read', api: 'PAYMENTS' },
  getCurrencyRates: { needs: 'rates.read', api: 'RATES' },
  getCurrencyRateHistory: { needs: 'rates.read', api: 'RATES' },
  getCurrencyRatesConversion: { needs: 'rates.read', api: 'RATES' },
  findIntrabankRecipient: { needs: 'payments.create', api: 'PAYMENT_DRAFTS' },
  getNextTransferNum: { needs: 'payments.create', api: 'PAYMENT_DRAFTS' },
  saveInterBankTransferNativeDraft: { needs: 'payments.create', api: 'PAYMENT_DRAFTS' },
  saveIntraBankOwnerTransferDraft: { needs: 'payments.create', api: 'PAYMENT_DRAFTS' },
  saveIntraBankForeignTransferDraft: { needs: 'payments.create', api: 'PAYMENT_DRAFTS' },
  updatePayment: { needs: 'payments.create' },
  deletePayment: { needs: 'payments.create' },
  forSigningPayment: { needs: 'payments.create' },
  signingPayment: { needs: 'payments.sign' },
  returnForEditingPayment: { needs: 'payments.sign' },
  revokePayment: { needs: 'payments.sign' },
  recallPayment: { needs: 'payments.create' },
  repeatPayment: { needs: 'payments.create' },
  listenPayment: { needs: 'history.read' },
} as const satisfies PoliciesOf<Resolvers>
