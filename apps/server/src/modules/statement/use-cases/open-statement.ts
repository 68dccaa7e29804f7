import { setTimeout as pause } from 'node:timers/promises'
import type { OpenedBlob } from '@tartip/bank-ports/blob-store'
import { isUuid } from '@tartip/domain/identifiers/uuid'
import type { Language } from '@tartip/domain/language'
import { may } from '@tartip/domain/people/policy'
import { err, ok, type Result } from '@tartip/domain/result'
import {
  formatsOfKind,
  type StatementFormat,
  type StatementKind,
  type StatementStatus,
} from '@tartip/domain/statements/statement'
import type { Instant } from '@tartip/domain/time/instant'
import type { FormatRefusal } from '@tartip/formats/statements/statement-content'
import { statementFileTypes } from '@tartip/formats/statements/write-statement-file'

import type { Actor } from '../../../platform/actor.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inTenant } from '../../../platform/db/transaction.ts'
import { queueJob } from '../../../platform/jobs/store/job-queue-store.ts'
import { makeFileTask } from '../jobs/file-jobs.ts'
import type { StatementDeps } from '../statement-deps.ts'
import { findFile, saveFile, type FileKey, type StatementFileRecord } from '../store/file-store.ts'
import {
  findVisible,
  unlessRemoved,
  type StatementRecord,
  type StatementScope,
} from '../store/statement-store.ts'
import { readableSalePoints, terminalCodesOf } from './find-terminals.ts'
import { nameOfStatement } from '@tartip/domain/statements/statement-name'

export const accountKinds: readonly StatementKind[] = ['ACCOUNT', 'CARD']

/** What of the statements of an organisation a person may see. */
export async function scopeOf(
  deps: Pick<StatementDeps, 'accounts' | 'acquiring'>,
  actor: Actor,
  kinds: readonly StatementKind[],
): Promise<StatementScope> {
  const accounts = await deps.accounts.readableAccounts(actor)
  const salePoints = kinds.includes('POS') ? await readableSalePoints(deps, actor) : []
  return {
    legalPartyId: actor.legalPartyId,
    kinds,
    readableSources: [...accounts, ...salePoints.flatMap(terminalCodesOf)],
    seesSalaries: may(actor, 'salary.read').ok,
  }
}

type StatementKey = { readonly id: string } | { readonly fileName: string }
type OpenDeps = Pick<StatementDeps, 'db' | 'accounts' | 'acquiring' | 'clock' | 'blobStore'>

/** One statement; what the person may not see answers like what does not exist. */
export async function findOwnStatement(
  deps: Pick<OpenDeps, 'db' | 'accounts' | 'acquiring'>,
  actor: Actor,
  kinds: readonly StatementKind[],
  key: StatementKey,
): Promise<Result<StatementRecord, 'STATEMENT_NOT_FOUND'>> {
  if ('id' in key && !isUuid(key.id)) return err('STATEMENT_NOT_FOUND')
  const scope = await scopeOf(deps, actor, kinds)
  const record = await inTenant(deps.db, actor.legalPartyId, tx => findVisible(tx, scope, key))
  return record ? ok(record) : err('STATEMENT_NOT_FOUND')
}

/** A file to be downloaded. */
export interface OpenedStatementFile {
  readonly statementId: string
  /** With its extension, in the language of the file. */
  readonly fileName: string
  readonly contentType: string
  readonly sizeBytes: number
  /** Undefined when the store has lost it; then it is being made again. */
  open(): Promise<OpenedBlob | undefined>
}

/** Most files take less; whoever waits for a larger one calls again. */
const timeoutMs = 20_000
const pollEveryMs = 150

/** Why a statement cannot be read: only the first reason goes away by itself. */
const refusalsOfUnready = {
  PENDING: 'STATEMENT_NOT_READY',
  IN_PROGRESS: 'STATEMENT_NOT_READY',
  NOT_FOUND: 'STATEMENT_EMPTY',
  FAIL: 'STATEMENT_FILE_FAILED',
} as const satisfies Record<Exclude<StatementStatus, 'READY'>, string>
type UnreadyRefusal = (typeof refusalsOfUnready)[keyof typeof refusalsOfUnready]

