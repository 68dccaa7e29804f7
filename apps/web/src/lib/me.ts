import type { Viewer } from '@tartip/domain/people/viewer'
import type {
  EmployeeSecureQuery,
  SignedInContractFragment,
} from './api/employee-secure.access-control.generated.ts'
import { EmployeeSecureDocument } from './api/employee-secure.access-control.generated.ts'
import { ApiError } from './api-error.ts'
import { execute } from './graphql-client.ts'
import { meKey } from './me-key.ts'
import { sessionEvents } from './session-events.ts'

export type Employee = EmployeeSecureQuery['employeeSecure']
export type Contract = SignedInContractFragment
/** A person who counts as signed in: they work in a contract with a company (specification §4). */
export type Me = Employee & { readonly currentContract: Contract }

/** Reads who is signed in. Throws ApiError; 401 means nobody. */
export async function fetchEmployee(signal?: AbortSignal): Promise<Employee> {
  const { employeeSecure } = await execute(
    EmployeeSecureDocument,
    {},
    { service: 'access-control', signal },
  )
  return employeeSecure
}

/**
 * Who is signed in and in which contract. The one answer that is kept while the session lasts:
 * it is the session's identity, not the bank's data. Cleared at log-out and contract switch.
 */
export const meQuery = {
  queryKey: meKey,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Employee> => {
    const employee = await fetchEmployee(signal)
    if (isSignedIn(employee)) return employee
    // Pages read this answer with every render and can show nothing without a contract: the former one stays
    // below the question where to go on.
    sessionEvents.emit('contractLost', undefined)
    throw new ApiError('CONTRACT_LOST')
  },
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
}

/** Signed in: id, authorized, a reference id and a current contract with a company name. */
export function isSignedIn(employee: Employee): employee is Me {
  return (
    employee.id !== '' &&
    employee.authorized &&
    employee.userReferenceId !== '' &&
    Boolean(employee.currentContract?.companyName)
  )
}

/** The person as the domain's rules know them, for `may(viewer, ability)`. */
export function viewerOf(me: Me): Viewer {
  const { currentContract: contract } = me
  const attributes = contract.userContractAttributes
  return {
    personId: me.id,
    legalPartyId: contract.orgReferenceId,
    signRight: attributes.signRight,
    signScheme: contract.signScheme,
    signType: contract.signType,
    postVerificationStatus: me.postVerificationStatus,
    productRoles: attributes.productRoles.flatMap(product => product.roles),
    // The server alone knows every signatory's key and sends what follows from it as flags.
    payControlKeyAvailable: contract.payControlKey !== null && contract.payControlKey !== undefined,
  }
}
