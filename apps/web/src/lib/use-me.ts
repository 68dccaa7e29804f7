import type { Viewer } from '@tartip/domain/people/viewer'
import { useSuspenseQuery } from '@tanstack/react-query'
import { isSignedIn, meQuery, viewerOf } from './me.ts'
import type { Me } from './me.ts'

export type { Me } from './me.ts'

/** The signed-in person. Only inside the signed-in part, whose guard has loaded them. */
export function useMe(): Me {
  const { data } = useSuspenseQuery(meQuery)
  if (!isSignedIn(data)) throw new Error('useMe outside the signed-in part')
  return data
}

export function useViewer(): Viewer {
  return viewerOf(useMe())
}
