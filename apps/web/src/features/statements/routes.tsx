import { notFound } from '@tanstack/react-router'
import { lazyPage } from '../../lib/lazy-page.tsx'
import { isDocumentTab } from './urls.ts'

/** The documents have two tabs and no other. */
export function refuseOtherDocuments({ name }: { readonly name: string }): void {
  if (!isDocumentTab(name)) throw notFound()
}

const namespaces = ['statements', 'lists'] as const

export const statementPages = {
  order: lazyPage(namespaces, () => import('./order-route.tsx'), 'OrderRoute'),
  statement: lazyPage(namespaces, () => import('./statement-route.tsx'), 'StatementRoute'),
}
