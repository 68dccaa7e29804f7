import type { CurrencyCode } from '@tartip/domain/money/currency'
import { isPaymentStatus, type PaymentStatus } from '@tartip/domain/payment/status'
import type { Params } from '@tartip/domain/result'
import type { CellFinding, SalaryCell } from '@tartip/domain/salary/register'
import type {
  RegisterStage,
  RegisterState,
  SalaryRowState,
} from '@tartip/domain/salary/register-status'
import type { ErrorCode } from '@tartip/domain/errors/catalogue'
import { toIso, type Instant } from '@tartip/domain/time/instant'
import { CompiledQuery, sql } from 'kysely'

import type { Db } from '../../../platform/db/db.ts'
import { createRead } from '../../../platform/db/read-at-once.ts'
import { inSystem, sqlStateOf } from '../../../platform/db/transaction.ts'
import type { DocumentStorage } from '../../../platform/documents/store/document-store.ts'
import { keepAnswer, type AnswerToStore } from '../../../platform/idempotency/idempotency-store.ts'
import { appendOutbox } from '../../../platform/outbox/outbox.ts'
import type { PaymentAction } from '@tartip/domain/payment/transition-table'
import type { PaymentDocument } from '../payment-document.ts'
import { paymentStores, type PaymentConflict } from './payment-row.ts'
import { takeTransferNum } from './transfer-num.ts'
import type { DocumentStore } from '../../../platform/documents/store/document-store.ts'

/** The topic under which changes of registers are reported. */
export const salaryTopic = 'salary'

export type SalaryOrigin = 'MANUAL' | 'FILE'

/** Who has saved a register: the draft of its document is made in their name. */
export interface RegisterAuthor {
  readonly sessionId: string
  readonly ip: string
  readonly traceId: string
  readonly companyName: string
  readonly companyInn: string
}

/** Why a register as a whole was not accepted. */
export interface RegisterFailure {
  readonly code: ErrorCode
  readonly params: Params
}

/** Where a register was read from; absent once its rows were changed by hand. */
export interface RegisterSource {
  readonly blobKey: string
  readonly sheet?: string
  /** From 1; absent until the file is read. */
  readonly headingRow?: number
  /** Columns from 0. */
  readonly columns?: Readonly<Partial<Record<SalaryCell, number>>>
  /** What a person should check in the file as a whole. */
  readonly warnings?: readonly RegisterFailure[]
}

export interface StoredRegister {
  readonly id: string
  readonly legalPartyId: string
  readonly name: string
  readonly state: RegisterState
  readonly currency: CurrencyCode
  readonly totalMinor: bigint
  readonly rowCount: number
  readonly origin: SalaryOrigin
  readonly fileId?: string
  /** How far the check of a file has come. */
  readonly stage?: RegisterStage
  readonly source?: RegisterSource
  /** The register whose unpaid rows it pays. */
  readonly repeatOf?: string
  /** Another register that is no draft pays its unpaid rows. */
  readonly isRepeated?: true
  readonly paymentId?: string
  /** Of its document, when that exists. */
  readonly paymentStatus?: PaymentStatus
  /** Absent until the bank has reported what became of each row. */
  readonly isFullComplete?: boolean
  readonly unpaidMinor?: bigint
  readonly failure?: RegisterFailure
  readonly version: number
  readonly author: RegisterAuthor
  readonly createdBy: string
  readonly createdAt: Instant
  readonly updatedAt: Instant
}

export type RowFinding = Omit<CellFinding, 'row'> & {
  readonly isWarning?: true
  /** The column of the file, from 0, where it is none of the cells of a register. */
  readonly column?: number
}

export interface StoredRow {
  readonly rowNumber: number
  readonly fullName: string
  readonly cardAccount: string
  /** As typed, in wire form. */
  readonly amount: string
  /** Absent while the amount is none. */
  readonly amountMinor?: bigint
  readonly state: SalaryRowState
  readonly findings: readonly RowFinding[]
  /** Its row in the file that the register was read from, from 1. */
  readonly fileRow?: number
}

