import { Worker } from 'node:worker_threads'

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
  let tail: Promise<unknown> = Promise.resolve()
  return async (bytes, extension) => {
    const kind = kinds[extension]
    if (kind === undefined) return 'READABLE'
    const verdict = tail.then(() => checkInWorker(kind, bytes))
    tail = verdict.catch(() => undefined)
    return verdict
  }
}

async function checkInWorker(kind: CheckedKind, bytes: Uint8Array): Promise<ContentVerdict> {
  const thread = new Worker(worker, limits)
  try {
    return await new Promise<ContentVerdict>(resolve => {
      const timer = setTimeout(() => resolve('NOT_READABLE'), timeoutMs)
      const settle = (verdict: ContentVerdict) => {
        clearTimeout(timer)
        resolve(verdict)
      }
      thread.once('message', settle)
      thread.once('error', () => settle('NOT_READABLE'))
      thread.once('exit', () => settle('NOT_READABLE'))
      thread.postMessage({ kind, bytes })
    })
  } finally {
    await thread.terminate()
  }
}
