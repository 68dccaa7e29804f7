import type { Client } from 'graphql-ws'
import { createClient } from 'graphql-ws'
import { currentLanguage, onLanguageChange } from './current-language.ts'
import type { ServiceName, TypedDocument } from './graphql-client.ts'
import { operationNameOf } from './graphql-client.ts'
import type { LiveRefusals } from './live-refusals.ts'
import { createLiveRefusals } from './live-refusals.ts'
import { waitToReconnect } from './live-retry.ts'
import { runPassively } from './passive.ts'
import { sessionEvents } from './session-events.ts'

/** The close code by which the server says that there is no session (any more) for this line. */
const sessionIsOverCode = 4401
/** By this one that the line may come back, but to another contract or with other rights. */
const rightsChangedCode = 1012
/** By this reason that the person has as many lines as the bank serves; its code also says that the bank is busy. */
const tooManyReason = 'TOO_MANY_CONNECTIONS'
/** A subscription that was requested again and is not refused within this time is served. */
const answerMs = 1_500

export interface SubscribeOptions<TResult> {
  readonly service: ServiceName
  /** Runs in a passive scope: refetches started here do not lengthen the session. */
  readonly onData: (data: TResult) => void
  /**
   * Events may have been missed: before the line was opened for the first time, when what the
   * screen shows had been requested already, or while it was lost. It must be fetched.
   */
  readonly onMissed?: (() => void) | undefined
  /** The server refused the subscription itself. Not called for lost lines. */
  readonly onError?: ((error: unknown) => void) | undefined
}

export interface LiveClient {
  /**
   * Opens the line of the service when the first subscription comes and closes it after the last.
   * `variables` may be a function: it is called again at each reconnect, so that the client can say
   * the last event it saw and get the missed ones.
   */
  subscribe<TResult, TVariables extends Record<string, unknown>>(
    document: TypedDocument<TResult, TVariables>,
    variables: TVariables | (() => TVariables),
    options: SubscribeOptions<TResult>,
  ): () => void
  /** Ends every line; nothing reconnects. The next subscribe starts again (after a new sign-in). */
  close(): void
  /**
   * Requests again every subscription the server has refused. It refuses those of this tab's company
   * while another tab has moved the session to a different one.
   */
  resume(): void
  /** The same, and does not wait with the lines that could not be opened: somebody has made room, or thinks so. */
  tryAgain(): void
  /** Opens every line again, for what is sent when it opens: the language of the texts. */
  renew(): void
}

interface LiveDeps {
  readonly webSocket?: unknown
  readonly waitToReconnect: typeof waitToReconnect
  readonly origin: () => string
  readonly refusals: LiveRefusals
}

interface Line {
  readonly client: Client
  readonly stop: AbortController
  readonly beforeResend: Set<() => void>
  /** Ways to end each subscription; a line with none left does not reconnect. */
  readonly ends: Set<() => void>
  /** Ways to begin the refused subscriptions again. */
  readonly refused: Set<() => void>
  readonly refusals: LiveRefusals
  /** Ends the wait for the next attempt to open the line, while there is one. */
  retryNow: () => void
}

/** The live channel over `graphql-transport-ws`, one lazy socket for each service. */
export function createLiveClient(deps: LiveDeps): LiveClient {
  const lines = new Map<ServiceName, Line>()

  function openLine(service: ServiceName): Line {
    const stop = new AbortController()
    const beforeResend = new Set<() => void>()
    const client = createClient({
      url: `${deps.origin()}/graphql/${service}`,
      ...(deps.webSocket === undefined ? {} : { webSocketImpl: deps.webSocket }),
      lazy: true,
      lazyCloseTimeout: 2_000,
      keepAlive: 20_000,
      connectionAckWaitTimeout: 10_000,
      connectionParams: () => ({ client: 'web', language: currentLanguage() }),
      retryAttempts: Number.POSITIVE_INFINITY,
      retryWait: async attempt => {
        const wait = new AbortController()
        line.retryNow = () => wait.abort()
        stop.signal.addEventListener('abort', line.retryNow)
        await deps.waitToReconnect(attempt, wait.signal)
        stop.signal.removeEventListener('abort', line.retryNow)
        for (const refresh of beforeResend) refresh()
      },
      shouldRetry: event => !stop.signal.aborted && !isSessionOver(event),
      on: {
        connected: () => deps.refusals.delete(stop),
        closed: event => {
          if (reasonOf(event) === tooManyReason && !stop.signal.aborted) deps.refusals.add(stop)
          if (codeOf(event) === rightsChangedCode) sessionEvents.emit('rightsChanged', undefined)
          if (!isSessionOver(event) || stop.signal.aborted) return
          closeLine(service)
          sessionEvents.emit('unauthenticated', undefined)
        },
      },
    })
    const line: Line = {
      client,
      stop,
      beforeResend,
      ends: new Set(),
      refused: new Set(),
      refusals: deps.refusals,
      retryNow: () => undefined,
    }
    return line
  }

  function closeLine(service: ServiceName): void {
    const line = lines.get(service)
    if (!line) return
    lines.delete(service)
    // First let go of the subscriptions: a line that waits to reconnect gives up when nobody listens.
    for (const end of [...line.ends]) end()
    line.stop.abort()
    line.refusals.delete(line.stop)
    // Rejects when it had to give up a line that was still being opened, which is what was wanted.
    Promise.resolve(line.client.dispose()).catch(() => undefined)
  }

  const resume = () => {
    for (const line of lines.values()) for (const begin of [...line.refused]) begin()
  }

  return {
    subscribe: (document, variables, options) => {
      let line = lines.get(options.service)
      if (!line) {
        line = openLine(options.service)
        lines.set(options.service, line)
      }
      return subscribeOn(line, document, variables, options, deps.waitToReconnect)
    },
    close: () => {
      for (const service of [...lines.keys()]) closeLine(service)
    },
    resume,
    tryAgain: () => {
      resume()
      for (const { retryNow } of lines.values()) retryNow()
    },
    renew: () => {
      for (const { client } of lines.values()) client.terminate()
    },
  }
}

