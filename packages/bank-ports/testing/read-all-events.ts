import { expect } from 'vitest'
import type { EventFeed } from '../src/event-feed.ts'

/**
 * Reads a numbered list page by page to its end, as a reader of the product does: on from the last number it saw.
 * A page that is too long, is out of order or leads back fails at once; read on from, it would never end.
 */
export async function readAllEvents<Event extends { readonly sequence: bigint }>(
  feed: Pick<EventFeed<Event>, 'readEvents'>,
  pageSize: number,
  after = 0n,
): Promise<Event[]> {
  const reported: Event[] = []
  for (;;) {
    const page = await nextPage(feed, pageSize, reported.at(-1)?.sequence ?? after)
    if (page.length === 0) return reported
    reported.push(...page)
  }
}

/** One page after a number, oldest first. */
export async function nextPage<Event extends { readonly sequence: bigint }>(
  feed: Pick<EventFeed<Event>, 'readEvents'>,
  pageSize: number,
  after: bigint,
): Promise<readonly Event[]> {
  const page = await feed.readEvents(after, pageSize)
  expect(page.length, 'rows of a page').toBeLessThanOrEqual(pageSize)
  let last = after
  for (const { sequence } of page) {
    expect(sequence > last, `event ${sequence} after ${last}`).toBe(true)
    last = sequence
  }
  return page
}
