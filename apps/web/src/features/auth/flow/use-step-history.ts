import { useRouter, useRouterState } from '@tanstack/react-router'

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** How far somebody has come in a form of several steps; only the number, nothing that was typed. */
    readonly step?: number
  }
}

/**
 * The steps of a form as pages of the tab's history: Back goes one step back, and Forward forward again. What is
 * typed stays with the form. The address stays the same, so that no step can be entered from outside.
 */
export function useStepHistory(): {
  readonly step: number
  readonly goTo: (step: number) => void
  readonly back: () => void
} {
  const router = useRouter()
  const step = useRouterState({ select: ({ location }) => location.state.step ?? 0 })
  return {
    step,
    goTo: next => {
      // A step that is shown already, because what came after it is gone, is no new page.
      if (next !== step) void router.navigate({ to: '.', state: { step: next } })
    },
    back: () => router.history.back(),
  }
}
