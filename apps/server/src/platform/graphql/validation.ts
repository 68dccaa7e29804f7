import { Worker } from 'node:worker_threads'
import { GraphQLError, Source } from 'graphql'
import { tooMuch } from './limits.ts'

/** What is wrong with a document; nothing when it fits the schema. */
export type Validate = (query: string) => Promise<readonly GraphQLError[]>

export interface Validation {
  readonly validate: Validate
  stop(): Promise<void>
}

export interface ValidationOptions {
  readonly typeDefs: string
  /** In production nobody may read the schema. */
  readonly hidesSchema: boolean
  /** After this long a document counts as too costly to check. */
  readonly limitMs?: number
}

interface Answer {
  readonly id: number
  readonly errors: readonly { readonly message: string; readonly positions?: readonly number[] }[]
}

interface Waiting {
  readonly id: number
  readonly query: string
  answer(errors: readonly GraphQLError[]): void
  fail(error: unknown): void
}

/** On a busy machine; by itself a document within the other limits takes some ten milliseconds. */
const usualLimitMs = 5_000

/**
 * Validates documents of strangers in a thread of its own, one at a time: the rules compare every field with every
 * other of its name, and nobody else's call waits meanwhile. The thread starts with the first document; one that takes
 * too long is ended with it.
 */
export function createValidation(options: ValidationOptions): Validation {
  const { limitMs = usualLimitMs, ...workerData } = options
  const waiting: Waiting[] = []
  let worker: Worker | undefined
  /** The thread has read the schema; the time of a document begins then. */
  let isReady = false
  let timer: NodeJS.Timeout | undefined
  let lastId = 0

  /** The first in the queue is the one under way. */
  const next = () => {
    clearTimeout(timer)
    const [first] = waiting
    if (first === undefined) {
      worker?.unref()
      return
    }
    worker ??= start()
    worker.ref()
    if (!isReady) return
    worker.postMessage({ id: first.id, query: first.query })
    timer = setTimeout(() => {
      end(first, ({ answer }) => answer([tooMuch('validation', limitMs)]))
    }, limitMs)
  }
  /** Ends the thread with the document that it works on; the others go on in a new one. */
  const end = (first: Waiting | undefined, settle: (one: Waiting) => void) => {
    const ended = worker
    worker = undefined
    isReady = false
    void ended?.terminate()
    if (first === undefined || waiting[0] !== first) return
    waiting.shift()
    settle(first)
    next()
  }
  const start = () => {
    const started = new Worker(new URL('./validate-worker.mjs', import.meta.url), { workerData })
    started.on('message', (message: Answer | 'ready') => {
      if (worker !== started) return
      if (message === 'ready') {
        isReady = true
        return next()
      }
      const { id, errors } = message
      const [first] = waiting
      if (first === undefined || first.id !== id) return
      waiting.shift()
      first.answer(errors.map(error => errorOf(first.query, error)))
      next()
    })
    started.on('error', error => {
      if (worker === started) end(waiting[0], ({ fail }) => fail(error))
    })
    return started
  }

  return {
    validate: query =>
      new Promise((answer, fail) => {
        lastId += 1
        waiting.push({ id: lastId, query, answer, fail })
        if (waiting.length === 1) next()
      }),
    async stop() {
      clearTimeout(timer)
      const ended = worker
      worker = undefined
      for (const { fail } of waiting.splice(0)) fail(new Error('The server is stopping'))
      await ended?.terminate()
    },
  }
}

function errorOf(query: string, { message, positions }: Answer['errors'][number]): GraphQLError {
  return positions === undefined
    ? new GraphQLError(message)
    : new GraphQLError(message, { source: new Source(query), positions: [...positions] })
}
