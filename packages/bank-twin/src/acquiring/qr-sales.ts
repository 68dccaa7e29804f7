import type {
  QrSale,
  QrSaleRegister,
  QrSales,
  RefundCheckRefusal,
} from '@tartip/bank-ports/qr-sales'
import { mayBeDebited } from '@tartip/domain/accounts/account-moves'
import { isUuid } from '@tartip/domain/identifiers/uuid'
import { largestInputMinor, toDecimal } from '@tartip/domain/money/decimal'
import { readElqr, type Elqr, type ElqrRefusal } from '@tartip/domain/qr/elqr'
import { refundFitsSale } from '@tartip/domain/qr/refund'
import { recipientOfCode } from '@tartip/domain/qr/sale-code'
import { qrFeeMinor } from '@tartip/domain/qr/sale-fee'
import { err, holds, ok, type Result, type Verdict } from '@tartip/domain/result'
import type { Instant } from '@tartip/domain/time/instant'
import { createLedger } from '@tartip/ledger/ledger'
import type { TransferRequest } from '@tartip/ledger/transfer'
import { asBankCall } from '../bank-call.ts'
import { digitsText } from '../common/random-text.ts'
import type { ServiceDeps } from '../common/service-deps.ts'
import { creditAnswerOf } from '../execution/credit-answer.ts'
import { creditRefusal, type SenderState } from '../execution/order-refusal.ts'
import { internalAccountId } from '../internal-accounts.ts'
import { readAccountFacts, type AccountFacts } from '../store/account-store.ts'
import { readFeeAccount, type FeeAccount } from '../store/fee-account.ts'
import { appendMovements } from '../store/movement-store.ts'
import { numberEvents } from '../store/numbered-list.ts'
import { saveOperationTexts } from '../store/operation-store.ts'
import { inTransaction, type TwinDb } from '../store/twin-db.ts'
import { statementWords } from '../words/statement-words.ts'
import { findSaleRegister } from './sale-point-store.ts'
import {
  findSaleToRefund,
  insertSale,
  isCodePaid,
  readNumberedSales,
  setSenderState,
  type SaleToRefund,
} from './qr-sale-store.ts'

export interface QrSalesDeps extends ServiceDeps {
  readonly qrProvider: string
  readonly ownPrefix: string
}

/** A customer of another bank, as that bank names them to the seller. */
export interface QrCustomer {
  readonly provider: string
  readonly maskedName: string
  readonly maskedAccount: string
}

export interface QrCustomerPayment extends QrCustomer {
  /** The text of the code that the customer has scanned. */
  readonly code: string
  /** Entered by the customer; left out where the code has the amount. */
  readonly amountMinor?: bigint
  /** When it happened, for a demo with a past; now when left out. */
  readonly at?: Instant
}

export type QrPaymentRefusal =
  | ElqrRefusal
  | 'QR_RECIPIENT_UNKNOWN'
  | 'QR_ALREADY_PAID'
  | 'QR_AMOUNT_FIXED'
  | 'CASH_REGISTER_INACTIVE'
  | 'AMOUNT_NOT_POSITIVE'
  | 'AMOUNT_TOO_LARGE'
  | 'RECIPIENT_ACCOUNT_CLOSED'
  | 'RECIPIENT_ACCOUNT_SEIZED'
  | 'RECIPIENT_BALANCE_LIMIT'

/** Customers of other banks at the sellers' codes: for the simulator console and for tests. */
export interface QrCustomersDesk {
  pay(payment: QrCustomerPayment): Promise<Result<QrSale, QrPaymentRefusal>>
  /** Whether the customer's account can still take money back. */
  setSenderState(saleId: string, state: SenderState): Promise<Verdict<'SALE_NOT_FOUND'>>
}

const salesAtOnce = 1_000
const currency = 'KGS'

