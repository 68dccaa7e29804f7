import type { LocalizedText } from '@tartip/domain/language'
import type { CurrencyCode } from '@tartip/domain/money/currency'
import type { Result } from '@tartip/domain/result'
import type { Instant } from '@tartip/domain/time/instant'

/** A region, city or district that an outlet's address can be in. */
export interface RegionAddress {
  /** SOATE, 14 digits. */
  readonly id: string
  readonly parentId?: string
  readonly attributeName: LocalizedText
  readonly taxOfficeCode?: string
}

/**
 * Address of an outlet. Ids are those of `RegionAddress`; `shoppingCentreInfo` and `marketInfo` are
 * only for outlets inside such a place.
 */
export interface SalePointAddress {
  readonly regionId: string
  readonly cityId?: string
  readonly districtId?: string
  readonly street: string
  readonly houseNumber: string
  /** Phones of the outlet, twelve digits each, no two the same. */
  readonly phones: readonly string[]
  readonly shoppingCentreInfo?: {
    readonly shoppingCentreName: string
    readonly floor: string
    readonly boutiqueName: string
  }
  readonly marketInfo?: {
    readonly marketName: string
    readonly row: string
    readonly containerName: string
  }
  readonly taxOfficeCode: string
  /** Degrees as exact decimals, WGS 84; required by the tax service. */
  readonly latitude: string
  readonly longitude: string
}

/** What a person enters for an outlet. */
export interface SalePointInput {
  /** Letters, digits, blanks and dashes; unique in the organisation. */
  readonly name: string
  /** As printed on receipts: Latin letters, digits, blanks and dashes. */
  readonly checkName: string
  /** The settlement account that is credited, 16 digits. */
  readonly account: string
  readonly address: SalePointAddress
}

/** An outlet of an organisation, as acquiring keeps it. */
export interface SalePoint extends SalePointInput {
  readonly salePointId: string
  readonly legalPartyId: string
  /** Given by acquiring, six digits. */
  readonly code: string
  readonly createdAt: Instant
  readonly cashRegisters: readonly CashRegister[]
}

/** What a person enters for a cash register. */
export interface CashRegisterInput {
  readonly name: string
  /** Whether it has a fiscal module of its own. */
  readonly hasKkm: boolean
  readonly isActive: boolean
}

/**
 * A cash register of an outlet; its `code` is assigned by acquiring, numbered within the outlet.
 */
export interface CashRegister extends CashRegisterInput {
  readonly cashRegisterId: string
  readonly salePointId: string
  readonly code: string
  readonly terminals: readonly Terminal[]
}

/** A card terminal that the bank has installed. */
export interface Terminal {
  readonly terminalId: string
  /** Eight characters, printed on every receipt. */
  readonly code: string
  readonly isActive: boolean
}

/** One sale or return over a terminal. */
export interface TerminalOperation {
  readonly operationId: string
  readonly terminalCode: string
  readonly kind: 'SALE' | 'RETURN'
  readonly occurredAt: Instant
  readonly amountMinor: bigint
  readonly feeMinor: bigint
  readonly currency: CurrencyCode
  readonly maskedCard: string
  readonly rrn: string
}

/**
 * SALE_POINT_INVALID: a field is missing or has other characters than it may. TAX_ATTRIBUTE_SAVING:
 * the tax service would not take the office or the coordinates. OUTLET_ACCOUNT_SAVING_FAILED: the
 * account is not an own settlement account that is open. SALE_POINT_HAS_CASH_REGISTER: what is
 * fixed once a register stands there was to change. REQUEST_CHANGED: the id belongs to another
 * outlet.
 */
export type SalePointRefusal =
  | 'SALE_POINT_NAME_DUPLICATE'
  | 'SALE_POINT_INVALID'
  | 'ENTITY_NOT_FOUND'
  | 'SALE_POINT_HAS_CASH_REGISTER'
  | 'TAX_ATTRIBUTE_SAVING'
  | 'OUTLET_ACCOUNT_SAVING_FAILED'
  | 'REQUEST_CHANGED'

/**
 * ENTITY_NOT_FOUND: no such outlet or register of this organisation. SALE_POINT_INVALID: the name
 * is not one. REQUEST_CHANGED: the id belongs to another register.
 */
export type CashRegisterRefusal = 'ENTITY_NOT_FOUND' | 'SALE_POINT_INVALID' | 'REQUEST_CHANGED'

/**
 * Outlets, cash registers and terminals at the bank's card processing. An outlet of another organisation is
 * answered exactly like one that does not exist.
 *
 * All methods may throw `BankUnavailable` (payment-execution.ts); each is safe to repeat.
 */
export interface Acquiring {
  /** The tree of places that addresses choose from. */
  regions(): Promise<readonly RegionAddress[]>

  /** Outlets with registers and terminals, by name. */
  salePointsOf(legalPartyId: string): Promise<readonly SalePoint[]>

  /** `undefined` for an outlet that the organisation does not have. */
  findSalePoint(legalPartyId: string, salePointId: string): Promise<SalePoint | undefined>

  /** By the code on the QR sticker of an outlet, of whatever organisation. */
  findByCode(code: string): Promise<SalePoint | undefined>

  /** @param salePointId UUID made by the caller; the same outlet again answers as before. */
  createSalePoint(
    legalPartyId: string,
    salePointId: string,
    input: SalePointInput,
  ): Promise<Result<SalePoint, SalePointRefusal>>

  /** Name and address of an outlet with a register stay as they are: SALE_POINT_HAS_CASH_REGISTER. */
  updateSalePoint(
    legalPartyId: string,
    salePointId: string,
    input: SalePointInput,
  ): Promise<Result<SalePoint, SalePointRefusal>>

  /** @param cashRegisterId UUID made by the caller; the same register again answers as before. */
  createCashRegister(
    legalPartyId: string,
    salePointId: string,
    cashRegisterId: string,
    input: CashRegisterInput,
  ): Promise<Result<CashRegister, CashRegisterRefusal>>

  /** Replaces the data of a register; a refusal leaves it as it was. */
  updateCashRegister(
    legalPartyId: string,
    cashRegisterId: string,
    input: CashRegisterInput,
  ): Promise<Result<CashRegister, CashRegisterRefusal>>

  /** Sales and returns from `from` to before `to`, oldest first; only of the organisation's terminals. */
  terminalOperations(
    legalPartyId: string,
    terminalCodes: readonly string[],
    from: Instant,
    to: Instant,
  ): Promise<readonly TerminalOperation[]>
}
