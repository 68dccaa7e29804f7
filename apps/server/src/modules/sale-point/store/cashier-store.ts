import { sql } from 'kysely'

import type { Cashier } from '@tartip/bank-ports/cashiers'
import type { Instant } from '@tartip/domain/time/instant'

import { toTimestamp, type Db } from '../../../platform/db/db.ts'

interface CashierRow {
  cashier_id: string
  legal_party_id: string
  version: bigint
  inn: string
  full_name: string
  mobile: string
  account: string | null
  is_active: boolean
  cash_register_ids: string[]
  hired_at: Instant
}

/**
 * The cashiers of organisations as the bank keeps them: who may see which cash register is decided here,
 * without a call to the bank. Needs a transaction of the organisation, or `inSystem`.
 */
export function createCashierStore(tx: Db) {
  return {
    /**
     * Takes over a state of a cashier, unless a newer one is here. Answers whether the cashier sees other registers
     * from now on.
     */
    async save(cashier: Cashier): Promise<boolean> {
      const { legalPartyId, cashierId, cashRegisterIds, isActive } = cashier
      const { rows } = await sql<{ ids: string[]; is_active: boolean }>`
        select cash_register_ids as ids, is_active from sale_point.cashier
        where legal_party_id = ${legalPartyId} and cashier_id = ${cashierId}
        for update`.execute(tx)
      const { numAffectedRows } = await sql`
        insert into sale_point.cashier as c (legal_party_id, cashier_id, version, inn, full_name,
          mobile, account, is_active, cash_register_ids, hired_at)
        values (${legalPartyId}, ${cashierId},
          ${cashier.version.toString()}::bigint, ${cashier.inn}, ${cashier.fullName},
          ${cashier.mobile}, ${cashier.account ?? null}, ${isActive},
          ${[...cashRegisterIds]}::uuid[], ${toTimestamp(cashier.hiredAt)})
        on conflict (legal_party_id, cashier_id) do update set
          version = excluded.version, inn = excluded.inn, full_name = excluded.full_name,
          mobile = excluded.mobile, account = excluded.account, is_active = excluded.is_active,
          cash_register_ids = excluded.cash_register_ids, hired_at = excluded.hired_at
        where c.version < excluded.version`.execute(tx)
      const [former] = rows
      const seesOthers =
        former?.is_active !== isActive ||
        new Set([...former.ids, ...cashRegisterIds]).size > cashRegisterIds.length ||
        former.ids.length !== cashRegisterIds.length
      return numAffectedRows === 1n && seesOthers
    },

    /** Active cashiers of the organisation. */
    async findActive(legalPartyId: string): Promise<readonly Cashier[]> {
      const { rows } = await sql<CashierRow>`
        select * from sale_point.cashier
        where legal_party_id = ${legalPartyId} and is_active
        order by cashier_id`.execute(tx)
      return rows.map(cashierOf)
    },

    /** The registers that an active cashier works at; none for anybody else. */
    async findRegisters(legalPartyId: string, cashierId: string): Promise<readonly string[]> {
      const { rows } = await sql<{ ids: string[] }>`
        select cash_register_ids as ids from sale_point.cashier
        where legal_party_id = ${legalPartyId} and cashier_id = ${cashierId}
          and is_active`.execute(tx)
      return rows[0]?.ids ?? []
    },
  }
}

function cashierOf(row: CashierRow): Cashier {
  return {
    cashierId: row.cashier_id,
    legalPartyId: row.legal_party_id,
    version: row.version,
    inn: row.inn,
    fullName: row.full_name,
    mobile: row.mobile,
    ...(row.account === null ? {} : { account: row.account }),
    isActive: row.is_active,
    cashRegisterIds: row.cash_register_ids,
    hiredAt: row.hired_at,
  }
}
