import { type OtherLanguages, type Words, wordsOfStored } from '@tartip/domain/bank-text'
import { sql } from 'kysely'

import { feeAccountNumber } from '../internal-accounts.ts'
import type { TwinDb } from './twin-db.ts'

/** The account named as the receiver of the bank's fees, and the bank as it is named with it. */
export interface FeeAccount {
  readonly bankName: Words
  readonly account: string
}

export async function readFeeAccount(db: TwinDb, ownPrefix: string): Promise<FeeAccount> {
  const { rows } = await sql<{ name: string; name_other: OtherLanguages | null }>`
    select name, name_other from twin.bank where account_prefix = ${ownPrefix}
    order by bic limit 1`.execute(db)
  return {
    bankName: wordsOfStored(rows[0]?.name ?? '', rows[0]?.name_other),
    account: feeAccountNumber(ownPrefix),
  }
}
