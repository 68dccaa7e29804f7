import { isReportedError } from '@tartip/domain/errors/reported-errors'
import { ApiError } from './api-error.ts'
import { ChunkLost } from './lost-chunk.ts'
import { callRest } from './rest-client.ts'

/** A page that breaks in a loop reports no more. */
const mostReports = 10
const reported = new Set<string>()

/**
 * Reports to the server what broke in this browser: once each, nothing that a person typed, and no refusals of daily
 * work. A lost connection and a lost part of the page are no faults of the product.
 */
export async function reportError(error: unknown, route: string): Promise<void> {
  if (!(error instanceof Error) || error instanceof ChunkLost) return
  const code = error instanceof ApiError ? error.code : 'PAGE_FAILED'
  if ((error instanceof ApiError && error.isNetwork) || !isReportedError(code)) return
  const message = `${error.name}: ${error.message}`.slice(0, 500)
  if (reported.size >= mostReports || reported.has(message)) return
  reported.add(message)
  const release = document.querySelector<HTMLScriptElement>('script[type="module"]')?.src
  const body = {
    code,
    message,
    stack: error.stack?.slice(0, 4_000),
    route: route.slice(0, 200),
    release: release?.split('/').at(-1)?.slice(0, 80),
  }
  try {
    await callRest({
      method: 'POST',
      path: '/client-errors',
      body,
      isPassive: true,
      isBeforeSession: true,
    })
  } catch {
    // A report that does not arrive must not become the next one.
    return
  }
}
