import {
  type BankText,
  bankTextOfStored,
  type OtherLanguages,
  storedWordsOf,
} from '@tartip/domain/bank-text'
import { sql } from 'kysely'
import type {
  BankTask,
  NewBankTask,
  TaskContent,
  TaskFilter,
  TaskKind,
} from '@tartip/bank-ports/bank-tasks'
import type { TaskState } from '@tartip/domain/people/task-state'
import type { Page, PageRequest } from '@tartip/bank-ports/page'
import type { Instant } from '@tartip/domain/time/instant'
import { pageOf, rowsOfPage } from '../common/page-of.ts'
import { fromStoredJson, toStoredJson } from '../common/stored-json.ts'
import { timestamp, type TwinDb } from '../store/twin-db.ts'

interface TaskRow {
  task_id: string
  fingerprint: string
  legal_party_id: string
  user_contract_id: string
  content: string
  created_date: Instant
  task_state: TaskState
  reject_reason: string | null
  reject_reason_other: OtherLanguages | null
  decided_at: Instant | null
}

export interface StoredTask {
  readonly task: BankTask
  readonly fingerprint: string
}

const columns = sql`
  task_id, fingerprint, legal_party_id, user_contract_id, content::text as content, created_date,
  task_state, reject_reason, reject_reason_other, decided_at from twin.bank_task`

export async function insertTask(
  tx: TwinDb,
  task: NewBankTask,
  stored: {
    fingerprint: string
    subject: string
    subjectInn: string | undefined
    state: TaskState
  },
): Promise<void> {
  await sql`
    insert into twin.bank_task (task_id, fingerprint, legal_party_id, user_contract_id, kind, subject,
      subject_inn, content, created_date, task_state)
    values (${task.taskId}, ${stored.fingerprint}, ${task.legalPartyId}, ${task.userContractId},
      ${task.content.kind}, ${stored.subject}, ${stored.subjectInn ?? null},
      ${toStoredJson(task.content)}::jsonb, ${timestamp(task.createdDate)}, ${stored.state})`.execute(
    tx,
  )
}

export async function findTask(
  db: TwinDb,
  taskId: string,
  lock: 'read' | 'for update' = 'read',
): Promise<StoredTask | undefined> {
  const { rows } = await sql<TaskRow>`
    select ${columns} where task_id = ${taskId}
    ${lock === 'read' ? sql`` : sql`for update`}`.execute(db)
  const row = rows[0]
  return row === undefined ? undefined : { task: taskOf(row), fingerprint: row.fingerprint }
}

/** Tasks of the organisation about the same subject, the newest first. */
export async function findTasksAbout(
  db: TwinDb,
  legalPartyId: string,
  kind: TaskKind,
  subject: string,
): Promise<BankTask[]> {
  const { rows } = await sql<TaskRow>`
    select ${columns} where legal_party_id = ${legalPartyId} and kind = ${kind}
      and subject = ${subject} order by created_date desc`.execute(db)
  return rows.map(taskOf)
}

export async function readTasks(
  db: TwinDb,
  legalPartyId: string,
  filter: TaskFilter,
  request: PageRequest,
): Promise<Page<BankTask>> {
  const { offset, limit } = rowsOfPage(request)
  const conditions = sql`
    legal_party_id = ${legalPartyId}
    and ${within('kind', filter.kinds)} and ${within('task_state', filter.states)}
    and (${filter.inn ?? null}::text is null or subject_inn = ${filter.inn ?? null})
    and (${filter.locationId ?? null}::text is null
      or content->'application'->>'locationId' = ${filter.locationId ?? null})
    and (${filter.userContractId ?? null}::uuid is null
      or user_contract_id = ${filter.userContractId ?? null}::uuid)`
  const { rows } = await sql<TaskRow>`
    select ${columns} where ${conditions}
    order by created_date desc, task_id desc offset ${offset} limit ${limit}`.execute(db)
  const { rows: counted } = await sql<{ count: number }>`
    select count(*)::int as count from twin.bank_task where ${conditions}`.execute(db)
  return pageOf(rows.map(taskOf), counted[0]?.count ?? 0, limit)
}

/** Tasks of all organisations that nobody has decided, the oldest first; for the officer's desk. */
export async function readOpenTasks(db: TwinDb, limit: number): Promise<BankTask[]> {
  const { rows } = await sql<TaskRow>`
    select ${columns} where is_open order by created_date, task_id limit ${limit}`.execute(db)
  return rows.map(taskOf)
}

export async function decideTask(
  tx: TwinDb,
  taskId: string,
  state: TaskState,
  rejectReason: BankText | undefined,
  at: Instant,
): Promise<void> {
  const { text, other } = rejectReason === undefined ? {} : storedWordsOf(rejectReason)
  await sql`
    update twin.bank_task set task_state = ${state}, reject_reason = ${text ?? null},
      reject_reason_other = ${other === undefined ? null : JSON.stringify(other)}::jsonb,
      decided_at = ${timestamp(at)} where task_id = ${taskId}`.execute(tx)
}

function within(column: string, values: readonly string[] | undefined) {
  if (values === undefined || values.length === 0) return sql`true`
  return sql`${sql.ref(column)} = any(${[...values]}::text[])`
}

function taskOf(row: TaskRow): BankTask {
  return {
    taskId: row.task_id,
    legalPartyId: row.legal_party_id,
    userContractId: row.user_contract_id,
    createdDate: row.created_date,
    content: fromStoredJson<TaskContent>(row.content),
    taskState: row.task_state,
    ...(row.reject_reason === null
      ? {}
      : { rejectReason: bankTextOfStored(row.reject_reason, row.reject_reason_other) }),
    ...(row.decided_at === null ? {} : { decidedAt: row.decided_at }),
  }
}
