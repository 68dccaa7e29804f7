import { ApiError } from '../lib/api-error.ts'
import { bankClockQuery } from '../lib/bank-clock-query.ts'
import { discardOfOthers, savedFormOf } from '../lib/form-snapshot.ts'
import { execute } from '../lib/graphql-client.ts'
import { readStored, writeStored } from '../lib/storage.ts'
import type { LazyQueryClient } from '../lib/lazy-query-client.ts'
import type { Contract, Employee, Me } from '../lib/me.ts'
import { fetchEmployee, isSignedIn, meQuery } from '../lib/me.ts'
import { forgetSessionHint } from '../lib/session-hint.ts'
import { SelectContractDocument } from './shell/api/select-contract.access-control.generated.ts'

/**
 * Who is signed in, or undefined when nobody is. Loads once in a session. A person whose server
 * session stands in another contract than this browser remembers is moved to the remembered one.
 * `quietly`: any failure means "nobody", for the sign-in page. Otherwise a lost connection or a
 * server in trouble is thrown, and the page says so instead of sending the person to sign-in; so is a session
 * whose person the bank does not know (specification, section 4: no log-out).
 */
export async function loadMe(queries: LazyQueryClient, mode?: 'quietly'): Promise<Me | undefined> {
  const queryClient = await queries.load()
  const known = queryClient.getQueryData<Employee>(meQuery.queryKey)
  if (known && isSignedIn(known)) return known
  // Loaded at the same time, and waited for: the first screen may count down to a cut-off. Without an answer
  // the screens that need it ask again.
  const clock = queryClient.prefetchQuery({ ...bankClockQuery, retry: false })
  try {
    // One query for both steps, so that two navigations at once load and move only once.
    const employee = await queryClient.fetchQuery({
      ...meQuery,
      queryFn: async ({ signal }) => inRememberedContract(await fetchEmployee(signal)),
      ...(mode === 'quietly' ? { retry: false } : {}),
    })
    if (!isSignedIn(employee)) return undefined
    await clock
    remember(employee)
    return employee
  } catch (error) {
    if (isNobody(error)) forgetSessionHint()
    else if (mode !== 'quietly') throw error
    return undefined
  }
}

const isNobody = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 401 || error.code === 'UNAUTHENTICATED')

/**
 * A form that waits in this tab goes before what the browser remembers: another tab of it may have been in
 * another company last, and entering that one would throw away what was typed here.
 */
async function inRememberedContract(employee: Employee): Promise<Employee> {
  const remembered = readStored('contractId')
  const kept = savedFormOf(employee.userReferenceId)
  const usable = employee.userContracts.filter(isUsable)
  const wanted =
    usable.find(
      ({ userContractAttributes }) =>
        userContractAttributes.userContractId === kept?.userContractId,
    ) ?? usable.find(contract => contract.id === remembered)
  const isElsewhere = wanted && wanted.id !== employee.currentContract?.id
  return isElsewhere ? selectContract(wanted) : employee
}

function remember(me: Me): void {
  writeStored('contractId', me.currentContract.id)
  discardOfOthers({
    personId: me.userReferenceId,
    userContractId: me.currentContract.userContractAttributes.userContractId,
  })
}

/** A contract that is in force and in which the person is not frozen. */
export const isUsable = (contract: Contract): boolean =>
  contract.active && contract.userContractAttributes.userContractState === 'ACTIVE'

/** Moves the session of all tabs to a contract; answers the person as they stand in it. */
export async function selectContract(contract: Contract): Promise<Employee> {
  const { selectContract: employee } = await execute(
    SelectContractDocument,
    { userContractId: contract.userContractAttributes.userContractId },
    { service: 'access-control' },
  )
  return employee
}
