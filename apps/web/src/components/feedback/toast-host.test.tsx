import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderInApp } from '../../testing/render.tsx'
import { ToastHost, toastLifeMs } from './toast-host.tsx'
import { toast } from './toast-store.ts'

afterEach(() => act(() => toast.clear()))

const pass = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms)
  })

test('good news is a status, bad news an alert', async () => {
  await renderInApp(<ToastHost />)
  act(() => toast.success('Отправлено на подпись'))
  act(() => toast.error('Банк не ответил вовремя.'))
  expect(screen.getByRole('status')).toHaveTextContent('Отправлено на подпись')
  expect(screen.getByRole('alert')).toHaveTextContent('Банк не ответил вовремя.')
})

test('a toast goes after eight seconds', async () => {
  expect(toastLifeMs).toBe(8_000)
  await renderInApp(<ToastHost />)
  vi.useFakeTimers()
  act(() => toast.success('Подписано'))
  pass(toastLifeMs - 1)
  expect(screen.getByText('Подписано')).toBeVisible()
  pass(1)
  expect(screen.queryByText('Подписано')).not.toBeInTheDocument()
})

test('a pointer on any toast holds all of them, and leaving gives the full time again', async () => {
  await renderInApp(<ToastHost />)
  vi.useFakeTimers()
  act(() => toast.success('Подписано'))
  fireEvent.mouseEnter(screen.getByRole('region', { name: 'Сообщения' }))
  pass(toastLifeMs * 3)
  expect(screen.getByText('Подписано')).toBeVisible()
  fireEvent.mouseLeave(screen.getByRole('region', { name: 'Сообщения' }))
  pass(toastLifeMs)
  expect(screen.queryByText('Подписано')).not.toBeInTheDocument()
})

test('the focus on a button of a toast holds it as well', async () => {
  await renderInApp(<ToastHost />)
  vi.useFakeTimers()
  act(() => toast.success('Подписано'))
  act(() => screen.getByRole('button', { name: 'ОК' }).focus())
  pass(toastLifeMs * 3)
  expect(screen.getByText('Подписано')).toBeVisible()
})

test('three toasts are shown at once; the fourth waits for a place', async () => {
  const { user } = await renderInApp(<ToastHost />)
  act(() => ['Первое', 'Второе', 'Третье', 'Четвёртое'].forEach(text => toast.info(text)))
  expect(screen.queryByText('Четвёртое')).not.toBeInTheDocument()
  const [first] = screen.getAllByRole('button', { name: 'ОК' })
  if (first) await user.click(first)
  expect(screen.queryByText('Первое')).not.toBeInTheDocument()
  expect(screen.getByText('Четвёртое')).toBeVisible()
})

test('the same words again are one toast, in another tone two', async () => {
  await renderInApp(<ToastHost />)
  act(() => [1, 2].forEach(() => toast.success('Сохранено')))
  expect(screen.getAllByText('Сохранено')).toHaveLength(1)
  act(() => toast.error('Сохранено'))
  expect(screen.getAllByText('Сохранено')).toHaveLength(2)
})

test('a toast can lead to what it is about', async () => {
  await renderInApp(<ToastHost />)
  act(() => toast.success('Черновик сохранён', { goOn: { href: '/history?status=DRAFT' } }))
  expect(screen.getByRole('link', { name: 'Перейти' })).toHaveAttribute(
    'href',
    '/history?status=DRAFT',
  )
})
