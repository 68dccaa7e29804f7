import { lazyRouteComponent } from '@tanstack/react-router'
import type { AsyncRouteComponent } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { cspNonce } from './csp-nonce.ts'
import { loadTextsOf } from './i18n.ts'
import { importPart } from './lost-chunk.ts'

/**
 * A page in a chunk of its own, loaded together with the texts of its feature and with what Mantine's
 * parts need: `lazyPage('payments', () => import('./history/history-route.tsx'), 'HistoryRoute')`.
 */
export function lazyPage<TName extends string>(
  namespace: string,
  load: () => Promise<Record<TName, ComponentType>>,
  exportName: TName,
): AsyncRouteComponent<object> {
  return lazyRouteComponent(async () => {
    const [part, { ThemeProvider }] = await Promise.all([
      importPart(load),
      importPart(() => import('../components/theme/theme-provider.tsx')),
      loadTextsOf(namespace),
    ])
    const Page: ComponentType = part[exportName]
    const page: Record<string, ComponentType> = {
      [exportName]: () => (
        <ThemeProvider getStyleNonce={cspNonce}>
          <Page />
        </ThemeProvider>
      ),
    }
    return page
  }, exportName)
}

/**
 * The same for a page that people meet before they are signed in: nothing of Mantine comes with it,
 * and it may use nothing of Mantine. `first-bundle.test.ts` holds it to that.
 */
export function lightPage<TName extends string>(
  namespace: string,
  load: () => Promise<Record<TName, ComponentType>>,
  exportName: TName,
): AsyncRouteComponent<object> {
  return lazyRouteComponent(async () => {
    const [part] = await Promise.all([importPart(load), loadTextsOf(namespace)])
    const page: Record<string, ComponentType> = { [exportName]: part[exportName] }
    return page
  }, exportName)
}
