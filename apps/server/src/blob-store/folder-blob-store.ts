import { createHash, randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rename, rm, stat, type FileHandle } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import {
  type BlobInfo,
  type BlobStore,
  BlobStoreFailure,
  checkBlobKey,
  type StoredBlob,
} from '@tartip/bank-ports/blob-store'
import type { Clock } from '@tartip/bank-ports/runtime'
import { checked, writeChunks } from './streamed-content.ts'

/**
 * Keeps each file in a local folder, with its description as JSON in the first line. One file for
 * both, so that one rename publishes them together. The file name is a digest of the key, so no key
 * can leave the folder or collide on a case-insensitive file system.
 */
export function createFolderBlobStore(deps: { folder: string; clock: Clock }): BlobStore {
  const { folder, clock } = deps
  const pathOf = (key: string): string => {
    const name = createHash('sha256').update(checkBlobKey(key)).digest('hex')
    return join(folder, name.slice(0, 2), name.slice(2))
  }
  const unfinished = join(folder, 'unfinished')
  return {
    async put(key, bytes, contentType) {
      const path = pathOf(key)
      const info: BlobInfo = {
        key,
        sizeBytes: bytes.length,
        contentType,
        sha256: sha256Of(bytes),
        storedAt: clock.now(),
      }
      await writeWhole(unfinished, path, file =>
        failing(async () => {
          await file.writeFile(headOf(info))
          await file.writeFile(bytes)
        }),
      )
      return info
    },
    async putStream(key, chunks, contentType) {
      const about = { key, contentType, storedAt: clock.now() }
      return writeWhole(unfinished, pathOf(key), async file => {
        await failing(() => file.writeFile(' '.repeat(paddedHead)))
        const content = syncedWhileWriting(file)
        const info = { ...about, ...(await writeChunks(chunks, content.write)) }
        await failing(content.settled)
        const line = Buffer.from(headOf(info).toString('utf8').trimEnd())
        if (line.length >= paddedHead) throw new BlobStoreFailure('A description is too long')
        const padding = ' '.repeat(paddedHead - 1 - line.length)
        const head = Buffer.concat([line, Buffer.from(`${padding}\n`)])
        await failing(() => file.write(head, 0, paddedHead, 0))
        return info
      })
    },
    async open(key) {
      const stored = await openStored(key, pathOf(key))
      if (stored === undefined) return undefined
      const { file, info, start } = stored
      return { info, chunks: checked(info, file.createReadStream({ start })) }
    },
    async get(key) {
      const path = pathOf(key)
      const content = await ifThere(() => readFile(path))
      if (content === undefined) return undefined
      const stored = parseStored(key, content)
      const { sha256, sizeBytes } = stored.info
      const isWhole = stored.bytes.length === sizeBytes && sha256Of(stored.bytes) === sha256
      if (!isWhole) throw new BlobStoreFailure(`What is stored under ${key} was changed`)
      return stored
    },
    async head(key) {
      const stored = await openStored(key, pathOf(key))
      await stored?.file.close()
      return stored?.info
    },
    async delete(key) {
      const path = pathOf(key)
      await failing(() => rm(path, { force: true }))
    },
  }
}

/** Written beside the stored files: what is interrupted is never one of them. */
async function writeWhole<T>(
  unfinished: string,
  path: string,
  write: (file: FileHandle) => Promise<T>,
): Promise<T> {
  const folder = dirname(path)
  const temporary = join(unfinished, randomUUID())
  const file = await failing(async () => {
    for (const each of [unfinished, folder]) await makeFolder(each)
    return open(temporary, 'wx', 0o600)
  })
  try {
    const written = await failing(() => removeAbandoned(unfinished, file))
      .then(() => write(file))
      .finally(() => failing(() => synced(file)))
    await failing(() => rename(temporary, path))
    await failing(() => syncFolder(folder))
    return written
  } finally {
    await rm(temporary, { force: true })
  }
}

async function makeFolder(folder: string): Promise<void> {
  const first = await mkdir(folder, { recursive: true, mode: 0o700 })
  if (first === undefined) return
  for (let made = folder; made.length >= first.length; made = dirname(made)) {
    await syncFolder(dirname(made))
  }
}

/** A new name survives a power cut only after its folder is synced. */
const syncFolder = async (folder: string): Promise<void> => synced(await open(folder, 'r'))

const abandonedAfterMs = 24 * 60 * 60 * 1_000

/** What a killed process was writing would take room for ever. The time is that of the disk, as servers may share it. */
async function removeAbandoned(unfinished: string, file: FileHandle): Promise<void> {
  const { mtimeMs: now } = await file.stat()
  for (const name of await readdir(unfinished)) {
    const path = join(unfinished, name)
    const found = await ifThere(() => stat(path))
    if (found !== undefined && now - found.mtimeMs > abandonedAfterMs) {
      await rm(path, { force: true })
    }
  }
}

const syncedAtOnceBytes = 16 * 1024 * 1024

/** Syncs a file step by step while more of it comes: one sync at its end would take long. */
function syncedWhileWriting(file: FileHandle) {
  let unsyncedBytes = 0
  let syncing: Promise<void> = Promise.resolve()
  return {
    async write(chunk: Uint8Array): Promise<void> {
      await file.writeFile(chunk)
      unsyncedBytes += chunk.length
      if (unsyncedBytes < syncedAtOnceBytes) return
      unsyncedBytes = 0
      await syncing
      syncing = file.datasync()
      // A failure is thrown where the step is awaited.
      syncing.catch(() => undefined)
    },
    /** Waits for the last step. Its failure must be seen here: the system reports it once, and a later sync succeeds. */
    settled: () => syncing,
  }
}

async function synced(file: FileHandle): Promise<void> {
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}

async function ifThere<T>(read: () => Promise<T>): Promise<T | undefined> {
  try {
    return await read()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw new BlobStoreFailure('The folder of files cannot be read', { cause: error })
  }
}

const headOf = (info: BlobInfo): Buffer => Buffer.from(`${JSON.stringify(info)}\n`)
const longestHead = 4_096
/** Room for the description of a file whose size and digest are known only when it has been copied. */
const paddedHead = 1_024

/** The description and the content come from one open file: another may take its place between two. */
async function openStored(
  key: string,
  path: string,
): Promise<{ file: FileHandle; info: BlobInfo; start: number } | undefined> {
  const file = await ifThere(() => open(path, 'r'))
  if (file === undefined) return undefined
  try {
    const read = await ifThere(() => file.read(Buffer.alloc(longestHead), 0, longestHead, 0))
    const beginning = read?.buffer.subarray(0, read.bytesRead) ?? Buffer.alloc(0)
    const end = Math.max(0, beginning.indexOf(10))
    return { file, info: parseInfo(key, beginning.subarray(0, end)), start: end + 1 }
  } catch (error) {
    await file.close()
    throw error
  }
}

function parseStored(key: string, content: Buffer): StoredBlob {
  const end = content.indexOf(10)
  const info = parseInfo(key, content.subarray(0, end))
  return { info, bytes: new Uint8Array(content.subarray(end + 1)) }
}

function parseInfo(key: string, head: Buffer): BlobInfo {
  try {
    const info = JSON.parse(head.toString('utf8')) as BlobInfo
    if (info.key === key) return info
  } catch (error) {
    throw new BlobStoreFailure(`The description of ${key} cannot be read`, { cause: error })
  }
  throw new BlobStoreFailure(`What is stored under ${key} is something else`)
}

async function failing<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    throw new BlobStoreFailure('The folder of files cannot be written', { cause: error })
  }
}

function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex')
}
