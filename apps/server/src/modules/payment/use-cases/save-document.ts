import { operationsLike, type PaymentForm } from '@tartip/domain/forms/form'
import { formOfOperation } from '@tartip/domain/forms/payment-forms'
import type { OperationCode } from '@tartip/domain/payment/operation'
import { isSamePayment, samePaymentWindowMs } from '@tartip/domain/payment/same-payment'
import { may, type PolicyRefusal } from '@tartip/domain/people/policy'
import { err, ok, type Result } from '@tartip/domain/result'
import { bishkekDate, type Instant } from '@tartip/domain/time/instant'

import type { Actor } from '../../../platform/actor.ts'
import { createDraft } from '../../../platform/documents/drafts.ts'
import {
  runMutation,
  type ToStoredAnswer,
  type MutationRefusal,
  type MutationRequest,
} from '../../../platform/documents/run-mutation.ts'
import type { WriteRefusal } from '../../../platform/documents/store/document-store.ts'
import type { PaymentDeps } from '../payment-deps.ts'
import type { PaymentDocument } from '../payment-document.ts'
import { paymentKind } from '../payment-kind.ts'
import type { AccessScope } from '../store/payment-reads.ts'
import type { PaymentConflict } from '../store/payment-row.ts'
import type { PaymentStore } from '../store/payment-store.ts'
import { prepareDocument, type DocumentInput, type PreparedDocument } from './prepare-document.ts'
import { accessScopeOf } from './viewer-access.ts'

export interface SaveDocument {
  /** The mutation's name, under which its key is remembered. */
  readonly mutation: string
  /** The call makes documents of this operation, and of others with the same fields. */
  readonly kind: OperationCode
  /** The form, where the operation has several. */
  readonly form?: PaymentForm
  readonly legalPartyId: string
  readonly input: DocumentInput
  /** Refuses a document that pays the same once more; a person has to confirm it. */
  readonly unlessSame?: boolean
}

/** How often another number is taken when somebody typed the very number that was just given out. */
const maximumNumbers = 5

export type SaveDocumentRefusal =
  | MutationRefusal
  | PolicyRefusal
  | InsertDraftRefusal
  | 'LEGAL_PARTY_NOT_FOUND'
  | 'OPERATION_TYPE_INVALID'
  | 'VALIDATION'

/** Saves a document of any form as a draft of the person and returns its id. A low balance does not stop it yet. */
export const saveDocument =
  (deps: PaymentDeps) =>
  (
    actor: Actor,
    request: MutationRequest,
    save: SaveDocument,
  ): Promise<Result<string, SaveDocumentRefusal>> =>
    runMutation(
      deps,
      actor,
      request,
      {
        operation: save.mutation,
        body: {
          legalPartyId: save.legalPartyId,
          ...save.input,
          ...(save.unlessSame ? { unlessSame: true } : {}),
        },
      },
      async keep => {
        if (save.legalPartyId !== actor.legalPartyId) return err('LEGAL_PARTY_NOT_FOUND')
        const allowed = may(actor, 'payments.create')
        if (!allowed.ok) return allowed
        const found = formLike(
          save.form ?? formOfOperation(save.kind),
          save.kind,
          save.input.operation,
        )
        if (!found) return err('OPERATION_TYPE_INVALID')
        const prepared = await prepareDocument(deps, actor, {
          ...found,
          input: save.input,
          isNew: true,
        })
        if (!prepared.ok) return prepared
        const unlessSameIn = save.unlessSame ? await accessScopeOf(deps, actor) : undefined
        return insertDraft(deps, actor, request, {
          action: 'create',
          content: prepared.value,
          keep,
          unlessSameIn,
        })
      },
    )

/** A form with the operation that was sent, when its documents of the kind may have it. */
export function formLike(form: PaymentForm | undefined, kind: OperationCode, sent: string) {
  const operation = form && operationsLike(form, kind).find(one => one === sent)
  return form && operation && { form, operation }
}

interface NewDraft {
  readonly action: 'create' | 'repeat'
  readonly content: PreparedDocument
  readonly keep: ToStoredAnswer
  /** Refuses the draft when a document among these pays the same. */
  readonly unlessSameIn?: AccessScope | undefined
}

export type InsertDraftRefusal =
  | WriteRefusal<PaymentConflict>
  | 'OPERATION_IN_PROCESS'
  | 'ALREADY_REFUNDED'
  | 'SAME_PAYMENT_EXISTS'

/** Writes a new draft; a number that was left out is taken here. */
export async function insertDraft(
  deps: PaymentDeps,
  actor: Actor,
  request: MutationRequest,
  draft: NewDraft,
): Promise<Result<string, InsertDraftRefusal>> {
  for (let tried = 1; ; tried += 1) {
    const saved = await insertOnce(deps, actor, request, draft)
    const isClash = !saved.ok && saved.error.code === 'DUPLICATE_DOCUMENT_NUMBER'
    // A number that the person chose is theirs to change; one that the server chose is not.
    const isChosen = draft.content.transferNum !== undefined
    if (!isClash || isChosen || tried === maximumNumbers) return saved
  }
}

async function insertOnce(
  deps: PaymentDeps,
  actor: Actor,
  request: MutationRequest,
  { action, content, keep, unlessSameIn }: NewDraft,
): Promise<Result<string, InsertDraftRefusal>> {
  const now = deps.clock.now()
  const transferYear = yearOf(now)
  const id = deps.ids.uuid()
  const creation = (transferNum: string) =>
    createDraft(paymentKind, actor, request, {
      id,
      at: now,
      action,
      content: { ...content, transferNum, origin: 'OB', transferYear },
    })
  const { saleId } = content.terms
  if (content.transferNum !== undefined && !unlessSameIn && saleId === undefined) {
    const changes = [creation(content.transferNum)]
    const saved = await deps.writeAtOnce(actor.legalPartyId, 'insert', changes, keep(id))
    return saved.ok ? ok(id) : saved
  }
  return deps.inTransaction(actor.legalPartyId, async payments => {
    if (saleId !== undefined && (await payments.lockRefundOf(actor, saleId))) {
      return err('ALREADY_REFUNDED')
    }
    const same = unlessSameIn && (await findSamePayment(payments, unlessSameIn, content, now))
    if (same) {
      return err('SAME_PAYMENT_EXISTS', { paymentId: same.id, number: same.transferNum })
    }
    const number =
      content.transferNum ?? (await payments.takeTransferNum(actor.legalPartyId, transferYear))
    const saved = await payments.insert([creation(number)], keep(id))
    return saved.ok ? ok(id) : saved
  })
}

/** The latest of the documents that pays the same; a parallel save for the payee waits until this one has ended. */
async function findSamePayment(
  payments: PaymentStore,
  scope: AccessScope,
  content: PreparedDocument,
  now: Instant,
): Promise<PaymentDocument | undefined> {
  const since = now - samePaymentWindowMs
  const recent = await payments.lockRecentTo(scope, content.recipientAccount, since)
  return recent.find(earlier => isSamePayment(content, earlier, now))
}

/** Numbers start again with each year of the bank's calendar. */
export function yearOf(now: Instant): number {
  return Number.parseInt(bishkekDate(now).slice(0, 4), 10)
}
