import type { Page } from '@playwright/test'

/** Counts how often a page is loaded from now on: what comes live comes without it. */
export function countLoads(page: Page): () => number {
  let loads = 0
  page.on('load', () => {
    loads += 1
  })
  return () => loads
}
