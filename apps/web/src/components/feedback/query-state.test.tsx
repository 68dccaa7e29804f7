import { act, fireEvent, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { contractOf, personOf } from '../../testing/person.ts'
import { renderInApp } from '../../testing/render.tsx'
import { QueryState } from './query-state.tsx'
import type { QueryLike } from './query-state.tsx'

type Names = readonly string[]
const query = (part: Partial<QueryLike<Names>>): QueryLike<Names> => ({
  isPending: false,
  isError: false,
  error: null,
  data: undefined,
  refetch: () => undefined,
  ...part,
})

const show = (part: Partial<QueryLike<Names>>) => (
  <QueryState query={query(part)} skeleton={<p>скелет</p>} empty={<p>пусто</p>}>
    {names => <p>{names.join(', ')}</p>}
  </QueryState>
)

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

function OnDemand() {
  const [isRequested, setIsRequested] = useState(false)
  return isRequested ? (
    show({ isPending: true })
  ) : (
    <button onClick={() => setIsRequested(true)}>Спросить</button>
  )
}

test('a quick answer shows no skeleton; a slow one does after 200 ms', async () => {
  await renderInApp(<OnDemand />)
  vi.useFakeTimers()
  fireEvent.click(screen.getByRole('button', { name: 'Спросить' }))
  pass(199)
  expect(screen.getByText('скелет')).not.toBeVisible()
  pass(1)
  expect(screen.getByText('скелет')).toBeVisible()
  expect(screen.getByRole('status')).toHaveTextContent('Загрузка…')
})

test('nothing found is not the same as a failure', async () => {
  await renderInApp(show({ data: [] }))
  expect(screen.getByText('пусто')).toBeVisible()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})

test('a failure says what happened, gives the reference to name to the bank, and can be retried', async () => {
  const refetch = vi.fn()
  const error = { code: 'TECHNICAL_ERROR', params: {}, traceId: 'trace-17', isNetwork: false }
  const { user } = await renderInApp(show({ isError: true, error, refetch }))
  expect(screen.getByRole('alert')).toHaveTextContent('Не удалось загрузить данные')
  expect(screen.getByText('Номер обращения: trace-17')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Повторить попытку' }))
  expect(refetch).toHaveBeenCalledOnce()
})

test('a missing right names who can grant it and offers no retry', async () => {
  await renderInApp(show({ isError: true, error: { code: 'FORBIDDEN', params: {} } }))
  expect(screen.getByText('Доступ даёт первый подписант вашей организации.')).toBeVisible()
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('the first signatory is not sent to themselves for a right', async () => {
  const forbidden = show({ isError: true, error: { code: 'FORBIDDEN', params: {} } })
  const { unmount } = await renderInApp(forbidden, { me: personOf() })
  expect(screen.getByText(/У первого подписанта уже есть все права/)).toBeVisible()
  unmount()
  const second = contractOf({ userContractAttributes: { signRight: 'SECOND' } })
  await renderInApp(forbidden, { me: personOf({ currentContract: second }) })
  expect(screen.getByText('Доступ даёт первый подписант вашей организации.')).toBeVisible()
})

test('a lost connection is reported separately from a failure of the bank', async () => {
  await renderInApp(show({ isError: true, error: { code: 'NETWORK_ERROR', isNetwork: true } }))
  expect(screen.getByRole('alert')).toHaveTextContent('Нет связи с банком')
  expect(screen.getByRole('alert')).not.toHaveTextContent('Не удалось загрузить данные')
})

test('a failed refetch keeps the data that is already on the screen', async () => {
  await renderInApp(show({ data: ['Основной'], isError: true, error: new Error('later') }))
  expect(screen.getByText('Основной')).toBeVisible()
})

test('anything thrown that is not ours is a fault of the page, without its inner words', async () => {
  await renderInApp(show({ isError: true, error: new Error('select * from secrets') }), {
    language: 'en',
  })
  expect(await screen.findByText('The page has failed. Refresh it and try again.')).toBeVisible()
  expect(screen.queryByText(/secrets/)).not.toBeInTheDocument()
})
