import { useRouterState } from '@tanstack/react-router'

export interface Place {
  readonly pathname: string
  /** Tab of the history, when the address has one. */
  readonly status: string | undefined
  readonly href: string
}

/** Where the person is, as the navigation needs to know it. */
export function usePlace(): Place {
  const pathname = useRouterState({ select: state => state.location.pathname })
  const status = useRouterState({
    select: state => {
      const search: Record<string, unknown> = state.location.search
      return typeof search['status'] === 'string' ? search['status'] : undefined
    },
  })
  const href = useRouterState({ select: state => state.location.href })
  return { pathname, status, href }
}
