import type { Viewer } from '../../people/viewer.ts'
import type { PaymentListRow } from '../payment-list.ts'

export const paymentRow = (more: Partial<PaymentListRow> = {}): PaymentListRow => ({
  createdDate: '2026-11-27T05:00:00.000Z',
  createdBy: 'Асанов А.',
  operationCode: 'CLEARING',
  origin: 'OB',
  transferNum: '1042',
  valueDate: '2026-11-27',
  payerAccount: '1091820100380142',
  recipientAccount: '1180000099999126',
  recipientName: 'ОсОО «Бишкек Строй»',
  amount: '420.00',
  currency: 'KGS',
  commission: '0.00',
  commissionCurrency: 'KGS',
  statusCode: 'SUCCESS',
  purpose: 'Оплата по договору 12',
  ...more,
})

export const viewer = (more: Partial<Viewer> = {}): Viewer => ({
  personId: '0192f0c1-0000-7000-8000-0000000000aa',
  legalPartyId: '0192f0c1-0000-7000-8000-000000000001',
  signRight: 'FIRST',
  signScheme: 'ONE_SIGNATORY',
  signType: 'TOTP',
  postVerificationStatus: 'Confirmed',
  productRoles: [],
  payControlKeyAvailable: false,
  ...more,
})
