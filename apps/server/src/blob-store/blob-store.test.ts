import { createHash } from 'node:crypto'
import { mkdtemp, open, readdir, readFile, rm, utimes, writeFile } from 'node:fs/promises'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { BlobStoreFailure } from '@tartip/bank-ports/blob-store'
import { describeBlobStoreContract } from '@tartip/bank-ports/testing/blob-store-contract'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { createFolderBlobStore } from './folder-blob-store.ts'
import { openBlobStore } from './open-blob-store.ts'
import { createS3BlobStore } from './s3-blob-store.ts'
import { startS3Server, type TestS3Server } from './testing/s3-server.ts'

const clock = { now: () => 1_795_838_400_000 }
const settings = {
  bucket: 'tartip',
  region: 'eu-central-1',
  accessKeyId: 'TESTKEY',
  secretAccessKey: 'a secret that only the two sides know',
}
const bytes = new TextEncoder().encode('10 000,00 KGS')

describeBlobStoreContract('a folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tartip-blobs-'))
  return {
    blobStore: createFolderBlobStore({ folder, clock }),
    async spoil(key) {
      for (const path of await filesIn(folder)) {
        const content = await readFile(path)
        if (!content.includes(`"key":"${key}"`)) continue
        content[content.length - 1] = (content.at(-1) ?? 0) ^ 1
        await writeFile(path, content)
      }
    },
    close: () => rm(folder, { recursive: true }),
  }
})

describeBlobStoreContract('S3', async () => {
  const server = await startS3Server(settings, settings.bucket)
  return {
    blobStore: createS3BlobStore({ ...settings, endpoint: server.endpoint, clock }),
    async spoil(key) {
      const stored = server.objects.get(`/${settings.bucket}/${key}`)
      if (stored !== undefined) stored.bytes[0] = (stored.bytes[0] ?? 0) ^ 1
    },
    close: server.close,
  }
})

describe('a file that is synced in several steps', () => {
  /** So large that two steps come before its end. */
  async function* parts() {
    for (let nth = 1; nth <= 14; nth += 1) yield Buffer.alloc(3 * 1024 * 1024, nth)
  }

  test('is the file that came', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tartip-blobs-'))
    const store = createFolderBlobStore({ folder, clock })
    await store.putStream('large', parts(), 'text/plain')
    const [came, stored] = [createHash('sha256'), createHash('sha256')]
    for await (const part of parts()) came.update(part)
    for await (const chunk of (await store.open('large'))?.chunks ?? []) stored.update(chunk)
    expect(stored.digest('hex')).toBe(came.digest('hex'))
    expect(await filesIn(folder)).toHaveLength(1)
    await rm(folder, { recursive: true })
  })

  test.each([1, 2])(
    'is not stored when step %i fails, although the last sync succeeds',
    async nth => {
      const folder = await mkdtemp(join(tmpdir(), 'tartip-blobs-'))
      const file = await open(join(folder, 'any'), 'wx')
      const datasync = vi.spyOn(Object.getPrototypeOf(file) as typeof file, 'datasync')
      if (nth === 2) datasync.mockResolvedValueOnce()
      datasync.mockRejectedValueOnce(new Error('EIO'))
      const store = createFolderBlobStore({ folder: join(folder, 'files'), clock })
      await expect(store.putStream('large', parts(), 'text/plain')).rejects.toThrow(
        BlobStoreFailure,
      )
      expect(datasync).toHaveBeenCalledTimes(nth)
      expect(await filesIn(join(folder, 'files'))).toEqual([])
      datasync.mockRestore()
      await file.close()
      await rm(folder, { recursive: true })
    },
  )
})

test('a file that is replaced while it is opened is read as one of the two', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tartip-blobs-'))
  const store = createFolderBlobStore({ folder, clock })
  const [short, long] = [Buffer.from('1'), Buffer.from('22')]
  await store.put('a', short, 'text/plain')
  const isReading = { yet: true }
  const replacing = (async () => {
    while (isReading.yet) for (const next of [long, short]) await store.put('a', next, 'text/plain')
  })()
  const read = async () => {
    const opened = await store.open('a')
    for await (const chunk of opened?.chunks ?? []) expect([short, long]).toContainEqual(chunk)
  }
  const reading = (async () => {
    for (let nth = 0; nth < 50; nth += 1) await Promise.all(Array.from({ length: 8 }, read))
  })().finally(() => (isReading.yet = false))
  await Promise.all([reading, replacing])
  await rm(folder, { recursive: true })
})

test('the names of new folders survive a power cut like those of files', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tartip-blobs-'))
  const any = await open(folder, 'r')
  const sync = vi.spyOn(Object.getPrototypeOf(any) as typeof any, 'sync')
  const store = createFolderBlobStore({ folder: join(folder, 'new', 'files'), clock })
  await store.put('a', bytes, 'text/plain')
  // `new`, `files`, `unfinished` and the folder of two letters each stand in one that is synced; then the file and its name.
  expect(sync).toHaveBeenCalledTimes(4 + 2)
  sync.mockClear()
  await store.put('a', bytes, 'text/plain')
  expect(sync).toHaveBeenCalledTimes(2)
  sync.mockRestore()
  await any.close()
  await rm(folder, { recursive: true })
})

