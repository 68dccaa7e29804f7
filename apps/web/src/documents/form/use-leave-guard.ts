import { useBlocker, useRouter } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { forgetDirtyForms, useDirtyForm } from '../../lib/dirty-forms.ts'
import { searchBelow } from '../../lib/rates-address.ts'

interface LeaveGuard {
  readonly isBlocked: boolean
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
  const { history } = useRouter()
  /** How many pages back or forward the person wanted to go. */
  const [steps, setSteps] = useState<number | undefined>(undefined)
  /** The person has let go of what is typed: a page whose code is gone may then be loaded again without a question. */
  const isLetGo = useRef(false)
  const isLeaving = (current: Place, next: Place) =>
    hasSomethingToLose && !isSamePlace(current, next)

  // A link waits for the answer before anything happens.
  const link = useBlocker({
    shouldBlockFn: ({ action, current, next }) => isLink(action) && isLeaving(current, next),
    enableBeforeUnload: () => hasSomethingToLose && !isLetGo.current,
    withResolver: true,
  })
  // Back has moved the address before anybody is asked. It is refused at once, which puts the address of the
  // form back, and done again when the person wants it: a reload meanwhile finds the form and not another page.
  useBlocker({
    shouldBlockFn: ({ action, current, next }) => {
      if (isLink(action) || !isLeaving(current, next)) return false
      setSteps(pageNumber(window.history.state) - pageNumber(history.location.state) || -1)
      return true
    },
    enableBeforeUnload: false,
  })
  return {
    isBlocked: link.status === 'blocked' || steps !== undefined,
    stay: () => {
      setSteps(undefined)
      link.reset?.()
    },
    go: () => {
      isLetGo.current = true
      forgetDirtyForms()
      setSteps(undefined)
      if (steps === undefined) link.proceed?.()
      else history.go(steps, { ignoreBlocker: true })
    },
  }
}

const isLink = (action: string): boolean => action === 'PUSH' || action === 'REPLACE'

/** Where a page stands in the history of the tab, as the router numbers them. */
function pageNumber(state: unknown): number {
  const number: unknown = Reflect.get(Object(state), '__TSR_index')
  return typeof number === 'number' ? number : 0
}

/** An anchor inside the page is no leaving, and neither is a look at the exchange rates over it. */
const isSamePlace = (current: Place, next: Place): boolean =>
  current.pathname === next.pathname &&
  JSON.stringify(searchBelow(current.search)) === JSON.stringify(searchBelow(next.search))
