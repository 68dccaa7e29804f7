import { act, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadMe } from '../app/load-me.ts'
import { Countdown } from '../components/text/countdown.tsx'
import { SignDeadline } from '../documents/drawer/sign-deadline.tsx'
import { fakeServer } from '../testing/fake-server.ts'
import { personOf } from '../testing/person.ts'
import { readyQueries, renderInApp } from '../testing/render.tsx'
import { bankTimeNow } from './bank-clock-query.ts'
import { createQueryClient } from './query-client.ts'
import { useBankNow } from './use-bank-now.ts'
import { useBankToday } from './use-bank-today.ts'

const bankNow = '2031-03-12T04:00:00.000Z'
const bankToday = {
  body: {
    data: {
      getBankToday: {
        date: '2031-03-12',
        isWorkingDay: true,
        isShortDay: false,
        now: bankNow,
        nextWorkingDay: '2031-03-13',
      },
    },
  },
}
const failed = { status: 503 }
const inFortyMinutes = Date.parse(bankNow) + 40 * 60_000

function Clocked() {
  const now = useBankNow()
  return (
    <>
      <p>today: {useBankToday() ?? 'unknown'}</p>
      <Countdown to={inFortyMinutes} now={now} />
      <SignDeadline deadline={inFortyMinutes} now={now} />
    </>
  )
}

beforeEach(() => {
  vi.useFakeTimers({
    shouldAdvanceTime: true,
    toFake: ['setTimeout', 'setInterval', 'clearTimeout', 'clearInterval'],
  })
})
afterEach(() => {
  vi.useRealTimers()
})

test('while the bank’s clock does not answer nothing is counted and no day is named; it is asked again until it does', async () => {
  const server = fakeServer()
  server.on('BankToday', failed)
  await renderInApp(<Clocked />, { namespaces: ['documents'] })
  expect(await screen.findByText('today: unknown')).toBeVisible()
  await waitFor(() => expect(server.callsOf('BankToday')).toHaveLength(1))
  await act(() => vi.advanceTimersByTimeAsync(4_000))
  expect(server.callsOf('BankToday').length).toBeGreaterThanOrEqual(3)
  expect(screen.getByText('today: unknown')).toBeVisible()
  expect(screen.queryByText(/осталось|время вышло/i)).not.toBeInTheDocument()
  expect(screen.getByText(/12\.03\.2031 10:40/)).toBeVisible()

  server.on('BankToday', bankToday)
  await act(() => vi.advanceTimersByTimeAsync(6_000))
  expect(await screen.findByText('today: 2031-03-12')).toBeVisible()
  expect(screen.getAllByText('осталось 39 мин')).toHaveLength(2)
})

test('a person is signed in although the bank’s clock fails, and the first screen asks for it again', async () => {
  const server = fakeServer()
  server.on('BankToday', failed)
  server.on('EmployeeSecure', { body: { data: { employeeSecure: personOf() } } })
  const queryClient = createQueryClient()
  expect(await loadMe(readyQueries(queryClient))).toBeDefined()
  expect(server.callsOf('BankToday')).toHaveLength(1)

  server.on('BankToday', bankToday)
  const at = await bankTimeNow(queryClient)
  expect(at).toBeGreaterThanOrEqual(Date.parse(bankNow))
})
