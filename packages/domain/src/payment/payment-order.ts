import type { CurrencyCode } from '../money/currency.ts'
import type { LocalDate } from '../time/instant.ts'

/** What every document says to the bank, whatever its kind. */
export interface OrderHead {
  /** UUID; the idempotency key of the order at the bank. */
  readonly paymentId: string
  readonly legalPartyId: string
  readonly payerAccount: string
  readonly payerName: string
  /** What leaves the payer's account, commission apart: minor units of `currency`, above zero. */
  readonly amountMinor: bigint
  /** The currency of the payer's account. */
  readonly currency: CurrencyCode
  /** Minor units of `commissionCurrency`; zero when the operation is free. */
  readonly commissionMinor: bigint
  readonly commissionCurrency: CurrencyCode
  /** Another account of the payer that pays the commission; absent: the payer's account itself. */
  readonly commissionAccount?: string
  readonly purpose: string
  /** The eight digits of the state payment classifier. */
  readonly paymentCode?: string
  /** The number the payer knows the document by. */
  readonly transferNum: string
  readonly valueDate: LocalDate
  /** The canonical digest that every signature of the document was bound to. */
  readonly digest: string
}

/** Who gets the money, by account number and bank code. */
interface NamedRecipient {
  readonly recipientAccount: string
  readonly recipientBic: string
  readonly recipientName: string
}

/** Som to another bank (CLEARING up to the limit of the system, GROSS at any amount), or inside the bank. */
export interface DomesticOrder extends OrderHead, NamedRecipient {
  readonly operationCode: 'CLEARING' | 'GROSS' | 'INTRABANK_OWN' | 'INTRABANK_FOREIGN'
  readonly recipientInn?: string
}

/** Who pays the banks on the way: GOUR is guaranteed OUR, an option of the own bank that is sent as OUR. */
export type CommissionOption = 'BEN' | 'GOUR' | 'OUR' | 'SHA'

/** One unit of `base` costs `value` units of `quote`; `value` is an exact decimal above zero, with a dot. */
export interface OrderRate {
  readonly base: CurrencyCode
  readonly quote: CurrencyCode
  readonly value: string
}

/**
 * Foreign currency abroad, executed over days through a correspondent account. The fields of single
 * currencies are absent where they mean nothing; the seven digits of `kpp` carry the purpose of a tenge
 * payment.
 */
export interface SwiftOrder extends OrderHead, NamedRecipient {
  readonly operationCode: 'SWIFT'
  readonly recipientBankName?: string
  readonly recipientStreet?: string
  /** Town and country (two letters, ISO 3166) are mandatory: unstructured addresses are refused abroad. */
  readonly recipientTown: string
  readonly country: string
  readonly recipientDetail?: string
  readonly commissionOption: CommissionOption
  readonly corrAccount?: string
  readonly intermediaryBankBic?: string
  readonly intermediaryCorrAccount?: string
  readonly categoryCode?: string
  readonly rubInn?: string
  readonly rubCodeVo?: string
  readonly kpp?: string
  readonly kztBin?: string
  /** What the recipient gets when the currency is one in which clients keep no accounts. */
  readonly exotic?: {
    /** Minor units of `currency`. */
    readonly amountMinor: bigint
    readonly currency: CurrencyCode
    readonly rate: OrderRate
  }
}

/** Between two own accounts of different currencies, at the rate that was shown and signed. */
export interface ConversionOrder extends OrderHead, NamedRecipient {
  readonly operationCode: 'CONVERSION'
  /** What arrives, minor units of `recipientCurrency`. */
  readonly recipientAmountMinor: bigint
  readonly recipientCurrency: CurrencyCode
  readonly rate: OrderRate
  /** FIXED: the rate of the list when the document was saved; CONTRACTUAL: the bank's own quote. */
  readonly rateKind: 'FIXED' | 'CONTRACTUAL'
  /** Names the quote behind a contractual rate; it must say the same of rate, currencies, side and amount. */
  readonly quoteId?: string
}

/** To the budget, through the treasury: the recipient's account is the treasury's. */
export interface BudgetOrder extends OrderHead, NamedRecipient {
  readonly operationCode: 'BUDGET'
  /** The code under which the provider (tax service, Tunduk, fines) waits for the money, valid for a day. */
  readonly paylogicId: string
  readonly paymentCode: string
  readonly recipientInn?: string
}

/** Between an own account and a company card's account, or between two of those. */
export interface CompanyCardOrder extends OrderHead, NamedRecipient {
  readonly operationCode: 'RKO_2_CARD' | 'CARD_2_RKO' | 'CARD_2_CARD'
  readonly recipientCard: 'COMPANY'
  /** First six and last four digits at most. */
  readonly payerCardNum?: string
  readonly recipientCardNum?: string
}

/** To the card of a private client of the bank, found by telephone or card number. */
export interface RetailCardOrder extends OrderHead {
  readonly operationCode: 'RKO_2_CARD' | 'CARD_2_CARD'
  readonly recipientCard: 'RETAIL'
  /** What the bank answered when the card was searched for (`retail-cards.ts`). */
  readonly cardReferencesId: string
  readonly recipientName: string
  /** First six and last four digits at most. */
  readonly recipientCardNum: string
}

/** To a seller whose QR code was read. */
export interface QrOrder extends OrderHead {
  readonly operationCode: 'QR'
  readonly recipientName: string
  /** Of the code itself: who issued it, the seller's service and number there. */
  readonly qr: {
    readonly provider: string
    readonly service?: string
    readonly merchantId: string
    /** The bill of a code that is paid once. */
    readonly transactionId?: string
    /** What the issuer knows a permanent code by. */
    readonly codeNumber?: string
    readonly merchantCategoryCode?: string
  }
  /** The seller's account when it is kept at this bank. */
  readonly recipientAccount?: string
}

/** Salaries: the whole register leaves at once, and the bank pays its people from the transit account. */
export interface SalaryOrder extends OrderHead, NamedRecipient {
  readonly operationCode: 'SALARY'
  /** The register as it was handed over to the salary project; the order pays exactly what it says. */
  readonly registerId: string
  readonly registerDigest: string
}

/** A seller gives back a QR sale, fully or in part, once. */
export interface RefundOrder extends OrderHead {
  readonly operationCode: 'REFUND'
  /** `operationId` of the sale in the seller's own statement. */
  readonly saleOperationId: string
  readonly recipientName: string
}

/** Every shape of an order by its name; the codes of operations are finer or coarser than shapes. */
export interface OrderShapes {
  readonly domestic: DomesticOrder
  readonly swift: SwiftOrder
  readonly conversion: ConversionOrder
  readonly budget: BudgetOrder
  readonly companyCard: CompanyCardOrder
  readonly retailCard: RetailCardOrder
  readonly qr: QrOrder
  readonly refund: RefundOrder
  readonly salary: SalaryOrder
}

/** A fully signed document to execute. `operationCode` is its kind. */
export type PaymentOrder = OrderShapes[keyof OrderShapes]

/** The operations that the bank executes, by their codes. */
export type ExecutedOperationCode = PaymentOrder['operationCode']

/** An order without what its head says: the part that differs from kind to kind. Some kinds need the payment code. */
export type OrderOfContent = {
  [K in keyof OrderShapes]: Omit<
    OrderShapes[K],
    Exclude<keyof OrderHead, 'paymentCode' | 'commissionAccount'>
  > & {
    /** When less leaves than the document says, because the fee is taken from it. */
    readonly amountMinor?: bigint
  }
}[keyof OrderShapes]
