import { paidItemOf, payingStatuses } from '@tartip/domain/payment/paid-once'
import { withoutEffect } from '@tartip/domain/payment/same-payment'
import { err, holds, type Result } from '@tartip/domain/result'

import {
  AnswerExists,
  type AnswerToStore,
  type StoredAnswer,
} from '../../../platform/idempotency/idempotency-store.ts'
import type { PaymentDocument } from '../payment-document.ts'
import type { PaymentReads, AccessScope } from '../store/payment-reads.ts'
import type { PaymentChange } from '../payment-kind.ts'
import type { PaymentConflict } from '../store/payment-row.ts'
import type { PaymentStore, UseCaseStorage } from '../store/payment-store.ts'

interface Contents {
  payments: Map<string, PaymentDocument>
  deleted: Set<string>
  changes: PaymentChange[]
  answers: Map<string, AnswerToStore>
  lastNumbers: Map<string, bigint>
}

/** Documents in memory, with transactions that roll back and versions that are compared. */
export interface FakePaymentStore extends UseCaseStorage {
  put(payment: PaymentDocument): void
  find(id: string): PaymentDocument | undefined
  all(): readonly PaymentDocument[]
  /** Every step written, in order. */
  changes(): readonly PaymentChange[]
}

export function createFakePaymentStore(): FakePaymentStore {
  let contents: Contents = {
    payments: new Map(),
    deleted: new Set(),
    changes: [],
    answers: new Map(),
    lastNumbers: new Map(),
  }
  let queue: Promise<unknown> = Promise.resolve()
  const current = () => contents

  /** One transaction at a time is what row locks amount to. */
  const inTransaction: UseCaseStorage['inTransaction'] = (_legalPartyId, run) => {
    const next = queue.then(async () => {
      const before = copyOf(contents)
      try {
        const result = await run(storeOn(current))
        if (!result.ok) contents = before
        return result
      } catch (error) {
        contents = before
        throw error
      }
    })
    queue = next.catch(() => undefined)
    return next
  }

  return {
    inTransaction,
    inWrites: inTransaction,
    writeAtOnce: (legalPartyId, kind, changes, answer) =>
      inTransaction(legalPartyId, payments =>
        kind === 'insert' ? payments.insert(changes, answer) : payments.saveStatus(changes, answer),
      ),
    async earlierAnswer(key, requestHash): Promise<StoredAnswer> {
      await queue
      const kept = contents.answers.get(JSON.stringify(key))
      if (!kept) return { kind: 'new' }
      return kept.requestHash === requestHash
        ? { kind: 'same', answer: kept.answer }
        : { kind: 'changed' }
    },
    runningCalls: new Map(),
    findForStep: async (legalPartyId, ids, key) => ({
      documents: findOwn(contents, legalPartyId, ids),
      isAnswered: contents.answers.has(JSON.stringify(key)),
    }),
    reads: readsOn(current),
    put: payment => contents.payments.set(payment.id, payment),
    find: id => contents.payments.get(id),
    all: () => [...contents.payments.values()],
    changes: () => contents.changes,
  }
}

function copyOf(contents: Contents): Contents {
  return {
    payments: new Map(contents.payments),
    deleted: new Set(contents.deleted),
    changes: [...contents.changes],
    answers: new Map(contents.answers),
    lastNumbers: new Map(contents.lastNumbers),
  }
}

function storeOn(current: () => Contents): PaymentStore {
  const apply = async (
    changes: readonly PaymentChange[],
    answer: AnswerToStore | undefined,
    isNew: boolean,
  ): Promise<Result<void, PaymentConflict>> => {
    const contents = current()
    if (answer) {
      const name = JSON.stringify(answer.key)
      if (contents.answers.has(name)) throw new AnswerExists()
      contents.answers.set(name, answer)
    }
    for (const change of changes) {
      const { document } = change
      if (numberIsTaken(contents, document)) return err('DUPLICATE_DOCUMENT_NUMBER')
      const known = contents.payments.get(document.id)
      if (!isNew && known?.version !== document.version - 1) return err('PAYMENT_CHANGED_MEANWHILE')
      if (itemIsTaken(contents, document)) return err('PAYMENT_CHANGED_MEANWHILE')
      contents.payments.set(document.id, document)
      contents.changes.push(change)
    }
    return holds
  }
  return {
    async findByIdsForUpdate(legalPartyId, ids) {
      return findOwn(current(), legalPartyId, ids)
    },
    async takeTransferNum(legalPartyId, year) {
      const contents = current()
      const name = `${legalPartyId} ${year}`
      const next = highestNumber(contents, legalPartyId, contents.lastNumbers.get(name) ?? 0n) + 1n
      contents.lastNumbers.set(name, next)
      return next.toString()
    },
    lockRecentTo: async (scope, recipientAccount, since) =>
      [...current().payments.values()]
        .filter(
          payment =>
            isSeen(scope, payment) &&
            !current().deleted.has(payment.id) &&
            payment.recipientAccount === recipientAccount &&
            payment.createdAt >= since,
        )
        .toSorted((a, b) => b.createdAt - a.createdAt),
    lockRefundOf: async ({ legalPartyId, personId }, saleId) =>
      [...current().payments.values()].some(
        payment =>
          payment.legalPartyId === legalPartyId &&
          payment.terms['saleId'] === saleId &&
          !current().deleted.has(payment.id) &&
          !withoutEffect.has(payment.statusCode) &&
          (payment.createdBy === personId ||
            payment.statusCode === 'SUCCESS' ||
            payingStatuses.includes(payment.statusCode)),
      ),
    insert: (changes, answer) => apply(changes, answer, true),
    saveContent: (changes, answer) => apply(changes, answer, false),
    saveStatus: (changes, answer) => apply(changes, answer, false),
    async remove(changes, answer) {
      const saved = await apply(changes, answer, false)
      if (saved.ok) for (const { document } of changes) current().deleted.add(document.id)
      return saved
    },
  }
}

