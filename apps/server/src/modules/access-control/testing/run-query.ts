import type { Answer, TestAccessControl } from './test-access-control.ts'

interface GraphqlAnswer {
  data?: Record<string, unknown> | null
  errors?: { extensions: { code: string; params: Record<string, unknown> } }[]
}

/**
 * Queries the service over HTTP as a signed-in browser, or as a program when a key is given; with an
 * idempotency key of its own, or with none when that is empty.
 */
export async function runQuery(
  bank: TestAccessControl,
  who: Answer | { apiKey: string },
  query: string,
  variables: object = {},
  idempotencyKey = bank.ids.uuid(),
) {
  const isProgram = 'apiKey' in who
  const answer = await bank.call('POST', '/graphql/access-control', {
    body: { query, variables },
    cookies: isProgram ? {} : who.cookies,
    headers: {
      ...(idempotencyKey === '' ? {} : { 'idempotency-key': idempotencyKey }),
      ...(isProgram ? { authorization: `Bearer ${who.apiKey}` } : {}),
    },
  })
  const { data, errors = [] }: GraphqlAnswer = answer.body
  return {
    status: answer.status,
    data,
    codes: errors.map(error => error.extensions.code),
    params: errors[0]?.extensions.params,
  }
}
