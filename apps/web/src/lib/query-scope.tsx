import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useLazyQueryClient } from './lazy-query-client.ts'

/** The part of the product that queries the server; its route has loaded the client before. */
export function QueryScope({ children }: { children: ReactNode }) {
  const { current } = useLazyQueryClient()
  if (!current) throw new Error('The route did not load the query client')
  return <QueryClientProvider client={current}>{children}</QueryClientProvider>
}
