import type { PostVerificationStatus } from '@tartip/domain/people/sign-right'
import type { Instant } from '@tartip/domain/time/instant'

import type { Db } from '../../../platform/db/db.ts'
import type { AccessControlTables } from './tables.ts'

export interface Profile {
  readonly personId: string
  readonly userReferenceId: string
  readonly email: string | undefined
  readonly mobile: string
  readonly fullName: string
  readonly shortName: string
  readonly individualInn: string
  readonly isResident: boolean
  readonly postVerificationStatus: PostVerificationStatus
  readonly createdDate: Instant
}

/** What a profile is read from, of `access_control.person as p`. */
export const profileColumns = [
  'p.person_id',
  'p.user_reference_id',
  'p.email',
  'p.mobile',
  'p.full_name',
  'p.short_name',
  'p.individual_inn',
  'p.is_resident',
  'p.post_verification_status',
  'p.created_date',
] as const

export function profileFromRow(row: {
  person_id: string
  user_reference_id: string
  email: string | null
  mobile: string
  full_name: string
  short_name: string
  individual_inn: string
  is_resident: boolean
  post_verification_status: PostVerificationStatus
  created_date: Instant
}): Profile {
  return {
    personId: row.person_id,
    userReferenceId: row.user_reference_id,
    email: row.email ?? undefined,
    mobile: row.mobile,
    fullName: row.full_name,
    shortName: row.short_name,
    individualInn: row.individual_inn,
    isResident: row.is_resident,
    postVerificationStatus: row.post_verification_status,
    createdDate: row.created_date,
  }
}

/** Who a person is, apart from how they prove it. */
export function createPersonStore(handle: Db) {
  const db = handle.withTables<AccessControlTables>()
  return {
    /** What an attacker would try first as the password of this person. */
    async findPersonalWords(personId: string): Promise<string[]> {
      const row = await db
        .selectFrom('access_control.person as p')
        .select(['p.client_id', 'p.mobile', 'p.email', 'p.individual_inn'])
        .where('p.person_id', '=', personId)
        .executeTakeFirst()
      return row === undefined
        ? []
        : [row.client_id, row.mobile, row.mobile.slice(3), row.email ?? '', row.individual_inn]
    },

    async findClientId(personId: string): Promise<string | undefined> {
      const row = await db
        .selectFrom('access_control.person as p')
        .select('p.client_id')
        .where('p.person_id', '=', personId)
        .executeTakeFirst()
      return row?.client_id
    },

    async findProfile(personId: string): Promise<Profile | undefined> {
      const row = await db
        .selectFrom('access_control.person as p')
        .select(profileColumns)
        .where('p.person_id', '=', personId)
        .executeTakeFirst()
      return row && profileFromRow(row)
    },

    async rememberContract(personId: string, userContractId: string): Promise<void> {
      await db
        .updateTable('access_control.person')
        .set({ last_user_contract_id: userContractId })
        .where('person_id', '=', personId)
        .execute()
    },
  }
}
