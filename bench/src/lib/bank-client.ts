import { toDecimal } from '@tartip/domain/money/decimal'
import type { LocalDate } from '@tartip/domain/time/instant'
import { systemIds } from '@tartip/server/platform/ids'
import type { HttpConnection } from './http-connection.ts'
import { registeredCall, registeredDocument } from './registered-document.ts'
import type { TransferFields } from './signing.ts'
import type { BenchPerson, TransferTerms } from './world.ts'

/** The outcome of one call. After INTERNAL and similar codes the effect is unknown. */
export type CallOutcome<T> =
  | { readonly kind: 'done'; readonly value: T }
  | { readonly kind: 'refused'; readonly code: string }
  | { readonly kind: 'unknown'; readonly reason: string }

export interface ActionAnswer {
  readonly paymentId: string
  readonly ok: boolean
  readonly statusCode: string | null
  readonly errorCode: string | null
}

/** A document as its creator sees it. */
export interface DocumentState {
  readonly transferNum: string
  readonly statusCode: string
  readonly digest: string
  readonly version: number
}

interface DayCode {
  readonly kind: string
  readonly code: string
  readonly amount: string
}

/** Which call of the web client saves a kind. */
const savesOfKinds = {
  INTRABANK_OWN: 'saveOwn',
  INTRABANK_FOREIGN: 'saveForeign',
  SWIFT: 'saveSwift',
  CONVERSION: 'saveConversion',
  RKO_2_CARD: 'saveCard',
  CARD_2_RKO: 'saveCard',
  CARD_2_CARD: 'saveCard',
  BUDGET: 'saveBudget',
} as const

/** One code signs the whole batch; digests are in the order of the documents. */
export interface BatchSignature {
  readonly paymentIds: readonly string[]
  readonly digests: readonly string[]
  readonly code: string
}

type BatchCall = (
  person: BenchPerson,
  key: string,
  paymentIds: readonly string[],
) => Promise<CallOutcome<readonly ActionAnswer[]>>

/**
 * The calls of the payment flow, as the web client makes them; a batch answers each document
 * separately.
 */
export interface BankClient {
  read(person: BenchPerson, paymentId: string): Promise<CallOutcome<DocumentState>>
  save(
    person: BenchPerson,
    key: string,
    words: TransferFields,
    operation?: 'CLEARING' | 'GROSS',
  ): Promise<CallOutcome<string>>
  /** Saves a document of another kind, with the fields of its own form. */
  saveKind(
    kind: keyof typeof savesOfKinds,
    person: BenchPerson,
    key: string,
    fields: object,
  ): Promise<CallOutcome<string>>
  /** A code of the day under which a tax is paid. */
  obtainTaxCode(person: BenchPerson, amount: string, day: LocalDate): Promise<CallOutcome<DayCode>>
  /** What a dollar costs in som now. */
  dollarRate(person: BenchPerson): Promise<CallOutcome<{ readonly value: string }>>
  /** Changes a document; `version` is the one the person has seen. */
  edit(
    person: BenchPerson,
    key: string,
    document: TransferFields & { paymentId: string; transferNum: string; version: number },
  ): Promise<CallOutcome<string>>
  remove(person: BenchPerson, key: string, paymentId: string): Promise<CallOutcome<boolean>>
  readonly sendForSigning: BatchCall
  readonly returnForEditing: BatchCall
  readonly revoke: BatchCall
  readonly recall: BatchCall
  sign(
    person: BenchPerson,
    key: string,
    signature: BatchSignature,
  ): Promise<CallOutcome<readonly ActionAnswer[]>>
}

type Documents = ReturnType<typeof readDocuments>

/** The web client's GraphQL document for each call. */
function readDocuments() {
  const constants = { unlessSame: false }
  return {
    saveOwn: registeredDocument('saveIntraBankOwnerTransferDraft', { constants }),
    saveForeign: registeredDocument('saveIntraBankForeignTransferDraft', { constants }),
    saveSwift: registeredDocument('saveSwift', { constants }),
    saveConversion: registeredDocument('saveConversionDraft', { constants }),
    saveCard: registeredDocument('saveCardTransfer', { constants }),
    saveBudget: registeredDocument('saveBudgetPayment', { constants }),
    obtainCode: registeredDocument('obtainBudgetCode'),
    read: registeredDocument('findTransferDataByPaymentId', { requested: 'digest' }),
    // The customers of the benchmarks pay the same payee the same amount again and mean it.
    save: registeredDocument('saveInterBankTransferNativeDraft', { constants }),
    edit: registeredDocument('updatePayment'),
    remove: registeredDocument('deletePayment'),
    sendForSigning: registeredDocument('forSigningPayment', { requested: 'statusCode' }),
    returnForEditing: registeredDocument('returnForEditingPayment'),
    revoke: registeredDocument('revokePayment'),
    recall: registeredDocument('recallPayment'),
    sign: registeredDocument('signingPayment', { requested: 'statusCode' }),
  }
}

