import type {
  BankTask,
  NewBankTask,
  PayDaApplication,
  PosApplication,
  TaskContent,
  TaskKind,
  TaskRefusal,
} from '@tartip/bank-ports/bank-tasks'
import { mostPhotos } from '@tartip/domain/outlets/terminal-order'
import type { TaskState } from '@tartip/domain/people/task-state'
import type { Page, PageRequest } from '@tartip/bank-ports/page'
import type { IdempotencyKeyRefusal } from '@tartip/domain/identifiers/idempotency-key'
import { isUuid } from '@tartip/domain/identifiers/uuid'
import { may, type PolicyRefusal } from '@tartip/domain/people/policy'
import { err, holds, ok, type Result, type Verdict } from '@tartip/domain/result'
import { bishkekDate } from '@tartip/domain/time/instant'

import type { Actor } from '../../../../platform/actor.ts'
import { recordAudit } from '../../../../platform/audit/audit-log.ts'
import { inTenant } from '../../../../platform/db/transaction.ts'
import { idOfRequest } from '../../../../platform/idempotency/id-of-request.ts'
import {
  parsePayDaApplication,
  parsePosApplication,
  parseSeller,
  type ApplicationRefusal,
  type SellerInput,
} from '../../rules/application-form.ts'
import type { AccessControlDeps } from '../deps.ts'
import { orUnavailable } from '../../../or-unavailable.ts'
import { claimPhotos, releasePhotos, type PhotoStorage } from './pos-photos.ts'

/** Without a keeping of photographs nobody can bring any. */
type Deps = Pick<
  AccessControlDeps,
  'db' | 'clock' | 'bankClock' | 'bankContracts' | 'outletAccounts'
> & {
  readonly photos: PhotoStorage | undefined
}

export type SubmitRefusal =
  | PolicyRefusal
  | ApplicationRefusal
  | 'FILE_NOT_FOUND'
  | 'TASK_REJECTED'
  | Exclude<TaskRefusal, 'REQUEST_CHANGED'>
  | IdempotencyKeyRefusal
  | 'IDEMPOTENCY_KEY_REUSED'
  | 'LEGAL_PARTY_NOT_FOUND'
  | 'PERSON_NOT_FOUND'
  | 'BANK_UNAVAILABLE'

/** Applies to the bank for a person who will sell by instalments; answers the id of the task. */
export const submitSellerApplication =
  (deps: Deps) =>
  async (
    actor: Actor,
    input: { orgReferenceId: string; userInfo: SellerInput; idempotencyKey: string | undefined },
  ): Promise<Result<string, SubmitRefusal>> => {
    const allowed = may(actor, 'people.manage')
    if (!allowed.ok) return allowed
    if (input.orgReferenceId !== actor.legalPartyId) return err('LEGAL_PARTY_NOT_FOUND')
    const parsed = parseSeller(input.userInfo, bishkekDate(deps.clock.now()))
    if (!parsed.ok) return parsed
    return handIn(deps, actor, { kind: 'SELLER', application: parsed.value }, input.idempotencyKey)
  }

interface Application<T> {
  readonly userContractId: string
  readonly application: T
  readonly idempotencyKey: string | undefined
}

/** Orders card terminals in the caller's own contract. */
export const submitPosApplication =
  (deps: Deps) =>
  async (
    actor: Actor,
    input: Application<Omit<PosApplication, 'photoKeys'>> & {
      readonly photoIds: readonly string[]
    },
  ): Promise<Result<string, SubmitRefusal>> => {
    const allowed = may(actor, 'outlets.manage')
    if (!allowed.ok) return allowed
    if (input.userContractId !== actor.userContractId) return err('PERSON_NOT_FOUND')
    const parsed = parsePosApplication(input.application)
    if (!parsed.ok) return parsed
    const { photoIds, idempotencyKey } = input
    if (photoIds.length > mostPhotos || new Set(photoIds).size < photoIds.length) {
      return err('APPLICATION_INVALID', { field: 'photoIds' })
    }
    const id = idOfRequest(actor, 'POS', idempotencyKey)
    if (!id.ok) return id
    const isOwn = await checkAccount(deps, actor, parsed.value)
    if (!isOwn.ok) return isOwn
    const photos = await inTenant(deps.db, actor.legalPartyId, tx =>
      claimPhotos(tx, deps.photos, actor, photoIds, id.value),
    )
    if (!photos.ok) return photos
    const application = { ...parsed.value, photoKeys: photos.value }
    const handed = await handIn(deps, actor, { kind: 'POS', application }, idempotencyKey)
    // Where the bank was silent it may have the application, and its photographs stay.
    if (!handed.ok && handed.error.code !== 'BANK_UNAVAILABLE') {
      await releaseUnused(deps, actor, id.value)
    }
    return handed
  }

