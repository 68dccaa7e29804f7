import { bankTextOf, type Words } from '@tartip/domain/bank-text'
import type { BankTask } from '@tartip/bank-ports/bank-tasks'
import type {
  BankContract,
  BankPeopleEvent,
  BankPerson,
} from '@tartip/bank-ports/contracts-and-registration'
import { isUuid } from '@tartip/domain/identifiers/uuid'
import type { RegisteredPerson } from '@tartip/bank-ports/person-registry'
import type { PostVerificationStatus } from '@tartip/domain/people/sign-right'
import { err, holds, type Verdict } from '@tartip/domain/result'
import { bishkekDate } from '@tartip/domain/time/instant'
import { inTransaction, type TwinDb } from '../store/twin-db.ts'
import type { ContractsDeps } from './contracts-and-registration.ts'
import {
  findContract,
  findContractInForce,
  findPersonBy,
  type KnownPerson,
  readContracts,
  readPeople,
  saveContracts,
  savePeople,
  saveUserContract,
  updatePerson,
  type UserContractFacts,
} from './contract-store.ts'
import { addToContract } from './contract-member.ts'
import { sendPassword } from './one-time-passwords.ts'
import { taskInn, taskStates } from './task-rules.ts'
import { decideTask, findTask, readOpenTasks } from './task-store.ts'

export type PeopleDeskRefusal =
  | 'PERSON_NOT_FOUND'
  | 'CONTRACT_NOT_FOUND'
  | 'TASK_NOT_FOUND'
  | 'TASK_ALREADY_DECIDED'
  | 'REASON_REQUIRED'

export type TaskDecision =
  | { readonly verdict: 'ACCEPT' }
  | { readonly verdict: 'REFUSE'; readonly reason: Words }

/** The officer's actions on people, contracts and applications. */
export interface PeopleDesk {
  people(): Promise<KnownPerson[]>
  contracts(): Promise<BankContract[]>
  openTasks(limit: number): Promise<BankTask[]>
  findTask(taskId: string): Promise<BankTask | undefined>
  /** Accepting adds the person of a seller or registration task to the contract. */
  decideTask(taskId: string, decision: TaskDecision): Promise<Verdict<PeopleDeskRefusal>>
  freeze(personId: string, reason: Words): Promise<Verdict<PeopleDeskRefusal>>
  unfreeze(personId: string): Promise<Verdict<PeopleDeskRefusal>>
  /** The person has been identified at the office. */
  liftLockout(personId: string): Promise<Verdict<PeopleDeskRefusal>>
  decideVerification(
    personId: string,
    status: PostVerificationStatus,
  ): Promise<Verdict<PeopleDeskRefusal>>
  /** Ends or resumes a contract. */
  setContractActive(contractId: string, isActive: boolean): Promise<Verdict<PeopleDeskRefusal>>
  sendOneTimePassword(personId: string): Promise<Verdict<PeopleDeskRefusal>>
}

export interface PeopleSeed {
  addPeople(list: readonly BankPerson[]): Promise<void>
  addContracts(list: readonly BankContract[]): Promise<void>
  addUserContracts(list: readonly UserContractFacts[]): Promise<void>
}

export function createPeopleSeed(db: TwinDb): PeopleSeed {
  return {
    addPeople: list => savePeople(db, list),
    addContracts: list => saveContracts(db, list),
    async addUserContracts(list) {
      await inTransaction(db, async tx => {
        for (const facts of list) await saveUserContract(tx, facts)
      })
    },
  }
}

