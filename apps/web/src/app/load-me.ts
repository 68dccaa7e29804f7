import type { QueryClient } from '@tanstack/react-query'
import { ApiError } from '../lib/api-error.ts'
import { keepOnlyFor } from '../lib/form-snapshot.ts'
import { execute } from '../lib/graphql-client.ts'
import { readStored, writeStored } from '../lib/storage.ts'
import type { Contract, Employee, Me } from '../lib/use-me.ts'
import { fetchEmployee, isSignedIn, meQuery } from '../lib/use-me.ts'
import { SelectContractDocument } from './shell/api/select-contract.access-control.generated.ts'

/**
 * Who is signed in, or undefined when nobody is. Loads once in a session. A person whose server
 * session stands in another contract than this browser remembers is moved to the remembered one.
 * `quietly`: any failure means "nobody", for the sign-in page. Otherwise a lost connection or a
 * server in trouble is thrown, and the page says so instead of sending the person to sign-in.
 */
export async function loadMe(queryClient: QueryClient, mode?: 'quietly'): Promise<Me | undefined> {
  const known = queryClient.getQueryData<Employee>(meQuery.queryKey)
  if (known && isSignedIn(known)) return known
  if (mode === 'quietly' && strangers.has(queryClient)) return undefined
  try {
    // One query for both steps, so that two navigations at once load and move only once.
    const employee = await queryClient.fetchQuery({
      ...meQuery,
      queryFn: async ({ signal }) => inRememberedContract(await fetchEmployee(signal)),
      ...(mode === 'quietly' ? { retry: false } : {}),
    })
    if (!isSignedIn(employee)) return undefined
    strangers.delete(queryClient)
    remember(employee)
    return employee
  } catch (error) {
    if (saysNobody(error)) strangers.add(queryClient)
    else if (mode !== 'quietly') throw error
    return undefined
  }
}

/** Pages that have heard that nobody is signed in; sign-in need not ask the same again. */
const strangers = new WeakSet<QueryClient>()

const saysNobody = (error: unknown): boolean =>
  error instanceof ApiError &&
  (error.status === 401 ||
    error.code === 'UNAUTHENTICATED' ||
    error.code === 'UserNotFoundException')

async function inRememberedContract(employee: Employee): Promise<Employee> {
  const remembered = readStored('contractId')
  const wanted = employee.userContracts.find(contract => contract.id === remembered)
  const isElsewhere = wanted && wanted.id !== employee.currentContract?.id && isUsable(wanted)
  return isElsewhere ? selectContract(wanted) : employee
}

function remember(me: Me): void {
  writeStored('contractId', me.currentContract.id)
  keepOnlyFor({
    personId: me.userReferenceId,
    userContractId: me.currentContract.userContractAttributes.userContractId,
  })
}

/** A contract that is in force and in which the person is not frozen. */
export const isUsable = (contract: Contract): boolean =>
  contract.active && contract.userContractAttributes.userContractState === 'ACTIVE'

/** Moves the session of all tabs to a contract; answers the person as he stands in it. */
export async function selectContract(contract: Contract): Promise<Employee> {
  const { selectContract: employee } = await execute(
    SelectContractDocument,
    { userContractId: contract.userContractAttributes.userContractId },
    { service: 'access-control' },
  )
  return employee
}
