import { inSystem } from '../../../platform/db/transaction.ts'
import { toTimestamp, type Db } from '../../../platform/db/db.ts'
import type { SeedOrganisation, SeedPerson, SeedUserContract } from '../public.ts'
import type { AccessControlTables } from './tables.ts'
import { departmentColumns } from './contract-store.ts'

/** PostgreSQL takes at most 65,535 parameters in one statement. */
const rowsPerStatement = 2000

/** A person whose secrets are in the form in which they are stored. */
export interface SealedPerson extends Omit<SeedPerson, 'password' | 'totpSecret' | 'passwordHash'> {
  readonly passwordHash: string | undefined
  readonly sealedTotpSecret: string | undefined
}

/** Writes many rows at once, over all organisations. */
export function createSeedStore(handle: Db) {
  const inBatches = async <T>(
    rows: readonly T[],
    insert: (tx: ReturnType<typeof tables>, batch: readonly T[]) => Promise<void>,
  ): Promise<void> => {
    await inSystem(handle, async tx => {
      for (let from = 0; from < rows.length; from += rowsPerStatement) {
        await insert(tables(tx), rows.slice(from, from + rowsPerStatement))
      }
    })
  }

  return {
    addOrganisations: (organisations: readonly SeedOrganisation[]) =>
      inBatches(organisations, async (tx, batch) => {
        await tx
          .insertInto('access_control.organisation')
          .values(
            batch.map(({ legalPartyId, companyName, inn }) => ({
              legal_party_id: legalPartyId,
              company_name: companyName,
              inn,
            })),
          )
          // An organisation may have several contracts, and comes once with each.
          .onConflict(conflict => conflict.column('legal_party_id').doNothing())
          .execute()
        await tx
          .insertInto('access_control.contract')
          .values(
            batch.map(organisation => ({
              legal_party_id: organisation.legalPartyId,
              contract_id: organisation.contractId,
              contract_num: organisation.contractNum,
              is_active: organisation.isActive ?? true,
              sign_scheme: organisation.signScheme,
              sign_type: organisation.signType,
              department_code: organisation.departmentCode,
              ...departmentColumns(organisation.departmentName),
              created_date: toTimestamp(organisation.createdDate),
              expiration_date: organisation.expirationDate ?? null,
            })),
          )
          .execute()
      }),

    addPeople: (people: readonly SealedPerson[]) =>
      inBatches(people, async (tx, batch) => {
        await tx
          .insertInto('access_control.person')
          .values(
            batch.map(person => ({
              person_id: person.personId,
              user_reference_id: person.userReferenceId,
              client_id: person.clientId,
              mobile: person.mobile,
              email: person.email ?? null,
              full_name: person.fullName,
              short_name: person.shortName,
              individual_inn: person.individualInn,
              is_resident: person.isResident,
              state: person.state ?? ('Confirmed' as const),
              post_verification_status: person.postVerificationStatus,
              created_date: toTimestamp(person.createdDate),
              password_hash: person.passwordHash ?? null,
              totp_secret: person.sealedTotpSecret ?? null,
              totp_last_step: null,
              last_user_contract_id: null,
            })),
          )
          .execute()
      }),

    addUserContracts: (userContracts: readonly SeedUserContract[]) =>
      inBatches(userContracts, async (tx, batch) => {
        const keyOf = (row: SeedUserContract) => ({
          person_id: row.personId,
          user_contract_id: row.userContractId,
          legal_party_id: row.legalPartyId,
        })
        await tx
          .insertInto('access_control.user_contract')
          .values(
            batch.map(row => ({
              ...keyOf(row),
              contract_id: row.contractId,
              sign_right: row.signRight,
              state: row.state ?? ('ACTIVE' as const),
              frozen_by_organisation: row.state === 'FROZEN',
              product_roles: [...row.productRoles],
            })),
          )
          .execute()
        await tx.insertInto('access_control.person_contract').values(batch.map(keyOf)).execute()
      }),
  }
}

const tables = (tx: Db) => tx.withTables<AccessControlTables>()
