import type { CurrencyCode } from '@tartip/domain/money/currency'
import type { NormalSide } from './transfer.ts'

/** An account to be opened. */
export interface NewLedgerAccount {
  /** UUID in lower case, made by the caller. */
  readonly id: string
  readonly currency: CurrencyCode
  readonly normalSide: NormalSide
  /**
   * False: the balance is guarded; every transfer locks and checks the account and writes the balance after
   * each entry. True: nobody waits for the account; entries are appended and the balance is added up.
   */
  readonly overdraftAllowed: boolean
  /** Whose account it is, in the words of whoever opens it; kept as it is, and proved like the rest. */
  readonly holder?: string
}
