import { catalogueTextOfStored, type OtherLanguages, storedWordsOf } from '@tartip/domain/bank-text'
import type { LocalizedText } from '@tartip/domain/language'
import { CompiledQuery, sql } from 'kysely'

import {
  signSchemes,
  type SignRight,
  type SignScheme,
  type SignType,
} from '@tartip/domain/people/sign-right'
import type { Instant, LocalDate } from '@tartip/domain/time/instant'

import { inSystem, inTenant } from '../../../platform/db/transaction.ts'
import type { Db } from '../../../platform/db/db.ts'
import type { PersonState, TaxNumbers, UserContractState } from '../public.ts'
import { type Profile, profileColumns, profileFromRow } from './person-store.ts'
import type { AccessControlTables } from './tables.ts'

/** One contract of one person, with the organisation it belongs to. */
export interface PersonContract {
  readonly userContractId: string
  readonly legalPartyId: string
  readonly contractId: string
  readonly signRight: SignRight
  readonly userContractState: UserContractState
  readonly productRoles: readonly string[]
  readonly isContractActive: boolean
  readonly contractNum: string
  readonly signScheme: SignScheme
  readonly signType: SignType
  readonly departmentCode: string
  readonly departmentName: LocalizedText
  readonly createdDate: Instant
  readonly expirationDate: LocalDate | undefined
  readonly companyName: string
  readonly companyInn: string
}

/** A person of an organisation, as their colleagues see them. */
export interface Colleague extends Profile {
  readonly state: PersonState
  readonly signRight: SignRight
  readonly userContractState: UserContractState
  readonly isFrozenByBank: boolean
  readonly userContractId: string
  readonly contractId: string
  readonly productRoles: readonly string[]
}

export function createContractStore(handle: Db) {
  return {
    /** Every contract of a person, oldest first, closed ones too. */
    async findByPerson(personId: string): Promise<PersonContract[]> {
      const { rows } = await sql<PersonContractRow>`
        select * from access_control.contracts_of_person(${personId})`.execute(handle)
      return rows.map(personContractFromRow)
    },

    /** Everybody of an organisation, by name. */
    findPeople(legalPartyId: string, userReferenceId?: string): Promise<Colleague[]> {
      return inTenant(handle, legalPartyId, async tx => {
        const people = tx
          .withTables<AccessControlTables>()
          .selectFrom('access_control.user_contract as u')
          .innerJoin('access_control.person as p', 'p.person_id', 'u.person_id')
          .select(profileColumns)
          .select(['p.state as person_state', 'u.sign_right', 'u.state', 'u.user_contract_id'])
          .select(['u.contract_id', 'u.product_roles', 'u.frozen_by_bank', 'p.is_frozen'])
          .where('u.legal_party_id', '=', legalPartyId)
          .orderBy('p.full_name')
          .orderBy('u.user_contract_id')
        const rows = await (
          userReferenceId === undefined
            ? people
            : people.where('p.user_reference_id', '=', userReferenceId)
        ).execute()
        return rows.map(row => ({
          ...profileFromRow(row),
          state: row.person_state,
          signRight: row.sign_right,
          userContractState: row.state,
          isFrozenByBank: row.frozen_by_bank || row.is_frozen,
          userContractId: row.user_contract_id,
          contractId: row.contract_id,
          productRoles: row.product_roles,
        }))
      })
    },

    /** Of a person who is let into a contract of the organisation, and of the organisation itself. */
    findTaxNumbers(legalPartyId: string, personId: string): Promise<TaxNumbers | undefined> {
      return inTenant(handle, legalPartyId, async tx => {
        const row = await tx
          .withTables<AccessControlTables>()
          .selectFrom('access_control.user_contract as u')
          .innerJoin('access_control.person as p', 'p.person_id', 'u.person_id')
          .innerJoin('access_control.organisation as o', 'o.legal_party_id', 'u.legal_party_id')
          .select(['p.individual_inn', 'o.inn'])
          .where('u.legal_party_id', '=', legalPartyId)
          .where('u.person_id', '=', personId)
          .where('u.state', '=', 'ACTIVE')
          .limit(1)
          .executeTakeFirst()
        return row && { personInn: row.individual_inn, organisationInn: row.inn }
      })
    },

    /**
     * The strictest signature scheme of the contracts of each organisation that run on that day; of
     * all its contracts when none runs. Whoever has no contract is not in the answer.
     */
    async findSignSchemes(
      legalPartyIds: readonly string[],
      today: LocalDate,
    ): Promise<Map<string, SignScheme>> {
      if (legalPartyIds.length === 0) return new Map()
      const { rows } = await inSystem(handle, tx =>
        tx.executeQuery<{ legal_party_id: string; sign_scheme: SignScheme }>(
          CompiledQuery.raw(strictestSchemesQuery, [[...legalPartyIds], today, [...signSchemes]]),
        ),
      )
      return new Map(rows.map(row => [row.legal_party_id, row.sign_scheme]))
    },
  }
}

// The third parameter lists the schemes from the mildest to the strictest.
const strictestSchemesQuery = `
  select distinct on (legal_party_id) legal_party_id, sign_scheme
  from access_control.contract
  where legal_party_id = any ($1::uuid[])
  order by legal_party_id,
    (is_active and (expiration_date is null or expiration_date >= $2::date)) desc,
    array_position($3::text[], sign_scheme) desc`

/** The two columns of the name that the bank gives its department. */
export function departmentColumns(name: LocalizedText) {
  const { text, other } = storedWordsOf(name)
  return { department_name: text, department_name_other: JSON.stringify(other ?? {}) }
}

interface PersonContractRow {
  user_contract_id: string
  legal_party_id: string
  contract_id: string
  sign_right: SignRight
  user_contract_state: UserContractState
  product_roles: string[]
  is_contract_active: boolean
  contract_num: string
  sign_scheme: SignScheme
  sign_type: SignType
  department_code: string
  department_name: string
  department_name_other: OtherLanguages | null
  created_date: Instant
  expiration_date: LocalDate | null
  company_name: string
  company_inn: string
}

function personContractFromRow(row: PersonContractRow): PersonContract {
  return {
    userContractId: row.user_contract_id,
    legalPartyId: row.legal_party_id,
    contractId: row.contract_id,
    signRight: row.sign_right,
    userContractState: row.user_contract_state,
    productRoles: row.product_roles,
    isContractActive: row.is_contract_active,
    contractNum: row.contract_num,
    signScheme: row.sign_scheme,
    signType: row.sign_type,
    departmentCode: row.department_code,
    departmentName: catalogueTextOfStored(row.department_name, row.department_name_other),
    createdDate: row.created_date,
    expirationDate: row.expiration_date ?? undefined,
    companyName: row.company_name,
    companyInn: row.company_inn,
  }
}
