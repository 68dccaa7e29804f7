import type { Viewer } from '@tartip/domain/people/viewer'

/** A cash register with the outlet it stands in and the account that its sales are credited to. */
export interface VisibleCashRegister {
  readonly cashRegisterId: string
  readonly registerCode: string
  readonly registerName: string
  readonly isActive: boolean
  readonly salePointId: string
  readonly salePointCode: string
  readonly salePointName: string
  /** As printed on receipts, in Latin letters. */
  readonly checkName: string
  readonly account: string
}

/** The interface of this module for other modules. */
export interface SalePoints {
  /**
   * Ids of the cash registers whose sales the person may see; `undefined` means all of the organisation.
   * Read again with each call and without a call to the bank: a dismissed cashier has none at once.
   */
  visibleRegisterIds(viewer: Viewer): Promise<ReadonlySet<string> | undefined>
  /**
   * The registers that the person may see, with outlet and account, by name of the outlet.
   *
   * @throws BankUnavailable (payment-execution.ts)
   */
  cashRegistersOf(viewer: Viewer): Promise<readonly VisibleCashRegister[]>
  /**
   * The account of an outlet that the person may see, by the code on its QR sticker.
   *
   * @throws BankUnavailable (payment-execution.ts)
   */
  accountOfCode(viewer: Viewer, salePointCode: string): Promise<string | undefined>
  /** Everybody who may see the sales of a register now: the office and its own cashiers. */
  viewersOfRegister(legalPartyId: string, cashRegisterId: string): Promise<readonly string[]>
}
