import type { CurrencyCode } from '@tartip/domain/money/currency'
import { isUuid } from '@tartip/domain/identifiers/uuid'
import { sql } from 'kysely'
import type { BookedTransfer } from '../effects.ts'
import type { TransferKind } from '../transfer.ts'
import type { LedgerDb } from './ledger-db.ts'

/** A row of the journal as it was booked. */
export type LedgerTransfer = Omit<BookedTransfer, 'expiresAt' | 'digest'>

export async function readTransfers(
  db: LedgerDb,
  ids: readonly string[],
): Promise<Map<string, LedgerTransfer>> {
  const { rows } = await sql<{
    id: string
    kind: TransferKind
    debit_account_id: string
    credit_account_id: string
    currency: CurrencyCode
    amount_minor: bigint
    hold_id: string | null
    booked_at: number
    sold_transfer_id: string | null
    rate: string | null
    priced_currency: CurrencyCode | null
  }>`
    select id, kind, debit_account_id, credit_account_id, currency, amount_minor, hold_id, booked_at,
      sold_transfer_id, rate::text as rate, priced_currency
    from ledger.transfer where id = any(${ids.filter(isUuid)}::uuid[])`.execute(db)
  return new Map(
    rows.map(row => [
      row.id,
      {
        id: row.id,
        kind: row.kind,
        debitAccountId: row.debit_account_id,
        creditAccountId: row.credit_account_id,
        currency: row.currency,
        amountMinor: row.amount_minor,
        holdId: row.hold_id ?? undefined,
        bookedAt: row.booked_at,
        conversion:
          row.sold_transfer_id === null || row.rate === null || row.priced_currency === null
            ? undefined
            : {
                soldTransferId: row.sold_transfer_id,
                rate: row.rate,
                pricedCurrency: row.priced_currency,
              },
      },
    ]),
  )
}
