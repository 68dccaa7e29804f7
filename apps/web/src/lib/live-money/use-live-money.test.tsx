import { useQuery } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { FakeSocket } from '../../testing/fake-socket.ts'
import { renderInApp } from '../../testing/render.tsx'
import { passiveScopeIsOpen } from '../passive.ts'
import { sessionEvents } from '../session-events.ts'
import { useLiveMoney } from './use-live-money.ts'

let answers: number
let passive: boolean[]

function Watcher() {
  useLiveMoney('party-1', 'figures')
  const { data } = useQuery({
    queryKey: ['figures', 'balance'],
    queryFn: () => {
      passive.push(passiveScopeIsOpen())
      answers += 1
      return answers
    },
  })
  return <output>{data}</output>
}

const lineOf = (service: string) => {
  const socket = FakeSocket.all.findLast(one => one.url.endsWith(`/graphql/${service}`))
  if (!socket) throw new Error(`No line to ${service}`)
  return socket
}

beforeEach(() => {
  answers = 0
  passive = []
  FakeSocket.all = []
  vi.stubGlobal('WebSocket', FakeSocket)
})

afterEach(() => sessionEvents.emit('leaving', undefined))

/** Watches until what may have come before the lines were open has been requested. */
async function watch() {
  const app = await renderInApp(<Watcher />)
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1'))
  await act(async () => {
    await Promise.all([lineOf('payment').accept(), lineOf('account').accept()])
  })
  await shows(2)
  return app
}
const shows = (count: number) =>
  waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(String(count)))
const pushDocument = (eventId: string) =>
  act(() =>
    lineOf('payment').push({ listenPayment: { eventId, state: 'Updated', paymentId: 'p' } }),
  )

test('what came before the connection is requested once, as a background request', async () => {
  await watch()
  expect(passive).toEqual([false, true])
})

test('a changed document requests the figures again, as a background request', async () => {
  await watch()
  pushDocument('7')
  await shows(3)
  expect(passive).toEqual([false, true, true])
})

test('a changed card requests them again, several events at once only once', async () => {
  await watch()
  act(() => {
    const line = lineOf('account')
    line.push({ listenAccount: { eventId: '1', kind: 'CARD_STATUS_CHANGED' } })
    line.push({ listenAccount: { eventId: '2', kind: 'CARD_LIMIT_CHANGED' } })
  })
  await shows(3)
  expect(answers).toBe(3)
})

test('every later document requests them again as well', async () => {
  await watch()
  for (const [index, eventId] of ['7', '8', '9'].entries()) {
    pushDocument(eventId)
    await shows(3 + index)
  }
  expect(answers).toBe(5)
})

test('what came just before the page was left is not forgotten by the next one', async () => {
  const { unmount, queryClient } = await watch()
  const invalidated = vi.spyOn(queryClient, 'invalidateQueries')
  pushDocument('7')
  expect(invalidated).not.toHaveBeenCalled()
  unmount()
  expect(invalidated).toHaveBeenCalledExactlyOnceWith({ queryKey: ['figures'] })
})
