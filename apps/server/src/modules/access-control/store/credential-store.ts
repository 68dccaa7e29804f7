import { sql } from 'kysely'

import type { Db } from '../../../platform/db/db.ts'
import type { PersonState } from '../public.ts'
import type { AccessControlTables } from './tables.ts'

/** What a person types to say who they are. */
export type Login =
  | { readonly kind: 'username'; readonly clientId: string }
  | { readonly kind: 'phone'; readonly mobile: string }

/** A person as sign-in needs them. */
export interface Credentials {
  readonly personId: string
  readonly state: PersonState
  readonly passwordHash: string | undefined
  readonly hasConfirmedTotp: boolean
  readonly isResident: boolean
  readonly lastUserContractId: string | undefined
}

/** How people prove who they are, apart from the codes of their apps. */
export function createCredentialStore(handle: Db) {
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

    /** Both have to be right; one of them alone proves nothing. */
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

    async findById(personId: string): Promise<Credentials | undefined> {
      const row = await credentials.where('p.person_id', '=', personId).executeTakeFirst()
      return row && credentialsFromRow(row)
    },

    /** The person signs in with this password from now on; a one-time one is over. */
    async setPassword(personId: string, passwordHash: string): Promise<void> {
      await db
        .updateTable('access_control.person')
        .set({ password_hash: passwordHash, state: 'Confirmed' })
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
