import {
  createQrSales,
  type QrCustomer,
  type QrCustomersDesk,
} from '@tartip/bank-twin/acquiring/qr-sales'
import type { CoreAccounts } from '@tartip/bank-ports/core-accounts'
import type { QrSale } from '@tartip/bank-ports/qr-sales'
import { readListInput } from '@tartip/domain/lists/list'
import { qrOperationList } from '@tartip/domain/lists/qr-operation-list'
import { parseDecimal, toDecimal } from '@tartip/domain/money/decimal'
import { formatSaleCode, type QrIssuer } from '@tartip/domain/qr/sale-code'
import type { Accounts } from '../modules/account/public.ts'
import type { DocumentInput } from '../modules/payment/use-cases/prepare-document.ts'
import { createQrModule } from '../modules/qr/compose.ts'
import { takeOverSales } from '../modules/qr/jobs/take-over-sales.ts'
import type { Qr } from '../modules/qr/public.ts'
import type { Actor } from '../platform/actor.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/db.ts'
import { createSeededRandom, type SeededRandom } from './seeded-random.ts'
import { ownPrefix, type createSimulatedAccessControl } from './simulated-people.ts'

const issuer: QrIssuer = { provider: 'qr.case.kg', address: 'https://qr.case.kg/qr' }
/** Where customers of other banks keep their money. */
export const otherProvider = 'c2b.other.kg'
export const simulatedCustomer: QrCustomer = {
  provider: otherProvider,
  maskedName: 'Бакыт А.',
  maskedAccount: '996 *** ** 34 56',
}

/** Sales by QR: the bank's, with customers of other banks, and what the internet bank makes of them. */
export interface SimulatedSales {
  readonly qr: Qr
  readonly customers: QrCustomersDesk
  /** The job of the server. */
  takeOver(): Promise<number>
}

interface SimulatedSalesDeps {
  readonly db: Db
  readonly clock: Clock
  readonly seed: number
  readonly newId: () => string
  readonly core: Pick<CoreAccounts, 'accountsOf'>
  readonly accounts: Accounts
  readonly accessControl: ReturnType<typeof createSimulatedAccessControl>
}

/** Nobody has an outlet: codes lead to accounts. */
const noRegisters = {
  visibleRegisterIds: () => Promise.resolve(undefined),
  cashRegistersOf: () => Promise.resolve([]),
  accountOfCode: () => Promise.resolve(undefined),
  viewersOfRegister: () => Promise.resolve([]),
}

export function openSimulatedSales(deps: SimulatedSalesDeps): SimulatedSales {
  const { db, clock, seed, newId, core, accounts, accessControl } = deps
  // A separate random stream: what a payment system numbers does not change what people do.
  const digits = createSeededRandom(seed + 4_000_003)
  const { port: bank, desk: customers } = createQrSales({
    db,
    clock,
    realClock: clock,
    ids: { uuid: newId },
    random: size => Uint8Array.from({ length: size }, () => digits.below(256)),
    qrProvider: issuer.provider,
    ownPrefix,
  })
  const { qr } = createQrModule({
    db,
    clock,
    ids: { uuid: newId },
    logger: { error: () => undefined },
    accounts,
    accessControl,
    cashRegisters: noRegisters,
    core,
    bank,
    acquiring: { findByCode: () => Promise.resolve(undefined) },
    issuer,
    fontsFolder: '',
    bankName: () => '',
  })
  const takeOver = takeOverSales({
    db,
    clock,
    bank,
    accessControl,
    accounts,
    cashRegisters: noRegisters,
  })
  return { qr, customers, takeOver }
}

interface SimulatedCode {
  readonly amountMinor?: bigint
  /** The number of a bill, which is paid once; the code is permanent without one. */
  readonly bill?: string
}

export const codeOf = (account: string, { bill, ...code }: SimulatedCode): string =>
  formatSaleCode(
    {
      ...code,
      recipient: { account },
      name: 'Лавка',
      isDynamic: bill !== undefined,
      ...(bill === undefined ? {} : { transaction: bill }),
    },
    issuer,
  )