export function createQrSales(deps: QrSalesDeps): {
  readonly port: QrSales
  readonly desk: QrCustomersDesk
} {
  const { db } = deps
  const listeners = new Set<() => void>()
  return {
    port: {
      readEvents: (after, limit) =>
        asBankCall(async () => {
          await numberEvents(db, 'qr_sale')
          const rows = Math.min(Math.max(1, Math.trunc(limit)), salesAtOnce)
          return readNumberedSales(db, after, rows)
        }),
      onEvent(wake) {
        // Wrapped, so that the same function can be registered twice.
        const listener = () => wake()
        listeners.add(listener)
        return () => void listeners.delete(listener)
      },
      checkRefund: (legalPartyId, saleId, amountMinor) =>
        asBankCall(async () => {
          const isKnown = isUuid(legalPartyId) && isUuid(saleId)
          const sale = isKnown ? await findSaleToRefund(db, legalPartyId, saleId) : undefined
          const refused = sale ? refundRefusal(sale, amountMinor) : 'SALE_NOT_FOUND'
          if (!sale || refused) return err(refused ?? 'SALE_NOT_FOUND')
          return ok({
            availableMinor: sale.amountMinor,
            maskedAccount: sale.senderAccount,
            recipientName: sale.senderName,
          })
        }),
    },
    desk: {
      async pay(payment) {
        const sold = await inTransaction(db, tx => payCode(tx, deps, payment))
        if (sold.ok) for (const wake of listeners) wake()
        return sold
      },
      setSenderState: async (saleId, state) =>
        isUuid(saleId) && (await setSenderState(db, saleId, state)) ? holds : err('SALE_NOT_FOUND'),
    },
  }
}

function refundRefusal(sale: SaleToRefund, amountMinor: bigint): RefundCheckRefusal | undefined {
  const fits = refundFitsSale(amountMinor, sale)
  if (!fits.ok) {
    return fits.error.code === 'AMOUNT_NOT_POSITIVE' ? 'REFUND_AMOUNT_EXCEEDED' : fits.error.code
  }
  if (sale.accountStatus === 'CLOSED') return 'REFUND_PAYER_ACCOUNT_INACTIVE'
  if (!mayBeDebited(sale.accountStatus)) return 'REFUND_PAYER_ACCOUNT_BLOCKED'
  if (sale.senderState !== 'ACTIVE') return `REFUND_RECIPIENT_ACCOUNT_${sale.senderState}`
  return sale.availableMinor < amountMinor ? 'REFUND_PAYER_INSUFFICIENT_FUNDS' : undefined
}

async function payCode(
  tx: TwinDb,
  { qrProvider, ownPrefix, clock, ids, random }: QrSalesDeps,
  payment: QrCustomerPayment,
): Promise<Result<QrSale, QrPaymentRefusal>> {
  const code = readElqr(payment.code)
  if (!code.ok) return code
  const amount = amountOf(code.value, payment.amountMinor)
  if (!amount.ok) return amount
  const found = await findSeller(tx, code.value, qrProvider)
  if (!found.ok) return found
  const { account, register } = found.value
  const { transaction, comment, isDynamic } = code.value
  if (isDynamic && transaction && (await isCodePaid(tx, account.legalPartyId, transaction))) {
    return err('QR_ALREADY_PAID')
  }
  const sale = {
    saleId: ids.uuid(),
    legalPartyId: account.legalPartyId,
    accountId: account.accountId,
    account: account.account,
    ...(register ? { register } : {}),
    occurredAt: payment.at ?? clock.now(),
    amountMinor: amount.value,
    feeMinor: qrFeeMinor(amount.value),
    isDynamic,
    ...(transaction ? { codeTransaction: transaction } : {}),
    provider: payment.provider,
    providerTransactionId: digitsText(random, 12),
    senderName: payment.maskedName,
    senderAccount: payment.maskedAccount,
    ...(comment ? { comment } : {}),
  }
  const feeId = ids.uuid()
  const [answer] = await createLedger({ db: tx }).post(transfersOf(sale, feeId))
  const result = creditAnswerOf(answer?.result)
  if (result === 'REQUEST_CHANGED') throw new Error(`The sale ${sale.saleId} was booked before`)
  if (result !== 'DONE') return err(result)
  await saveOperationTexts(tx, textsOf(sale, feeId, await readFeeAccount(tx, ownPrefix)))
  await appendMovements(tx, sale.occurredAt, [sale])
  return ok(await insertSale(tx, sale))
}

