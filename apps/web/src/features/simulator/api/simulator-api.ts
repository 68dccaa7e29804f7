import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { type OperationCode, operationCodes } from '@tartip/domain/payment/operation'
import type { ProductRole, SignRight } from '@tartip/domain/people/sign-right'
import { productRoles, signRights } from '@tartip/domain/people/sign-right'
import { systemClock } from '../../../lib/clock.ts'
import { apiErrorOf, isRecord } from '../../../lib/error-answer.ts'
import { ApiError } from '../../../lib/api-error.ts'
import { sendHttp } from '../../../lib/http.ts'

export type ExecutionStep = 'ACCEPT' | 'RECEIPT' | 'EXECUTE'
export type BankMode = 'auto' | 'manual'

/** What a person may do in one company. */
interface PersonRole {
  readonly companyName: string
  readonly signRight: SignRight
  readonly productRoles: readonly ProductRole[]
}

/** One demo person with all sign-in credentials. */
export interface SimulatorPerson {
  readonly clientId: string
  readonly password: string
  readonly fullName: string
  readonly status: string
  readonly roles: readonly PersonRole[]
  readonly code: string
  readonly codeExpiresInSeconds: number
}

/** A payment that waits for its next step at the embedded bank. */
export interface BankPayment {
  readonly paymentId: string
  /** The document number as the payer knows it. */
  readonly documentNumber: string
  /** The kind of document; undefined for one unknown to this client. */
  readonly operation: OperationCode | undefined
  readonly payerName: string
  readonly recipientName: string
  readonly amount: string
  readonly currency: string
  readonly step: ExecutionStep
  readonly dueAt: string
  readonly isHeldByOfficer: boolean
  /** Until when the officer has delayed it; absent if not delayed or the time is over. */
  readonly delayedUntil?: string
}

export interface SimulatorState {
  readonly clock: { readonly now: string; readonly offsetMs: number }
  readonly mode: BankMode
  readonly people: readonly SimulatorPerson[]
  /** Monotonic milliseconds when this was read. */
  readonly readAt: number
}

const refreshMs = 3_000

export const simulatorQuery = queryOptions({
  queryKey: ['simulator'] as const,
  queryFn: async ({ signal }): Promise<SimulatorState> => {
    const readAt = systemClock.monotonic()
    return stateOf(await callSimulator('GET', '/state', undefined, signal), readAt)
  },
  refetchInterval: refreshMs,
})

interface PaymentPage {
  readonly payments: readonly BankPayment[]
  readonly nextCursor: string | null
}

/** Open payments at the bank, page by page, polled. */
export const bankPaymentsQuery = infiniteQueryOptions({
  queryKey: ['simulator', 'payments'] as const,
  initialPageParam: null as string | null,
  queryFn: async ({ pageParam, signal }): Promise<PaymentPage> => {
    const after = pageParam === null ? '' : `?after=${encodeURIComponent(pageParam)}`
    const json = await callSimulator('GET', `/payments${after}`, undefined, signal)
    if (!isRecord(json) || !Array.isArray(json['payments'])) throw new ApiError('NOT_FOUND')
    const { nextCursor } = json
    return {
      payments: json['payments'].filter(isRecord).map(paymentOf),
      nextCursor: typeof nextCursor === 'string' ? nextCursor : null,
    }
  },
  getNextPageParam: page => page.nextCursor,
  refetchInterval: refreshMs,
})

/** Runs one action of the console; throws ApiError with the code of the desk. */
export async function callSimulator(
  method: 'GET' | 'POST',
  path: `/${string}`,
  body?: unknown,
  signal?: AbortSignal,
): Promise<unknown> {
  const { status, json } = await sendHttp({
    method,
    path: `/api/simulator${path}`,
    body,
    signal,
    // The console has no session and extends none.
    isPassive: true,
    isBeforeSession: true,
  })
  if (status >= 200 && status < 300) return json
  if (status === 404) throw new ApiError('NOT_FOUND', { status })
  throw apiErrorOf(json, status >= 500 ? 'TECHNICAL_ERROR' : 'GENERIC', status)
}

/** A proxy may answer in the server's place, so the shape is checked. */
function stateOf(json: unknown, readAt: number): SimulatorState {
  if (!isRecord(json) || !isRecord(json['clock']) || !Array.isArray(json['people'])) {
    throw new ApiError('NOT_FOUND')
  }
  const { clock, people, mode } = json
  return {
    readAt,
    clock: { now: textOf(clock, 'now'), offsetMs: numberOf(clock, 'offsetMs') },
    mode: mode === 'manual' ? 'manual' : 'auto',
    people: people.filter(isRecord).map(personOf),
  }
}

type Fields = Readonly<Record<string, unknown>>

const textOf = (fields: Fields, name: string): string => {
  const value = fields[name]
  return typeof value === 'string' ? value : ''
}
const numberOf = (fields: Fields, name: string): number => {
  const value = fields[name]
  return typeof value === 'number' ? value : 0
}

function personOf(fields: Fields): SimulatorPerson {
  const roles = Array.isArray(fields['roles']) ? fields['roles'].filter(isRecord) : []
  return {
    clientId: textOf(fields, 'clientId'),
    password: textOf(fields, 'password'),
    fullName: textOf(fields, 'fullName'),
    status: textOf(fields, 'status'),
    roles: roles.map(role => {
      const granted = Array.isArray(role['productRoles']) ? role['productRoles'] : []
      return {
        companyName: textOf(role, 'companyName'),
        signRight: signRights.find(right => right === role['signRight']) ?? 'NONE',
        productRoles: productRoles.filter(one => granted.includes(one)),
      }
    }),
    code: textOf(fields, 'code'),
    codeExpiresInSeconds: numberOf(fields, 'codeExpiresInSeconds'),
  }
}

const steps: readonly ExecutionStep[] = ['ACCEPT', 'RECEIPT', 'EXECUTE']

function paymentOf(fields: Fields): BankPayment {
  const delayedUntil = textOf(fields, 'delayedUntil')
  return {
    paymentId: textOf(fields, 'paymentId'),
    documentNumber: textOf(fields, 'documentNumber'),
    operation: operationCodes.find(code => code === fields['operation']),
    payerName: textOf(fields, 'payerName'),
    recipientName: textOf(fields, 'recipientName'),
    amount: textOf(fields, 'amount'),
    currency: textOf(fields, 'currency'),
    step: steps.find(step => step === fields['step']) ?? 'ACCEPT',
    dueAt: textOf(fields, 'dueAt'),
    isHeldByOfficer: fields['isHeldByOfficer'] === true,
    ...(delayedUntil === '' ? {} : { delayedUntil }),
  }
}
