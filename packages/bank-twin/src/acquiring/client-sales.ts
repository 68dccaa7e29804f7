import type { BankRefusal } from '@tartip/bank-ports/payment-execution'
import { recipientOfCode } from '@tartip/domain/qr/sale-code'
import { qrFeeMinor } from '@tartip/domain/qr/sale-fee'
import type { Instant } from '@tartip/domain/time/instant'
import { sql } from 'kysely'
import { transferIdOf } from '../internal-accounts.ts'
import { readAccountFactsById } from '../store/account-store.ts'
import type { OpenOrder } from '../store/order-store.ts'
import type { TwinDb } from '../store/twin-db.ts'
import { insertSale } from './qr-sale-store.ts'
import { findSaleRegister } from './sale-point-store.ts'

/** An executed payment by QR, as far as it makes a sale. */
type SoldOrder = Pick<
  OpenOrder,
  | 'paymentId'
  | 'recipientAccount'
  | 'recipientAccountId'
  | 'payerAccount'
  | 'payerName'
  | 'amountMinor'
  | 'purpose'
  | 'qr'
>

/**
 * The sales that payments of this bank's clients make to its sellers: the feed has them like those of other banks'
 * customers. The sale has the id of the transfer that credits the seller.
 */
export async function recordClientSales(
  tx: TwinDb,
  orders: readonly SoldOrder[],
  now: Instant,
): Promise<void> {
  const sellers = await readAccountFactsById(
    tx,
    orders.flatMap(({ qr, recipientAccountId }) => (qr && recipientAccountId) ?? []),
  )
  for (const order of orders) {
    const seller = sellers.get(order.recipientAccountId ?? '')
    const { qr } = order
    if (!qr || !seller) continue
    const { provider, service = '', merchantId, transactionId, codeNumber } = qr
    const codeTransaction = transactionId ?? codeNumber
    const code = recipientOfCode({ provider, service, recipient: merchantId }, { provider })
    const isOfRegister = code.ok && 'cashCode' in code.value
    const found = isOfRegister ? await findSaleRegister(tx, code.value) : undefined
    await insertSale(tx, {
      saleId: transferIdOf(order.paymentId, 'post-amount'),
      legalPartyId: seller.legalPartyId,
      accountId: seller.accountId,
      account: seller.account,
      ...(found ? { register: found.register } : {}),
      occurredAt: now,
      amountMinor: order.amountMinor,
      feeMinor: qrFeeMinor(order.amountMinor),
      isDynamic: transactionId !== undefined,
      ...(codeTransaction === undefined ? {} : { codeTransaction }),
      provider,
      providerTransactionId: transactionNumberOf(order.paymentId),
      senderName: order.payerName,
      senderAccount: `${order.payerAccount.slice(0, 4)} **** **** ${order.payerAccount.slice(-4)}`,
      comment: order.purpose,
    })
  }
}

/** Twelve digits that follow from the payment, as the payment system would give them. */
const transactionNumberOf = (paymentId: string): string =>
  (BigInt(`0x${paymentId.replaceAll('-', '').slice(-16)}`) % 1_000_000_000_000n)
    .toString()
    .padStart(12, '0')

/** Codes of one use that have been paid, of those that these payments name; `seller transaction` each. */
export async function readPaidCodes(
  tx: TwinDb,
  codes: readonly { readonly legalPartyId: string; readonly transactionId: string }[],
): Promise<ReadonlySet<string>> {
  if (codes.length === 0) return new Set()
  const { rows } = await sql<{ legal_party_id: string; code_transaction: string }>`
    select legal_party_id, code_transaction from twin.qr_sale
    where is_dynamic and (legal_party_id, code_transaction) in (
      select * from unnest(${codes.map(code => code.legalPartyId)}::uuid[],
        ${codes.map(code => code.transactionId)}::text[]))`.execute(tx)
  return new Set(rows.map(row => codeKey(row.legal_party_id, row.code_transaction)))
}

export const codeKey = (legalPartyId: string, transactionId: string): string =>
  `${legalPartyId} ${transactionId}`

/** Payments of a code of one use that another payment has paid meanwhile, also one of the same batch. */
export async function refusalsOfPaidCodes<Order extends SoldOrder>(
  tx: TwinDb,
  orders: readonly Order[],
): Promise<{ readonly order: Order; readonly code: BankRefusal }[]> {
  const ofOneUse = orders.filter(
    ({ qr, recipientAccountId }) => qr?.transactionId && recipientAccountId,
  )
  const sellers = await readAccountFactsById(
    tx,
    ofOneUse.flatMap(({ recipientAccountId }) => recipientAccountId ?? []),
  )
  const codeOf = ({ qr, recipientAccountId }: SoldOrder) => ({
    legalPartyId: sellers.get(recipientAccountId ?? '')?.legalPartyId ?? '',
    transactionId: qr?.transactionId ?? '',
  })
  const paid = new Set(await readPaidCodes(tx, ofOneUse.map(codeOf)))
  return ofOneUse.flatMap(order => {
    const { legalPartyId, transactionId } = codeOf(order)
    const key = codeKey(legalPartyId, transactionId)
    if (paid.has(key)) return [{ order, code: 'QR_ALREADY_PAID' as const }]
    paid.add(key)
    return []
  })
}
