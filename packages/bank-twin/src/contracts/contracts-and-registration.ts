import type { NewBankTask, TaskRefusal, BankTask } from '@tartip/bank-ports/bank-tasks'
import type {
  BankPeopleEvent,
  BankPerson,
  ContractsAndRegistration,
  RegistrationRefusal,
} from '@tartip/bank-ports/contracts-and-registration'
import type { PersonRegistry } from '@tartip/bank-ports/person-registry'
import { isUuid } from '@tartip/domain/identifiers/uuid'
import { parsePhone } from '@tartip/domain/identifiers/phone'
import { err, ok, type Result } from '@tartip/domain/result'
import { bishkekDate } from '@tartip/domain/time/instant'
import { asBankCall } from '../bank-call.ts'
import type { TwinFeed } from '../common/event-feed.ts'
import { fingerprintOf } from '../common/stored-json.ts'
import { runOnce } from '../common/repeated-request.ts'
import { inTransaction, type TwinDb } from '../store/twin-db.ts'
import { findContractInForce, findPersonBy, readUserContracts } from './contract-store.ts'
import { createOneTimePasswords, type OneTimePasswordDeps } from './one-time-passwords.ts'
import { taskInn, taskIsNew, taskStates, taskSubject } from './task-rules.ts'
import { findTask, findTasksAbout, insertTask, readTasks, type StoredTask } from './task-store.ts'

export interface ContractsDeps extends OneTimePasswordDeps {
  readonly personRegistry: PersonRegistry
  readonly feed: TwinFeed<BankPeopleEvent>
}

/** The bank's department for contracts: who may act for whom, and applications on their way. */
export function createContractsAndRegistration(deps: ContractsDeps): ContractsAndRegistration {
  const { db, feed } = deps
  const passwords = createOneTimePasswords(deps)
  return {
    readEvents: feed.readEvents,
    onEvent: feed.onEvent,
    contractsOf: inn => asBankCall(() => readUserContracts(db, inn)),
    findForRegistration: (inn, phone) => asBankCall(() => findForRegistration(db, inn, phone)),
    checkOneTimePassword: (personId, password) =>
      asBankCall(() => passwords.check(personId, password)),
    retireOneTimePassword: personId => asBankCall(() => passwords.retire(personId)),
    sendOneTimePassword: (requestId, personId) =>
      asBankCall(() => passwords.send(requestId, personId)),
    submitTask: task => asBankCall(() => submitTask(deps, task)),
    findTask: (legalPartyId, taskId) =>
      asBankCall(async () => {
        const stored = isUuid(taskId) ? await findTask(db, taskId) : undefined
        return stored?.task.legalPartyId === legalPartyId ? stored.task : undefined
      }),
    tasks: (legalPartyId, filter, page) =>
      asBankCall(async () =>
        isUuid(legalPartyId)
          ? readTasks(db, legalPartyId, filter, page)
          : { list: [], totalPages: 0, totalElements: 0 },
      ),
  }
}

async function findForRegistration(
  db: TwinDb,
  inn: string,
  phone: string,
): Promise<Result<BankPerson, RegistrationRefusal>> {
  // Both are checked whatever the first result is: the time it takes must reveal nothing.
  const known = await findPersonBy(db, 'inn', inn)
  const contracts = await readUserContracts(db, inn)
  const number = parsePhone(phone)
  const mayRegister =
    number.ok &&
    known?.person.phone === number.value &&
    contracts.some(({ contract, isFrozen }) => contract.isActive && !isFrozen)
  if (known === undefined || !mayRegister) return err('REGISTRATION_NOT_POSSIBLE')
  return known.frozenReason === undefined ? ok(known.person) : err('REGISTRATION_FROZEN')
}

async function submitTask(
  { db, clock, personRegistry }: ContractsDeps,
  task: NewBankTask,
): Promise<Result<BankTask, TaskRefusal>> {
  if (![task.taskId, task.legalPartyId, task.userContractId].every(isUuid)) {
    throw new RangeError('Ids of tasks, organisations and user contracts are UUIDs')
  }
  const { content } = task
  const subject = taskSubject(content)
  const subjectInn = taskInn(content)
  const fingerprint = fingerprintOf(task)
  // The registry is another system, and none is called inside a transaction.
  const person = subjectInn === undefined ? undefined : await personRegistry.findByInn(subjectInn)
  const { taskId: requestId } = task
  return inTransaction(db, tx => {
    const find = () => findTask(tx, requestId)
    const answerOf = (stored: StoredTask) => stored.task
    return runOnce(tx, { kind: 'task', requestId, fingerprint, find, answerOf }, async () => {
      const today = bishkekDate(clock.now())
      const contract = await findContractInForce(tx, task.legalPartyId, today)
      if (contract === undefined) return err('CONTRACT_NOT_STARTED')
      if (subjectInn !== undefined) {
        if (person === undefined) return err('PIN_NOT_FOUND')
        if (!person.isAlive) return err('PIN_ERROR')
      }
      const earlier = await findTasksAbout(tx, task.legalPartyId, content.kind, subject)
      const verdict = taskIsNew(content.kind, earlier)
      if (!verdict.ok) return verdict
      const state = taskStates[content.kind].waiting
      await insertTask(tx, task, { fingerprint, subject, subjectInn, state })
      return ok({ ...task, taskState: state })
    })
  })
}