export function createPeopleDesk(deps: ContractsDeps): PeopleDesk {
  const { db, clock, ids, feed, personRegistry } = deps

  const appendEvent = (tx: TwinDb, change: BankPeopleEvent['change']): Promise<void> =>
    feed.append(tx, clock.now(), { change })

  const change = async (
    act: (tx: TwinDb) => Promise<Verdict<PeopleDeskRefusal>>,
  ): Promise<Verdict<PeopleDeskRefusal>> => {
    const verdict = await inTransaction(db, act)
    if (verdict.ok) feed.wake()
    return verdict
  }

  const onPerson = (
    personId: string,
    act: (tx: TwinDb, known: KnownPerson) => Promise<void>,
  ): Promise<Verdict<PeopleDeskRefusal>> =>
    change(async tx => {
      const known = isUuid(personId) ? await findPersonBy(tx, 'person_id', personId) : undefined
      if (known === undefined) return err('PERSON_NOT_FOUND')
      await act(tx, known)
      return holds
    })

  return {
    people: () => readPeople(db),
    contracts: () => readContracts(db),
    openTasks: limit => readOpenTasks(db, Math.min(Math.max(1, limit), 500)),
    findTask: async taskId => (isUuid(taskId) ? (await findTask(db, taskId))?.task : undefined),
    async decideTask(taskId, decision) {
      // The registry is another system, so it is not called inside a transaction.
      const stored = isUuid(taskId) ? await findTask(db, taskId) : undefined
      const inn = stored === undefined ? undefined : taskInn(stored.task.content)
      const registered = inn === undefined ? undefined : await personRegistry.findByInn(inn)
      return change(tx => decide(deps, tx, { taskId, decision, registered }))
    },
    async freeze(personId, reason) {
      const words = bankTextOf(reason)
      if (words.ru === '') return err('REASON_REQUIRED')
      return onPerson(personId, async (tx, { person }) => {
        await updatePerson(tx, personId, words, person.postVerificationStatus)
        await appendEvent(tx, { kind: 'PERSON_FROZEN', personId, reason: words })
      })
    },
    unfreeze: personId =>
      onPerson(personId, async (tx, { person }) => {
        await updatePerson(tx, personId, undefined, person.postVerificationStatus)
        await appendEvent(tx, { kind: 'PERSON_UNFROZEN', personId })
      }),
    liftLockout: personId =>
      onPerson(personId, tx => appendEvent(tx, { kind: 'LOCKOUT_LIFTED', personId })),
    decideVerification: (personId, status) =>
      onPerson(personId, async (tx, { frozenReason }) => {
        await updatePerson(tx, personId, frozenReason, status)
        await appendEvent(tx, { kind: 'VERIFICATION_DECIDED', personId, status })
      }),
    setContractActive: (contractId, isActive) =>
      change(async tx => {
        const contract = isUuid(contractId) ? await findContract(tx, contractId) : undefined
        if (contract === undefined) return err('CONTRACT_NOT_FOUND')
        const changed = { ...contract, isActive }
        await saveContracts(tx, [changed])
        await appendEvent(tx, { kind: 'CONTRACT_CHANGED', contract: changed })
        return holds
      }),
    sendOneTimePassword: personId =>
      change(async tx => {
        const sent = await sendPassword(deps, tx, ids.uuid(), personId)
        return sent.ok ? holds : err('PERSON_NOT_FOUND')
      }),
  }
}

interface Decision {
  readonly taskId: string
  readonly decision: TaskDecision
  /** The person of the task, from the state registry. */
  readonly registered: RegisteredPerson | undefined
}

async function decide(
  deps: ContractsDeps,
  tx: TwinDb,
  { taskId, decision, registered }: Decision,
): Promise<Verdict<PeopleDeskRefusal>> {
  const stored = isUuid(taskId) ? await findTask(tx, taskId, 'for update') : undefined
  if (stored === undefined) return err('TASK_NOT_FOUND')
  const { task } = stored
  const states = taskStates[task.content.kind]
  if (task.taskState !== states.waiting) return err('TASK_ALREADY_DECIDED')
  const reason = decision.verdict === 'REFUSE' ? bankTextOf(decision.reason) : undefined
  if (reason?.ru === '') return err('REASON_REQUIRED')
  const state = reason === undefined ? states.accepted : states.refused
  const now = deps.clock.now()
  await decideTask(tx, taskId, state, reason, now)
  const decided: BankTask = {
    ...task,
    taskState: state,
    decidedAt: now,
    ...(reason === undefined ? {} : { rejectReason: reason }),
  }
  await deps.feed.append(tx, now, { change: { kind: 'TASK_DECIDED', task: decided } })
  if (reason === undefined) await addPersonToContract(deps, tx, task, registered)
  return holds
}

/** Adds the person of an accepted task to the contract. */
async function addPersonToContract(
  deps: ContractsDeps,
  tx: TwinDb,
  task: BankTask,
  registered: RegisteredPerson | undefined,
): Promise<void> {
  const { content } = task
  if (content.kind !== 'SELLER' && content.kind !== 'REGISTRATION') return
  const today = bishkekDate(deps.clock.now())
  const contract = await findContractInForce(tx, task.legalPartyId, today)
  if (contract === undefined) return
  const { application } = content
  await addToContract(deps, tx, contract, { ...application, registered }, present => {
    const roles = present?.productRoles ?? []
    return {
      signRight:
        content.kind === 'REGISTRATION'
          ? content.application.signRight
          : (present?.signRight ?? 'NONE'),
      productRoles: content.kind === 'SELLER' ? [...new Set([...roles, 'SELLER' as const])] : roles,
      isFrozen: present?.isFrozen ?? false,
    }
  })
}
