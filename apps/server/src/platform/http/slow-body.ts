import type { IncomingMessage } from 'node:http'

export interface BodyPace {
  /** A body must bring `leastBytes` in each window; the timer is injected, so that tests wait for nothing. */
  readonly leastBytes: number
  readonly eachWindow: (check: () => void) => { stop: () => void }
}

const windowMs = 10_000

/** About what the slowest mobile network carries. */
export const usualBodyPace: BodyPace = {
  leastBytes: 16 * 1024,
  eachWindow(check) {
    const timer = setInterval(check, windowMs)
    return { stop: () => clearInterval(timer) }
  },
}

/** Reads a body by `work`; a sender that stalls or drips loses the connection, and the reading fails. */
export async function atLeastPace<T>(
  request: Pick<IncomingMessage, 'socket' | 'destroy'>,
  { leastBytes, eachWindow }: BodyPace,
  work: () => Promise<T>,
): Promise<T> {
  let readBefore = request.socket.bytesRead
  const timer = eachWindow(() => {
    const { bytesRead } = request.socket
    if (bytesRead - readBefore < leastBytes) request.destroy()
    readBefore = bytesRead
  })
  try {
    return await work()
  } finally {
    timer.stop()
  }
}
