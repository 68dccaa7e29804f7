/** What has been started and must be stopped again, the last first. */
export interface StopList {
  /** `timeoutMs`: how long the others wait for this one before they go on without it. */
  add(name: string, stop: () => Promise<unknown>, timeoutMs?: number): void
  /** Stops everything; one that fails or hangs does not keep the others from stopping. */
  stopAll(): Promise<void>
}

const defaultTimeoutMs = 10_000

/** Makes a list; `onFailure` is informed what could not be stopped. */
export function createStopList(onFailure: (name: string, error: unknown) => void): StopList {
  const stops: { name: string; stop: () => Promise<unknown>; timeoutMs: number }[] = []
  return {
    add: (name, stop, timeoutMs = defaultTimeoutMs) => stops.push({ name, stop, timeoutMs }),
    async stopAll() {
      for (let next = stops.pop(); next !== undefined; next = stops.pop()) {
        try {
          await within(next.timeoutMs, next.stop())
        } catch (error) {
          onFailure(next.name, error)
        }
      }
    },
  }
}

async function within(timeoutMs: number, stopping: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`Not stopped within ${timeoutMs} ms`)), timeoutMs)
  })
  try {
    await Promise.race([stopping, timeout])
  } finally {
    clearTimeout(timer)
  }
}
