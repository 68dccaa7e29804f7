import { compareText } from '@tartip/domain/text/collation'
import { queryOptions } from '@tanstack/react-query'
import { execute } from '../../lib/graphql-client.ts'
import { ApiKeyOfOrganisationDocument } from './api/api-key.access-control.generated.ts'
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

const service = 'access-control'

export const contractFactsQuery = (contractId: string) =>
  queryOptions({
    queryKey: ['settings', 'contract', contractId],
    queryFn: async ({ signal }) =>
      (await execute(ContractFactsDocument, {}, { service, signal })).employeeSecure,
  })

/** The people of a company, by the Kyrgyz alphabet. */
export const peopleQuery = (orgReferenceId: string) =>
  queryOptions({
    queryKey: ['settings', 'people', orgReferenceId],
    queryFn: async ({ signal }) => {
      const data = await execute(PeopleDocument, { orgReferenceId }, { service, signal })
      return data.employeesContract.toSorted((a, b) => compareText(a.fullName, b.fullName))
    },
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
