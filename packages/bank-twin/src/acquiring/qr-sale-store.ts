import type { QrSale, QrSaleEvent } from '@tartip/bank-ports/qr-sales'
import type { Instant } from '@tartip/domain/time/instant'
import type { AccountStatus } from '@tartip/domain/accounts/account-moves'
import { sql } from 'kysely'
import type { SenderState } from '../execution/order-refusal.ts'
import { timestamp, type TwinDb } from '../store/twin-db.ts'

interface SaleRow {
  id: bigint
  sequence: bigint | null
  sale_id: string
  legal_party_id: string
  account: string
  cash_register_id: string | null
  sale_point_code: string | null
  sale_point_name: string | null
  cash_code: string | null
  cash_name: string | null
  occurred_at: Instant
  amount_minor: bigint
  fee_minor: bigint
  is_dynamic: boolean
  code_transaction: string | null
  provider: string
  provider_transaction_id: string
  sender_name: string
  sender_account: string
  comment: string | null
}

/** A sale before the payment system has numbered it. */
export type NewQrSale = Omit<QrSale, 'stan' | 'operationId'> & { readonly accountId: string }

export async function insertSale(tx: TwinDb, sale: NewQrSale): Promise<QrSale> {
  const { register } = sale
  const { rows } = await sql<SaleRow>`
    insert into twin.qr_sale (sale_id, legal_party_id, account_id, account, cash_register_id, sale_point_code,
      sale_point_name, cash_code, cash_name, occurred_at, amount_minor, fee_minor, is_dynamic,
      code_transaction, provider, provider_transaction_id, sender_name, sender_account, comment)
    values (${sale.saleId}, ${sale.legalPartyId}, ${sale.accountId}, ${sale.account},
      ${register?.cashRegisterId ?? null}, ${register?.salePointCode ?? null}, ${register?.salePointName ?? null},
      ${register?.cashCode ?? null}, ${register?.cashName ?? null}, ${timestamp(sale.occurredAt)},
      ${sale.amountMinor}, ${sale.feeMinor}, ${sale.isDynamic}, ${sale.codeTransaction ?? null},
      ${sale.provider}, ${sale.providerTransactionId}, ${sale.senderName}, ${sale.senderAccount},
      ${sale.comment ?? null})
    returning *`.execute(tx)
  const [row] = rows
  if (row === undefined) throw new Error('The sale was not written')
  return saleOf(row)
}

export async function isCodePaid(
  tx: TwinDb,
  legalPartyId: string,
  codeTransaction: string,
): Promise<boolean> {
  const { rows } = await sql`
    select from twin.qr_sale
    where legal_party_id = ${legalPartyId} and code_transaction = ${codeTransaction}
      and is_dynamic`.execute(tx)
  return rows.length > 0
}

export async function readNumberedSales(
  db: TwinDb,
  after: bigint,
  limit: number,
): Promise<QrSaleEvent[]> {
  const { rows } = await sql<SaleRow>`
    select * from twin.qr_sale where sequence > ${after} order by sequence limit ${limit}`.execute(
    db,
  )
  return rows.map(row => ({ ...saleOf(row), sequence: row.sequence ?? 0n }))
}

export async function setSenderState(
  db: TwinDb,
  saleId: string,
  state: SenderState,
): Promise<boolean> {
  const { numAffectedRows = 0n } = await sql`
    update twin.qr_sale set sender_state = ${state} where sale_id = ${saleId}`.execute(db)
  return numAffectedRows > 0n
}

export interface SaleToRefund {
  readonly amountMinor: bigint
  readonly senderName: string
  readonly senderAccount: string
  readonly senderState: SenderState
  readonly isRefunded: boolean
  readonly accountStatus: AccountStatus
  readonly availableMinor: bigint
}

/** A sale of the organisation with what decides whether it can be given back. */
export async function findSaleToRefund(
  db: TwinDb,
  legalPartyId: string,
  saleId: string,
): Promise<SaleToRefund | undefined> {
  const { rows } = await sql<{
    amount_minor: bigint
    sender_name: string
    sender_account: string
    sender_state: SenderState
    is_refunded: boolean
    status: AccountStatus
    available_minor: bigint
  }>`
    select sale.amount_minor, sale.sender_name, sale.sender_account,
      case customer.status when 'CLOSED' then 'INACTIVE' when 'FINAL_ARRESTED' then 'BLOCKED'
        else sale.sender_state end as sender_state,
      account.status, money.booked_minor - money.held_minor as available_minor,
      exists (select from twin.payment_order refund
        where refund.sale_operation_id = sale.sale_id::text || '-c'
          and refund.state <> 'REFUSED') as is_refunded
    from twin.qr_sale sale
    join twin.account account on account.account_id = sale.account_id
    join ledger.account money on money.id = sale.account_id
    left join ledger.entry paid on paid.transfer_id = sale.sale_id and paid.delta_minor < 0
    left join twin.account customer on customer.account_id = paid.account_id
    where sale.legal_party_id = ${legalPartyId} and sale.sale_id = ${saleId}`.execute(db)
  const [row] = rows
  return (
    row && {
      amountMinor: row.amount_minor,
      senderName: row.sender_name,
      senderAccount: row.sender_account,
      senderState: row.sender_state,
      isRefunded: row.is_refunded,
      accountStatus: row.status,
      availableMinor: row.available_minor,
    }
  )
}

function saleOf(row: SaleRow): QrSale {
  return {
    saleId: row.sale_id,
    operationId: `${row.sale_id}-c`,
    legalPartyId: row.legal_party_id,
    account: row.account,
    ...(row.cash_register_id === null
      ? {}
      : {
          register: {
            cashRegisterId: row.cash_register_id,
            salePointCode: row.sale_point_code ?? '',
            salePointName: row.sale_point_name ?? '',
            cashCode: row.cash_code ?? '',
            cashName: row.cash_name ?? '',
          },
        }),
    occurredAt: row.occurred_at,
    amountMinor: row.amount_minor,
    feeMinor: row.fee_minor,
    isDynamic: row.is_dynamic,
    ...(row.code_transaction === null ? {} : { codeTransaction: row.code_transaction }),
    stan: String(row.id % 1_000_000n).padStart(6, '0'),
    provider: row.provider,
    providerTransactionId: row.provider_transaction_id,
    senderName: row.sender_name,
    senderAccount: row.sender_account,
    ...(row.comment === null ? {} : { comment: row.comment }),
  }
}
