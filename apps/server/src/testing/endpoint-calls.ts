import { systemIds } from '../platform/ids.ts'
import { callsOf, type CallIds } from './operation-calls.ts'
import { findServices } from './services.ts'
import type { TwoCompanies } from './two-companies.ts'

export const services = await findServices()
/** Every operation of every service, made from the schemas themselves. */
const calls = services.flatMap(({ name: service, schema, policies }) =>
  callsOf(schema).map(call => ({ service, policy: policies[call.name], ...call })),
)
export type ServiceCall = (typeof calls)[number]
export const overHttp = calls.filter(call => call.kind !== 'subscription')
export const subscriptions = calls.filter(call => call.kind === 'subscription')

export type Caller = { cookie: string } | { authorization: string } | { nobody: true }

/** What pages of ours send with each call. */
export const pageHeaders = { 'x-tartip-client': 'web', 'sec-fetch-site': 'same-origin' }

/** Ids that nobody has. */
export const nothing = (): CallIds => ({ party: systemIds.uuid(), other: systemIds.uuid() })

export const codeOf = (text: string) => /"code":"(\w+)"/.exec(text)?.[1]

/** Calls of the operations of a bank with two companies, as a person, as a program or as nobody. */
export function endpointCalls(bank: () => TwoCompanies) {
  async function send(call: ServiceCall, ids: CallIds, caller: Caller) {
    const { http } = bank().whole.product
    if (http === undefined) throw new Error('This role has an HTTP server')
    const { nobody: _nobody, ...who } = { nobody: true, ...caller }
    const answer = await http.inject({
      method: 'POST',
      url: `/graphql/${call.service}`,
      headers: {
        'content-type': 'application/json',
        ...pageHeaders,
        'idempotency-key': systemIds.uuid(),
        ...who,
      },
      payload: { query: call.document, variables: call.variablesWith(ids) },
    })
    return { status: answer.statusCode, text: answer.body }
  }
  return {
    send,
    asPerson: (): Caller => ({ cookie: `tartip-session=${bank().session}` }),

    /** Another key for each operation: one alone would be slowed down. */
    freshKey: async () => ({ authorization: `Bearer ${await bank().makeApiKey()}` }),

    /** The answer without what is new in every answer, and without the ids that were requested. */
    async answerTo(call: ServiceCall, ids: CallIds, caller: Caller): Promise<string> {
      const { status, text } = await send(call, ids, caller)
      const plain = text
        .replaceAll(/"(traceId|asOf)":"[^"]*"/g, '"$1":""')
        .replaceAll(ids.other, '<id>')
        .replaceAll(ids.party, '<party>')
      return `${status} ${plain}`
    },
  }
}

export async function inChunks<T>(
  items: readonly T[],
  work: (item: T) => Promise<void>,
): Promise<void> {
  for (let from = 0; from < items.length; from += 8) {
    await Promise.all(items.slice(from, from + 8).map(work))
  }
}
