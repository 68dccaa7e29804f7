import { sql } from 'kysely'

import type { BankContract, BankUserContract } from '@tartip/bank-ports/contracts-and-registration'
import { instantAt, type Instant, type LocalDate } from '@tartip/domain/time/instant'

import { toTimestamp, type Db } from '../../../platform/db/db.ts'
import { departmentColumns } from './contract-store.ts'
import { createFreezeStore } from './freeze-store.ts'
import type { AccessControlTables } from './tables.ts'

/** The bank's contracts and the people in them, as this module keeps them; needs `inSystem`. */
export function createBankContractStore(handle: Db) {
  const db = handle.withTables<AccessControlTables>()
  return {
    /**
     * The contract and its organisation as the bank keeps them now. Open pages are notified only when these differ: a
     * repeated event changes nothing.
     */
    async saveBankContract(contract: BankContract, now: Instant): Promise<void> {
      await putContract(handle, contract, now)
    },

    /**
     * One person in one contract, with right, roles and access as the bank keeps them now. Open pages are notified
     * only when these differ; no session has a new contract yet.
     */
    async saveBankUserContract(userContract: BankUserContract, now: Instant): Promise<void> {
      const { contract, personId, userContractId } = userContract
      await putContract(handle, contract, now)
      const terms = {
        sign_right: userContract.signRight,
        product_roles: [...userContract.productRoles],
      }
      const key = {
        person_id: personId,
        user_contract_id: userContractId,
        legal_party_id: contract.legalPartyId,
      }
      await db
        .insertInto('access_control.user_contract')
        .values({ ...key, contract_id: contract.contractId, state: 'ACTIVE', ...terms })
        .onConflict(conflict =>
          conflict
            .columns(['legal_party_id', 'user_contract_id'])
            .doUpdateSet({ ...terms, rights_changed_at: toTimestamp(now) })
            .where(isChanged('user_contract', terms)),
        )
        .execute()
      await db
        .insertInto('access_control.person_contract')
        .values(key)
        .onConflict(conflict => conflict.doNothing())
        .execute()
      const { legalPartyId } = contract
      const place = { legalPartyId, userContractId }
      await createFreezeStore(handle).setByBankIn(place, userContract.isFrozen, now)
    },
  }
}

async function putContract(handle: Db, contract: BankContract, now: Instant): Promise<void> {
  const tables = handle.withTables<AccessControlTables>()
  const { legalPartyId, contractId } = contract
  const names = { company_name: contract.companyName, inn: contract.inn }
  const organisation = await tables
    .insertInto('access_control.organisation')
    .values({ legal_party_id: legalPartyId, ...names })
    .onConflict(conflict =>
      conflict.column('legal_party_id').doUpdateSet(names).where(isChanged('organisation', names)),
    )
    .executeTakeFirst()
  const terms = {
    contract_num: contract.contractNum,
    is_active: contract.isActive,
    sign_scheme: contract.signScheme,
    sign_type: contract.signType,
    department_code: contract.departmentCode,
    ...departmentColumns(contract.departmentName),
    expiration_date: contract.expirationDate as LocalDate | null,
  }
  const written = await tables
    .insertInto('access_control.contract')
    .values({
      legal_party_id: legalPartyId,
      contract_id: contractId,
      created_date: toTimestamp(instantAt(contract.createdDate, 0)),
      ...terms,
    })
    .onConflict(conflict =>
      conflict
        .columns(['legal_party_id', 'contract_id'])
        .doUpdateSet(terms)
        .where(isChanged('contract', terms)),
    )
    .executeTakeFirst()
  const isRenamed = organisation.numInsertedOrUpdatedRows !== 0n
  if (!isRenamed && written.numInsertedOrUpdatedRows === 0n) return
  await tables
    .updateTable('access_control.user_contract')
    .set({ rights_changed_at: toTimestamp(now) })
    .where('legal_party_id', '=', legalPartyId)
    // The names stand on the pages of every contract of the organisation.
    .$if(!isRenamed, query => query.where('contract_id', '=', contractId))
    .execute()
}

/** Whether a row that is there already has other values than those that were to be inserted. */
function isChanged(table: string, values: object) {
  const columnsOf = (of: string) =>
    sql.join(Object.keys(values).map(column => sql.ref(`${of}.${column}`)))
  return sql<boolean>`(${columnsOf(table)}) is distinct from (${columnsOf('excluded')})`
}
