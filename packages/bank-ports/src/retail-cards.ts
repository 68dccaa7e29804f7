import type { CurrencyCode } from '@tartip/domain/money/currency'

/** A private client's card as a payer may see it: enough to recognise the person, no more. */
export interface RetailCard {
  /** Names the card in an order; it says nothing of the card itself. */
  readonly cardReferencesId: string
  /** First six and last four digits. */
  readonly maskedNumber: string
  /** First name and the initial of the last one. */
  readonly maskedOwnerName: string
  readonly currency: CurrencyCode
}

/**
 * Cards of the bank's private clients, to which companies may pay. Cards that take no money are not found.
 *
 * All methods may throw `BankUnavailable` (payment-execution.ts); a read is safe to repeat.
 */
export interface RetailCards {
  /** @param phone twelve digits with the country code, such as 996555123456 */
  findByPhone(phone: string): Promise<RetailCard[]>

  /** @param cardNumber sixteen digits; it is neither kept nor logged */
  findByNumber(cardNumber: string): Promise<RetailCard | undefined>

  /** A card that was found before, while it still takes money. */
  find(cardReferencesId: string): Promise<RetailCard | undefined>
}
