import type { LocalizedText } from '@tartip/domain/language'
import { deskQuery } from './desk-api.ts'

export interface SessionPosition {
  /** The bank's three digits, or the provider of a QR code; empty where nobody is named. */
  readonly participant: string
  /** The bank, where the reference of banks knows the digits. */
  readonly name?: LocalizedText
  readonly documents: number
  /** What came less what went. */
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

/** A bank abroad, and what the own bank has with it; below zero is owed. */
export interface Correspondent {
  readonly currency: string
  readonly code: string
  readonly counterpartyName: string
  readonly country: string
  readonly balance: string
}

/** A payment that did not arrive: from another bank (IN), or of a client on its way (OUT). */
export interface ReturnedPayment {
  readonly id: string
  readonly direction: 'IN' | 'OUT'
  readonly at: string
  readonly payerName: string
  readonly recipientName: string
  readonly documentNumber: string
  readonly amount: string
  readonly currency: string
  /** Why; absent for what went back before reasons were kept. */
  readonly code?: string
  /** The bank's own words, where it has said any. */
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
  /** Accounts in som that money of other banks may come to. */
  readonly accounts: readonly { readonly account: string; readonly companyName: string }[]
}

export const settlementQuery = deskQuery<Settlement>('settlement', '/settlement', [
  'sessions',
  'returned',
  'correspondents',
  'payers',
  'accounts',
])
