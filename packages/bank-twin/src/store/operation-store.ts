import { sql } from 'kysely'
import { foldForSearch } from '@tartip/domain/text/collation'
import { recordset, type TwinDb } from './twin-db.ts'

/** What the statement of one account says about one transfer. */
export interface OperationText {
  readonly accountId: string
  readonly transferId: string
  readonly counterpartyName: string
  readonly counterpartyAccount: string
  readonly counterpartyBank?: string
  readonly purpose: string
  readonly documentNumber?: string
  readonly operationCode?: string
  readonly paymentId?: string
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
    counterparty_name: text.counterpartyName,
    counterparty_account: text.counterpartyAccount,
    counterparty_bank: text.counterpartyBank,
    purpose: text.purpose,
    document_number: text.documentNumber,
    operation_code: text.operationCode,
    payment_id: text.paymentId,
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
  'document_number, operation_code, payment_id, search_text'

/** A row of the table; undefined where it has nothing. */
export function operationCells(text: OperationText): readonly (string | undefined)[] {
  return [
    text.accountId,
    text.transferId,
    text.counterpartyName,
    text.counterpartyAccount,
    text.counterpartyBank,
    text.purpose,
    text.documentNumber,
    text.operationCode,
    text.paymentId,
    searchText(text),
  ]
}

/** Folded when written, so that searching does not depend on the locale of the database. */
function searchText(text: OperationText): string {
  const parts = [
    text.counterpartyName,
    text.counterpartyAccount,
    text.purpose,
    text.documentNumber ?? '',
  ]
  return foldForSearch(parts.join('\n'))
}
