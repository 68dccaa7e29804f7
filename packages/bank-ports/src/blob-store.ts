import type { Instant } from '@tartip/domain/time/instant'

/** What is known of a stored file without reading it. */
export interface BlobInfo {
  readonly key: string
  readonly sizeBytes: number
  readonly contentType: string
  /** SHA-256 of the content, 64 hexadecimal digits in lower case. */
  readonly sha256: string
  readonly storedAt: Instant
}

/** A file as it was put in: its bytes have the digest that `info` names. */
export interface StoredBlob {
  readonly info: BlobInfo
  readonly bytes: Uint8Array
}

/** The store could not do it, or what it gave back is not what was put in. */
export class BlobStoreFailure extends Error {
  override readonly name = 'BlobStoreFailure'
}

/** A key is 1..200 characters: letters, digits, `.`, `_`, `-` in parts joined by `/`; no part is dots only. */
export class InvalidBlobKey extends RangeError {
  override readonly name = 'InvalidBlobKey'
}

/**
 * Keeps files: attachments, photographs, statements. Keys are made by the caller and mean nothing to the
 * store; a key that is no key throws InvalidBlobKey, everything else that goes wrong BlobStoreFailure.
 */
export interface BlobStore {
  /**
   * Stores the content whole or not at all; a reader never sees half a file. What was under the key is
   * replaced.
   */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<BlobInfo>

  /**
   * The content, checked against the digest it was stored with; `undefined` when there is none.
   *
   * @throws BlobStoreFailure when the content was changed behind the store's back.
   */
  get(key: string): Promise<StoredBlob | undefined>

  /** The description alone; `undefined` when there is none. */
  head(key: string): Promise<BlobInfo | undefined>

  /** Forgets the content; a key without content is no mistake. */
  delete(key: string): Promise<void>
}

const part = /^(?!\.+$)[A-Za-z0-9._-]+$/
const longestKey = 200

/** Answers the key, or throws: nothing of it may climb out of the store or be read in two ways. */
export function checkBlobKey(key: string): string {
  if (key.length > longestKey || !key.split('/').every(one => part.test(one))) {
    throw new InvalidBlobKey(
      'A key of the blob store has letters, digits, dots, dashes and slashes',
    )
  }
  return key
}
