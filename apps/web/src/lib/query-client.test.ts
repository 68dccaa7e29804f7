import { QueryObserver } from '@tanstack/react-query'
import { beforeEach, expect, test, vi } from 'vitest'
import type { FakeServer } from '../testing/fake-server.ts'
import { fakeServer } from '../testing/fake-server.ts'
import { ApiError } from './api-error.ts'
import { execute } from './graphql-client.ts'
import { runPassively } from './passive.ts'
import { createQueryClient } from './query-client.ts'

const document = { toString: () => 'query Accounts { accounts }' }
let server: FakeServer

beforeEach(() => {
  server = fakeServer()
  server.on('Accounts', { body: { data: { accounts: [] } } })
})

const accounts = {
  queryKey: ['accounts'],
  queryFn: () => execute(document, {}, { service: 'account' }),
}

test('a refetch nobody requested is marked passive, the person’s own is not', async () => {
  const queryClient = createQueryClient()
  const observer = new QueryObserver(queryClient, accounts)
  const stop = observer.subscribe(() => undefined)
  await observer.refetch()
  await runPassively(() => queryClient.invalidateQueries({ queryKey: ['accounts'] }))
  await runPassively(() => queryClient.refetchQueries({ type: 'active' }))
  await observer.refetch()
  stop()
  expect(server.calls.map(call => call.headers.get('X-Passive')).slice(-3)).toEqual([
    '1',
    '1',
    null,
  ])
})

test('a left screen leaves nothing in the cache', async () => {
  const queryClient = createQueryClient()
  const observer = new QueryObserver(queryClient, accounts)
  const stop = observer.subscribe(() => undefined)
  await observer.refetch()
  stop()
  await vi.waitFor(() => expect(queryClient.getQueryData(['accounts'])).toBeUndefined(), 15_000)
})

test.each([
  { name: 'a lost answer', error: new ApiError('NETWORK_ERROR', { isNetwork: true }), tries: 3 },
  {
    name: 'a server in trouble',
    error: new ApiError('TECHNICAL_ERROR', { status: 502 }),
    tries: 3,
  },
  { name: 'a refusal', error: new ApiError('FORBIDDEN', { status: 200 }), tries: 1 },
  { name: 'a fault of ours', error: new TypeError('undefined is not a function'), tries: 1 },
])('$name is requested $tries times', async ({ error, tries }) => {
  const queryClient = createQueryClient()
  let calls = 0
  const fetched = queryClient.fetchQuery({
    queryKey: ['x'],
    retry: queryClient.getDefaultOptions().queries?.retry ?? false,
    retryDelay: 0,
    queryFn: () => {
      calls += 1
      return Promise.reject(error)
    },
  })
  await expect(fetched).rejects.toBe(error)
  expect(calls).toBe(tries)
})
