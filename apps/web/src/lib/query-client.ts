import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api-error.ts'

const maxRetries = 2

/** Refusals stay refusals; only a lost answer or a server in trouble is worth another question. */
function isWorthRetrying(failures: number, error: Error): boolean {
  if (failures >= maxRetries || !(error instanceof ApiError)) return false
  return error.isNetwork || (error.status ?? 0) >= 500
}

/**
 * The bank's data is never served from a cache (specification §7): stale at once, gone with the
 * screen. Nothing refetches by itself on focus or reconnect: such calls would lengthen the session
 * of an unattended screen. What must refresh does so through `runPassively`.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 0,
        gcTime: 0,
        retry: isWorthRetrying,
        retryDelay: attempt => Math.min(500 * 2 ** attempt, 4_000),
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // The browser's own idea of "online" is often wrong behind a VPN: let the call find out.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always', gcTime: 0 },
    },
  })
}
