import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { auditList } from '@tartip/domain/lists/audit-list'
import { listInputOf } from '@tartip/domain/lists/list'
import type { ListSearch } from '@tartip/domain/lists/list'
import { execute } from '../../lib/graphql-client.ts'
import { ApiKeyOfOrganisationDocument } from './api/api-key.access-control.generated.ts'
import { AuditPeopleDocument } from './api/audit-people.access-control.generated.ts'
import { AuditTrailDocument } from './api/audit-trail.access-control.generated.ts'
import type { AuditTrailQuery } from './api/audit-trail.access-control.generated.ts'
import { ContractFactsDocument } from './api/contract-facts.access-control.generated.ts'
import { KeyAvailabilityDocument } from './api/key-availability.access-control.generated.ts'
import { OnePersonDocument } from './api/one-person.access-control.generated.ts'
import { OwnPayControlKeyDocument } from './api/own-pay-control-key.access-control.generated.ts'
import { PeopleDocument } from './api/people.access-control.generated.ts'
import type { PersonOfContractFragment } from './api/people.access-control.generated.ts'
import { PersonAccessDocument } from './api/person-access.account.generated.ts'
import type { AccessOfPersonFragment } from './api/person-access.account.generated.ts'
import { VisibleAccountsDocument } from './api/visible-accounts.account.generated.ts'

export type PersonOfContract = PersonOfContractFragment
export type AccessOfPerson = AccessOfPersonFragment
export type AuditRecord = AuditTrailQuery['auditTrail']['list'][number]

const service = 'access-control'
const auditPageSize = 40

export const contractFactsQuery = (contractId: string) =>
  queryOptions({
    queryKey: ['settings', 'contract', contractId],
    queryFn: async ({ signal }) =>
      (await execute(ContractFactsDocument, {}, { service, signal })).employeeSecure,
  })

export const peopleQuery = (orgReferenceId: string) =>
  queryOptions({
    queryKey: ['settings', 'people', orgReferenceId],
    queryFn: async ({ signal }) =>
      (await execute(PeopleDocument, { orgReferenceId }, { service, signal })).employeesContract,
  })

export const personQuery = (userReferenceId: string) =>
  queryOptions({
    queryKey: ['settings', 'person', userReferenceId],
    queryFn: async ({ signal }) =>
      (await execute(OnePersonDocument, { userReferenceId }, { service, signal })).employee,
  })

export const accessQuery = (userReferenceId: string) =>
  queryOptions({
    queryKey: ['settings', 'access', userReferenceId],
    queryFn: async ({ signal }) => {
      const data = await execute(
        PersonAccessDocument,
        { userReferenceId },
        { service: 'account', signal },
      )
      return data.getAccessControlListForUser
    },
  })

export const visibleAccountsQuery = (partyId: string) =>
  queryOptions({
    queryKey: ['settings', 'visible-accounts', partyId],
    queryFn: async ({ signal }) => {
      const data = await execute(
        VisibleAccountsDocument,
        { partyId },
        { service: 'account', signal },
      )
      return data.findAllAccountsByPartyIdWithAcl
    },
  })

/** Null: the organisation never had a key. */
export const apiKeyQuery = (orgReferenceId: string) =>
  queryOptions({
    queryKey: ['settings', 'api-key', orgReferenceId],
    queryFn: async ({ signal }) => {
      const data = await execute(
        ApiKeyOfOrganisationDocument,
        { orgReferenceId },
        { service, signal },
      )
      return data.apiKey ?? null
    },
  })

export const keyAvailabilityQuery = (orgReferenceId: string) =>
  queryOptions({
    queryKey: ['settings', 'key-availability', orgReferenceId],
    queryFn: async ({ signal }) => {
      const data = await execute(KeyAvailabilityDocument, { orgReferenceId }, { service, signal })
      return data.keyAvailability
    },
  })

/** Null: the person has no pay-control key. */
export const ownKeyQuery = (contractId: string) =>
  queryOptions({
    queryKey: ['settings', 'own-key', contractId],
    queryFn: async ({ signal }) => {
      const data = await execute(OwnPayControlKeyDocument, {}, { service, signal })
      return data.employeeSecure.currentContract?.payControlKey ?? null
    },
  })

export const auditQuery = (orgReferenceId: string, search: ListSearch) => {
  // The chain has one order.
  const { sort: _sort, order: _order, ...filter } = listInputOf(auditList, search)
  return infiniteQueryOptions({
    queryKey: ['settings', 'audit', orgReferenceId, filter],
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam, signal }): Promise<AuditTrailQuery['auditTrail']> => {
      const variables = { orgReferenceId, before: pageParam, size: auditPageSize, filter }
      return (await execute(AuditTrailDocument, variables, { service, signal })).auditTrail
    },
    getNextPageParam: page => page.nextCursor ?? null,
  })
}

/** People to filter the audit by. */
export const auditPeopleSource = (orgReferenceId: string) => ({
  queryKey: ['settings', 'audit-people', orgReferenceId] as const,
  queryFn: async ({ signal }: { readonly signal: AbortSignal }) => {
    const data = await execute(AuditPeopleDocument, { orgReferenceId }, { service, signal })
    return data.employeesContract.map(({ id, fullName }) => ({ value: id, label: fullName }))
  },
})
