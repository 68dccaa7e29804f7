import { createHash } from 'node:crypto'
import { openAsBlob } from 'node:fs'
import { mkdtemp, open, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type BlobInfo,
  type BlobStore,
  BlobStoreFailure,
  checkBlobKey,
} from '@tartip/bank-ports/blob-store'
import type { Clock } from '@tartip/bank-ports/runtime'
import { fromIso, toIso } from '@tartip/domain/time/instant'
import { AwsClient } from 'aws4fetch'

import { checked, writeChunks } from './streamed-content.ts'

export interface S3Settings {
  /** The endpoint without the bucket: `https://s3.example.com`. */
  readonly endpoint: string
  readonly bucket: string
  readonly region: string
  readonly accessKeyId: string
  readonly secretAccessKey: string
}

/** Until an answer begins. What it carries may be read for as long as a slow client needs. */
const longestWaitMs = 30_000
/** What is sent slower than this is given up. */
const slowestBytesPerMs = 1_000
const retries = 3
const firstPauseMs = 100
const sha256Header = 'x-amz-meta-sha256'
const storedAtHeader = 'x-amz-meta-stored-at'

/**
 * Keeps files in an S3 store with path-style addresses (`endpoint/bucket/key`), as self-hosted
 * stores use. Requests are signed with the digest of their content; downloads are checked against
 * the stored digest.
 */
export function createS3BlobStore(deps: S3Settings & { clock: Clock; waitMs?: number }): BlobStore {
  const { endpoint, bucket, clock, waitMs = longestWaitMs } = deps
  const client = new AwsClient({
    accessKeyId: deps.accessKeyId,
    secretAccessKey: deps.secretAccessKey,
    region: deps.region,
    service: 's3',
    retries,
    initRetryMs: firstPauseMs,
  })
  const call = async (
    method: 'PUT' | 'GET' | 'HEAD' | 'DELETE',
    key: string,
    put?: { info: BlobInfo; body: Uint8Array<ArrayBuffer> | Blob },
  ): Promise<Response> => {
    const url = `${endpoint.replace(/\/$/, '')}/${bucket}/${checkBlobKey(key)}`
    const waiting = new AbortController()
    const timer = setTimeout(
      () => waiting.abort(),
      waitMs + (put?.info.sizeBytes ?? 0) / slowestBytesPerMs,
    )
    try {
      return await client.fetch(url, {
        method,
        ...(put && { headers: headersOf(put.info), body: put.body }),
        signal: waiting.signal,
      })
    } catch (error) {
      throw new BlobStoreFailure('The store of files does not answer', { cause: error })
    } finally {
      clearTimeout(timer)
    }
  }

  return {
    async put(key, bytes, contentType) {
      const info: BlobInfo = {
        key,
        sizeBytes: bytes.length,
        contentType,
        sha256: sha256Of(bytes),
        storedAt: clock.now(),
      }
      await expectDone(await call('PUT', key, { info, body: new Uint8Array(bytes) }))
      return info
    },
    async putStream(key, chunks, contentType) {
      // The request begins with the digest, so the content is kept in a file until it is known.
      const folder = await mkdtemp(join(tmpdir(), 'tartip-blob-'))
      try {
        const path = join(folder, 'content')
        const file = await open(path, 'wx', 0o600)
        const content = await writeChunks(chunks, chunk => file.writeFile(chunk)).finally(() =>
          file.close(),
        )
        const info: BlobInfo = { key, contentType, ...content, storedAt: clock.now() }
        const body = await openAsBlob(path)
        await expectDone(await call('PUT', key, { info, body }))
        return info
      } finally {
        await rm(folder, { recursive: true, force: true })
      }
    },
    async open(key) {
      const response = await call('GET', key)
      if (await isMissing(response)) return undefined
      const length = Number(response.headers.get('content-length') ?? Number.NaN)
      const info = infoOf(key, response, length)
      return { info, chunks: checked(info, response.body ?? []) }
    },
    async get(key) {
      const response = await call('GET', key)
      if (await isMissing(response)) return undefined
      const bytes = new Uint8Array(await response.arrayBuffer())
      const info = infoOf(key, response, bytes.length)
      if (sha256Of(bytes) !== info.sha256) {
        throw new BlobStoreFailure(`What is stored under ${key} was changed`)
      }
      return { info, bytes }
    },
    async head(key) {
      const response = await call('HEAD', key)
      if (await isMissing(response)) return undefined
      return infoOf(key, response, Number(response.headers.get('content-length') ?? Number.NaN))
    },
    async delete(key) {
      const response = await call('DELETE', key)
      if (!(await isMissing(response))) await expectDone(response)
    },
  }
}

const headersOf = (info: BlobInfo): Record<string, string> => ({
  'content-type': info.contentType,
  'x-amz-content-sha256': info.sha256,
  [sha256Header]: info.sha256,
  [storedAtHeader]: toIso(info.storedAt),
})

async function isMissing(response: Response): Promise<boolean> {
  if (response.status === 404) {
    await response.body?.cancel()
    return true
  }
  if (!response.ok) await expectDone(response)
  return false
}

/** The store's explanation is for the log; it contains no secret. */
async function expectDone(response: Response): Promise<void> {
  const text = await response.text()
  if (response.ok) return
  const code = /<Code>([A-Za-z]{1,60})<\/Code>/.exec(text)?.[1] ?? 'no code'
  throw new BlobStoreFailure(`The store of files answered ${response.status} (${code})`)
}

function infoOf(key: string, response: Response, sizeBytes: number): BlobInfo {
  const sha256 = response.headers.get(sha256Header)
  const storedAt = response.headers.get(storedAtHeader)
  if (sha256 === null || storedAt === null || !Number.isInteger(sizeBytes)) {
    throw new BlobStoreFailure(`What is stored under ${key} has not come from here`)
  }
  const contentType = response.headers.get('content-type') ?? 'application/octet-stream'
  return { key, sizeBytes, contentType, sha256, storedAt: fromIso(storedAt) }
}

function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