/** After a refusal: another application under the same key keeps the photographs that the bank has. */
async function releaseUnused(deps: Deps, actor: Actor, taskId: string): Promise<void> {
  const { photos, bankContracts } = deps
  if (photos === undefined) return
  const kept = await orUnavailable<BankTask | undefined, never>(async () =>
    ok(await bankContracts.findTask(actor.legalPartyId, taskId)),
  )
  if (!kept.ok) return
  const content = kept.value?.content
  const keys = content?.kind === 'POS' ? content.application.photoKeys : []
  await inTenant(deps.db, actor.legalPartyId, tx => releasePhotos(tx, photos, actor, taskId, keys))
}

/** Takings go to an open settlement account of the organisation that the person may use. */
const checkAccount = (
  { outletAccounts }: Pick<Deps, 'outletAccounts'>,
  actor: Actor,
  { clientAccount }: Pick<PayDaApplication, 'clientAccount'>,
): Promise<Verdict<'APPLICATION_INVALID' | 'BANK_UNAVAILABLE'>> =>
  orUnavailable<void, 'APPLICATION_INVALID'>(async () => {
    const isOwn = (await outletAccounts(actor)).includes(clientAccount)
    return isOwn ? holds : err('APPLICATION_INVALID', { field: 'clientAccount' })
  })

/** Orders the bank's Pay-Da service in the caller's own contract. */
export const submitPayDaApplication =
  (deps: Deps) =>
  async (
    actor: Actor,
    input: Application<PayDaApplication>,
  ): Promise<Result<string, SubmitRefusal>> => {
    const allowed = may(actor, 'outlets.manage')
    if (!allowed.ok) return allowed
    if (input.userContractId !== actor.userContractId) return err('PERSON_NOT_FOUND')
    const parsed = parsePayDaApplication(input.application)
    if (!parsed.ok) return parsed
    const isOwn = await checkAccount(deps, actor, parsed.value)
    if (!isOwn.ok) return isOwn
    return handIn(deps, actor, { kind: 'PAYDA', application: parsed.value }, input.idempotencyKey)
  }

/**
 * The bank is called first and outside any transaction, under an id that follows from the person's key: a
 * repeated call is the same task there, and the same key with another application is refused. Keys of
 * different people never collide.
 */
async function handIn(
  deps: Deps,
  actor: Actor,
  content: TaskContent,
  idempotencyKey: string | undefined,
): Promise<Result<string, SubmitRefusal>> {
  const id = idOfRequest(actor, content.kind, idempotencyKey)
  if (!id.ok) return id
  const taskId = id.value
  const { legalPartyId, personId, userContractId } = actor
  const createdDate = deps.bankClock.now()
  const task = { taskId, legalPartyId, userContractId, createdDate, content }
  const handed = await orUnavailable(() => submitUndecided(deps, task))
  await inTenant(deps.db, legalPartyId, tx =>
    recordAudit(tx, {
      legalPartyId,
      at: deps.clock.now(),
      personId,
      action: 'applicationHandedIn',
      outcome: handed.ok ? 'ok' : handed.error.code,
      details: { kind: content.kind, taskId },
    }),
  )
  if (handed.ok) return ok(handed.value.taskId)
  const { code, params } = handed.error
  return code === 'REQUEST_CHANGED' ? err('IDEMPOTENCY_KEY_REUSED') : err(code, params)
}

/** A repeated call learns that the bank has rejected the application meanwhile. */
async function submitUndecided(
  deps: Deps,
  task: NewBankTask,
): Promise<Result<BankTask, TaskRefusal | 'TASK_REJECTED'>> {
  const handed = await submit(deps, task)
  const isRejected =
    handed.ok && (handed.value.taskState === 'REJECTED' || handed.value.taskState === 'DECLINED')
  return isRejected ? err('TASK_REJECTED') : handed
}

/**
 * For the bank the moment is part of the request, and a person who repeats their call does so later: the task that is
 * kept there says when it was handed in first.
 */
