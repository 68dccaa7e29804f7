import { createHash } from 'node:crypto'
import { type BlobInfo, BlobStoreFailure } from '@tartip/bank-ports/blob-store'

/**
 * Reads the chunks once, in order, and returns their size and digest. What they fail with is thrown as it is; what
 * `write` fails with is a failure of the store.
 */
export async function writeChunks(
  chunks: AsyncIterable<Uint8Array>,
  write: (chunk: Uint8Array) => Promise<unknown>,
): Promise<Pick<BlobInfo, 'sizeBytes' | 'sha256'>> {
  const hash = createHash('sha256')
  let sizeBytes = 0
  for await (const chunk of chunks) {
    hash.update(chunk)
    sizeBytes += chunk.length
    try {
      await write(chunk)
    } catch (error) {
      throw new BlobStoreFailure('The file cannot be written', { cause: error })
    }
  }
  return { sizeBytes, sha256: hash.digest('hex') }
}

/** The same chunks; fails after the last one when together they are not what was stored. */
export async function* checked(
  { key, sizeBytes, sha256 }: BlobInfo,
  chunks: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): AsyncGenerator<Uint8Array> {
  const hash = createHash('sha256')
  let size = 0
  try {
    for await (const chunk of chunks) {
      hash.update(chunk)
      size += chunk.length
      yield chunk
    }
  } catch (error) {
    throw new BlobStoreFailure(`What is stored under ${key} cannot be read`, { cause: error })
  }
  if (size !== sizeBytes || hash.digest('hex') !== sha256) {
    throw new BlobStoreFailure(`What is stored under ${key} was changed`)
  }
}
