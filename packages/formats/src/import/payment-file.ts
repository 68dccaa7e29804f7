import type { CurrencyCode } from '@tartip/domain/money/currency'
import type { Complaint } from './complaint.ts'
import type { TextEncoding } from './text-encoding.ts'

/** What a file may say about one payment; texts as they travel in calls: amounts with a dot, days as 2026-10-08. */
export const paymentFileFields = [
  'transferNum',
  'valueDate',
  'payerAccount',
  'amount',
  'currency',
  'recipientName',
  'recipientInn',
  'recipientAccount',
  'recipientBic',
  'recipientBankName',
  'paymentCode',
  'purpose',
  'isUrgent',
  'country',
  'recipientCity',
  'recipientAddress',
  'commissionOption',
  'reference',
  'batchReference',
] as const
export type PaymentFileField = (typeof paymentFileFields)[number]

export type PaymentFileKind = 'ONE_C' | 'PAIN_001_V03' | 'PAIN_001_V09' | 'XLSX' | 'XLS' | 'CSV'

export interface PaymentFileRow {
  /** The line of a text, the row of a sheet, the number of the transaction in a message. */
  readonly row: number
  readonly sheet?: string
  /** Values that were understood; what could not be read stands here as the file shows it, beside a complaint. */
  readonly fields: Readonly<Partial<Record<PaymentFileField, string>>>
  readonly amountMinor?: bigint
  readonly currency: CurrencyCode
}

export interface PaymentFile {
  readonly kind: PaymentFileKind
  readonly encoding?: TextEncoding
  readonly sheet?: string
  /** The name that the sender gave the message, for the answer. */
  readonly messageId?: string
  readonly rows: readonly PaymentFileRow[]
  readonly complaints: readonly Complaint[]
  readonly warnings: readonly Complaint[]
  readonly totals: readonly PaymentFileTotal[]
}

export interface PaymentFileTotal {
  readonly currency: CurrencyCode
  readonly count: number
  readonly amountMinor: bigint
}

/** Sums by currency, in the order in which the currencies appear. */
export function totalsOf(rows: readonly PaymentFileRow[]): readonly PaymentFileTotal[] {
  const totals = new Map<CurrencyCode, PaymentFileTotal>()
  for (const { currency, amountMinor = 0n } of rows) {
    const former = totals.get(currency) ?? { currency, count: 0, amountMinor: 0n }
    totals.set(currency, {
      currency,
      count: former.count + 1,
      amountMinor: former.amountMinor + amountMinor,
    })
  }
  return [...totals.values()]
}