function subscribeOn<TResult, TVariables extends Record<string, unknown>>(
  line: Line,
  document: TypedDocument<TResult, TVariables>,
  variables: TVariables | (() => TVariables),
  options: SubscribeOptions<TResult>,
  waitToBegin: LiveDeps['waitToReconnect'],
): () => void {
  const read = () => (typeof variables === 'function' ? variables() : variables)
  const query = document.toString()
  // The library sends this very object again after a reconnect, so renewing it in place is enough.
  const payload = { query, operationName: operationNameOf(query) ?? null, variables: read() }
  const refresh = () => {
    payload.variables = read()
  }
  let isOver = false
  let isRefused = false
  let unsubscribe = (): void => undefined
  let answering: ReturnType<typeof setTimeout> | undefined

  function begin(): void {
    const wasRefused = line.refused.delete(begin)
    refresh()
    listen()
    if (!wasRefused) return
    // The bank does not say that it serves a subscription; it only says when it does not.
    answering = setTimeout(() => line.refusals.delete(begin), answerMs)
    runPassively(() => options.onMissed?.())
  }
  /** Too much to be reported one by one: the screens load their data again and receive later events. */
  function beginFromNow(): void {
    payload.variables = { ...read(), lastEventId: null }
    listen()
    runPassively(() => options.onMissed?.())
  }
  /** The server disconnects slow readers: they reconnect and request the events they have missed. */
  async function beginLater(): Promise<void> {
    await waitToBegin(0, line.stop.signal)
    if (!isOver && !line.stop.signal.aborted) begin()
  }
  function listen(): void {
    isRefused = false
    unsubscribe = line.client.subscribe<TResult>(payload, {
      next: message => {
        // What was on its way when the screen was left.
        if (isOver) return
        const { data } = message
        if (data !== null && data !== undefined) runPassively(() => options.onData(data))
        else {
          isRefused = true
          options.onError?.(message.errors)
        }
      },
      error: error => {
        if (isOver || line.stop.signal.aborted || isSessionOver(error)) return
        if (isTooMuchMissed(error) && payload.variables['lastEventId'] !== null) {
          beginFromNow()
          return
        }
        clearTimeout(answering)
        line.refused.add(begin)
        if (hasCode(error, 'TOO_MANY_REQUESTS')) line.refusals.add(begin)
        options.onError?.(error)
      },
      complete: () => {
        if (isOver || line.stop.signal.aborted) return
        if (isRefused) line.refused.add(begin)
        else void beginLater()
      },
    })
  }
  function end(): void {
    isOver = true
    line.beforeResend.delete(refresh)
    line.ends.delete(end)
    line.refused.delete(begin)
    clearTimeout(answering)
    line.refusals.delete(begin)
    forgetOpenings()
    unsubscribe()
  }

  // A subscriber that joins an open connection receives all events after its queries.
  const forgetOpenings = line.client.on('connected', () => {
    runPassively(() => options.onMissed?.())
  })
  line.beforeResend.add(refresh)
  line.ends.add(end)
  begin()
  return end
}

const isSessionOver = (event: unknown): boolean => codeOf(event) === sessionIsOverCode

function codeOf(event: unknown): unknown {
  return typeof event === 'object' && event !== null && 'code' in event ? event.code : undefined
}

function reasonOf(event: unknown): unknown {
  return typeof event === 'object' && event !== null && 'reason' in event ? event.reason : undefined
}

/** The server's CURSOR_INVALID: the last event seen lies too far back to be followed from there. */
const isTooMuchMissed = (error: unknown): boolean => hasCode(error, 'CURSOR_INVALID')

function hasCode(error: unknown, code: string): boolean {
  if (!Array.isArray(error)) return false
  return error.some((one: { extensions?: { code?: unknown } }) => one.extensions?.code === code)
}

/** Why this page is not live, if it is not. */
export const liveRefusals = createLiveRefusals()

const liveClient = createLiveClient({
  waitToReconnect,
  refusals: liveRefusals,
  origin: () => `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}`,
})

sessionEvents.on('leaving', liveClient.close)
sessionEvents.on('contractConfirmed', liveClient.resume)
onLanguageChange(liveClient.renew)

/** Requests once more what the bank has refused; see LiveClient. */
export const retryLive: LiveClient['tryAgain'] = liveClient.tryAgain

/** Subscribes on the application's live channel; see LiveClient. */
export const subscribe: LiveClient['subscribe'] = liveClient.subscribe
