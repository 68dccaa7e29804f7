import type { ErrorCode } from '@tartip/domain/errors/catalogue'
import type { LocalizedText } from '@tartip/domain/language'
import { formOfOperation } from '@tartip/domain/forms/payment-forms'
import type { OperationCode } from '@tartip/domain/payment/operation'
import { err, holds, type Params, type Verdict } from '@tartip/domain/result'
import type { Instant } from '@tartip/domain/time/instant'

import type { Actor } from '../../../platform/actor.ts'
import type { Db } from '../../../platform/db/db.ts'
import { inTenant } from '../../../platform/db/transaction.ts'
import { decideStep, stepByPerson } from '../../../platform/documents/decide-step.ts'
import { createDraft } from '../../../platform/documents/drafts.ts'
import type { MutationRequest } from '../../../platform/documents/run-mutation.ts'
import type { WriteRefusal } from '../../../platform/documents/store/document-store.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import { paymentKind } from '../payment-kind.ts'
import { paymentStores, type PaymentConflict } from '../store/payment-row.ts'
import { readSimilarPayments, type SimilarPayment } from '../store/similar-payments.ts'
import { takeTransferNums } from '../store/transfer-num.ts'
import { prepareDocument, type DocumentInput, type PreparedDocument } from './prepare-document.ts'
import { yearOf } from './save-document.ts'
import { accessScopeOf } from './viewer-access.ts'

interface DocumentOfFile {
  readonly operation: OperationCode
  readonly input: DocumentInput
}

/** What is wrong with one field of a document of a file: any code that a form may name. */
export interface FieldFault {
  readonly field: string
  readonly code: ErrorCode
  readonly params: Params
  readonly message?: LocalizedText
}

interface PreparedOfFile {
  readonly content?: PreparedDocument
  readonly faults: readonly FieldFault[]
}

/** A row that is to become a document; the key is the caller's. */
interface ChosenRow {
  readonly key: number
  readonly content: PreparedDocument
}

export type RemoveImportedRefusal =
  | WriteRefusal<PaymentConflict>
  | 'FILE_UNDO_NOT_POSSIBLE'
  | 'FILE_STATE_MISMATCH_REPEAT'

/** Documents of imported files: checked many at once, written many at once, deleted together. */
export interface ImportedDocuments {
  /** Checks documents as their forms do. Lookups that repeat are made once. */
  createChecker(actor: Actor): (document: DocumentOfFile) => Promise<PreparedOfFile>
  /**
   * Writes drafts in one transaction. `choose` locks the rows there and says which of them still have no document;
   * `done` records what was made of them.
   */
  insert(
    actor: Actor,
    request: MutationRequest,
    choose: (tx: Db) => Promise<readonly ChosenRow[]>,
    done: (tx: Db, made: readonly { readonly key: number; readonly id: string }[]) => Promise<void>,
  ): Promise<Verdict<WriteRefusal<PaymentConflict>>>
  /**
   * Deletes unsigned documents of the person in one transaction, all or none, also those that were sent for signing.
   * `find` locks their file there and answers nothing when its import may not be undone.
   */
  remove(
    actor: Actor,
    request: MutationRequest,
    find: (tx: Db) => Promise<readonly string[] | undefined>,
    done: (tx: Db) => Promise<void>,
  ): Promise<Verdict<RemoveImportedRefusal>>
  /** Documents to these accounts made since a moment that the person may view. */
  similarTo(
    actor: Actor,
    accounts: readonly string[],
    since: Instant,
  ): Promise<readonly SimilarPayment[]>
}

