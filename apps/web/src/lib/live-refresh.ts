import type { QueryClient, QueryKey } from '@tanstack/react-query'
import { createCoalescer, type Coalescer } from './coalesce.ts'
import { runPassively } from './passive.ts'

/**
 * Reads everything under a key again after live events: at most once in `everyMs`, however many come, and without
 * lengthening the session.
 */
export const createLiveRefresh = (
  client: QueryClient,
  queryKey: QueryKey,
  everyMs = 1_000,
): Coalescer =>
  createCoalescer(() => runPassively(() => client.invalidateQueries({ queryKey })), everyMs)

/** How often a visible page is read again whose applications an officer of the bank decides meanwhile. */
export const decisionRefreshMs = 10_000
