import { sql } from 'kysely'
import type {
  PayControlOutcome,
  PayControlTransaction,
  PayControlTransactionState,
} from '@tartip/bank-ports/pay-control'
import type { Instant } from '@tartip/domain/time/instant'
import { timestamp, type TwinDb } from '../store/twin-db.ts'

interface TransactionRow {
  transaction_id: string
  fingerprint: string
  pc_user_id: string
  text: string
  digest: string
  valid_until: Instant
  callback_url: string
  created_at: Instant
  state: Exclude<PayControlTransactionState, 'EXPIRED'>
  confirm_code: string | null
  answered_at: Instant | null
  reason: string | null
}

/** A request to a phone as the server keeps it. */
export interface StoredTransaction extends PayControlTransaction {
  readonly fingerprint: string
  readonly createdAt: Instant
  /** With EXPIRED for a request that nobody has answered in time. */
  readonly outcome: PayControlOutcome
}

/** What the phone, its owner or the server has made of a request. */
export interface TransactionAnswer {
  readonly state: 'CONFIRMED' | 'DECLINED' | 'FAILED' | 'CANCELLED'
  readonly confirmCode?: string
  readonly reason?: string
}

/** Writes the request unless its id is taken. */
export async function insertTransaction(
  tx: TwinDb,
  transaction: PayControlTransaction,
  fingerprint: string,
  now: Instant,
): Promise<void> {
  await sql`
    insert into twin.pay_control_transaction (transaction_id, fingerprint, pc_user_id, text, digest,
      valid_until, callback_url, created_at, state)
    values (${transaction.transactionId}, ${fingerprint}, ${transaction.pcUserId},
      ${transaction.text}, ${transaction.digest}, ${timestamp(transaction.validUntil)},
      ${transaction.callbackUrl}, ${timestamp(now)}, 'WAITING')`.execute(tx)
}

export async function findTransaction(
  db: TwinDb,
  transactionId: string,
  now: Instant,
  lock: 'read' | 'for update' = 'read',
): Promise<StoredTransaction | undefined> {
  const { rows } = await sql<TransactionRow>`
    select * from twin.pay_control_transaction where transaction_id = ${transactionId}
    ${lock === 'read' ? sql`` : sql`for update`}`.execute(db)
  return rows[0] === undefined ? undefined : transactionOf(rows[0], now)
}

/** Requests that a phone can still answer, the oldest first; of one key, or of all for the desk. */
export async function readWaiting(
  db: TwinDb,
  pcUserId: string | undefined,
  now: Instant,
  limit: number,
): Promise<StoredTransaction[]> {
  const { rows } = await sql<TransactionRow>`
    select * from twin.pay_control_transaction
    where state = 'WAITING' and valid_until >= ${timestamp(now)}
      and (${pcUserId ?? null}::text is null or pc_user_id = ${pcUserId ?? null})
    order by created_at, transaction_id limit ${limit}`.execute(db)
  return rows.map(row => transactionOf(row, now))
}

/** Locks what waits for a key that ends, so that no phone answers any more. */
export async function lockWaitingOf(
  tx: TwinDb,
  pcUserId: string,
  now: Instant,
): Promise<StoredTransaction[]> {
  const { rows } = await sql<TransactionRow>`
    select * from twin.pay_control_transaction
    where state = 'WAITING' and valid_until >= ${timestamp(now)} and pc_user_id = ${pcUserId}
    order by transaction_id for update`.execute(tx)
  return rows.map(row => transactionOf(row, now))
}

export async function saveAnswer(
  tx: TwinDb,
  transactionId: string,
  answer: TransactionAnswer,
  at: Instant,
): Promise<void> {
  await sql`
    update twin.pay_control_transaction
    set state = ${answer.state}, confirm_code = ${answer.confirmCode ?? null},
      reason = ${answer.reason ?? null}, answered_at = ${timestamp(at)}
    where transaction_id = ${transactionId}`.execute(tx)
}

function transactionOf(row: TransactionRow, now: Instant): StoredTransaction {
  const isPast = row.state === 'WAITING' && now > row.valid_until
  return {
    transactionId: row.transaction_id,
    fingerprint: row.fingerprint,
    pcUserId: row.pc_user_id,
    text: row.text,
    digest: row.digest,
    validUntil: row.valid_until,
    callbackUrl: row.callback_url,
    createdAt: row.created_at,
    outcome: {
      transactionId: row.transaction_id,
      pcUserId: row.pc_user_id,
      state: isPast ? 'EXPIRED' : row.state,
      ...(row.confirm_code === null ? {} : { confirmCode: row.confirm_code }),
      ...(row.answered_at === null ? {} : { answeredAt: row.answered_at }),
      ...(row.reason === null ? {} : { reason: row.reason }),
    },
  }
}