interface RegisterRow {
  id: string
  legal_party_id: string
  name: string
  state: RegisterState
  currency: CurrencyCode
  total_minor: string | bigint
  row_count: number
  origin: SalaryOrigin
  file_id: string | null
  stage: RegisterStage | null
  source: RegisterSource | null
  repeat_of: string | null
  is_repeated: boolean
  payment_id: string | null
  payment_status: string | null
  is_full_complete: boolean | null
  unpaid_minor: string | bigint | null
  failure: RegisterFailure | null
  version: number
  author: RegisterAuthor
  created_by: string
  created_at: Instant
  updated_at: Instant
}

// A register whose document was deleted elsewhere is deleted with it.
const visible = `r.deleted_at is null and (r.payment_id is null or p.id is not null)`
const fromRegisters = `
  from payment.salary_register r
  left join payment.payment p on p.legal_party_id = r.legal_party_id and p.id = r.payment_id
    and p.deleted_at is null`
// The same registers as in the index salary_register_repeat, without those whose document was deleted.
const repeated = `
  exists (select from payment.salary_register q where q.legal_party_id = r.legal_party_id and q.repeat_of = r.id
    and q.deleted_at is null and q.state <> 'DRAFT'
    and not exists (select from payment.payment d where d.legal_party_id = q.legal_party_id
      and d.id = q.payment_id and d.deleted_at is not null))`
const registerColumns = `
  r.id, r.legal_party_id, r.name, r.state, r.currency, r.total_minor, r.row_count, r.origin, r.file_id,
  r.stage, r.source, r.repeat_of, ${repeated} as is_repeated, r.payment_id, p.status_code as payment_status,
  r.is_full_complete, r.unpaid_minor, r.failure, r.version, r.author, r.created_by, r.created_at, r.updated_at`

