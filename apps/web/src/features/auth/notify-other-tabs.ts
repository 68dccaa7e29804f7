import { tabChannel } from '../../lib/broadcast.ts'
import type { LazyQueryClient } from '../../lib/lazy-query-client.ts'
import type { Employee } from '../../lib/me.ts'
import { meKey } from '../../lib/me-key.ts'

/** The other tabs of the browser follow the person who has come in, as the guard of the page has loaded them. */
export function notifyOtherTabs(queries: LazyQueryClient, type: 'signedIn' | 'contract'): void {
  const employee = queries.current?.getQueryData<Employee>(meKey)
  if (!employee?.currentContract) return
  const { companyName, userContractAttributes } = employee.currentContract
  tabChannel.post({
    type,
    personId: employee.userReferenceId,
    userContractId: userContractAttributes.userContractId,
    companyName,
  })
}
