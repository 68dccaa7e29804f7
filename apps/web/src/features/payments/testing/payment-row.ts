import type { PaymentPage, PaymentRow } from '../api/payment-queries.ts'

/** A document as the server answers it; a test says only what matters to it. */
export function paymentRow(patch: Partial<PaymentRow> = {}): PaymentRow {
  return {
    id: '018f0000-0000-7000-8000-000000000001',
    createdDate: '2026-11-30T04:00:00.000Z',
    createdBy: 'Н. Үсөнова',
    updatedDate: '2026-11-30T04:00:00.000Z',
    recipientAccount: '1280010000000042',
    recipientName: 'ОсОО «Бишкек Строй»',
    operationCode: 'CLEARING',
    origin: 'STATIC',
    transferNum: '1042',
    valueDate: '2026-11-30',
    payerAccount: '1091820100000142',
    amount: '420000.00',
    currency: 'KGS',
    commission: '60.00',
    commissionCurrency: 'KGS',
    statusCode: 'ON_VERIFICATION',
    statusColour: 'info',
    isYourTurn: true,
    signDeadline: null,
    leavesOn: null,
    purpose: 'Оплата по договору 12',
    legalPartyId: 'party-1',
    description: null,
    errorCode: null,
    version: 2,
    digest: 'a1',
    isRepeatable: false,
    isEditable: false,
    isSignable: false,
    isRevokable: false,
    isReturnable: false,
    isRemovable: false,
    isSendForSign: false,
    isRecall: false,
    isExportable: false,
    isOpenPdf: false,
    ...patch,
  }
}

/** Ids that look like the server's: `idOf(7)`. */
export const idOf = (number: number): string =>
  `018f0000-0000-7000-8000-${String(number).padStart(12, '0')}`

/** Several documents the first signatory may sign or return. */
export function signableRows(count: number): readonly PaymentRow[] {
  return Array.from({ length: count }, (_, index) =>
    paymentRow({
      id: idOf(index + 1),
      transferNum: String(1041 + index),
      digest: `digest-${index + 1}`,
      isSignable: true,
      isReturnable: true,
      isRevokable: true,
    }),
  )
}

export function paymentPage(
  list: readonly PaymentRow[],
  patch: Partial<PaymentPage> = {},
): PaymentPage {
  return {
    list: [...list],
    amountElements: list.length,
    currentPage: 1,
    amountPages: 1,
    totals: list.length > 0 ? [{ currency: 'KGS', amount: '420000.00', count: list.length }] : [],
    searchedSince: null,
    asOf: '2026-11-30T04:00:00.000Z',
    ...patch,
  }
}
