import type { Page, WebSocketRoute } from '@playwright/test'

/** The service restarts: the line ends, and the client may come again. */
const restartCode = 1012

/**
 * Lets a flow cut the live lines of a page. An offline browser would not do: Chromium leaves sockets
 * that are open as they are. Call it before the page opens its lines.
 */
export async function cuttableLines(page: Page): Promise<{ cut: () => void; mend: () => void }> {
  const open = new Set<WebSocketRoute>()
  let isCut = false
  await page.routeWebSocket(/\/graphql\//, line => {
    if (isCut) {
      void line.close({ code: restartCode })
      return
    }
    line.connectToServer()
    open.add(line)
  })
  return {
    cut: () => {
      isCut = true
      for (const line of open) void line.close({ code: restartCode })
      open.clear()
    },
    mend: () => {
      isCut = false
    },
  }
}
