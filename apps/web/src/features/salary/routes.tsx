import { notFound } from '@tanstack/react-router'
import { lazyPage } from '../../lib/lazy-page.tsx'

/** There are these parts and no other. */
export function refuseOtherSalaryParts({ name }: { readonly name: string }): void {
  if (name !== 'employees' && name !== 'statements' && name !== 'contract') throw notFound()
}

export const salaryPages = {
  parts: lazyPage('salary', () => import('./salary-route.tsx'), 'SalaryRoute'),
  detail: lazyPage('salary', () => import('./register-route.tsx'), 'RegisterRoute'),
  editor: lazyPage('salary', () => import('./editor-route.tsx'), 'EditorRoute'),
}
