import { lazyRouteComponent } from '@tanstack/react-router'
import type { AsyncRouteComponent } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { loadTextsOf } from './i18n.ts'
import { importPart } from './lost-chunk.ts'

/**
 * A page in a chunk of its own, loaded together with the texts it shows first:
 * `lazyPage('payments', () => import('./history/history-route.tsx'), 'HistoryRoute')`.
 */
export function lazyPage<TName extends string>(
  namespace: string | readonly string[],
  load: () => Promise<Record<TName, ComponentType>>,
  exportName: TName,
): AsyncRouteComponent<object> {
  return lazyRouteComponent(async () => {
    const [part] = await Promise.all([importPart(load), ...[namespace].flat().map(loadTextsOf)])
    const page: Record<string, ComponentType> = { [exportName]: part[exportName] }
    return page
  }, exportName)
}