export type OpenStatementRefusal =
  | 'STATEMENT_NOT_FOUND'
  | UnreadyRefusal
  | 'STATEMENT_FORMAT_NOT_AVAILABLE'
  | 'STATEMENT_FILE_IN_PROGRESS'
  | FormatRefusal['code']

/** The file of a ready statement; one that was not made yet is ordered and waited for. */
export async function openStatementFile(
  deps: OpenDeps,
  actor: Actor,
  kinds: readonly StatementKind[],
  statement: StatementKey,
  { format, language }: { readonly format: StatementFormat; readonly language: Language },
): Promise<Result<OpenedStatementFile, OpenStatementRefusal>> {
  const found = await findOwnStatement(deps, actor, kinds, statement)
  if (!found.ok) return found
  const record = found.value
  if (record.status !== 'READY') return err(refusalsOfUnready[record.status])
  if (!formatsOfKind[record.kind].includes(format)) return err('STATEMENT_FORMAT_NOT_AVAILABLE')
  const file = await awaitFile(deps, record, { format, language })
  if (file === undefined) return err('STATEMENT_NOT_FOUND')
  if (file.status === 'ORDERED') return err('STATEMENT_FILE_IN_PROGRESS')
  const { blobKey, sizeBytes, failure } = file
  if (blobKey === undefined || sizeBytes === undefined) {
    const isOfFormat = failure?.code === 'STATEMENT_LETTERS_NOT_IN_FORMAT'
    const code = isOfFormat ? 'STATEMENT_LETTERS_NOT_IN_FORMAT' : 'STATEMENT_FILE_FAILED'
    return err(code, failure?.params ?? {})
  }
  const { extension, contentType } = statementFileTypes[format]
  return ok({
    statementId: record.id,
    fileName: `${nameOfStatement(record, language)}.${extension}`,
    contentType,
    sizeBytes,
    async open() {
      const blob = await deps.blobStore.open(blobKey)
      if (blob === undefined) await orderAgain(deps, record, { format, language })
      return blob
    },
  })
}

async function awaitFile(
  deps: OpenDeps,
  record: StatementRecord,
  key: FileKey,
): Promise<StatementFileRecord | undefined> {
  const until = performance.now() + timeoutMs
  let file = await findOrOrder(deps, record, key)
  while (file?.status === 'ORDERED' && performance.now() < until) {
    await pause(pollEveryMs)
    file = await findOrOrder(deps, record, key)
  }
  return file
}

function findOrOrder(
  { db, clock }: Pick<OpenDeps, 'db' | 'clock'>,
  record: StatementRecord,
  key: FileKey,
): Promise<StatementFileRecord | undefined> {
  return unlessRemoved(() =>
    inTenant(db, record.legalPartyId, async tx => {
      const there = await findFile(tx, record, key)
      return there ?? orderFile(tx, record, key, clock.now())
    }),
  )
}

/** A restored database may know of files that the store does not have. */
async function orderAgain(
  { db, clock }: Pick<OpenDeps, 'db' | 'clock'>,
  record: StatementRecord,
  key: FileKey,
): Promise<void> {
  await unlessRemoved(() =>
    inTenant(db, record.legalPartyId, tx => orderFile(tx, record, key, clock.now())),
  )
}

async function orderFile(
  tx: Db,
  record: StatementRecord,
  key: FileKey,
  now: Instant,
): Promise<StatementFileRecord> {
  const { legalPartyId, id } = record
  const ordered: StatementFileRecord = { ...key, status: 'ORDERED' }
  await saveFile(tx, record, ordered, now)
  const payload = { legalPartyId, statementId: id, ...key }
  const name = `statement ${id} ${key.format} ${key.language}`
  await queueJob(tx, { task: makeFileTask, payload, key: name })
  return ordered
}
