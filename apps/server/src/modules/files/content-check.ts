import { Worker } from 'node:worker_threads'

import { extensionOf } from '@tartip/domain/files/file-name'
import type { FileExtension } from '@tartip/domain/files/upload-purpose'

export type CheckedKind = 'png' | 'jpeg' | 'heic' | 'zip'
export type ContentVerdict = 'READABLE' | 'NOT_READABLE' | 'TOO_LARGE_INSIDE'

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

/** Whether a picture can be decoded whole, and whether it or an archive unpacks to a bearable size. */
export type CheckContent = (bytes: Uint8Array, extension: FileExtension) => Promise<ContentVerdict>

const timeoutMs = 30_000
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
 * Opens contents in a worker thread: a decoder that hangs or runs out of memory ends with its thread, and a file
 * that it could not read is refused. One at a time, because each may take a core.
 */
export function createContentCheck(): CheckContent {
  const oneAtATime = createQueue()
  return async (bytes, extension) => {
    const kind = kinds[extension]
    if (kind === undefined) return 'READABLE'
    return oneAtATime(() => inWorker<ContentVerdict>({ task: 'check', kind, bytes }))
  }
}

/** A picture as a small JPEG, whatever a browser can draw of it itself; undefined for every other file. */
export type DrawSmall = (bytes: Uint8Array, fileName: string) => Promise<Uint8Array | undefined>

export function createSmallPictures(): DrawSmall {
  const oneAtATime = createQueue()
  return async (bytes, fileName) => {
    const kind = kinds[extensionOf(fileName) as FileExtension]
    if (kind === undefined || kind === 'zip') return undefined
    const drawn = await oneAtATime(() =>
      inWorker<Uint8Array | ContentVerdict>({ task: 'picture', kind, bytes }),
    )
    return typeof drawn === 'string' ? undefined : drawn
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

async function inWorker<T>(task: WorkerTask): Promise<T | 'NOT_READABLE'> {
  const thread = new Worker(worker, limits)
  try {
    return await new Promise<T | 'NOT_READABLE'>(resolve => {
      const timer = setTimeout(() => resolve('NOT_READABLE'), timeoutMs)
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
