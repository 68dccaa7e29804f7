import { toDecimal } from '@tartip/domain/money/decimal'
import type { HttpConnection } from './http-connection.ts'
import { registeredDocument } from './registered-document.ts'
import type { TransferWords } from './signing.ts'
import type { BenchPerson, TransferTerms } from './world.ts'

/** What came of one call. After INTERNAL and the like nobody knows whether the effect is there. */
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

/** A document as its person sees it. */
export interface DocumentState {
  readonly transferNum: string
  readonly statusCode: string
  readonly digest: string
}

/** The three calls of the money path, as the web client makes them. */
export interface BankClient {
  read(person: BenchPerson, paymentId: string): Promise<CallOutcome<DocumentState>>
  save(person: BenchPerson, key: string, words: TransferWords): Promise<CallOutcome<string>>
  sendForSigning(
    person: BenchPerson,
    key: string,
    paymentId: string,
  ): Promise<CallOutcome<ActionAnswer>>
  sign(
    person: BenchPerson,
    key: string,
    signature: { paymentId: string; code: string; digest: string },
  ): Promise<CallOutcome<ActionAnswer>>
}

/** Makes a client that speaks over one connection, one call at a time. */
export function createBankClient(connection: HttpConnection, terms: TransferTerms): BankClient {
  const saving = registeredDocument('saveInterBankTransferNativeDraft')
  const sending = registeredDocument('forSigningPayment')
  const signing = registeredDocument('signingPayment')
  const reading = registeredDocument('findTransferDataByPaymentId', 'digest')
  const amount = toDecimal(terms.amountMinor, 'KGS')

  const call = async (
    document: typeof saving,
    person: BenchPerson,
    key: string,
    variable: object,
  ): Promise<CallOutcome<unknown>> => {
    const headers =
      'X-Tartip-Client: web\r\nAccept: application/json\r\nAccept-Language: ru\r\n' +
      `Idempotency-Key: ${key}\r\nCookie: tartip-session=${person.token}\r\n`
    try {
      const answer = await connection.post(
        document.path,
        headers,
        document.body(JSON.stringify(variable)),
      )
      return outcomeOf(answer.status, answer.body)
    } catch (error) {
      return { kind: 'unknown', reason: error instanceof Error ? error.message : String(error) }
    }
  }

  return {
    async read(person, paymentId) {
      const { legalPartyId } = person.organisation
      const outcome = await call(reading, person, 'reads-need-no-key', { paymentId, legalPartyId })
      if (outcome.kind !== 'done') return outcome
      return { kind: 'done', value: (outcome.value as { payment: DocumentState }).payment }
    },
    async save(person, key, words) {
      const { organisation } = person
      return (await call(saving, person, key, {
        legalPartyId: organisation.legalPartyId,
        operation: { id: terms.operation },
        ...words,
        payerAccount: organisation.account,
        amount,
        paymentCode: terms.paymentCode,
        recipientBic: terms.recipientBic,
        recipientAccount: terms.recipientAccount,
        recipientName: terms.recipientName,
        valueDate: terms.valueDate,
      })) as CallOutcome<string>
    },
    async sendForSigning(person, key, paymentId) {
      const { legalPartyId } = person.organisation
      return onlyOne(await call(sending, person, key, { paymentIds: [paymentId], legalPartyId }))
    },
    async sign(person, key, { paymentId, code, digest }) {
      const { legalPartyId } = person.organisation
      return onlyOne(
        await call(signing, person, key, {
          paymentIds: [paymentId],
          legalPartyId,
          otpCode: code,
          digests: [digest],
        }),
      )
    },
  }
}

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
  return code === 'INTERNAL' || code === 'IDEMPOTENCY_IN_PROGRESS'
    ? { kind: 'unknown', reason: code }
    : { kind: 'refused', code }
}

/** A batch of one is done when its one document is. */
function onlyOne(outcome: CallOutcome<unknown>): CallOutcome<ActionAnswer> {
  if (outcome.kind !== 'done') return outcome
  const [first] = outcome.value as readonly ActionAnswer[]
  if (first === undefined) return { kind: 'refused', code: 'no answer for the document' }
  return first.ok
    ? { kind: 'done', value: first }
    : { kind: 'refused', code: first.errorCode ?? 'no code' }
}
