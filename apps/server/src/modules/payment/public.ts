import type { Words } from '@tartip/domain/bank-text'
import type { CurrencyCode } from '@tartip/domain/money/currency'
import type { PaymentOrigin } from '@tartip/domain/payment/origin'
import type { PaymentStatus } from '@tartip/domain/payment/status'
import type { SignRight, SignScheme, SignType } from '@tartip/domain/people/sign-right'
import type { Instant } from '@tartip/domain/time/instant'

import type { Jobs } from '../../platform/jobs/job-set.ts'
import type { OperationCode } from '@tartip/domain/payment/operation'
import type { PaymentContent, PaymentTerms } from '@tartip/domain/payment/payment-content'
import type { ImportedDocuments } from './use-cases/import-documents.ts'

export type { ImportedDocuments, RemoveImportedRefusal } from './use-cases/import-documents.ts'
export type { PreparedDocument } from './use-cases/prepare-document.ts'

/** The topic of the outbox under which steps of documents are reported. */
export { paymentTopic as paymentEvents } from './store/payment-row.ts'

/** What is sent about a document to its subscribers. */
export interface PaymentFacts {
  readonly operationCode: string
  readonly transferNum: string
  /** A decimal of `currency`. */
  readonly amount: string
  readonly currency: string
  readonly recipientName: string
  /** The comment of the last step, or the bank's reason. */
  readonly description?: Words
  readonly errorCode?: string
  readonly statusCode: PaymentStatus
}

/** What the composition root and the demo world get of this module. */
export interface Payments extends Jobs {
  readonly seed: PaymentSeed
  readonly imported: ImportedDocuments
  /** Documents of any organisation, by the ids of the documents, for jobs; deleted ones are left out. */
  factsOf(
    payments: readonly { readonly legalPartyId: string; readonly paymentId: string }[],
  ): Promise<ReadonlyMap<string, PaymentFacts>>
  /** When any organisation's document last moved; undefined when there is none. */
  lastChange(): Promise<Instant | undefined>
}

export interface SeedSigner {
  readonly personId: string
  readonly signRight: SignRight
}

/** A document of the past, as it would have become through the application. */
export interface SeedPayment extends Omit<
  PaymentContent,
  'commissionMinor' | 'commissionCurrency' | 'terms'
> {
  /** None when left out. */
  readonly terms?: PaymentTerms
  /** A new UUID when left out. */
  readonly id?: string
  readonly legalPartyId: string
  readonly operationCode: OperationCode
  readonly origin?: PaymentOrigin
  /** Minor units of `commissionCurrency`; zero of `currency` when left out. */
  readonly commissionMinor?: bigint
  readonly commissionCurrency?: CurrencyCode
  /** Where the document stands now; its history, signatures and digests are made to fit. */
  readonly statusCode: PaymentStatus
  readonly signScheme: SignScheme
  readonly signType: SignType
  readonly createdBy: string
  readonly createdAt: Instant
  /** When the last step happened; the steps between are spread evenly. */
  readonly updatedAt: Instant
  /** Who signs at stage 1, 2, 3; needed for as many stages as the status has behind it. */
  readonly signers: readonly SeedSigner[]
  /** The comment of a return or revocation, or the bank's reason. */
  readonly description?: Words
  /** The bank's code of a refusal. */
  readonly errorCode?: string
}

export interface SeedTemplate {
  readonly legalPartyId: string
  readonly name: string
  readonly operationCode: OperationCode
  readonly formPath: string
  /** As typed, by field. */
  readonly texts: Readonly<Record<string, string>>
  readonly savedBy: string
  readonly savedAt: Instant
}

export interface PaymentSeed {
  /** Adds documents in bulk. Numbers must be free; nothing is reported to the live channel. */
  addPayments(payments: readonly SeedPayment[]): Promise<void>
  addTemplates(templates: readonly SeedTemplate[]): Promise<void>
}
