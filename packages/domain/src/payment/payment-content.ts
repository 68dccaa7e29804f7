import type { CurrencyCode } from '../money/currency.ts'
import type { LocalDate } from '../time/instant.ts'

/** What only some kinds of documents say, as wire values by name. A term that a document lacks has no entry. */
export type PaymentTerms = Readonly<Record<string, string>>

/**
 * What a document would do when the bank executes it. The canonical text covers all of it but the payer's bank, which
 * is this one.
 */
export interface PaymentContent {
  readonly transferNum: string
  readonly payerAccount: string
  readonly payerName: string
  readonly payerInn: string
  readonly payerBic: string
  readonly recipientAccount: string
  readonly recipientBic: string
  readonly recipientName: string
  readonly recipientInn?: string
  /** Minor units of `currency`, above zero. */
  readonly amountMinor: bigint
  readonly currency: CurrencyCode
  /** Minor units of `commissionCurrency`; zero when the operation is free. */
  readonly commissionMinor: bigint
  readonly commissionCurrency: CurrencyCode
  /** Cleaned by the sanitiser. */
  readonly purpose: string
  readonly paymentCode?: string
  readonly valueDate: LocalDate
  readonly terms: PaymentTerms
}

/** Every name of the content: a new one does not compile until it stands here. */
const contentNames: Readonly<Record<keyof PaymentContent, true>> = {
  transferNum: true,
  payerAccount: true,
  payerName: true,
  payerInn: true,
  payerBic: true,
  recipientAccount: true,
  recipientBic: true,
  recipientName: true,
  recipientInn: true,
  amountMinor: true,
  currency: true,
  commissionMinor: true,
  commissionCurrency: true,
  purpose: true,
  paymentCode: true,
  valueDate: true,
  terms: true,
}

/** A document without what it orders: new content must not mix with the old one, whose optional values it lacks. */
export function withoutContent<T extends PaymentContent>(
  document: T,
): Omit<T, keyof PaymentContent> {
  const rest = Object.entries(document).filter(([name]) => !Object.hasOwn(contentNames, name))
  return Object.fromEntries(rest) as Omit<T, keyof PaymentContent>
}
