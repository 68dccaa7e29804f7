import type { QrCustomer } from '@tartip/bank-twin/acquiring/qr-sales'

/** Customers of other banks, as these name them to a seller. */
export const demoCustomers = [
  { provider: 'c2b.mbank.kg', maskedName: 'Бакыт А.', maskedAccount: '996 *** ** 34 56' },
  { provider: 'c2b.obank.kg', maskedName: 'Айгүл Т.', maskedAccount: '996 *** ** 71 20' },
  { provider: 'qr.demirbank.kg', maskedName: 'Игорь П.', maskedAccount: '996 *** ** 08 44' },
  { provider: 'qr.bakai.kg', maskedName: 'Нурлан С.', maskedAccount: '996 *** ** 90 15' },
] as const satisfies readonly QrCustomer[]
