import type { LocalDate } from '@tartip/domain/time/instant'

export interface BenchOrganisation {
  readonly legalPartyId: string
  readonly contractId: string
  readonly companyName: string
  readonly inn: string
  readonly accountId: string
  readonly account: string
  /** The number of its next document, when the client gives it. */
  nextTransferNum: number
}

export interface BenchPerson {
  readonly personId: string
  readonly clientId: string
  readonly totpSecret: string
  /** Of a session that lives for the whole run. */
  readonly token: string
  readonly organisation: BenchOrganisation
  /** The last step of 30 s in which this person has used a one-time code. */
  lastStep: number
  /** What the authenticator showed in that step; empty before the first. */
  code: string
}

/** What every document of a run has in common. */
export interface TransferTerms {
  readonly operation: 'CLEARING'
  readonly amountMinor: bigint
  readonly commissionMinor: bigint
  readonly recipientBic: string
  readonly recipientAccount: string
  readonly recipientName: string
  readonly paymentCode: string
  readonly valueDate: LocalDate
  /** The working day after it, for documents that wait. */
  readonly laterDate: LocalDate
}

export interface BenchWorld {
  readonly organisations: readonly BenchOrganisation[]
  readonly people: readonly BenchPerson[]
  readonly terms: TransferTerms
  /** What every account had before the run, minor units. */
  readonly openingMinor: bigint
}