/** Creates a client on one connection, one call at a time. */
export function createBankClient(connection: HttpConnection, terms: TransferTerms): BankClient {
  const documents = readDocuments()
  /** The request is one variable; the caller defines the answer. */
  const call = <T>(
    name: keyof Documents,
    person: BenchPerson,
    key: string,
    variable: object,
  ): Promise<CallOutcome<T>> => {
    const { path, body } = documents[name]
    return post(path, person, key, body(JSON.stringify(variable)))
  }
  const post = async <T>(
    path: string,
    person: BenchPerson,
    key: string,
    body: string,
  ): Promise<CallOutcome<T>> => {
    const headers =
      'X-Tartip-Client: web\r\nAccept: application/json\r\nAccept-Language: ru\r\n' +
      `Idempotency-Key: ${key}\r\nCookie: tartip-session=${person.token}\r\n`
    try {
      const answer = await connection.post(path, headers, body)
      return outcomeOf(answer.status, answer.body) as CallOutcome<T>
    } catch (error) {
      return { kind: 'unknown', reason: error instanceof Error ? error.message : String(error) }
    }
  }
  const batch =
    (name: keyof Documents, more: object = {}): BatchCall =>
    (person, key, paymentIds) =>
      call(name, person, key, {
        paymentIds,
        legalPartyId: person.organisation.legalPartyId,
        ...more,
      })
  const comment = 'Не тот договор'

  return {
    async read(person, paymentId) {
      const { legalPartyId } = person.organisation
      const outcome = await call<{ payment: DocumentState }>('read', person, 'reads-need-no-key', {
        paymentId,
        legalPartyId,
      })
      return outcome.kind === 'done' ? { kind: 'done', value: outcome.value.payment } : outcome
    },
    save: (person, key, words, operation = terms.operation) =>
      call('save', person, key, {
        legalPartyId: person.organisation.legalPartyId,
        ...transferInput(terms, person, words),
        operation: { id: operation },
      }),
    saveKind: (kind, person, key, fields) => call(savesOfKinds[kind], person, key, fields),
    dollarRate: person => {
      const { path, body } = registeredCall('getCurrencyRatesConversion')
      const pair = { payerCurrency: 'KGS', recipientCurrency: 'USD' }
      return post(path, person, 'reads-need-no-key', body(pair))
    },
    obtainTaxCode: (person, amount, day) => {
      const requestId = systemIds.uuid()
      const { taxTypeId, taxOfficeCode } = terms
      return call('obtainCode', person, requestId, {
        requestId,
        legalPartyId: person.organisation.legalPartyId,
        tax: { taxTypeId, taxOfficeCode, periodFrom: day, periodTo: day, amount },
      })
    },
    edit: (person, key, { paymentId, version, ...words }) =>
      call('edit', person, key, {
        id: paymentId,
        legalPartyId: person.organisation.legalPartyId,
        version,
        updateTransferInput: transferInput(terms, person, words),
      }),
    remove: (person, key, paymentId) =>
      call('remove', person, key, { paymentId, legalPartyId: person.organisation.legalPartyId }),
    sendForSigning: batch('sendForSigning'),
    returnForEditing: batch('returnForEditing', { comment }),
    revoke: batch('revoke', { comment }),
    recall: batch('recall'),
    sign: (person, key, { paymentIds, digests, code }) =>
      batch('sign', { digests, otpCode: code })(person, key, paymentIds),
  }
}

function transferInput(terms: TransferTerms, person: BenchPerson, words: TransferFields) {
  return {
    operation: { id: terms.operation },
    valueDate: terms.valueDate,
    ...words,
    payerAccount: person.organisation.account,
    amount: toDecimal(terms.amountMinor, 'KGS'),
    paymentCode: terms.paymentCode,
    recipientBic: terms.recipientBic,
    recipientAccount: terms.recipientAccount,
    recipientName: terms.recipientName,
  }
}

/** After these answers the same call with the same key may still succeed. */
const retryableCodes: ReadonlySet<string> = new Set([
  'INTERNAL',
  'IDEMPOTENCY_IN_PROGRESS',
  'BANK_UNAVAILABLE',
])

function outcomeOf(status: number, body: string): CallOutcome<unknown> {
  if (status >= 500) return { kind: 'unknown', reason: `status ${status}` }
  const parsed = JSON.parse(body) as {
    data?: Record<string, unknown> | null
    errors?: { extensions?: { code?: string } }[]
  }
  if (parsed.errors === undefined) {
    return { kind: 'done', value: Object.values(parsed.data ?? {})[0] }
  }
  const code = parsed.errors[0]?.extensions?.code ?? `status ${status}`
  return retryableCodes.has(code) ? { kind: 'unknown', reason: code } : { kind: 'refused', code }
}

/** A batch of one is done when its one document is. */
export function onlyOne(outcome: CallOutcome<readonly ActionAnswer[]>): CallOutcome<ActionAnswer> {
  if (outcome.kind !== 'done') return outcome
  const [first] = outcome.value
  if (first === undefined) return { kind: 'refused', code: 'no answer for the document' }
  return first.ok
    ? { kind: 'done', value: first }
    : { kind: 'refused', code: first.errorCode ?? 'no code' }
}
