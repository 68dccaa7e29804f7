import { isCurrencyCode } from '@tartip/domain/money/currency'
import { isOperationCode } from '@tartip/domain/payment/operation'
import { payeeOfOtherAccount, payeeOfOtherName, type Payee } from '@tartip/domain/payment/payee'
import type { EarlierPayment, PayeeHistory } from '@tartip/domain/payment/signing-flags'
import { isPaymentStatus } from '@tartip/domain/payment/status'

import type { Read } from '../../../platform/lists/list-reader.ts'
import type { PaymentDocument } from '../payment-document.ts'
import { conditionsOfScope } from './payment-conditions.ts'
import type { AccessScope } from './payment-reads.ts'
import type { WaitsFor } from './waits-for.ts'

interface EarlierRow {
  id: string
  operation_code: string
  transfer_num: string
  recipient_account: string
  amount_minor: bigint
  currency: string
  status_code: string
  created_at: number
}
interface PaidRow {
  recipient_account: string
  recipient_bic: string
  recipient_name: string
  recipient_inn: string | null
}

const columns = `p.id, p.operation_code, p.transfer_num, p.recipient_account, p.amount_minor, p.currency,
  p.status_code, p.created_at`
/** Executed documents that are read of each pair of accounts. */
const executedOfPair = 20
/** Open documents are few; more than these say nothing new. */
const mostOpen = 2_000
/** Among the latest executed documents a payee is searched by name. */
const searchedForNames = 2_000
const open: readonly WaitsFor[] = ['PHONE', 'SIGNATURE', 'SUBMISSION', 'BANK']

/** What is known of the payee of each document, from what the person may see; three statements for a whole batch. */
export async function readPayeeHistories(
  read: Read,
  scope: AccessScope,
  documents: readonly PaymentDocument[],
): Promise<ReadonlyMap<string, PayeeHistory>> {
  if (documents.length === 0) return new Map()
  const accounts = [...new Set(documents.map(({ recipientAccount }) => recipientAccount))]
  const [executed, waiting, paid] = await Promise.all([
    readExecuted(read, scope, accounts),
    readOpen(read, scope, accounts),
    readPaidPayees(read, scope),
  ])
  const byAccount = new Map<string, EarlierPayment[]>()
  for (const payment of [...executed, ...waiting].toSorted((a, b) => b.createdAt - a.createdAt)) {
    const known = byAccount.get(payment.recipientAccount)
    if (known) known.push(payment)
    else byAccount.set(payment.recipientAccount, [payment])
  }
  return new Map(
    documents.map(document => [
      document.id,
      {
        toAccount: byAccount.get(document.recipientAccount) ?? [],
        formerAccount: payeeOfOtherAccount(paid, recipientOf(document))?.account,
        otherName: payeeOfOtherName(paid, recipientOf(document)),
      },
    ]),
  )
}

const recipientOf = (document: PaymentDocument) => ({
  account: document.recipientAccount,
  name: document.recipientName,
  inn: document.recipientInn ?? '',
  isAbroad: document.operationCode === 'SWIFT',
})

async function readExecuted(
  read: Read,
  { legalPartyId, accounts }: AccessScope,
  recipients: readonly string[],
): Promise<readonly EarlierPayment[]> {
  const rows = await read<EarlierRow>(
    legalPartyId,
    `select p.* from unnest($2::text[]) as payer(account)
     cross join unnest($3::text[]) as recipient(account)
     cross join lateral (
       select ${columns} from payment.payment p
       where p.legal_party_id = $1 and p.deleted_at is null and p.waits_for is null
         and p.status_code = 'SUCCESS'
         and p.payer_account = payer.account and p.recipient_account = recipient.account
       order by p.created_at desc limit ${executedOfPair}) as p`,
    [legalPartyId, [...accounts], [...recipients]],
  )
  return rows.map(earlierOf)
}

async function readOpen(
  read: Read,
  scope: AccessScope,
  recipients: readonly string[],
): Promise<readonly EarlierPayment[]> {
  const where = conditionsOfScope(scope)
  where.add(`p.waits_for is not null and p.waits_for = any(${where.place([...open])}::text[])`)
  where.add(`p.recipient_account = any(${where.place([...recipients])}::text[])`)
  const rows = await read<EarlierRow>(
    scope.legalPartyId,
    `select ${columns} from payment.payment p where ${where.text()}
     order by p.created_at desc limit ${mostOpen}`,
    where.values,
  )
  return rows.map(earlierOf)
}

/** Whom the latest executed documents paid, newest first, each account once. */
async function readPaidPayees(read: Read, scope: AccessScope): Promise<readonly Payee[]> {
  const where = conditionsOfScope(scope)
  const rows = await read<PaidRow>(
    scope.legalPartyId,
    `select l.recipient_account, l.recipient_bic, l.recipient_name, l.recipient_inn from (
       select p.recipient_account, p.recipient_bic, p.recipient_name, p.recipient_inn, p.created_at
       from payment.payment p where ${where.text()} and p.waits_for is null and p.status_code = 'SUCCESS'
       order by p.created_at desc limit ${searchedForNames}) as l
     group by 1, 2, 3, 4 order by max(l.created_at) desc`,
    where.values,
  )
  return rows.map(row => ({
    account: row.recipient_account,
    bic: row.recipient_bic,
    name: row.recipient_name,
    ...(row.recipient_inn === null ? {} : { inn: row.recipient_inn }),
  }))
}

function earlierOf(row: EarlierRow): EarlierPayment {
  const { operation_code: operationCode, currency, status_code: statusCode } = row
  if (!isOperationCode(operationCode) || !isCurrencyCode(currency) || !isPaymentStatus(statusCode))
    throw new Error(`The database holds an unknown code in the document ${row.id}`)
  return {
    id: row.id,
    operationCode,
    transferNum: row.transfer_num,
    recipientAccount: row.recipient_account,
    amountMinor: row.amount_minor,
    currency,
    statusCode,
    createdAt: row.created_at,
  }
}
