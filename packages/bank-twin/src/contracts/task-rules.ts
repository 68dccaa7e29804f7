import type { BankTask, TaskContent, TaskKind, TaskRefusal } from '@tartip/bank-ports/bank-tasks'
import type { TaskState } from '@tartip/domain/people/task-state'
import { err, holds, type Verdict } from '@tartip/domain/result'

/** The state in which a task waits for the officer, and the two in which they can leave it. */
export const taskStates: Readonly<
  Record<TaskKind, { waiting: TaskState; accepted: TaskState; refused: TaskState }>
> = {
  POS: { waiting: 'IN_PROCESS', accepted: 'COMPLETED', refused: 'REJECTED' },
  PAYDA: { waiting: 'IN_PROCESS', accepted: 'COMPLETED', refused: 'REJECTED' },
  SELLER: { waiting: 'ON_VERIFICATION', accepted: 'APPROVED', refused: 'DECLINED' },
  LOAN: { waiting: 'ON_VERIFICATION', accepted: 'APPROVED', refused: 'DECLINED' },
  REGISTRATION: { waiting: 'ON_VERIFICATION', accepted: 'APPROVED', refused: 'DECLINED' },
}

/** What two applications must have in common to be the same one: the shop, the person, the loan. */
export function taskSubject(content: TaskContent): string {
  switch (content.kind) {
    case 'POS':
    case 'PAYDA': {
      const { storeName, storeAddress } = content.application
      return `${plain(storeName)} | ${plain(storeAddress)}`
    }
    case 'SELLER':
    case 'REGISTRATION':
      return content.application.inn
    case 'LOAN': {
      const { amountMinor, currency, termMonths } = content.application
      return `${amountMinor} ${currency} ${termMonths}`
    }
  }
}

/** The person whom a task is about, where it is about one. */
export function taskInn(content: TaskContent): string | undefined {
  return content.kind === 'SELLER' || content.kind === 'REGISTRATION'
    ? content.application.inn
    : undefined
}

/** An application is not accepted while the same one is open; a seller who was approved is not approved twice. */
export function taskIsNew(kind: TaskKind, earlier: readonly BankTask[]): Verdict<TaskRefusal> {
  const { waiting, accepted } = taskStates[kind]
  const isOpen = earlier.some(task => task.taskState === waiting)
  if (kind === 'SELLER') {
    if (isOpen) return err('SELLER_APPLICATION_PENDING')
    const isSeller = earlier.some(task => task.taskState === accepted)
    return isSeller ? err('SELLER_APPLICATION_DUPLICATE') : holds
  }
  return isOpen ? err('DUPLICATE_TASK') : holds
}

function plain(text: string): string {
  return text.trim().replace(/\s+/g, ' ').toLowerCase()
}
