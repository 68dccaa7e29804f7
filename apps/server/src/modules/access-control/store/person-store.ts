import { sql } from 'kysely'

import type { PostVerificationStatus } from '@tartip/domain/people/sign-right'
import type { Instant } from '@tartip/domain/time/instant'

import type { Db } from '../../../platform/db/db.ts'
import type { PersonState } from '../public.ts'
import type { AccessControlTables } from './tables.ts'

/** What a person types to say who he is. */
export type Login =
  | { readonly kind: 'username'; readonly clientId: string }
  | { readonly kind: 'phone'; readonly mobile: string }

/** A person as sign-in needs him. */
export interface Credentials {
  readonly personId: string
  readonly state: PersonState
  readonly passwordHash: string | undefined
  readonly hasConfirmedTotp: boolean
  readonly isResident: boolean
  readonly lastUserContractId: string | undefined
}

export interface Totp {
  /** Sealed with the person's id. */
  readonly sealedSecret: string
  readonly lastStep: number | undefined
}

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

export type PersonStore = ReturnType<typeof createPersonStore>

export function createPersonStore(handle: Db) {
  const db = handle.withTables<AccessControlTables>()
  const credentials = db
    .selectFrom('access_control.person as p')
    .select([
      'p.person_id',
      'p.state',
      'p.password_hash',
      'p.is_resident',
      'p.last_user_contract_id',
    ])
    .select(sql<boolean>`p.totp_secret is not null`.as('has_totp'))

  return {
    async findByLogin(login: Login): Promise<Credentials | undefined> {
      const row = await (
        login.kind === 'phone'
          ? credentials.where('p.mobile', '=', login.mobile)
          : credentials.where('p.client_id', '=', login.clientId)
      ).executeTakeFirst()
      return row && credentialsFromRow(row)
    },

    /** Both have to be right; either alone tells nothing. */
    async findByInnAndMobile(
      individualInn: string,
      mobile: string,
    ): Promise<Credentials | undefined> {
      const row = await credentials
        .where('p.mobile', '=', mobile)
        .where('p.individual_inn', '=', individualInn)
        .executeTakeFirst()
      return row && credentialsFromRow(row)
    },

    /** The person confirms himself with this password from now on; a one-time one is over. */
    async setPassword(personId: string, passwordHash: string): Promise<void> {
      await db
        .updateTable('access_control.person')
        .set({ password_hash: passwordHash, state: 'Confirmed' })
        .where('person_id', '=', personId)
        .execute()
    },

    /** A new authenticator app; the code of `step` and all before it are used. */
    async setTotp(personId: string, sealedSecret: string, step: number): Promise<void> {
      await db
        .updateTable('access_control.person')
        .set({ totp_secret: sealedSecret, totp_last_step: BigInt(step), state: 'Confirmed' })
        .where('person_id', '=', personId)
        .execute()
    },

    /** What a stranger would try first as the password of this person. */
    async findOwnWords(personId: string): Promise<string[]> {
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

    async findCredentials(personId: string): Promise<Credentials | undefined> {
      const row = await credentials.where('p.person_id', '=', personId).executeTakeFirst()
      return row && credentialsFromRow(row)
    },

    /** Locks the person until the transaction ends. Before his counter, where both are locked. */
    async findTotpForUpdate(personId: string): Promise<Totp | undefined> {
      const row = await db
        .selectFrom('access_control.person as p')
        .select(['p.totp_secret', 'p.totp_last_step'])
        .where('p.person_id', '=', personId)
        .forNoKeyUpdate()
        .executeTakeFirst()
      if (!row || row.totp_secret === null) return undefined
      const lastStep = row.totp_last_step === null ? undefined : Number(row.totp_last_step)
      return { sealedSecret: row.totp_secret, lastStep }
    },

    /** Marks a step and all before it as used; false when somebody has used it meanwhile. */
    async useTotpStep(personId: string, step: number): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable('access_control.person')
        .set({ totp_last_step: BigInt(step) })
        .where('person_id', '=', personId)
        .where(eb =>
          eb.or([eb('totp_last_step', 'is', null), eb('totp_last_step', '<', BigInt(step))]),
        )
        .executeTakeFirst()
      return numUpdatedRows === 1n
    },

    async findProfile(personId: string): Promise<Profile | undefined> {
      const row = await db
        .selectFrom('access_control.person as p')
        .select(['p.person_id', 'p.user_reference_id', 'p.email', 'p.mobile', 'p.full_name'])
        .select(['p.short_name', 'p.individual_inn', 'p.is_resident', 'p.created_date'])
        .select('p.post_verification_status')
        .where('p.person_id', '=', personId)
        .executeTakeFirst()
      return (
        row && {
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
      )
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

function credentialsFromRow(row: {
  person_id: string
  state: PersonState
  password_hash: string | null
  is_resident: boolean
  last_user_contract_id: string | null
  has_totp: boolean
}): Credentials {
  return {
    personId: row.person_id,
    state: row.state,
    passwordHash: row.password_hash ?? undefined,
    hasConfirmedTotp: row.has_totp,
    isResident: row.is_resident,
    lastUserContractId: row.last_user_contract_id ?? undefined,
  }
}