function findOwn(contents: Contents, legalPartyId: string, ids: readonly string[]) {
  return ids.flatMap(id => {
    const payment = contents.payments.get(id)
    const isThere = payment?.legalPartyId === legalPartyId && !contents.deleted.has(id)
    return payment && isThere ? [payment] : []
  })
}

function numberIsTaken(contents: Contents, document: PaymentDocument): boolean {
  return [...contents.payments.values()].some(
    other =>
      other.id !== document.id &&
      !contents.deleted.has(other.id) &&
      other.legalPartyId === document.legalPartyId &&
      other.transferYear === document.transferYear &&
      other.transferNum === document.transferNum,
  )
}

function itemIsTaken(contents: Contents, document: PaymentDocument): boolean {
  const item = paidItemOf(document)
  if (item === undefined || !payingStatuses.includes(document.statusCode)) return false
  return [...contents.payments.values()].some(
    other =>
      other.id !== document.id &&
      !contents.deleted.has(other.id) &&
      other.legalPartyId === document.legalPartyId &&
      paidItemOf(other) === item &&
      payingStatuses.includes(other.statusCode),
  )
}

function highestNumber(contents: Contents, legalPartyId: string, atLeast: bigint): bigint {
  let highest = atLeast
  for (const payment of contents.payments.values()) {
    const isOwn = payment.legalPartyId === legalPartyId && !contents.deleted.has(payment.id)
    const number = /^\d{1,10}$/.test(payment.transferNum) ? BigInt(payment.transferNum) : 0n
    if (isOwn && number < 9_000_000_000n && number > highest) highest = number
  }
  return highest
}

const isSeen = (scope: AccessScope, payment: PaymentDocument): boolean =>
  payment.legalPartyId === scope.legalPartyId &&
  scope.accounts.includes(payment.payerAccount) &&
  (payment.statusCode !== 'DRAFT' || payment.createdBy === scope.personId)

function readsOn(current: () => Contents): PaymentReads {
  const findAllVisible: PaymentReads['findAllVisible'] = async (scope, ids) =>
    findOwn(current(), scope.legalPartyId, ids).filter(payment => isSeen(scope, payment))
  const onlyReal = (): never => {
    throw new Error('Lists are tested on the real database')
  }
  return {
    findAllVisible,
    findVisible: async (scope, id) => (await findAllVisible(scope, [id]))[0],
    findLatestOf: onlyReal,
    async nextTransferNum(legalPartyId) {
      return (highestNumber(current(), legalPartyId, 0n) + 1n).toString()
    },
    search: onlyReal,
    searchAll: onlyReal,
    creators: onlyReal,
    payees: onlyReal,
    expected: onlyReal,
    repeatable: onlyReal,
    countByStatus: onlyReal,
    sumByStatus: onlyReal,
    planned: onlyReal,
    payeeHistories: onlyReal,
    refundsOf: async () => new Map(),
    async paying(legalPartyId, { items, since }) {
      return [...current().payments.values()]
        .filter(
          payment =>
            payment.legalPartyId === legalPartyId &&
            !current().deleted.has(payment.id) &&
            (payment.statusCode === 'SUCCESS' || payingStatuses.includes(payment.statusCode)) &&
            (items === undefined
              ? payment.operationCode === 'BUDGET' && payment.createdAt > since
              : items.includes(paidItemOf(payment) ?? '')),
        )
        .map(payment => ({ ...payment, isReported: false }))
    },
    statusHistory: onlyReal,
  }
}
