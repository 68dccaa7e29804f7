import type { QueryClient } from '@tanstack/react-query'
import { toast } from '../../../components/feedback/toast-store.ts'
import { bankClockQuery } from '../../../lib/bank-clock-query.ts'
import type { TabChannel } from '../../../lib/broadcast.ts'
import { forgetDirtyForms } from '../../../lib/dirty-forms.ts'
import { sessionEvents } from '../../../lib/session-events.ts'
import { writeStored } from '../../../lib/storage.ts'
import type { Contract, Employee } from '../../../lib/me.ts'
import { isSignedIn, meQuery } from '../../../lib/me.ts'
import { selectContract } from '../../load-me.ts'
import { setSwitching } from './switching.ts'

export interface SwitchContractDeps {
  readonly queryClient: QueryClient
  readonly tabs: TabChannel
  readonly goHome: () => Promise<void>
}

/** What stays right in another company. */
const ofNoCompany: ReadonlySet<unknown> = new Set([meQuery.queryKey[0], bankClockQuery.queryKey[0]])

/**
 * Moves this session to another contract. Everything of the former company leaves this tab before
 * the first screen of the new one is shown; the other tabs are notified and show a dialog.
 * Throws ApiError when the bank refuses; then nothing has changed.
 */
export async function switchContract(deps: SwitchContractDeps, contract: Contract): Promise<void> {
  const employee = await selectContract(contract)
  await enterContract(deps, employee)
  notifyOtherTabs(deps.tabs, employee)
}

/** Takes the session's contract as it is now, after another tab has moved it. */
export async function enterContract(deps: SwitchContractDeps, employee: Employee): Promise<void> {
  sessionEvents.emit('leaving', undefined)
  forgetDirtyForms()
  toast.clear()
  setSwitching(true)
  try {
    await deps.queryClient.cancelQueries()
    remember(employee)
    deps.queryClient.setQueryData(meQuery.queryKey, employee)
    deps.queryClient.removeQueries({
      predicate: ({ queryKey }) => !ofNoCompany.has(queryKey[0]),
    })
    await deps.goHome()
  } finally {
    setSwitching(false)
  }
}

/** Returns the session to the contract this tab works in, after another tab has moved it. */
export async function confirmContract(tabs: TabChannel, contract: Contract): Promise<void> {
  const employee = await selectContract(contract)
  // A reload, or the next sign-in, would else move the session to where the other tab has been, and
  // what is typed here for this company would be thrown away there.
  remember(employee)
  notifyOtherTabs(tabs, employee)
  sessionEvents.emit('contractConfirmed', undefined)
}

/** The company in which this browser opens next. */
function remember(employee: Employee): void {
  if (isSignedIn(employee)) writeStored('contractId', employee.currentContract.id)
}

function notifyOtherTabs(tabs: TabChannel, employee: Employee): void {
  if (!isSignedIn(employee)) return
  tabs.post({
    type: 'contract',
    userContractId: employee.currentContract.userContractAttributes.userContractId,
    companyName: employee.currentContract.companyName,
    personId: employee.userReferenceId,
  })
}