async function submit(
  { bankContracts }: Deps,
  task: NewBankTask,
): Promise<Result<BankTask, TaskRefusal>> {
  const handed = await bankContracts.submitTask(task)
  if (handed.ok || handed.error.code !== 'REQUEST_CHANGED') return handed
  const kept = await bankContracts.findTask(task.legalPartyId, task.taskId)
  if (kept === undefined) return handed
  return bankContracts.submitTask({ ...task, createdDate: kept.createdDate })
}

export interface TaskQuery {
  readonly kinds: readonly TaskKind[]
  readonly states: readonly TaskState[]
  readonly inn?: string | undefined
  /** The outlet of a seller. */
  readonly locationId?: string | undefined
  /** The first page is 1. */
  readonly page: number
  readonly size: number
}

export type ReadTasksRefusal =
  | PolicyRefusal
  | 'LEGAL_PARTY_NOT_FOUND'
  | 'PERSON_NOT_FOUND'
  | 'TASK_NOT_FOUND'
  | 'REQUEST_INVALID'
  | 'BANK_UNAVAILABLE'

/** Sellers, those who are to become one, and applications for loans; the newest application first. */
export const readSellers =
  (deps: Pick<Deps, 'bankContracts'>) =>
  async (
    actor: Actor,
    orgReferenceId: string,
    question: TaskQuery,
  ): Promise<Result<Page<BankTask>, ReadTasksRefusal>> => {
    const isAboutLoans = question.kinds.length > 0 && question.kinds.every(kind => kind === 'LOAN')
    const allowed = may(actor, isAboutLoans ? 'loanClaims.use' : 'people.manage')
    if (!allowed.ok) return allowed
    if (orgReferenceId !== actor.legalPartyId) return err('LEGAL_PARTY_NOT_FOUND')
    const kinds = question.kinds.length === 0 ? (['SELLER'] as const) : question.kinds
    return readPage(deps, actor, { ...question, kinds })
  }

/** A person's own applications for terminals and Pay-Da. */
export const readPersonTasks =
  (deps: Pick<Deps, 'bankContracts'>) =>
  async (
    actor: Actor,
    userContractId: string,
    question: TaskQuery,
  ): Promise<Result<Page<BankTask>, ReadTasksRefusal>> => {
    const allowed = may(actor, 'outlets.read')
    if (!allowed.ok) return allowed
    if (userContractId !== actor.userContractId) return err('PERSON_NOT_FOUND')
    const own = posKinds.filter(
      kind => question.kinds.length === 0 || question.kinds.includes(kind),
    )
    if (own.length === 0) return ok({ list: [], totalPages: 0, totalElements: 0 })
    return readPage(deps, actor, { ...question, kinds: own }, userContractId)
  }

/** One of a person's own applications; anybody else's does not exist for them. */
export const readPersonTask =
  (deps: Pick<Deps, 'bankContracts'>) =>
  async (
    actor: Actor,
    userContractId: string,
    taskId: string,
  ): Promise<Result<BankTask, ReadTasksRefusal>> => {
    const allowed = may(actor, 'outlets.read')
    if (!allowed.ok) return allowed
    if (userContractId !== actor.userContractId) return err('PERSON_NOT_FOUND')
    if (!isUuid(taskId)) return err('TASK_NOT_FOUND')
    const found = await orUnavailable<BankTask | undefined, never>(async () =>
      ok(await deps.bankContracts.findTask(actor.legalPartyId, taskId)),
    )
    if (!found.ok) return found
    const task = found.value
    const isOwn = task?.userContractId === userContractId && isPosKind(task.content.kind)
    return task !== undefined && isOwn ? ok(task) : err('TASK_NOT_FOUND')
  }

const posKinds: readonly TaskKind[] = ['POS', 'PAYDA']
const isPosKind = (kind: TaskKind): boolean => posKinds.includes(kind)

function readPage(
  { bankContracts }: Pick<Deps, 'bankContracts'>,
  actor: Actor,
  { kinds, states, inn, locationId, page, size }: TaskQuery,
  userContractId?: string,
): Promise<Result<Page<BankTask>, ReadTasksRefusal>> {
  const filter = {
    kinds,
    states,
    ...(inn === undefined ? {} : { inn }),
    ...(locationId === undefined ? {} : { locationId }),
    ...(userContractId === undefined ? {} : { userContractId }),
  }
  const part: PageRequest = { page: page - 1, size }
  return orUnavailable(async () => ok(await bankContracts.tasks(actor.legalPartyId, filter, part)))
}
