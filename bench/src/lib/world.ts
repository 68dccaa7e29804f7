import type { LocalDate } from '@tartip/domain/time/instant'

/** Accounts beside the main one, for kinds of payments that need them. */
export interface OwnAccounts {
  readonly second: string
  readonly dollars: string
  readonly card: string
  readonly secondCard: string
}

export interface BenchOrganisation {
  readonly legalPartyId: string
  readonly contractId: string
  readonly companyName: string
  readonly inn: string
  readonly accountId: string
  readonly account: string
  /** In worlds of all kinds of payments. */
  readonly own?: OwnAccounts
  /** The number of the next document, when the client assigns it. */
  nextTransferNum: number
}

export interface BenchPerson {
  readonly personId: string
  readonly clientId: string
  readonly totpSecret: string
  /** The session cookie; valid for the whole run. */
  readonly token: string
  readonly organisation: BenchOrganisation
  /** The last 30-second step in which this person has used a code. */
  lastStep: number
  /** The code of that step; empty before the first. */
  code: string
}

/** The fields all documents of a run share. */
export interface TransferTerms {
  readonly operation: 'CLEARING'
  readonly amountMinor: bigint
  readonly commissionMinor: bigint
  readonly recipientBic: string
  readonly recipientAccount: string
  readonly recipientName: string
  readonly paymentCode: string
  readonly taxTypeId: string
  readonly taxOfficeCode: string
  readonly valueDate: LocalDate
  /** The next working day, for documents with a later value date. */
  readonly laterDate: LocalDate
}

export interface BenchWorld {
  readonly organisations: readonly BenchOrganisation[]
  readonly people: readonly BenchPerson[]
  readonly terms: TransferTerms
  /** The opening balance of every account, minor units. */
  readonly openingMinor: bigint
}
