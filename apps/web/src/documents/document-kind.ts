import type { ErrorCode } from '@tartip/domain/errors/catalogue'
import type { Language } from '@tartip/domain/language'
import type { StatusColour } from '@tartip/domain/payment/status-view'
import type { Instant } from '@tartip/domain/time/instant'
import type { ReactNode } from 'react'
import type { ServiceName } from '../lib/graphql-client.ts'
import type { CsvCell } from '../lib/table-file/csv-file.ts'

/** What every signed document says of itself; a flag that a kind does not know is never set. */
export interface DocumentRow {
  readonly id: string
  readonly version: number
  /** SHA-256 of the canonical text: what a signature of this version covers. */
  readonly digest: string
  readonly statusCode: string
  readonly statusColour: StatusColour
  readonly description?: string | null
  readonly errorCode?: string | null
  readonly isSendForSign?: boolean
  readonly isSignable?: boolean
  readonly isReturnable?: boolean
  readonly isRevokable?: boolean
  readonly isRecall?: boolean
  readonly isRemovable?: boolean
  readonly isEditable?: boolean
  readonly isRepeatable?: boolean
  readonly isMarkableAsRead?: boolean
  readonly isAnswerable?: boolean
}

/** What can be done to documents, several at once. */
export type BatchAction =
  | 'sendForSigning'
  | 'sign'
  | 'returnForEditing'
  | 'revoke'
  | 'recall'
  | 'delete'
  | 'markAsRead'

/** What can be done to one document, the links to its form included. */
export type DocumentAction = BatchAction | 'edit' | 'repeat' | 'answer'

/** One entry of the status history, of the past or still ahead. */
export interface StatusStep {
  readonly statusCode: string
  readonly updatedDate?: string | null
  readonly updatedBy?: string | null
  readonly comment?: string | null
  readonly isFuture: boolean
  readonly colour: StatusColour
}

/** One signature that the contract requires. */
export interface SignaturePlace {
  readonly stage: number
  readonly updatedBy?: string | null
  readonly signedDate?: string | null
  readonly candidates: readonly string[]
}

export interface DocumentDetails<TRow extends DocumentRow = DocumentRow> {
  readonly row: TRow
  /** Empty for a kind without a history. */
  readonly steps: readonly StatusStep[]
  readonly signatories: readonly SignaturePlace[]
  /** Empty for what nobody signs. */
  readonly canonicalText: string
  /** Until when the signatures must be there; undefined when the kind has no deadline. */
  readonly signDeadline?: Instant | undefined
}

export interface ActionAnswer {
  readonly documentId: string
  readonly ok: boolean
  readonly errorCode?: string | null
  readonly errorParams: readonly { readonly name: string; readonly value: string }[]
}

/** Documents of one organisation. */
export interface DocumentRefs {
  readonly ids: readonly string[]
  readonly legalPartyId: string
}

export interface DocumentRef {
  readonly id: string
  readonly legalPartyId: string
}

export interface CallOptions {
  readonly service: ServiceName
  readonly idempotencyKey: string
  readonly timeoutMs?: number
}

/** What proves the consent of the signatory: a one-time code, or one signature for each document. */
export type SigningProof = { readonly otpCode: string } | { readonly signatures: readonly string[] }

type Answers = Promise<readonly ActionAnswer[]>

/** How each action is sent; every call answers for each document. Only actions that the kind has. */
interface DocumentCalls {
  sign(
    refs: DocumentRefs & { readonly digests: readonly string[]; readonly proof: SigningProof },
    options: CallOptions,
  ): Answers
  sendForSigning?(refs: DocumentRefs, options: CallOptions): Answers
  returnForEditing?(
    refs: DocumentRefs & { readonly comment: string },
    options: CallOptions,
  ): Answers
  revoke?(refs: DocumentRefs & { readonly comment: string | null }, options: CallOptions): Answers
  recall?(refs: DocumentRefs, options: CallOptions): Answers
  markAsRead?(refs: DocumentRefs, options: CallOptions): Answers
  /** Documents are deleted by calls of their own. */
  delete?(ref: DocumentRef, options: CallOptions): Promise<unknown>
}

export interface TextToSign {
  readonly id: string
  readonly digest: string
  readonly canonicalText: string
}

interface DocumentReads<TRow extends DocumentRow, TDetails extends DocumentDetails<TRow>> {
  /** One document as it is now. */
  row(ref: DocumentRef): Promise<TRow>
  details(ref: DocumentRef, signal: AbortSignal): Promise<TDetails>
  textsToSign(refs: DocumentRefs): Promise<readonly TextToSign[]>
}

export interface PhoneRequest {
  readonly id: string
  readonly stage: number
  readonly personName: string
  readonly isYours: boolean
  readonly state:
    | 'SENDING'
    | 'WAITING'
    | 'CONFIRMED'
    | 'DECLINED'
    | 'FAILED'
    | 'EXPIRED'
    | 'CANCELLED'
  readonly validUntil: string
  readonly reason?: string | null
  readonly text: string
}