test('what a killed process was writing is removed a day later', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'tartip-blobs-'))
  const store = createFolderBlobStore({ folder, clock })
  await store.put('a', bytes, 'text/plain')
  const [yesterday, today] = ['yesterday', 'today'].map(name => join(folder, 'unfinished', name))
  for (const path of [yesterday, today]) await writeFile(path ?? '', 'half')
  const long = Date.now() / 1_000 - 25 * 60 * 60
  await utimes(yesterday ?? '', long, long)
  await store.put('b', bytes, 'text/plain')
  expect(await readdir(join(folder, 'unfinished'))).toEqual(['today'])
  await rm(folder, { recursive: true })
})

describe('a failing folder', () => {
  test('a failed write keeps the old file and leaves nothing half written', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tartip-blobs-'))
    const store = createFolderBlobStore({ folder, clock })
    await store.put('a', bytes, 'text/plain')
    await expect(
      store.put('a', { length: 5 } as unknown as Uint8Array, 'text/plain'),
    ).rejects.toThrow(Error)
    expect((await store.get('a'))?.info.sizeBytes).toBe(bytes.length)
    expect(await filesIn(folder)).toHaveLength(1)
    await rm(folder, { recursive: true })
  })

  test('a folder that cannot be written is a failure of the store', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'tartip-blobs-'))
    const file = join(folder, 'file')
    await writeFile(file, '')
    const store = createFolderBlobStore({ folder: file, clock })
    await expect(store.put('a', bytes, 'text/plain')).rejects.toThrow(BlobStoreFailure)
    await rm(folder, { recursive: true })
  })
})

describe('a failing S3 store', () => {
  let server: TestS3Server
  beforeAll(async () => {
    server = await startS3Server(settings, settings.bucket)
  })
  afterAll(() => server.close())

  const store = (change: Partial<typeof settings> = {}) =>
    createS3BlobStore({ ...settings, ...change, endpoint: server.endpoint, clock })

  test('a short failure is retried', async () => {
    server.failNext(2, 503)
    await store().put('a', bytes, 'text/plain')
    expect((await store().get('a'))?.info.sizeBytes).toBe(bytes.length)
  })

  test('a long failure names its status', async () => {
    server.failNext(50, 503)
    await expect(store().get('a')).rejects.toThrow('503 (SlowDown)')
    server.failNext(0, 200)
  })

  test('a wrong secret is refused with an explanation', async () => {
    const stranger = store({ secretAccessKey: 'another' })
    await expect(stranger.get('a')).rejects.toThrow('403 (SignatureDoesNotMatch)')
    await expect(stranger.put('b', bytes, 'text/plain')).rejects.toThrow(BlobStoreFailure)
    expect(server.objects.has('/tartip/b')).toBe(false)
  })

  test('an unreachable store is a failure, not a missing file', async () => {
    const nobody = createS3BlobStore({ ...settings, endpoint: 'http://127.0.0.1:9', clock })
    await expect(nobody.head('a')).rejects.toThrow(BlobStoreFailure)
  })

  test('a large file is read for as long as it takes, once the store has answered', async () => {
    const stored = await store().put('a', bytes, 'text/plain')
    const headers = server.objects.get('/tartip/a')?.headers
    let begun: ServerResponse | undefined
    const slow = createServer((_request, response) => {
      response.writeHead(200, { ...headers, 'content-length': bytes.length })
      response.write(bytes.subarray(0, 3))
      begun = response
    })
    await new Promise<void>(resolve => slow.listen(0, '127.0.0.1', resolve))
    const endpoint = `http://127.0.0.1:${(slow.address() as AddressInfo).port}`
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const opened = await createS3BlobStore({ ...settings, endpoint, clock }).open('a')
    vi.advanceTimersByTime(60 * 60 * 1_000)
    vi.useRealTimers()
    begun?.end(bytes.subarray(3))
    let read = 0
    for await (const chunk of opened?.chunks ?? []) read += chunk.length
    expect(read).toBe(stored.sizeBytes)
    slow.close()
  })

  test('a store that does not answer is given up', async () => {
    const silent = createServer(() => undefined)
    await new Promise<void>(resolve => silent.listen(0, '127.0.0.1', resolve))
    const endpoint = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`
    const waiting = createS3BlobStore({ ...settings, endpoint, clock, waitMs: 100 })
    await expect(waiting.open('a')).rejects.toThrow(BlobStoreFailure)
    await expect(waiting.put('a', bytes, 'text/plain')).rejects.toThrow(BlobStoreFailure)
    silent.closeAllConnections()
    silent.close()
  })

  test('an object written by somebody else is not accepted', async () => {
    server.objects.set('/tartip/foreign', { bytes: Buffer.from('x'), headers: {} })
    await expect(store().get('foreign')).rejects.toThrow(BlobStoreFailure)
  })
})

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter(one => one.isFile()).map(one => join(one.parentPath, one.name))
}

describe('choosing the store', () => {
  test('files go to a configured S3 store, otherwise to a folder next to the database', async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'tartip-data-'))
    const server = await startS3Server(settings, settings.bucket)
    const s3 = { ...settings, endpoint: server.endpoint }
    await openBlobStore({ s3, dataDir }, clock).put('in-s3', bytes, 'text/plain')
    expect(server.objects.has('/tartip/in-s3')).toBe(true)
    expect(await filesIn(dataDir)).toHaveLength(0)
    await openBlobStore({ s3: undefined, dataDir }, clock).put('in-folder', bytes, 'text/plain')
    expect(await filesIn(join(dataDir, 'files'))).toHaveLength(1)
    await Promise.all([server.close(), rm(dataDir, { recursive: true })])
  })
})