function registerOf(row: RegisterRow): StoredRegister {
  const status = row.payment_status
  return {
    id: row.id,
    legalPartyId: row.legal_party_id,
    name: row.name,
    state: row.state,
    currency: row.currency,
    totalMinor: BigInt(row.total_minor),
    rowCount: row.row_count,
    origin: row.origin,
    ...(row.file_id === null ? {} : { fileId: row.file_id }),
    ...(row.stage === null ? {} : { stage: row.stage }),
    ...(row.source === null ? {} : { source: row.source }),
    ...(row.repeat_of === null ? {} : { repeatOf: row.repeat_of }),
    ...(row.is_repeated ? { isRepeated: true } : {}),
    ...(row.payment_id === null ? {} : { paymentId: row.payment_id }),
    ...(status !== null && isPaymentStatus(status) ? { paymentStatus: status } : {}),
    ...(row.is_full_complete === null ? {} : { isFullComplete: row.is_full_complete }),
    ...(row.unpaid_minor === null ? {} : { unpaidMinor: BigInt(row.unpaid_minor) }),
    ...(row.failure === null ? {} : { failure: row.failure }),
    version: row.version,
    author: row.author,
    createdBy: row.created_by,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}

interface RowOfRegister {
  row_number: number
  full_name: string
  card_account: string
  amount: string
  amount_minor: string | bigint | null
  state: SalaryRowState
  findings: readonly RowFinding[] | null
  file_row: number | null
}

const rowColumns = `row_number, full_name, card_account, amount, amount_minor, state, findings, file_row`

const rowOf = (row: RowOfRegister): StoredRow => ({
  rowNumber: row.row_number,
  fullName: row.full_name,
  cardAccount: row.card_account,
  amount: row.amount,
  ...(row.amount_minor === null ? {} : { amountMinor: BigInt(row.amount_minor) }),
  state: row.state,
  findings: row.findings ?? [],
  ...(row.file_row === null ? {} : { fileRow: row.file_row }),
})

/** A draft is its person's alone. */
export const isShownTo = (
  { state, createdBy }: Pick<StoredRegister, 'state' | 'createdBy'>,
  personId: string,
): boolean => state !== 'DRAFT' || createdBy === personId

/** Rows of a register to find: a part of the name or account, and states. */
export interface RowSearch {
  readonly text?: string
  readonly states?: readonly SalaryRowState[]
  /** Only rows with a finding. */
  readonly onlyWithFindings?: boolean
}

/** What screens read of registers. */
export interface SalaryReads {
  /** Without the drafts of other people. */
  list(
    legalPartyId: string,
    personId: string,
    page: { readonly offset: number; readonly limit: number },
  ): Promise<{ readonly list: readonly StoredRegister[]; readonly total: number }>
  find(legalPartyId: string, id: string): Promise<StoredRegister | undefined>
  /** A register that the person may see: a draft is its person's alone. */
  findShown(legalPartyId: string, id: string, personId: string): Promise<StoredRegister | undefined>
  findOfPayment(legalPartyId: string, paymentId: string): Promise<StoredRegister | undefined>
  /** In the order of the ids; unknown ones are left out. */
  findAll(legalPartyId: string, ids: readonly string[]): Promise<readonly StoredRegister[]>
  rows(
    legalPartyId: string,
    registerId: string,
    search: RowSearch,
    page: { readonly offset: number; readonly limit: number },
  ): Promise<{ readonly list: readonly StoredRow[]; readonly total: number }>
  /** Minor units of what each account was paid last. */
  lastAmounts(
    legalPartyId: string,
    accounts: readonly string[],
  ): Promise<ReadonlyMap<string, bigint>>
}

export function createSalaryReads(db: Db): SalaryReads {
  const read = createRead(db)
  const find = async (
    legalPartyId: string,
    condition: string,
    value: unknown,
  ): Promise<readonly StoredRegister[]> => {
    const text = `select ${registerColumns} ${fromRegisters}
      where r.legal_party_id = $1 and ${visible} and ${condition}`
    return (await read<RegisterRow>(legalPartyId, text, [legalPartyId, value])).map(registerOf)
  }
  return {
    async list(legalPartyId, personId, { offset, limit }) {
      const where = `${fromRegisters} where r.legal_party_id = $1 and ${visible}
        and (r.state <> 'DRAFT' or r.created_by = $2)`
      const [rows, [counted]] = await Promise.all([
        read<RegisterRow>(
          legalPartyId,
          `select ${registerColumns} ${where} order by r.created_at desc, r.id desc
           limit $3 offset $4`,
          [legalPartyId, personId, limit, offset],
        ),
        read<{ count: number }>(legalPartyId, `select count(*)::integer as count ${where}`, [
          legalPartyId,
          personId,
        ]),
      ])
      return { list: rows.map(registerOf), total: counted?.count ?? 0 }
    },
    find: async (legalPartyId, id) => (await find(legalPartyId, 'r.id = $2', id))[0],
    async findShown(legalPartyId, id, personId) {
      const [found] = await find(legalPartyId, 'r.id = $2', id)
      return found && isShownTo(found, personId) ? found : undefined
    },
    findOfPayment: async (legalPartyId, paymentId) =>
      (await find(legalPartyId, 'r.payment_id = $2', paymentId))[0],
    async findAll(legalPartyId, ids) {
      const found = await find(legalPartyId, 'r.id = any($2::uuid[])', [...ids])
      const byId = new Map(found.map(register => [register.id, register]))
      return ids.flatMap(id => byId.get(id) ?? [])
    },
    async rows(legalPartyId, registerId, { text = '', states, onlyWithFindings }, page) {
      const where = `from payment.salary_row
        where legal_party_id = $1 and register_id = $2
          and ($3 = '' or position(lower($3) in lower(full_name)) > 0 or position($3 in card_account) > 0)
          and ($4::text[] is null or state = any($4)) and (not $5 or findings is not null)`
      const values = [legalPartyId, registerId, text, states ?? null, onlyWithFindings ?? false]
      const [rows, [counted]] = await Promise.all([
        read<RowOfRegister>(
          legalPartyId,
          `select ${rowColumns} ${where} order by row_number limit $6 offset $7`,
          [...values, page.limit, page.offset],
        ),
        read<{ count: number }>(legalPartyId, `select count(*)::integer as count ${where}`, values),
      ])
      return { list: rows.map(rowOf), total: counted?.count ?? 0 }
    },
    async lastAmounts(legalPartyId, accounts) {
      const text = `
        select distinct on (w.card_account) w.card_account, w.amount_minor
        from payment.salary_row w
        join payment.salary_register r on r.legal_party_id = w.legal_party_id and r.id = w.register_id
        where w.legal_party_id = $1 and w.card_account = any($2::text[]) and w.state = 'PAID'
        order by w.card_account, r.created_at desc`
      const rows = await read<{ card_account: string; amount_minor: string | bigint }>(
        legalPartyId,
        text,
        [legalPartyId, [...accounts]],
      )
      return new Map(rows.map(row => [row.card_account, BigInt(row.amount_minor)]))
    },
  }
}

/** A register as it is written; what the database derives is left out. */
export type RegisterToWrite = Omit<StoredRegister, 'paymentStatus' | 'isRepeated'>

/** The write side of registers in one transaction of their organisation. */
export interface SalaryWrites {
  findForUpdate(legalPartyId: string, id: string): Promise<StoredRegister | undefined>
  /**
   * The register that is read from an upload. Until the transaction ends, others wait here for the same upload.
   */
  lockByUpload(legalPartyId: string, uploadId: string): Promise<StoredRegister | undefined>
  /** How many drafts the person has. Until the transaction ends, others that add one wait here. */
  lockDrafts(person: { readonly legalPartyId: string; readonly personId: string }): Promise<number>
  /**
   * `nameTaken`: another register has the name, or of a draft another draft of its person. `alreadyRepeated`: another
   * register that is no draft repeats the same one.
   */
  save(register: RegisterToWrite): Promise<'saved' | 'nameTaken' | 'alreadyRepeated'>
  replaceRows(
    register: Pick<StoredRegister, 'legalPartyId' | 'id'>,
    rows: readonly StoredRow[],
  ): Promise<void>
  readRows(register: Pick<StoredRegister, 'legalPartyId' | 'id'>): Promise<readonly StoredRow[]>
  remove(register: Pick<StoredRegister, 'legalPartyId' | 'id'>, at: Instant): Promise<void>
  /** Lets go of names whose documents were deleted. */
  forgetDeleted(legalPartyId: string, at: Instant): Promise<void>
  report(register: Pick<StoredRegister, 'legalPartyId' | 'id' | 'createdBy'>): Promise<void>
  keep(answer: AnswerToStore): Promise<void>
  takeTransferNum(legalPartyId: string, year: number): Promise<string>
  /** The transaction itself, for what other modules write in it. */
  readonly tx: Db
}

export interface SalaryStore extends DocumentStore<
  PaymentDocument,
  PaymentAction,
  PaymentConflict
> {
  readonly salary: SalaryWrites
}

export type SalaryStorage = DocumentStorage<
  PaymentDocument,
  PaymentAction,
  PaymentConflict,
  SalaryStore
>

/** Registers and their documents, written in one transaction. */
export const createSalaryStorage = (db: Db): SalaryStorage =>
  paymentStores.createStorage(db, (store, tx) => ({ ...store, salary: createSalaryWrites(tx) }))

const saveText = `
  insert into payment.salary_register
    (legal_party_id, id, name, state, currency, total_minor, row_count, origin, file_id, repeat_of, payment_id,
     is_full_complete, unpaid_minor, failure, version, author, created_by, created_at, updated_at, stage, source)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14::jsonb, $15, $16::jsonb, $17,
    $18::timestamptz, $19::timestamptz, $20, $21::jsonb)
  on conflict (legal_party_id, id) do update set name = excluded.name, state = excluded.state,
    currency = excluded.currency, total_minor = excluded.total_minor, row_count = excluded.row_count,
    payment_id = excluded.payment_id, is_full_complete = excluded.is_full_complete,
    unpaid_minor = excluded.unpaid_minor, failure = excluded.failure, version = excluded.version,
    author = excluded.author, updated_at = excluded.updated_at, stage = excluded.stage,
    source = excluded.source, origin = excluded.origin, file_id = excluded.file_id, claimed_until = null`

const replaceText = `
  insert into payment.salary_row
    (legal_party_id, register_id, row_number, full_name, card_account, amount, amount_minor, state, findings,
     file_row)
  select $1, $2, w.row_number, w.full_name, w.card_account, w.amount, w.amount_minor, w.state, w.findings,
    w.file_row
  from json_to_recordset($3::json) as w (row_number integer, full_name text, card_account text, amount text,
    amount_minor bigint, state text, findings jsonb, file_row integer)`

function createSalaryWrites(tx: Db): SalaryWrites {
  const run = (text: string, values: readonly unknown[]) =>
    tx.executeQuery(CompiledQuery.raw(text, [...values]))
  return {
    tx,
    async findForUpdate(legalPartyId, id) {
      // Locked first, read then: the document that is joined must be as it is after the lock.
      await run(
        `select from payment.salary_register where legal_party_id = $1 and id = $2 for update`,
        [legalPartyId, id],
      )
      const { rows } = await tx.executeQuery<RegisterRow>(
        CompiledQuery.raw(
          `select ${registerColumns} ${fromRegisters}
           where r.legal_party_id = $1 and r.id = $2 and ${visible}`,
          [legalPartyId, id],
        ),
      )
      return rows[0] && registerOf(rows[0])
    },
    async lockByUpload(legalPartyId, uploadId) {
      const name = `salary upload ${uploadId}`
      await run('select pg_advisory_xact_lock(hashtextextended($1, 0))', [name])
      const { rows } = await tx.executeQuery<RegisterRow>(
        CompiledQuery.raw(
          `select ${registerColumns} ${fromRegisters}
           where r.legal_party_id = $1 and r.file_id = $2 and ${visible}`,
          [legalPartyId, uploadId],
        ),
      )
      return rows[0] && registerOf(rows[0])
    },
    async lockDrafts({ legalPartyId, personId }) {
      const name = `salary drafts ${legalPartyId} ${personId}`
      await run('select pg_advisory_xact_lock(hashtextextended($1, 0))', [name])
      const { rows } = await tx.executeQuery<{ count: number }>(
        CompiledQuery.raw(
          `select count(*)::integer as count ${fromRegisters}
           where r.legal_party_id = $1 and r.created_by = $2 and r.state = 'DRAFT' and ${visible}`,
          [legalPartyId, personId],
        ),
      )
      return rows[0]?.count ?? 0
    },
    async save(register) {
      const { failure } = register
      await run('savepoint salary_register', [])
      try {
        await run(saveText, [
          register.legalPartyId,
          register.id,
          register.name,
          register.state,
          register.currency,
          register.totalMinor.toString(),
          register.rowCount,
          register.origin,
          register.fileId ?? null,
          register.repeatOf ?? null,
          register.paymentId ?? null,
          register.isFullComplete ?? null,
          register.unpaidMinor?.toString() ?? null,
          failure === undefined ? null : JSON.stringify(failure),
          register.version,
          JSON.stringify(register.author),
          register.createdBy,
          toIso(register.createdAt),
          toIso(register.updatedAt),
          register.stage ?? null,
          register.source === undefined ? null : JSON.stringify(register.source),
        ])
      } catch (error) {
        if (sqlStateOf(error) !== '23505') throw error
        await run('rollback to savepoint salary_register', [])
        return constraintOf(error) === 'salary_register_repeat' ? 'alreadyRepeated' : 'nameTaken'
      }
      return 'saved'
    },
    async replaceRows({ legalPartyId, id }, rows) {
      await run(`delete from payment.salary_row where legal_party_id = $1 and register_id = $2`, [
        legalPartyId,
        id,
      ])
      const written = rows.map(row => ({
        row_number: row.rowNumber,
        full_name: row.fullName,
        card_account: row.cardAccount,
        amount: row.amount,
        amount_minor: row.amountMinor?.toString(),
        state: row.state,
        findings: row.findings.length === 0 ? undefined : row.findings,
        file_row: row.fileRow,
      }))
      await run(replaceText, [legalPartyId, id, JSON.stringify(written)])
    },
    async readRows({ legalPartyId, id }) {
      const { rows } = await tx.executeQuery<RowOfRegister>(
        CompiledQuery.raw(
          `select ${rowColumns} from payment.salary_row
           where legal_party_id = $1 and register_id = $2 order by row_number`,
          [legalPartyId, id],
        ),
      )
      return rows.map(rowOf)
    },
    async remove({ legalPartyId, id }, at) {
      await run(
        `update payment.salary_register set deleted_at = $3::timestamptz
         where legal_party_id = $1 and id = $2`,
        [legalPartyId, id, toIso(at)],
      )
    },
    async forgetDeleted(legalPartyId, at) {
      await run(
        `update payment.salary_register r set deleted_at = $2::timestamptz
         where r.legal_party_id = $1 and r.deleted_at is null and r.payment_id is not null
           and exists (select from payment.payment p where p.legal_party_id = r.legal_party_id
             and p.id = r.payment_id and p.deleted_at is not null)`,
        [legalPartyId, toIso(at)],
      )
    },
    report: ({ legalPartyId, id, createdBy }) =>
      appendOutbox(tx, {
        legalPartyId,
        topic: salaryTopic,
        kind: 'registerChanged',
        payload: { salaryId: id, createdBy },
      }),
    keep: answer => keepAnswer(tx, answer),
    takeTransferNum: (legalPartyId, year) => takeTransferNum(tx, legalPartyId, year),
  }
}

function constraintOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null && 'constraint' in error
    ? error.constraint
    : undefined
}

