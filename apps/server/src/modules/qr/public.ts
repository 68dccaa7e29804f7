import type { AvailableRefund, QrSale, RefundCheckRefusal } from '@tartip/bank-ports/qr-sales'
import type { ListRequest } from '@tartip/domain/lists/list'
import type { qrOperationList } from '@tartip/domain/lists/qr-operation-list'
import type { DecimalError } from '@tartip/domain/money/decimal'
import type { Elqr } from '@tartip/domain/qr/elqr'
import type { Result } from '@tartip/domain/result'
import type { Instant, LocalDate } from '@tartip/domain/time/instant'

import type { Actor } from '../../platform/actor.ts'
import type { FoundRows } from '../../platform/lists/list-reader.ts'

/** The topic of the outbox under which sales are reported. */
export const qrSaleTopic = 'qr-sale'

/** What a listener must know to decide who may get the event. */
export interface QrSaleEventPayload {
  readonly saleId: string
  readonly account: string
  /** Null for a sale of the account itself. */
  readonly cashRegisterId: string | null
  /** The sale as it came, so that listeners of a busy shop need not read it; events of earlier releases have none. */
  readonly sale?: SaleOfEvent
}

/** JSON has no bigint. */
type SaleOfEvent = Omit<QrSale, 'amountMinor' | 'feeMinor'> & {
  readonly amountMinor: string
  readonly feeMinor: string
}

export const saleToEvent = (sale: QrSale): SaleOfEvent => ({
  ...sale,
  amountMinor: sale.amountMinor.toString(),
  feeMinor: sale.feeMinor.toString(),
})

export const saleFromEvent = (sale: SaleOfEvent): QrSale => ({
  ...sale,
  amountMinor: BigInt(sale.amountMinor),
  feeMinor: BigInt(sale.feeMinor),
})

/** A cash register by the code of its outlet and its own, nine digits together. */
export type RegisterCode = string

/** The sales a person may see: those of these accounts, and those of these cash registers. */
export interface QrAccess {
  readonly legalPartyId: string
  readonly accounts: readonly string[]
  /** Ids. */
  readonly cashRegisters: readonly string[]
}

/** What narrows down totals besides the period. */
export interface QrTotalsFilter {
  readonly account?: string
  readonly salePointCode?: string
  readonly cashRegister?: RegisterCode
}

export interface QrTotal {
  readonly amountMinor: bigint
  readonly count: number
}

export interface QrDayTotal extends QrTotal {
  readonly date: LocalDate
}

/** Sales of an outlet; without a code those of the account itself. */
export interface QrPointTotal extends QrTotal {
  readonly salePointCode?: string
  readonly salePointName?: string
}

export interface QrSummary {
  /** Every day of the period, oldest first. */
  readonly days: readonly QrDayTotal[]
  /** The largest first. */
  readonly points: readonly QrPointTotal[]
}

export type QrListRequest = ListRequest<typeof qrOperationList>

/** Where codes can be made: an account, or a cash register with its account. */
export interface QrSource {
  readonly account: string
  /** As the customer reads it. */
  readonly name: string
  readonly register?: {
    readonly salePointCode: string
    readonly salePointName: string
    readonly cashCode: string
    readonly cashName: string
  }
}

export interface NewQrCode {
  readonly account?: string
  readonly cashRegister?: RegisterCode
  /** A decimal of som; the customer enters the amount when it is left out. */
  readonly amount?: string
  readonly comment?: string
  readonly isDynamic: boolean
}

export interface MadeQrCode extends QrSource {
  /** What a camera reads. */
  readonly text: string
  readonly amountMinor?: bigint
  /** Names the code; its sales carry it. */
  readonly transaction: string
}

export type NewQrCodeRefusal =
  | DecimalError
  | 'ENTITY_NOT_FOUND'
  | 'ACCOUNT_NOT_FOUND'
  | 'AMOUNT_NOT_POSITIVE'
  | 'FIELD_TOO_LONG'

/** A sale that can be given back now. */
export interface RefundableSale {
  readonly sale: QrSale
  readonly available: AvailableRefund
}

/** Whom a code pays. */
export interface QrSeller {
  /** When it is kept at this bank. */
  readonly account?: string
  readonly name: string
}

/** The interface of this module for other modules. */
export interface Qr {
  accessOf(actor: Actor): Promise<QrAccess>
  /** A sale that may be seen; any other answers like one that does not exist. */
  find(access: QrAccess, saleId: string): Promise<QrSale | undefined>
  page(
    access: QrAccess,
    request: QrListRequest,
    place: { readonly page: number; readonly size: number; readonly asOf?: Instant },
  ): Promise<FoundRows & { readonly list: readonly QrSale[] }>
  batches(access: QrAccess, request: QrListRequest): AsyncGenerator<readonly QrSale[]>
  summary(
    access: QrAccess,
    period: { readonly from: LocalDate; readonly to: LocalDate },
    filter: QrTotalsFilter,
  ): Promise<QrSummary>
  /**
   * Whether the bank would give so much back now.
   *
   * @throws BankUnavailable (payment-execution.ts)
   */
  checkRefund(
    access: QrAccess,
    saleId: string,
    amountMinor: bigint,
  ): Promise<Result<RefundableSale, RefundCheckRefusal>>
  /** @throws BankUnavailable (payment-execution.ts) */
  findSeller(code: Elqr): Promise<QrSeller | undefined>
  /** Accounts and cash registers for which the person may make codes. */
  sources(actor: Actor): Promise<readonly QrSource[]>
  makeCode(actor: Actor, code: NewQrCode): Promise<Result<MadeQrCode, NewQrCodeRefusal>>
}
