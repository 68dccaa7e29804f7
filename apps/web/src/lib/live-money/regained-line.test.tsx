import { useQuery } from '@tanstack/react-query'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { renderInApp } from '../../testing/render.tsx'
import type { SubscribeOptions } from '../live-client.ts'
import { useLiveMoney } from './use-live-money.ts'

const { lines } = vi.hoisted(() => ({ lines: [] as SubscribeOptions<unknown>[] }))
vi.mock('../live-client.ts', () => ({
  subscribe: (_document: unknown, _variables: unknown, options: SubscribeOptions<unknown>) => {
    lines.push(options)
    return () => undefined
  },
}))

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
  lines.length = 0
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
    act(() => lines.find(line => line.service === service)?.onReconnect?.())
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('2'))
  },
)
