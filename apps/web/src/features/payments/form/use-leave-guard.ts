import { useBlocker } from '@tanstack/react-router'
import { useDirtyForm } from '../../../lib/dirty-forms.ts'
import { searchBeneath } from '../../../lib/rates-address.ts'

interface LeaveGuard {
  readonly isAsking: boolean
  readonly stay: () => void
  readonly go: () => void
}

interface Place {
  readonly pathname: string
  readonly search: unknown
}

/** Holds back a link, Back, a reload and a closed tab while the form has something to lose. */
export function useLeaveGuard(hasSomethingToLose: boolean): LeaveGuard {
  useDirtyForm(hasSomethingToLose)
  const blocker = useBlocker({
    shouldBlockFn: ({ current, next }) => hasSomethingToLose && !isSamePlace(current, next),
    enableBeforeUnload: () => hasSomethingToLose,
    withResolver: true,
  })
  return {
    isAsking: blocker.status === 'blocked',
    stay: () => blocker.reset?.(),
    go: () => blocker.proceed?.(),
  }
}

/** An anchor inside the page is no leaving, and neither is a look at the exchange rates over it. */
const isSamePlace = (current: Place, next: Place): boolean =>
  current.pathname === next.pathname &&
  JSON.stringify(searchBeneath(current.search)) === JSON.stringify(searchBeneath(next.search))
