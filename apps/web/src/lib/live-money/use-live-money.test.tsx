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

async function watch() {
  await renderInApp(<Watcher />)
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1'))
  await act(() => lineOf('payment').accept())
  await act(() => lineOf('account').accept())
}

test('a document that moved has the figures asked again, and the person did not ask', async () => {
  await watch()
  act(() =>
    lineOf('payment').push({ listenPayment: { eventId: '7', state: 'SUCCESS', paymentId: 'p' } }),
  )
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('2'))
  expect(passive).toEqual([false, true])
})

test('a changed card has them asked again, several events at once only once', async () => {
  await watch()
  act(() => {
    const line = lineOf('account')
    line.push({ listenAccount: { eventId: '1', kind: 'CARD_STATUS_CHANGED' } })
    line.push({ listenAccount: { eventId: '2', kind: 'CARD_LIMIT_CHANGED' } })
  })
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('2'))
  expect(answers).toBe(2)
})

test('every later document has them asked again as well', async () => {
  await watch()
  for (const eventId of ['7', '8', '9']) {
    act(() =>
      lineOf('payment').push({ listenPayment: { eventId, state: 'Updated', paymentId: 'p' } }),
    )
    const next = String(answers + 1)
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(next))
  }
  expect(answers).toBe(4)
})