/** Permanent codes and bills; few bills, so that some are paid again. */
export function drawCode(random: SeededRandom, account: string, amount: string): string {
  const bill = random.chance(50) ? `bill-${random.below(4)}` : undefined
  const isFixed = bill !== undefined || random.chance(30)
  const read = parseDecimal(amount, 'KGS')
  return codeOf(account, {
    ...(isFixed && read.ok ? { amountMinor: read.value } : {}),
    ...(bill === undefined ? {} : { bill }),
  })
}

/** How much of a sale is given back. */
export type RefundShare = 'whole' | 'part' | 'too much'

/** A refund of one of the sales that the person sees; `at` from 0 to 1 says which. */
export async function completeRefund(
  { qr }: Pick<SimulatedSales, 'qr'>,
  actor: Actor,
  input: DocumentInput,
  { at, share }: { readonly at: number; readonly share: RefundShare },
): Promise<DocumentInput> {
  const request = readListInput(qrOperationList, {})
  if (!request.ok) throw new Error(request.error.code)
  const { list } = await qr.page(await qr.accessOf(actor), request.value, { page: 1, size: 40 })
  const sale = list[Math.floor(at * list.length)]
  if (sale === undefined) return { ...input, saleId: '' }
  const amount = toDecimal(givenBackOf(sale, share), 'KGS')
  return { ...input, saleId: sale.saleId, payerAccount: sale.account, amount }
}

function givenBackOf({ amountMinor }: QrSale, share: RefundShare): bigint {
  switch (share) {
    case 'whole':
      return amountMinor
    case 'part':
      return amountMinor / 3n + 1n
    case 'too much':
      return amountMinor + 1n
  }
}

/** What must hold of sales and refunds; each part answers a sentence per fault. */
export const saleFaultParts: readonly string[] = [
  `select 'sale ' || bank.sale_id || ' is not as the bank has reported it'
   from twin.qr_sale bank left join qr.sale own
     on own.id = bank.sale_id and own.legal_party_id = bank.legal_party_id
   where bank.sequence <= (select max(position) from qr.feed_position)
     and (own.account, own.amount_minor, own.fee_minor)
       is distinct from (bank.account, bank.amount_minor, bank.fee_minor)`,
  `select 'sale ' || own.id || ' is unknown to the bank' from qr.sale own
   where not exists (select from twin.qr_sale bank where bank.sale_id = own.id)`,
  `select 'sale ' || own.id || ' was reported ' || count(event.id) || ' times'
   from qr.sale own left join platform.outbox event
     on event.topic = 'qr-sale' and event.payload ->> 'saleId' = own.id::text
   group by own.id having count(event.id) <> 1`,
  `select 'sale ' || refund.sale_operation_id || ' gave back ' || sum(refund.amount_minor)
   from taken refund left join twin.qr_sale sale
     on sale.sale_id::text || '-c' = refund.sale_operation_id
   where refund.operation_code = 'REFUND' and refund.state <> 'REFUSED'
   group by refund.sale_operation_id, sale.amount_minor
   having count(*) > 1 or sum(refund.amount_minor) > coalesce(sale.amount_minor, 0)`,
  `select 'sale ' || (terms ->> 'saleId') || ' has ' || count(*) || ' refunds' from payment.payment
   where operation_code = 'REFUND' and status_code = 'SUCCESS'
   group by terms ->> 'saleId' having count(*) > 1`,
  `select 'bill ' || code_transaction || ' was paid ' || count(*) || ' times' from twin.qr_sale
   where is_dynamic group by legal_party_id, code_transaction having count(*) > 1`,
]

/** Sales that the internet bank has not taken over, however long it had. */
export const lostSales = `
  select sale_id::text as id from twin.qr_sale
  where sale_id not in (select id from qr.sale)`
