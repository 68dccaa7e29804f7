import { useQuery } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { withoutLiveLine } from '../../testing/live-line.ts'
import { renderInApp } from '../../testing/render.tsx'
import { useLiveMoney } from './use-live-money.ts'

let subscribed: ReturnType<typeof withoutLiveLine>
let answers = 0

function Watcher() {
  useLiveMoney('party-1', 'figures')
  const { data } = useQuery({
    queryKey: ['figures'],
    queryFn: () => {
      answers += 1
      return answers
    },
  })
  return <output>{data}</output>
}

beforeEach(() => {
  subscribed = withoutLiveLine()
  answers = 0
})

test.each([
  ['payments', 'payment'],
  ['accounts and cards', 'account'],
])(
  'after a lost line of %s is back, nothing that came meanwhile is missing',
  async (_what, service) => {
    await renderInApp(<Watcher />)
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('1'))
    const lines = subscribed.mock.calls.map(([, , options]) => options)
    act(() => lines.find(line => line.service === service)?.onMissed?.())
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('2'))
  },
)

test.each([
  ['payment', { listenPayment: { eventId: '7', state: 'Updated', paymentId: 'p' } }],
  ['account', { listenAccount: { eventId: '7', kind: 'CARD_RENAMED' } }],
])(
  'a line of the %s service that is back goes on after the last event it heard',
  async (service, event) => {
    await renderInApp(<Watcher />)
    const line = subscribed.mock.calls.find(([, , options]) => options.service === service)
    if (line === undefined) throw new Error('Nothing listens')
    const [, variables, { onData }] = line
    const variablesNow = () => (typeof variables === 'function' ? variables() : variables)
    expect(variablesNow()).toMatchObject({ lastEventId: null })
    act(() => onData(event as never))
    expect(variablesNow()).toMatchObject({ lastEventId: '7' })
  },
)
