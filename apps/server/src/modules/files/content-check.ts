import { Worker } from 'node:worker_threads'

import { contentTypes, type FileExtension } from '@tartip/domain/files/upload-purpose'
import { err, ok, type Result } from '@tartip/domain/result'

export type CheckedKind = 'png' | 'jpeg' | 'heic' | 'zip'
/** NOT_FINISHED says nothing of the file: the machine had no time for it. */
export type ContentVerdict = 'READABLE' | 'NOT_READABLE' | 'TOO_LARGE_INSIDE' | 'NOT_FINISHED'

const kinds: Readonly<Partial<Record<FileExtension, CheckedKind>>> = {
  png: 'png',
  jpg: 'jpeg',
  jpeg: 'jpeg',
  heic: 'heic',
  zip: 'zip',
  xlsx: 'zip',
  docx: 'zip',
  pptx: 'zip',
}

const pictureKinds = ['png', 'jpeg', 'heic'] as const

/** Whether a picture can be decoded whole, and whether it or an archive unpacks to a bearable size. */
export type CheckContent = (bytes: Uint8Array, extension: FileExtension) => Promise<ContentVerdict>

const usualTimeoutMs = 30_000
/** Decoders keep pictures outside this heap; their size is limited by the number of pixels. */
const limits = {
  execArgv: [],
  resourceLimits: { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 32 },
  // What a decoder writes about a file is not for the log.
  stdout: true,
  stderr: true,
}
const worker = new URL('./content-check-worker.mjs', import.meta.url)

/**
 * Opens contents in a worker thread: a decoder that hangs or runs out of memory ends with its thread. One at a time,
 * because each may take a core.
 */
export function createContentCheck(timeoutMs = usualTimeoutMs): CheckContent {
  const oneAtATime = createQueue()
  return async (bytes, extension) => {
    const kind = kinds[extension]
    if (kind === undefined) return 'READABLE'
    return oneAtATime(() => inWorker<ContentVerdict>({ task: 'check', kind, bytes }, timeoutMs))
  }
}

/** A picture as a small JPEG, whatever a browser can draw of it itself; of every other file there is none. */
export type DrawSmall = (
  bytes: Uint8Array,
  contentType: string,
) => Promise<Result<Uint8Array, 'FILE_NOT_FOUND' | 'SERVICE_UNAVAILABLE'>>

export function createSmallPictures(timeoutMs = usualTimeoutMs): DrawSmall {
  const oneAtATime = createQueue()
  return async (bytes, contentType) => {
    const kind = pictureKinds.find(one => contentTypes[one] === contentType)
    if (kind === undefined) return err('FILE_NOT_FOUND')
    const drawn = await oneAtATime(() =>
      inWorker<Uint8Array | ContentVerdict>({ task: 'picture', kind, bytes }, timeoutMs),
    )
    if (drawn === 'NOT_FINISHED') return err('SERVICE_UNAVAILABLE')
    return typeof drawn === 'string' ? err('FILE_NOT_FOUND') : ok(drawn)
  }
}

function createQueue(): <T>(run: () => Promise<T>) => Promise<T> {
  let tail: Promise<unknown> = Promise.resolve()
  return run => {
    const result = tail.then(run)
    tail = result.catch(() => undefined)
    return result
  }
}

interface WorkerTask {
  readonly task: 'check' | 'picture'
  readonly kind: CheckedKind
  readonly bytes: Uint8Array
}

async function inWorker<T>(
  task: WorkerTask,
  timeoutMs: number,
): Promise<T | 'NOT_READABLE' | 'NOT_FINISHED'> {
  const thread = new Worker(worker, limits)
  try {
    return await new Promise<T | 'NOT_READABLE' | 'NOT_FINISHED'>(resolve => {
      const timer = setTimeout(() => resolve('NOT_FINISHED'), timeoutMs)
      const settle = (result: T | 'NOT_READABLE') => {
        clearTimeout(timer)
        resolve(result)
      }
      thread.once('message', settle)
      thread.once('error', () => settle('NOT_READABLE'))
      thread.once('exit', () => settle('NOT_READABLE'))
      thread.postMessage(task)
    })
  } finally {
    await thread.terminate()
  }
}
