/** Of both transfers, each of which loads without the other. */
export const commonSections = {
  payer: { title: 'payer', rows: ['payerAccount'] },
  purpose: { title: 'purpose', rows: ['paymentCode', 'purpose'] },
  date: { title: 'date', rows: [['valueDate', 'transferNum']] },
} as const