/** The amount of the code, or what the customer enters where it is open. */
function amountOf(
  { amountMinor, amountIsEditable }: Elqr,
  entered: bigint | undefined,
): Result<bigint, QrPaymentRefusal> {
  const isChanged = entered !== undefined && entered !== amountMinor
  if (!amountIsEditable && isChanged) {
    return err('QR_AMOUNT_FIXED', { amount: toDecimal(amountMinor ?? 0n, currency) })
  }
  const amount = entered ?? amountMinor ?? 0n
  if (amount <= 0n) return err('AMOUNT_NOT_POSITIVE')
  const most = largestInputMinor(currency)
  return amount > most ? err('AMOUNT_TOO_LARGE', { max: toDecimal(most, currency) }) : ok(amount)
}

async function findSeller(
  tx: TwinDb,
  code: Elqr,
  qrProvider: string,
): Promise<
  Result<{ account: AccountFacts; register: QrSaleRegister | undefined }, QrPaymentRefusal>
> {
  const recipient = recipientOfCode(code, { provider: qrProvider })
  if (!recipient.ok) return recipient
  const read = await registerOf(tx, recipient.value)
  if (!read.ok) return read
  const account = (await readAccountFacts(tx, [read.value.number])).get(read.value.number)
  if (account?.type !== 'RKO' || account.currency !== currency) return err('QR_RECIPIENT_UNKNOWN')
  if (creditRefusal(account) !== undefined) {
    return err(
      account.status === 'CLOSED' ? 'RECIPIENT_ACCOUNT_CLOSED' : 'RECIPIENT_ACCOUNT_SEIZED',
    )
  }
  return ok({ account, register: read.value.register })
}

async function registerOf(
  tx: TwinDb,
  recipient: { account: string } | { salePointCode: string; cashCode: string },
): Promise<Result<{ number: string; register: QrSaleRegister | undefined }, QrPaymentRefusal>> {
  if ('account' in recipient) return ok({ number: recipient.account, register: undefined })
  const found = await findSaleRegister(tx, recipient)
  if (!found) return err('QR_RECIPIENT_UNKNOWN')
  const { account: number, register, isActive } = found
  return isActive ? ok({ number, register }) : err('CASH_REGISTER_INACTIVE')
}

interface SaleMoney {
  readonly saleId: string
  readonly accountId: string
  readonly amountMinor: bigint
  readonly feeMinor: bigint
  readonly occurredAt: Instant
}

/** The customer's money comes through the National Bank at once; the fee is taken from it in the same chain. */
function transfersOf(sale: SaleMoney, feeId: string): TransferRequest[] {
  const { saleId, accountId, amountMinor, feeMinor, occurredAt: bookedAt } = sale
  const common = { kind: 'TRANSFER', currency, bookedAt } as const
  const credit: TransferRequest = {
    ...common,
    id: saleId,
    debitAccountId: internalAccountId('NBKR_CORRESPONDENT', currency),
    creditAccountId: accountId,
    amountMinor,
  }
  if (feeMinor === 0n) return [credit]
  const fee: TransferRequest = {
    ...common,
    id: feeId,
    debitAccountId: accountId,
    creditAccountId: internalAccountId('FEE_INCOME', currency),
    amountMinor: feeMinor,
  }
  return [{ ...credit, isLinkedToNext: true }, fee]
}

const salePurpose = { ru: 'Продажа по QR', ky: 'QR боюнча сатуу', en: 'Sale by QR' } as const

function textsOf(
  sale: SaleMoney & { readonly senderName: string; readonly senderAccount: string },
  feeId: string,
  fee: FeeAccount,
) {
  const { saleId, accountId, feeMinor } = sale
  const credit = {
    accountId,
    transferId: saleId,
    counterpartyName: sale.senderName,
    counterpartyAccount: sale.senderAccount,
    purpose: salePurpose,
    operationCode: 'QR',
  }
  if (feeMinor === 0n) return [credit]
  return [
    credit,
    {
      accountId,
      transferId: feeId,
      counterpartyName: fee.bankName,
      counterpartyAccount: fee.account,
      purpose: statementWords.qrSaleFee,
    },
  ]
}