/** Registers to check now, over all organisations; each is left to the caller until `until`. */
export const claimToCheck = (
  db: Db,
  now: Instant,
  until: Instant,
  limit: number,
): Promise<readonly StoredRegister[]> =>
  inSystem(db, async tx => {
    const { rows } = await sql<{ legal_party_id: string; id: string }>`
      update payment.salary_register r set claimed_until = ${toIso(until)}::timestamptz
      where (r.legal_party_id, r.id) in (
        select legal_party_id, id from payment.salary_register
        where state = 'PROCESSING' and deleted_at is null
          and (claimed_until is null or claimed_until <= ${toIso(now)}::timestamptz)
        order by updated_at, id limit ${limit} for update skip locked)
      returning r.legal_party_id, r.id`.execute(tx)
    return readByKeys(tx, rows)
  })

/** Registers whose document is executed and whose rows have no result yet. */
export const findAwaitingResults = (db: Db, limit: number): Promise<readonly StoredRegister[]> =>
  inSystem(db, async tx => {
    const { rows } = await sql<{ legal_party_id: string; id: string }>`
      select r.legal_party_id, r.id from payment.salary_register r
      join payment.payment p on p.legal_party_id = r.legal_party_id and p.id = r.payment_id
      where r.payment_id is not null and r.is_full_complete is null and r.deleted_at is null
        and p.status_code in ('KVIT', 'SUCCESS')
      order by r.updated_at, r.id limit ${limit}`.execute(tx)
    return readByKeys(tx, rows)
  })

async function readByKeys(
  tx: Db,
  keys: readonly { readonly legal_party_id: string; readonly id: string }[],
): Promise<readonly StoredRegister[]> {
  if (keys.length === 0) return []
  const { rows } = await tx.executeQuery<RegisterRow>(
    CompiledQuery.raw(
      `select ${registerColumns} ${fromRegisters}
       where ${visible} and (r.legal_party_id, r.id) in (
         select * from unnest($1::uuid[], $2::uuid[]))
       order by r.updated_at, r.id`,
      [keys.map(key => key.legal_party_id), keys.map(key => key.id)],
    ),
  )
  return rows.map(registerOf)
}

/** The rows of a register of any organisation, for jobs. */
export const readRowsOf = (
  db: Db,
  { legalPartyId, id }: Pick<StoredRegister, 'legalPartyId' | 'id'>,
): Promise<readonly StoredRow[]> =>
  inSystem(db, tx => createSalaryWrites(tx).readRows({ legalPartyId, id }))