/** Signing on the phone of the signatory. */
export interface PhoneCalls {
  read(
    ref: DocumentRef,
    signal: AbortSignal,
  ): Promise<{
    readonly list: readonly PhoneRequest[]
    readonly mayRequest: boolean
    readonly mayCancel: boolean
  }>
  request(refs: DocumentRefs, options: CallOptions): Answers
  cancel(refs: DocumentRefs, options: CallOptions): Answers
}

/** What the statuses of a kind mean. */
export interface DocumentStatuses {
  label(status: string, language: Language): string
  /** The stage whose signature a status waits for. */
  stageWaitingIn(status: string): number | undefined
  isDraft(status: string): boolean
  isRefusedByBank(status: string): boolean
  isOnPhone(status: string): boolean
}

export interface AmountOf {
  readonly amount: string
  readonly currency: string
}

/** How a document is recognised in a list of an action and of its result. */
export interface DocumentLine {
  readonly title: string
  readonly amount?: AmountOf
  readonly details: readonly string[]
}

/** Texts of the kind in the language of the screen. */
export interface KindTexts<TRow extends DocumentRow> {
  /** What the drawer is called while the document is loading. */
  readonly name: string
  title(row: TRow): string
  /** Columns of the report on a batch that identify a document. */
  readonly reportColumns: readonly string[]
  /** The heading over what the document states; left out, the summary states the most of it and the rest is folded. */
  readonly requisites?: string
  /** Why documents that were ticked are left out of an action; undefined where nothing more is to be said. */
  skippedReason?(action: BatchAction, rows: readonly TRow[]): string | undefined
}

/**
 * Everything that the actions and the drawer must know of one kind of signed document. The generic
 * layer has the dialogs, the state machine, the timeline and the signatures; a kind has no logic of its own.
 */
export interface DocumentKind<
  TRow extends DocumentRow,
  TDetails extends DocumentDetails<TRow> = DocumentDetails<TRow>,
> {
  readonly service: ServiceName
  /** First words of the query keys that show documents of this kind; details and phone stand under the first. */
  readonly queryKeys: readonly [documents: string, ...others: string[]]
  readonly codes: { readonly notFound: ErrorCode; readonly changedMeanwhile: ErrorCode }
  /** Offered for a selection; the others concern one document at a time. */
  readonly bulkActions: readonly BatchAction[]
  /** Ticked for a file of it, also when no action fits it. */
  canBeExported?(row: TRow): boolean
  readonly calls: DocumentCalls
  readonly reads: DocumentReads<TRow, TDetails>
  readonly phone?: PhoneCalls
  readonly statuses: DocumentStatuses
  /** The form of the document; undefined when no form edits it. */
  editHref(row: TRow): string | undefined
  /** The form of a new document filled in as this one; undefined when no form makes such documents. */
  repeatHref?(row: TRow): string | undefined
  /** Where a document of the bank is answered. */
  answerHref?(row: TRow): string
  line(row: TRow, language: Language): DocumentLine
  /** What is summed up before an action; a kind without money has neither. */
  amountOf?(row: TRow): AmountOf
  feeOf?(row: TRow): AmountOf
  /** Cells of the report on a batch, one for each of its columns. */
  reportCells(row: TRow): readonly CsvCell[]
  readonly useTexts: () => KindTexts<TRow>
  readonly review?: SigningReview<TRow>
  readonly slots: DocumentSlots<TRow, TDetails>
}

export interface ReviewFactsProps<TRow extends DocumentRow> {
  row: TRow
  /** Those that are to be signed before it. */
  before: readonly TRow[]
  /** All that are reviewed. */
  ids: readonly string[]
}

/** What a signatory should know of documents beside what they say. */
interface SigningReview<TRow extends DocumentRow> {
  Facts(props: ReviewFactsProps<TRow>): ReactNode
  /** Ids of documents with a warning to be acknowledged before they are signed; undefined until that is known. */
  useWarned(ids: readonly string[]): ReadonlySet<string> | undefined
}

/** Components of the kind. Methods, so that a kind with richer details still is a kind of its rows. */
interface DocumentSlots<TRow extends DocumentRow, TDetails extends DocumentDetails<TRow>> {
  Status(props: { row: TRow }): ReactNode
  /** The head of the drawer: what the document is about. */
  Summary(props: { details: TDetails }): ReactNode
  Requisites(props: { details: TDetails }): ReactNode
  /** What a signatory must see of a document before signing; details only while they are what is signed. */
  SigningFacts(props: { row: TRow; details: TDetails | undefined }): ReactNode
  /** What else can be done with the ticked documents. */
  Chosen?(props: { rows: readonly TRow[] }): ReactNode
}
