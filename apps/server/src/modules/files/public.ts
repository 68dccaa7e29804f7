import type { StoredBlob } from '@tartip/bank-ports/blob-store'
import type { UploadPurpose } from '@tartip/domain/files/upload-purpose'
import type { PolicyRefusal } from '@tartip/domain/people/policy'
import type { Result } from '@tartip/domain/result'
import type { Instant } from '@tartip/domain/time/instant'
import type { Actor } from '../../platform/actor.ts'
import type { Db } from '../../platform/db/db.ts'

export type { PayrollFiles } from './exchange/read-in-worker.ts'

/** A file whose content is in the blob store. */
export interface StoredFile {
  readonly fileId: string
  readonly fileName: string
  readonly contentType: string
  readonly sizeBytes: number
  /** Where the content is, for other systems that read the blob store. */
  readonly blobKey: string
}

export interface Upload {
  readonly purpose: UploadPurpose
  /** As the sender has named it; never used as it is. */
  readonly fileName: string
  readonly bytes: Uint8Array
}

export type UploadRefusal =
  | PolicyRefusal
  | 'FILE_EXTENSION'
  | 'FILE_EMPTY'
  | 'FILE_SIZE'
  | 'FILE_CONTENT_MISMATCH'
  | 'FILE_NOT_CLEAN'
  | 'FILE_QUOTA'
  | 'FILE_TOTAL'
  | 'TOO_MANY_REQUESTS'
  | 'BANK_UNAVAILABLE'
  | 'SERVICE_UNAVAILABLE'

/** The document that files belong to. */
export interface FileOwner {
  readonly organisation: string
  readonly purpose: UploadPurpose
  /** The id of the document. */
  readonly reference: string
}

/** Whether a person may view the document that a file belongs to. */
export type MayOpen = (actor: Actor, reference: string) => Promise<boolean>

export interface Files {
  /** The module of the documents decides who opens their files; files of a purpose without one open to nobody. */
  registerOwner(purpose: UploadPurpose, mayOpen: MayOpen): void
  /** Checks, scans and keeps a file until a document claims it, for a day at most. */
  keepUpload(actor: Actor, upload: Upload): Promise<Result<StoredFile, UploadRefusal>>
  /**
   * In the transaction of the document: binds a person's own upload to it. Repeated for the same
   * document it changes nothing.
   */
  claimUpload(
    tx: Db,
    uploadId: string,
    claim: FileOwner & { readonly person: string },
  ): Promise<Result<StoredFile, 'FILE_NOT_FOUND'>>
  /**
   * In the transaction of a form that names a person's own upload: it stays until then, and without `until` as long as
   * any upload. A file that a document has is left alone.
   */
  holdUpload(
    tx: Db,
    uploadId: string,
    hold: {
      readonly organisation: string
      readonly person: string
      readonly until: Instant | undefined
    },
  ): Promise<void>
  /** In the transaction of the document: its files except `retainedFileIds` are removed after a day. */
  releaseFiles(
    tx: Db,
    owner: FileOwner & { readonly retainedFileIds?: readonly string[] },
  ): Promise<void>
  /** The content for a person who may read it. Files of other organisations, or of another purpose, do not exist. */
  openFile(
    actor: Actor,
    fileId: string,
    purpose?: UploadPurpose,
  ): Promise<Result<OpenedFile, 'FILE_NOT_FOUND' | PolicyRefusal>>
}

export interface OpenedFile {
  readonly file: StoredFile
  readonly content: StoredBlob
}
