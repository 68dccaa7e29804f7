import type { Instant } from '@tartip/domain/time/instant'

/** The description of a stored file. */
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

/** A file that is read while it is being sent. */
export interface OpenedBlob {
  readonly info: BlobInfo
  /** Fails at the end when the content is not what was stored. */
  readonly chunks: AsyncIterable<Uint8Array>
}

/** The store failed, or returned other content than was stored. */
export class BlobStoreFailure extends Error {
  override readonly name = 'BlobStoreFailure'
}

/** A key is 1..200 characters: letters, digits, `.`, `_`, `-` in parts joined by `/`; no part is dots only. */
export class InvalidBlobKey extends RangeError {
  override readonly name = 'InvalidBlobKey'
}

/**
 * Stores files: attachments, photographs, statements. The caller makes the keys; an invalid key
 * throws InvalidBlobKey, every other failure BlobStoreFailure.
 */
export interface BlobStore {
  /** Stores the content atomically; existing content under the key is replaced. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<BlobInfo>

  /**
   * The same with content that is never in memory as a whole. What the chunks fail with is thrown as it is, and
   * nothing is stored.
   */
  putStream(key: string, chunks: AsyncIterable<Uint8Array>, contentType: string): Promise<BlobInfo>

  /**
   * The content, checked against its stored digest; `undefined` when there is none.
   *
   * @throws BlobStoreFailure when the content was changed in the store.
   */
  get(key: string): Promise<StoredBlob | undefined>

  /** The content as a stream, for files too large to hold; `undefined` when there is none. */
  open(key: string): Promise<OpenedBlob | undefined>

  /** The description alone; `undefined` when there is none. */
  head(key: string): Promise<BlobInfo | undefined>

  /** Forgets the content; a key without content is no mistake. */
  delete(key: string): Promise<void>
}

const part = /^(?!\.+$)[A-Za-z0-9._-]+$/
const longestKey = 200

/** Returns the key, or throws: no key may leave the store's folder or be ambiguous. */
export function checkBlobKey(key: string): string {
  if (key.length > longestKey || !key.split('/').every(one => part.test(one))) {
    throw new InvalidBlobKey(
      'A key of the blob store has letters, digits, dots, dashes and slashes',
    )
  }
  return key
}
