import type { Language } from '@tartip/domain/language'
import type { PayControlKey } from '@tartip/bank-ports/pay-control'
import { productRolesOf } from '@tartip/domain/people/product-role'
import { toIso, type LocalDate } from '@tartip/domain/time/instant'

import { contractIsOpen, contractIsRunning } from '../rules/contract-choice.ts'
import type { Colleague, PersonContract } from '../store/contract-store.ts'
import type { Employee } from '../use-cases/people/read-people.ts'

/** The product of each role (specification: product roles and products). */
const productOfRole: Readonly<Record<string, string>> = {
  SALARY_USER: 'SALARY_PROJECT',
  LOAN_MANAGER: 'TEZ_LOANS',
  SELLER: 'TEZ_LOANS',
}

/** The signed-in person as the schema shows them. */
export function presentEmployee(
  { profile, contracts, currentUserContractId, today }: Employee,
  language: Language,
  payControlKey?: PayControlKey,
) {
  const current = contracts.find(contract => contract.userContractId === currentUserContractId)
  return {
    id: profile.personId,
    email: profile.email ?? null,
    mobile: profile.mobile,
    fullName: profile.fullName,
    shortName: profile.shortName,
    createdDate: toIso(profile.createdDate),
    individualInn: profile.individualInn,
    userReferenceId: profile.userReferenceId,
    postVerificationStatus: profile.postVerificationStatus,
    isResident: profile.isResident,
    authorized: true,
    userContracts: contracts.map(contract => presentContract(contract, today, language)),
    currentContract:
      current && contractIsOpen(current, today)
        ? { ...presentContract(current, today, language), payControlKey: presentKey(payControlKey) }
        : null,
  }
}

function presentKey(key: PayControlKey | undefined) {
  if (key === undefined) return null
  const { username, status, pcUserId } = key
  return { expirationDate: toIso(key.expirationDate), username, status, pcUserId }
}

function presentContract(contract: PersonContract, today: LocalDate, language: Language) {
  return {
    id: contract.contractId,
    orgReferenceId: contract.legalPartyId,
    inn: contract.companyInn,
    active: contractIsRunning(contract, today),
    signType: contract.signType,
    signScheme: contract.signScheme,
    companyName: contract.companyName,
    contractNum: contract.contractNum,
    createdDate: toIso(contract.createdDate),
    departmentCode: contract.departmentCode,
    departmentName: contract.departmentName[language],
    expirationDate: contract.expirationDate ?? null,
    ruTokenCert: null,
    payControlKey: null,
    userContractAttributes: {
      signRight: contract.signRight,
      // Whoever signs in and sees their contracts has finished their registration.
      registrationState: 'CONFIRMED' as const,
      userContractState: contract.userContractState,
      userContractId: contract.userContractId,
      productRoles: presentProductRoles(contract.productRoles),
    },
  }
}

function presentProductRoles(roles: readonly string[]) {
  const products = new Map<string, string[]>()
  for (const role of roles) {
    const product = productOfRole[role] ?? role
    products.set(product, [...(products.get(product) ?? []), role])
  }
  return [...products].map(([productName, ownRoles]) => ({ productName, roles: ownRoles }))
}

/** A person of the organisation as the schema shows them to colleagues. */
export function presentColleague(person: Colleague) {
  return {
    id: person.personId,
    email: person.email ?? null,
    mobile: person.mobile,
    fullName: person.fullName,
    shortName: person.shortName,
    signRight: person.signRight,
    createdDate: toIso(person.createdDate),
    referenceId: person.userReferenceId,
    individualInn: person.individualInn,
    registrationState: person.state === 'Init' ? ('INIT' as const) : ('CONFIRMED' as const),
    userContractState: person.userContractState,
    isFrozenByBank: person.isFrozenByBank,
    userContractId: person.userContractId,
    isResident: person.isResident,
    postVerificationStatus: person.postVerificationStatus,
    productRoles: presentProductRoles(person.productRoles),
    availableProductRoles: productRolesOf(person.signRight),
  }
}
