import type { LocalizedText } from '@tartip/domain/language'
import { deskQuery } from './desk-api.ts'

export interface SessionPosition {
  /** The bank's three digits, or the provider of a QR code; empty for an unnamed participant. */
  readonly participant: string
  /** The bank, where the directory knows the digits. */
  readonly name?: LocalizedText
  readonly documents: number
  /** Incoming minus outgoing. */
  readonly net: string
}

export interface SettledSession {
  readonly system: 'CLEARING_TRANSIT' | 'TREASURY_TRANSIT' | 'QR_TRANSIT'
  readonly currency: string
  readonly closesAt: string
  readonly outgoing: string
  readonly incoming: string
  readonly net: string
  readonly positions: readonly SessionPosition[]
}

/** A correspondent abroad with the bank's balance; negative is owed. */
export interface Correspondent {
  readonly currency: string
  readonly code: string
  readonly counterpartyName: string
  readonly country: string
  readonly balance: string
}

/**
 * A payment that did not arrive: from another bank (IN), or a client's document stopped during
 * execution (OUT).
 */
export interface ReturnedPayment {
  readonly id: string
  readonly direction: 'IN' | 'OUT'
  readonly at: string
  readonly payerName: string
  readonly recipientName: string
  readonly documentNumber: string
  readonly amount: string
  readonly currency: string
  /** The reason code; absent for older returns. */
  readonly code?: string
  /** The bank's own text, if there is one. */
  readonly reason?: string
}

export interface Settlement {
  readonly sessions: readonly SettledSession[]
  readonly returned: readonly ReturnedPayment[]
  readonly correspondents: readonly Correspondent[]
  /** Companies with accounts at other banks. */
  readonly payers: readonly {
    readonly companyName: string
    readonly account: string
    readonly bic: string
  }[]
  /** Accounts in som that can receive payments of other banks. */
  readonly accounts: readonly { readonly account: string; readonly companyName: string }[]
}

export const settlementQuery = deskQuery<Settlement>('settlement', '/settlement', [
  'sessions',
  'returned',
  'correspondents',
  'payers',
  'accounts',
])
