import { allWordsOf, storedWordsOf, type Words } from '@tartip/domain/bank-text'
import { sql, type Kysely, type Migration } from 'kysely'
import { searchKeyOf } from '@tartip/domain/lists/search-text'
import { recordset, type TwinDb, wordColumns } from './twin-db.ts'

/** What the statement of one account says about one transfer. */
export interface OperationText {
  readonly accountId: string
  readonly transferId: string
  readonly counterpartyName: Words
  readonly counterpartyAccount: string
  readonly counterpartyBank?: string
  readonly counterpartyInn?: string
  readonly purpose: Words
  readonly documentNumber?: string
  readonly operationCode?: string
  readonly paymentId?: string
  readonly paymentCode?: string
  readonly salaryPeople?: number | undefined
}

/** Writes the texts; one that is already there stays as it is. */
export async function saveOperationTexts(
  tx: TwinDb,
  list: readonly OperationText[],
): Promise<void> {
  if (list.length === 0) return
  const rows = list.map(text => ({
    account_id: text.accountId,
    transfer_id: text.transferId,
    counterparty_name: storedWordsOf(text.counterpartyName).text,
    counterparty_other: storedWordsOf(text.counterpartyName).other,
    counterparty_account: text.counterpartyAccount,
    counterparty_bank: text.counterpartyBank,
    ...wordColumns('purpose', text.purpose),
    document_number: text.documentNumber,
    operation_code: text.operationCode,
    payment_id: text.paymentId,
    counterparty_inn: text.counterpartyInn,
    payment_code: text.paymentCode,
    salary_people: text.salaryPeople?.toString(),
    search_text: searchText(text),
  }))
  await sql`
    insert into twin.operation
    select * from json_populate_recordset(null::twin.operation, ${recordset(rows)})
    on conflict do nothing`.execute(tx)
}

/** Columns of the table in the order of `operationCells`, for filling it in bulk. */
export const operationColumns =
  'account_id, transfer_id, counterparty_name, counterparty_account, counterparty_bank, purpose, ' +
  'document_number, operation_code, payment_id, search_text, counterparty_other, purpose_other, ' +
  'counterparty_inn, payment_code, salary_people'

/** A row of the table; undefined where it has nothing. */
export function operationCells(text: OperationText): readonly (string | undefined)[] {
  const [counterparty, purpose] = [text.counterpartyName, text.purpose].map(storedWordsOf)
  return [
    text.accountId,
    text.transferId,
    counterparty?.text,
    text.counterpartyAccount,
    text.counterpartyBank,
    purpose?.text,
    text.documentNumber,
    text.operationCode,
    text.paymentId,
    searchText(text),
    jsonCell(counterparty?.other),
    jsonCell(purpose?.other),
    text.counterpartyInn,
    text.paymentCode,
    text.salaryPeople?.toString(),
  ]
}

const jsonCell = (value: object | undefined): string | undefined =>
  value === undefined ? undefined : JSON.stringify(value)

/** Folded when written, so that searching does not depend on the locale of the database. */
function searchText(text: OperationText): string {
  const parts = [
    ...allWordsOf(text.counterpartyName),
    text.counterpartyAccount,
    ...allWordsOf(text.purpose),
    text.documentNumber ?? '',
  ]
  return searchKeyOf(parts.join('\n'))
}

const renewedAtOnce = 5_000

/** Texts that were kept folded only: `№ 12` is found as `NO 12` when both are cleaned as purposes are. */
export const operationSearchKeys: Migration = {
  async up(db: Kysely<unknown>) {
    const first = '00000000-0000-0000-0000-000000000000'
    let after = { account_id: first, transfer_id: first }
    for (;;) {
      const { rows } = await sql<typeof after & { search_text: string }>`
        select account_id, transfer_id, search_text from twin.operation
        where (account_id, transfer_id) > (${after.account_id}::uuid, ${after.transfer_id}::uuid)
          and search_text ~ '[^a-zа-я0-9 .,:;()/+"-]'
        order by account_id, transfer_id limit ${renewedAtOnce}`.execute(db)
      const last = rows.at(-1)
      if (last === undefined) return
      after = last
      const renewed = rows
        .map(row => ({ ...row, search_text: searchKeyOf(row.search_text) }))
        .filter(({ search_text }, index) => search_text !== rows[index]?.search_text)
      await sql`
        update twin.operation as o set search_text = r.search_text
        from json_to_recordset(${recordset(renewed)}) as r (account_id uuid, transfer_id uuid, search_text text)
        where o.account_id = r.account_id and o.transfer_id = r.transfer_id`.execute(db)
    }
  },
}
