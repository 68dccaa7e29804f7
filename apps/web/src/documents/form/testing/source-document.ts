import type { SourceDocument } from '../form-queries.ts'

/** A saved payment as the form reads it. */
export function sourceDocument(
  payment: Partial<SourceDocument['payment']> = {},
  rest: Partial<SourceDocument> = {},
): SourceDocument {
  return {
    payment: {
      id: '0190b6a2-0000-7000-8000-000000000001',
      operationCode: 'CLEARING',
      transferNum: '17',
      payerAccount: '1090160599999154',
      amount: '66888.99',
      currency: 'KGS',
      commission: '60.00',
      commissionCurrency: 'KGS',
      purpose: 'Оплата по договору 5',
      recipientAccount: '1180000099999126',
      recipientName: 'ОсОО "Бишкек Строй"',
      valueDate: '2026-12-01',
      statusCode: 'DRAFT',
      description: null,
      version: 3,
      isEditable: true,
      ...payment,
    },
    payerName: 'ОсОО "Алтын-Дөбө"',
    payerInn: '00101199910001',
    payerBic: '109001',
    recipientBic: '118001',
    recipientBankName: { ru: 'Демир', kg: 'Демир', eng: 'Demir' },
    recipientInn: null,
    paymentCode: '42122700',
    terms: [],
    ...rest,
  }
}
