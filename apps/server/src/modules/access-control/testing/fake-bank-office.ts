import type { BankTask, TaskRefusal } from '@tartip/bank-ports/bank-tasks'
import type { ContractsAndRegistration } from '@tartip/bank-ports/contracts-and-registration'
import type { PayControl, PayControlKey } from '@tartip/bank-ports/pay-control'
import { BankUnavailable } from '@tartip/bank-ports/payment-execution'
import { err, holds, ok } from '@tartip/domain/result'
import type { Instant } from '@tartip/domain/time/instant'

const dayMs = 24 * 60 * 60_000

/** The bank's side of this module as tests move it: keys on phones and applications at the officer's. */
export interface FakeBankOffice {
  readonly bankContracts: ContractsAndRegistration
  readonly payControl: PayControl
  readonly tasks: BankTask[]
  /** The phone takes its key. */
  activateKey(personId: string): void
  /** From now on nobody there answers. */
  isDown: boolean
  /** From now on it takes no application, for this reason. */
  taskRefusal: TaskRefusal | undefined
}

/** Keeps everything in memory. What these tests do not call is refused loudly. */
export function createFakeBankOffice(clock: { now(): Instant }): FakeBankOffice {
  const keys = new Map<string, PayControlKey>()
  const tasks: BankTask[] = []
  const unused = (): never => {
    throw new Error('These tests have no use for this call')
  }
  const self: FakeBankOffice = {
    tasks,
    isDown: false,
    taskRefusal: undefined,
    activateKey(personId) {
      const key = keys.get(personId)
      if (key !== undefined) keys.set(personId, { ...key, status: 'ACTIVE' })
    },
    payControl: {
      async createKey(request) {
        if (self.isDown) throw new BankUnavailable('down')
        return keys.has(request.personId) ? err('KEY_EXISTS') : issue(request)
      },
      async regenerateKey(request) {
        if (self.isDown) throw new BankUnavailable('down')
        return keys.has(request.personId) ? issue(request) : err('KEY_NOT_FOUND')
      },
      async keysOf(legalPartyId) {
        if (self.isDown) throw new BankUnavailable('down')
        return [...keys.values()].filter(key => key.legalPartyId === legalPartyId)
      },
      removeKey: async () => holds,
      requestConfirmation: unused,
      outcomeOf: unused,
      cancel: unused,
    },
    bankContracts: {
      contractsOf: async () => [],
      findForRegistration: unused,
      checkOneTimePassword: unused,
      retireOneTimePassword: unused,
      sendOneTimePassword: unused,
      readEvents: async () => [],
      onEvent: () => () => undefined,
      async submitTask(task) {
        if (self.isDown) throw new BankUnavailable('down')
        if (self.taskRefusal !== undefined) return err(self.taskRefusal)
        const known = tasks.find(one => one.taskId === task.taskId)
        if (known !== undefined) {
          const { taskState: _state, ...stored } = known
          const isSame = JSON.stringify(stored) === JSON.stringify(task)
          return isSame ? ok(known) : err('REQUEST_CHANGED')
        }
        const isOfOffice = task.content.kind === 'POS' || task.content.kind === 'PAYDA'
        const handed: BankTask = {
          ...task,
          taskState: isOfOffice ? 'IN_PROCESS' : 'ON_VERIFICATION',
        }
        tasks.unshift(handed)
        return ok(handed)
      },
      findTask: async (legalPartyId, taskId) =>
        tasks.find(task => task.legalPartyId === legalPartyId && task.taskId === taskId),
      async tasks(legalPartyId, filter, page) {
        const found = tasks.filter(
          task =>
            task.legalPartyId === legalPartyId &&
            (!filter.kinds?.length || filter.kinds.includes(task.content.kind)) &&
            (!filter.states?.length || filter.states.includes(task.taskState)) &&
            (filter.userContractId ?? task.userContractId) === task.userContractId &&
            (filter.locationId === undefined || filter.locationId === locationOf(task)),
        )
        const list = found.slice(page.page * page.size, (page.page + 1) * page.size)
        return {
          list,
          totalPages: Math.ceil(found.length / page.size),
          totalElements: found.length,
        }
      },
    },
  }

  function issue(request: { legalPartyId: string; personId: string; fullName: string }) {
    const key: PayControlKey = {
      pcUserId: `pc-${request.personId}`,
      legalPartyId: request.legalPartyId,
      personId: request.personId,
      username: request.fullName,
      status: 'CREATED',
      createdAt: clock.now(),
      expirationDate: clock.now() + 365 * dayMs,
    }
    keys.set(request.personId, key)
    return ok({ key, qr: `qr-of-${key.pcUserId}`, keyText: `text-of-${key.pcUserId}` })
  }
  return self
}

const locationOf = ({ content }: BankTask): string | undefined =>
  content.kind === 'SELLER' ? content.application.locationId : undefined
