import { idempotencyKeyOfItem } from '@tartip/domain/identifiers/idempotency-key'
import type { ApiError } from '../../lib/api-error.ts'
import { toApiError } from '../../lib/api-error.ts'
import type { SignedTexts } from '../../lib/token/token-device.ts'
import type {
  ActionAnswer,
  BatchAction,
  CallOptions,
  DocumentKind,
  DocumentRow,
} from '../document-kind.ts'

/** What the person adds to an action. */
export interface ActionInput {
  readonly code?: string
  readonly comment?: string
  /** What a token has signed of the rows, from the first one on. */
  readonly signed?: SignedTexts
}

export interface ActionCall<TRow extends DocumentRow> {
  readonly action: BatchAction
  readonly legalPartyId: string
  /** As they were shown: their digests are what is signed. */
  readonly rows: readonly TRow[]
  readonly input: ActionInput
  /** The key of this very intention: the same call sent again has the same effect once. */
  readonly key: string
  readonly onProgress?: (done: number) => void
}

/** 520 signatures take the bank longer than one query. */
const batchTimeoutMs = 90_000

/** Sends one action for all documents; throws ApiError when the whole call was refused or lost. */
export async function performAction<TRow extends DocumentRow>(
  kind: DocumentKind<TRow>,
  call: ActionCall<TRow>,
): Promise<readonly ActionAnswer[]> {
  const { action, legalPartyId, rows, input, key } = call
  const { calls, service } = kind
  const refs = { ids: rows.map(row => row.id), legalPartyId }
  const options: CallOptions = { service, idempotencyKey: key, timeoutMs: batchTimeoutMs }
  switch (action) {
    case 'sign':
      return signDocuments(kind, call, options)
    case 'sendForSigning':
      return calls.sendForSigning?.(refs, options) ?? unsupported(action)
    case 'returnForEditing': {
      const comment = input.comment ?? ''
      return calls.returnForEditing?.({ ...refs, comment }, options) ?? unsupported(action)
    }
    case 'revoke': {
      const comment = input.comment || null
      return calls.revoke?.({ ...refs, comment }, options) ?? unsupported(action)
    }
    case 'recall':
      return calls.recall?.(refs, options) ?? unsupported(action)
    case 'markAsRead':
      return calls.markAsRead?.(refs, options) ?? unsupported(action)
    case 'delete':
      return deleteOneByOne(kind, call)
  }
}

/** A row offers an action by its flag; a kind that sets the flag must have the call. */
function unsupported(action: BatchAction): never {
  throw new Error(`This kind of document has no call for ${action}`)
}

/** A token that stopped half way has signed the first documents; the others get its reason. */
async function signDocuments<TRow extends DocumentRow>(
  { calls }: DocumentKind<TRow>,
  { legalPartyId, rows, input: { code = '', signed } }: ActionCall<TRow>,
  options: CallOptions,
): Promise<readonly ActionAnswer[]> {
  const proven = signed ? rows.slice(0, signed.signatures.length) : rows
  const answers = await calls.sign(
    {
      ids: proven.map(row => row.id),
      legalPartyId,
      digests: proven.map(row => row.digest),
      proof: signed ? { signatures: signed.signatures } : { otpCode: code },
    },
    options,
  )
  const unsigned = rows.slice(proven.length).map(row => ({
    documentId: row.id,
    ok: false,
    errorCode: signed?.failure ?? 'UNKNOWN_ERROR',
    errorParams: [],
  }))
  return [...answers, ...unsigned]
}

/** A refused document does not keep the next one from being deleted. */
async function deleteOneByOne<TRow extends DocumentRow>(
  kind: DocumentKind<TRow>,
  call: ActionCall<TRow>,
): Promise<readonly ActionAnswer[]> {
  const answers: ActionAnswer[] = []
  for (const row of call.rows) {
    answers.push(await deleteOne(kind, call, row.id))
    call.onProgress?.(answers.length)
  }
  return answers
}

async function deleteOne<TRow extends DocumentRow>(
  { calls, service }: DocumentKind<TRow>,
  { legalPartyId, key }: ActionCall<TRow>,
  id: string,
): Promise<ActionAnswer> {
  try {
    // The same document has the same key whenever this call is sent again.
    const options = { service, idempotencyKey: idempotencyKeyOfItem(key, id) }
    await (calls.delete?.({ id, legalPartyId }, options) ?? unsupported('delete'))
    return { documentId: id, ok: true, errorCode: null, errorParams: [] }
  } catch (thrown) {
    const error = toApiError(thrown)
    if (outcomeIsUnknown(error) || error.code === 'UNAUTHENTICATED') throw error
    const errorParams = Object.entries(error.params).map(([name, value]) => ({
      name,
      value: String(value),
    }))
    return { documentId: id, ok: false, errorCode: error.code, errorParams }
  }
}

const codesOfUnknownOutcome: readonly string[] = [
  'INTERNAL',
  'INTERNAL_ERROR',
  'TECHNICAL_ERROR',
  'PROCESS_ERROR',
  'IDEMPOTENCY_IN_PROGRESS',
]

/** Whether the action may have happened all the same: no answer came, or one that leaves it open. */
export function outcomeIsUnknown(error: ApiError): boolean {
  return error.isNetwork || (error.status ?? 0) >= 500 || codesOfUnknownOutcome.includes(error.code)
}
