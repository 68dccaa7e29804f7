import { lazyPage } from '../../lib/lazy-page.tsx'

const lists = ['files', 'lists', 'listWords'] as const

export const filePages = {
  imported: lazyPage([...lists], () => import('./imported-route.tsx'), 'ImportedRoute'),
  importedFile: lazyPage(
    ['files', 'fields', 'form'],
    () => import('./imported-file-route.tsx'),
    'ImportedFileRoute',
  ),
  exported: lazyPage([...lists], () => import('./exported-route.tsx'), 'ExportedRoute'),
}
