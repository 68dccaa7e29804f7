import { jitter } from './clock.ts'

const firstDelayMs = 1_000
const maxDelayMs = 60_000

/** How long to wait before the n-th reconnect (from 0): doubling, at most a minute, spread by half. */
export function reconnectDelayMs(attempt: number, random: () => number = jitter): number {
  const full = Math.min(firstDelayMs * 2 ** Math.min(attempt, 10), maxDelayMs)
  return Math.round(full / 2 + (full / 2) * random())
}

interface Readiness {
  isOnline(): boolean
  isVisible(): boolean
  /** Calls back on every change of either. Returns the way to stop. */
  onChange(listener: () => void): () => void
}

const browserReadiness: Readiness = {
  isOnline: () => navigator.onLine,
  isVisible: () => document.visibilityState === 'visible',
  onChange: listener => {
    window.addEventListener('online', listener)
    window.addEventListener('offline', listener)
    document.addEventListener('visibilitychange', listener)
    return () => {
      window.removeEventListener('online', listener)
      window.removeEventListener('offline', listener)
      document.removeEventListener('visibilitychange', listener)
    }
  },
}

/**
 * Waits until a reconnect makes sense: the delay has passed, the network is there and somebody looks
 * at the tab. A hundred forgotten tabs must not knock at a server that has just come back. Resolves
 * early when the signal aborts; the caller checks the signal.
 */
export async function waitToReconnect(
  attempt: number,
  signal: AbortSignal,
  readiness: Readiness = browserReadiness,
): Promise<void> {
  await waitFor(signal, done => {
    const timer = setTimeout(done, reconnectDelayMs(attempt))
    return () => clearTimeout(timer)
  })
  const isReady = () => readiness.isOnline() && readiness.isVisible()
  if (isReady()) return
  await waitFor(signal, done =>
    readiness.onChange(() => {
      if (isReady()) done()
    }),
  )
}

function waitFor(signal: AbortSignal, arm: (done: () => void) => () => void): Promise<void> {
  if (signal.aborted) return Promise.resolve()
  return new Promise(resolve => {
    const finish = () => {
      disarm()
      signal.removeEventListener('abort', finish)
      resolve()
    }
    const disarm = arm(finish)
    signal.addEventListener('abort', finish)
  })
}
