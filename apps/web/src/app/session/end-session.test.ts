import { beforeEach, describe, expect, test, vi } from 'vitest'
import { toast, toastStore } from '../../components/feedback/toast-store.ts'
import type { TabMessage } from '../../lib/broadcast.ts'
import { hasSnapshot, registerFormSnapshot, wipeSnapshots } from '../../lib/form-snapshot.ts'
import { createQueryClient } from '../../lib/query-client.ts'
import { sessionEvents } from '../../lib/session-events.ts'
import { meQuery } from '../../lib/me.ts'
import type { FakeServer } from '../../testing/fake-server.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { readyQueries } from '../../testing/render.tsx'
import { personOf } from '../../testing/person.ts'
import { endSession } from './end-session.ts'

let server: FakeServer

beforeEach(() => {
  server = fakeServer()
  server.on('GET /api/v1/logout', { body: {} })
  wipeSnapshots()
})

function signedInTab() {
  const queryClient = createQueryClient()
  queryClient.setQueryData(meQuery.queryKey, personOf())
  queryClient.setQueryData(['accounts'], ['тайна'])
  const posted: TabMessage[] = []
  const deps = {
    queries: readyQueries(queryClient),
    tabs: { post: (message: TabMessage) => posted.push(message), listen: () => () => undefined },
    goToSignIn: vi.fn(),
    reloadAtSignIn: vi.fn(),
  }
  return { deps, queryClient, posted }
}

const owner = { personId: 'person-1', userContractId: 'user-contract-1' }

describe('a session that expires', () => {
  test('leaves nothing in the cache, notifies the other tabs and the server', async () => {
    const { deps, queryClient, posted } = signedInTab()
    toast.info('Платёж на 420 000,00 KGS подписан')
    endSession(deps, 'expired', false)
    expect(queryClient.getQueryCache().getAll()).toEqual([])
    expect(toastStore.all()).toEqual([])
    expect(posted).toEqual([{ type: 'ended', reason: 'expired' }])
    expect(deps.goToSignIn).toHaveBeenCalledWith('expired')
    await vi.waitFor(() => expect(server.callsOf('GET /api/v1/logout')).toHaveLength(1), 15_000)
  })

  test('keeps one unsaved form in memory for the same person and contract', () => {
    const { deps } = signedInTab()
    const close = registerFormSnapshot('payment/clearing-gross/new', () => ({
      amount: '420000.00',
    }))
    endSession(deps, 'expired', false)
    close()
    expect(hasSnapshot('payment/clearing-gross/new', owner)).toBe(true)
  })

  test('in another tab, is followed without a second call or message', async () => {
    const { deps, posted } = signedInTab()
    endSession(deps, 'expired', true)
    await Promise.resolve()
    expect(posted).toEqual([])
    expect(server.calls).toEqual([])
    expect(deps.goToSignIn).toHaveBeenCalledTimes(1)
  })
})

describe('a log-out', () => {
  test('throws the whole page away once the server knows, forms included', async () => {
    const { deps, queryClient } = signedInTab()
    const close = registerFormSnapshot('payment/clearing-gross/new', () => ({
      amount: '420000.00',
    }))
    endSession(deps, 'loggedOut', false)
    close()
    expect(queryClient.getQueryCache().getAll()).toEqual([])
    await vi.waitFor(() => expect(deps.reloadAtSignIn).toHaveBeenCalledTimes(1), 15_000)
    expect(server.callsOf('GET /api/v1/logout')).toHaveLength(1)
    expect(hasSnapshot('payment/clearing-gross/new', owner)).toBe(false)
  })

  test('goes on without an answer of the server', async () => {
    server.on('GET /api/v1/logout', () => {
      throw new TypeError('offline')
    })
    const { deps } = signedInTab()
    endSession(deps, 'loggedOut', false)
    await vi.waitFor(() => expect(deps.reloadAtSignIn).toHaveBeenCalledTimes(1), 15_000)
  })
})

test('live lines close with the session', () => {
  const leaving = vi.fn()
  const stop = sessionEvents.on('leaving', leaving)
  endSession(signedInTab().deps, 'unauthenticated', false)
  stop()
  expect(leaving).toHaveBeenCalledTimes(1)
})
