import type { QueryClient } from '@tanstack/react-query'
import { createContext, useContext } from 'react'
import { importPart } from './lost-chunk.ts'

/** The memory of what the bank has answered. Sign-in does without it, so its code comes later. */
export interface LazyQueryClient {
  /** Undefined as long as nothing has needed it. */
  readonly current: QueryClient | undefined
  /** The one client of this page. Rejects with ChunkLost when its code cannot be loaded. */
  load(): Promise<QueryClient>
}

export function createLazyQueryClient(): LazyQueryClient {
  let current: QueryClient | undefined
  const load = async () => {
    const { createQueryClient } = await importPart(() => import('./query-client.ts'))
    // Two callers may have waited for the same code.
    return (current ??= createQueryClient())
  }
  return {
    get current() {
      return current
    },
    load,
  }
}

const LazyQueryClientContext = createContext<LazyQueryClient | undefined>(undefined)

export const LazyQueryClientProvider = LazyQueryClientContext.Provider

export function useLazyQueryClient(): LazyQueryClient {
  const queries = useContext(LazyQueryClientContext)
  if (!queries) throw new Error('No LazyQueryClientProvider above')
  return queries
}
