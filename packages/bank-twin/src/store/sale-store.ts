import { sql } from 'kysely'
import type { PaymentOrder } from '@tartip/bank-ports/payment-execution'
import { isUuid } from '@tartip/domain/identifiers/uuid'
import type { SaleFacts, SenderState } from '../execution/order-refusal.ts'
import { recordset, type TwinDb } from './twin-db.ts'

/**
 * The QR sales that these refunds want to give back, by payment id. A sale is a credit of operation QR in
 * the statement of the very account that pays the refund.
 */
export async function readSales(
  db: TwinDb,
  orders: readonly PaymentOrder[],
): Promise<ReadonlyMap<string, SaleFacts>> {
  const refunds = orders.flatMap(order => {
    if (order.operationCode !== 'REFUND') return []
    const transferId = transferIdOfSale(order.saleOperationId)
    if (transferId === undefined) return []
    return [
      {
        payment_id: order.paymentId,
        payer_account: order.payerAccount,
        sale_operation_id: order.saleOperationId,
        transfer_id: transferId,
      },
    ]
  })
  if (refunds.length === 0) return new Map()
  const { rows } = await sql<{
    payment_id: string
    amount: bigint
    is_refunded: boolean
    sender_state: SenderState | null
    customer_account_id: string | null
  }>`
    select asked.payment_id, customer.account_id as customer_account_id, entry.delta_minor as amount, sale.sender_state,
      exists (select from twin.payment_order earlier
        where earlier.sale_operation_id = asked.sale_operation_id and earlier.state <> 'REFUSED')
        as is_refunded
    from json_to_recordset(${recordset(refunds)}::json)
      as asked (payment_id text, payer_account text, sale_operation_id text, transfer_id uuid)
    join twin.account account on account.account = asked.payer_account
    join twin.operation text on text.account_id = account.account_id
      and text.transfer_id = asked.transfer_id and text.operation_code = 'QR'
    join ledger.entry entry on entry.account_id = account.account_id
      and entry.transfer_id = asked.transfer_id and entry.delta_minor > 0
    left join twin.qr_sale sale on sale.sale_id = asked.transfer_id
    left join ledger.entry paid on paid.transfer_id = asked.transfer_id and paid.delta_minor < 0
    left join twin.account customer on customer.account_id = paid.account_id`.execute(db)
  return new Map(
    rows.map(row => [
      row.payment_id,
      {
        amountMinor: row.amount,
        isRefunded: row.is_refunded,
        senderState: row.sender_state ?? 'ACTIVE',
        customerAccountId: row.customer_account_id ?? undefined,
      },
    ]),
  )
}

/** Operations are named by their transfer and the side of it; a sale is a credit. */
function transferIdOfSale(operationId: string): string | undefined {
  const transferId = operationId.replace(/-c$/, '')
  return isUuid(transferId) ? transferId : undefined
}
