import type { QueryClient } from '@tanstack/react-query'
import type { Contract, Me } from '../lib/me.ts'
import { meQuery } from '../lib/me.ts'

type ContractPatch = Partial<Omit<Contract, 'userContractAttributes'>> & {
  readonly userContractAttributes?: Partial<Contract['userContractAttributes']>
}

/** A contract as the server answers it; a test says only what matters to it. */
export function contractOf(patch: ContractPatch = {}): Contract {
  const { userContractAttributes, ...rest } = patch
  return {
    id: 'contract-1',
    orgReferenceId: 'party-1',
    inn: '02212199910019',
    active: true,
    signType: 'TOTP',
    signScheme: 'ONE_SIGNATORY',
    companyName: 'ОсОО «Алтын Дан»',
    contractNum: '4471',
    payControlKey: null,
    ...rest,
    userContractAttributes: {
      signRight: 'FIRST',
      userContractState: 'ACTIVE',
      userContractId: 'user-contract-1',
      productRoles: [],
      ...userContractAttributes,
    },
  }
}

/** A signed-in person with one contract, or the given ones; works in the first. */
export function personOf(patch: Partial<Me> = {}): Me {
  const contracts = patch.userContracts ?? [patch.currentContract ?? contractOf()]
  return {
    id: 'identity-1',
    email: 'a.toktogulova@example.kg',
    mobile: '996700123456',
    fullName: 'Токтогулова Айжан Бекболотовна',
    shortName: 'Токтогулова А. Б.',
    userReferenceId: 'person-1',
    postVerificationStatus: 'Confirmed',
    isResident: true,
    authorized: true,
    userContracts: contracts,
    currentContract: contracts[0] ?? contractOf(),
    ...patch,
  }
}

/** As after the first call of the session: kept although nothing on the page reads it yet. */
export function setSignedIn(queryClient: QueryClient, me: Me): void {
  const { queryKey, gcTime } = meQuery
  queryClient.setQueryDefaults(queryKey, { gcTime })
  queryClient.setQueryData(queryKey, me)
}
