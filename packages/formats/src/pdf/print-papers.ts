import { Worker } from 'node:worker_threads'
import type { PaperFile } from './paper.ts'

/** What the thread answers to the file of this number. */
export interface FromPrinter {
  readonly id: number
  readonly pdf?: Uint8Array
  readonly failed?: string
}

interface Waiting {
  readonly resolve: (pdf: Uint8Array) => void
  readonly reject: (error: Error) => void
}

/** The bundle holds the thread translated; from the sources the thread translates itself. */
const isSource = import.meta.url.endsWith('.ts')
const worker = new URL('./print-worker.mjs', import.meta.url)
/** A hundred papers need a fraction of it. */
const resourceLimits = { maxOldGenerationSizeMb: 128, maxYoungGenerationSizeMb: 32 }

const waiting = new Map<number, Waiting>()
let thread: Worker | undefined
let lastId = 0

/** Writes papers as one PDF outside the event loop. One thread serves all, so that it reads the fonts once. */
export function printPapers(file: PaperFile): Promise<Uint8Array> {
  thread ??= startThread()
  const printer = thread
  const id = (lastId += 1)
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject })
    printer.ref()
    printer.postMessage({ id, file })
  })
}

/** The same file as a stream, for an answer that is written while it is read. */
export const streamPapers = (file: PaperFile): ReadableStream<Uint8Array> =>
  new ReadableStream({
    async start(controller) {
      controller.enqueue(await printPapers(file))
      controller.close()
    },
  })

function startThread(): Worker {
  const printer = new Worker(worker, { workerData: { isSource }, execArgv: [], resourceLimits })
  printer.on('message', ({ id, pdf, failed }: FromPrinter) => {
    const one = waiting.get(id)
    waiting.delete(id)
    // A process that has nothing else to do may end.
    if (waiting.size === 0) printer.unref()
    if (pdf) one?.resolve(pdf)
    else one?.reject(new Error(`A PDF could not be written: ${failed ?? 'no answer'}`))
  })
  const stop = (reason: Error) => {
    if (thread === printer) thread = undefined
    for (const one of waiting.values()) one.reject(reason)
    waiting.clear()
  }
  printer.once('error', stop)
  printer.once('exit', code => stop(new Error(`The thread that writes PDFs ended with ${code}`)))
  return printer
}
