import { Worker } from 'node:worker_threads'
import { GraphQLError, Source } from 'graphql'
import { Turns } from '../turns.ts'
import { tooMuch } from './limits.ts'

/** What is wrong with a document; nothing when it fits the schema. The owners of documents take turns. */
export type Validate = (query: string, owner: string) => Promise<readonly GraphQLError[]>

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
  const waiting = new Turns<Waiting>()
  let current: Waiting | undefined
  let worker: Worker | undefined
  /** The thread has read the schema; the time of a document begins then. */
  let isReady = false
  let timer: NodeJS.Timeout | undefined
  let lastId = 0

  const next = () => {
    if (current !== undefined) return
    current = waiting.take()
    if (current === undefined) worker?.unref()
    else send(current)
  }
  const send = (sent: Waiting) => {
    worker ??= start()
    worker.ref()
    if (!isReady) return
    worker.postMessage({ id: sent.id, query: sent.query })
    timer = setTimeout(() => end(({ answer }) => answer([tooMuch('validation', limitMs)])), limitMs)
  }
  const finish = (settle: (one: Waiting) => void) => {
    clearTimeout(timer)
    const finished = current
    current = undefined
    if (finished) settle(finished)
    next()
  }
  /** Ends the thread with the document that it works on; the others go on in a new one. */
  const end = (settle: (one: Waiting) => void) => {
    const ended = worker
    worker = undefined
    isReady = false
    void ended?.terminate()
    finish(settle)
  }
  const start = () => {
    const started = new Worker(new URL('./validate-worker.mjs', import.meta.url), { workerData })
    started.on('message', (message: Answer | 'ready') => {
      if (worker !== started) return
      if (message === 'ready') {
        isReady = true
        if (current) send(current)
      } else if (message.id === current?.id) {
        finish(({ query, answer }) => answer(message.errors.map(error => errorOf(query, error))))
      }
    })
    started.on('error', error => {
      if (worker === started) end(({ fail }) => fail(error))
    })
    return started
  }

  return {
    validate: (query, owner) =>
      new Promise((answer, fail) => {
        lastId += 1
        waiting.add(owner, { id: lastId, query, answer, fail })
        next()
      }),
    async stop() {
      clearTimeout(timer)
      const ended = worker
      worker = undefined
      const unanswered = [...(current ? [current] : []), ...waiting.takeAll()]
      current = undefined
      for (const { fail } of unanswered) fail(new Error('The server is stopping'))
      await ended?.terminate()
    },
  }
}

function errorOf(query: string, { message, positions }: Answer['errors'][number]): GraphQLError {
  return positions === undefined
    ? new GraphQLError(message)
    : new GraphQLError(message, { source: new Source(query), positions: [...positions] })
}
