import type { Viewer } from '@tartip/domain/people/viewer'
import type { LazyQueryClient } from '../lib/lazy-query-client.ts'
import { viewerOf } from '../lib/me.ts'
import { homeOf, redirectOf } from './guards.ts'
import { loadMe } from './load-me.ts'
import type { RouteNeed } from './route-table.ts'

/** The signed-in person as the guards of the routes know them. */
export interface Person {
  readonly shortName: string
  readonly viewer: Viewer
  /** Their first page. */
  readonly home: string
  /** Where they are sent from a page that needs this; undefined when they may stay. */
  readonly redirectFrom: (need: RouteNeed) => string | undefined
}

/** Loads who is signed in; undefined when nobody is. `quietly`: any failure means nobody. */
export async function findPerson(
  queries: LazyQueryClient,
  mode?: 'quietly',
): Promise<Person | undefined> {
  const me = await loadMe(queries, mode)
  if (!me) return undefined
  const viewer = viewerOf(me)
  return {
    shortName: me.shortName,
    viewer,
    home: homeOf(viewer),
    redirectFrom: need => redirectOf(viewer, need),
  }
}