export function importDocuments(deps: PaymentDeps & { readonly db: Db }): ImportedDocuments {
  const { db, clock, ids, rules } = deps
  return {
    createChecker(actor) {
      const cached: PaymentDeps = {
        ...deps,
        accounts: withoutRepeatedLookups(deps.accounts),
        rules: withDayOfMinute(deps),
      }
      return async ({ operation, input }) => {
        const form = formOfOperation(operation)
        if (!form) return { faults: [fault('OPERATION_TYPE_INVALID')] }
        const read = await prepareDocument(cached, actor, { form, operation, input, isNew: true })
        if (read.ok) return { content: read.value, faults: [] }
        return { faults: 'fields' in read ? read.fields : [fault(read.error.code)] }
      }
    },

    insert: (actor, request, choose, done) =>
      inTenant(db, actor.legalPartyId, async tx => {
        const chosen = await choose(tx)
        if (chosen.length === 0) return holds
        const now = clock.now()
        const transferYear = yearOf(now)
        const numbers = await takeTransferNums(tx, actor.legalPartyId, transferYear, chosen.length)
        // Made in one moment, documents stand in the order of their ids: that of their numbers.
        const newIds = chosen.map(() => ids.uuid()).toSorted()
        const made = chosen.map(({ key }, index) => ({ key, id: newIds[index] ?? '' }))
        const changes = chosen.map(({ content }, index) =>
          createDraft(paymentKind, actor, request, {
            id: made[index]?.id ?? '',
            at: now,
            content: {
              ...content,
              transferNum: numbers[index] ?? '',
              origin: 'FILE',
              transferYear,
            },
          }),
        )
        const written = await paymentStores.createStore(tx).insert(changes)
        if (!written.ok) return written
        await done(tx, made)
        return holds
      }),

    async remove(actor, request, find, done) {
      const onPhones: string[] = []
      const removed = await inTenant(db, actor.legalPartyId, async tx => {
        const store = paymentStores.createStore(tx)
        const found = await find(tx)
        if (!found) return err('FILE_STATE_MISMATCH_REPEAT')
        const documents = await store.findByIdsForUpdate(actor.legalPartyId, found)
        const day = rules.bankDay()
        const by = stepByPerson(actor, request)
        const changes = []
        for (const document of documents) {
          const change = decideStep(paymentKind, document, 'undoImport', by, day)
          if (!change.ok) return err('FILE_UNDO_NOT_POSSIBLE', { number: document.transferNum })
          changes.push(change.value)
          if (document.statusCode === 'FIRST_SIGN_IN_PAY_CONTROL') onPhones.push(document.id)
        }
        if (changes.length > 0) {
          const written = await store.remove(changes)
          if (!written.ok) return written
        }
        await done(tx)
        return holds
      })
      if (!removed.ok) return removed
      // An answer of a phone that is not reached finds no document any more.
      for (const id of onPhones) {
        await deps.signing.phones.cancel(actor.legalPartyId, paymentKind.name, id)
      }
      return holds
    },

    async similarTo(actor, accounts, since) {
      const scope = await accessScopeOf(deps, actor)
      return inTenant(db, actor.legalPartyId, tx => readSimilarPayments(tx, scope, accounts, since))
    },
  }
}

const fault = (code: ErrorCode): FieldFault => ({ field: '', code, params: {} })

const minuteMs = 60_000

/** What a day allows changes by the minute, and much of it is worked out again for each day that is read. */
function withDayOfMinute({ rules, clock }: Pick<PaymentDeps, 'rules' | 'clock'>) {
  let day: ReturnType<typeof rules.bankDay> | undefined
  return {
    ...rules,
    bankDay() {
      if (!day || Math.floor(day.now / minuteMs) !== Math.floor(clock.now() / minuteMs)) {
        day = rules.bankDay()
      }
      return day
    },
  }
}

/** A file has thousands of payments from few accounts. */
function withoutRepeatedLookups(accounts: PaymentDeps['accounts']): PaymentDeps['accounts'] {
  const once = <A extends readonly unknown[], T>(lookUp: (...args: A) => Promise<T>) => {
    const answers = new Map<string, Promise<T>>()
    return (keyOf: (...args: A) => string) =>
      (...args: A): Promise<T> => {
        const key = keyOf(...args)
        const answer = answers.get(key) ?? lookUp(...args)
        answers.set(key, answer)
        return answer
      }
  }
  return {
    ...accounts,
    payerAccount: once(accounts.payerAccount)((_actor, ...args) => args.join(' ')),
    ownAccount: once(accounts.ownAccount)((_party, account) => account),
    findRecipient: once(accounts.findRecipient)(account => account),
  }
}
