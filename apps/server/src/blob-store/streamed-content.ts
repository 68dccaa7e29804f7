import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type BlobInfo, BlobStoreFailure } from '@tartip/bank-ports/blob-store'

/** Size and digest of a local file, read once. */
export async function fingerprintOfFile(
  path: string,
): Promise<Pick<BlobInfo, 'sizeBytes' | 'sha256'>> {
  const hash = createHash('sha256')
  let sizeBytes = 0
  for await (const chunk of createReadStream(path)) {
    hash.update(chunk as Buffer)
    sizeBytes += (chunk as Buffer).length
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
