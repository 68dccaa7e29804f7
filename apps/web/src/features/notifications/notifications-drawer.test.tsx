import { screen, waitFor, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { fakeServer } from '../../testing/fake-server.ts'
import { personOf } from '../../testing/person.ts'
import { renderInApp } from '../../testing/render.tsx'
import { NotificationsDrawer } from './notifications-drawer.tsx'
import type { NotificationEntry } from './notifications-queries.ts'
import { notificationOf } from './testing/notification-builder.ts'

const entries = [
  notificationOf({ id: 'a' }),
  notificationOf({
    id: 'b',
    title: 'Платёж исполнен',
    status: 'READ',
    payload: { paymentId: 'p2' },
  }),
  notificationOf({
    id: 's1',
    origin: 'STATEMENT',
    title: 'Выписка готова',
    countStatement: 3,
    idGroup: ['s1', 's2', 's3'],
    version: '12',
    legalPartyName: 'ОсОО «Береке»',
  }),
]

async function open(list: readonly NotificationEntry[] = entries) {
  const server = fakeServer()
  server.on('Notifications', { body: { data: { findAll: list } } })
  for (const [operation, field] of [
    ['ReadNotification', 'read'],
    ['ReadAllNotifications', 'readAll'],
    ['ReadNotificationsOfOrigin', 'readAllByOrigin'],
    ['DeleteNotification', 'delete'],
    ['DeleteNotifications', 'deleteMultiple'],
    ['DeleteAllNotifications', 'deleteAll'],
  ] as const) {
    server.on(operation, { body: { data: { [field]: 1 } } })
  }
  const onClose = vi.fn()
  const app = await renderInApp(<NotificationsDrawer onClose={onClose} />, {
    me: personOf(),
    namespaces: ['notifications'],
  })
  return { ...app, server, onClose }
}
const variablesOf = (server: ReturnType<typeof fakeServer>, operation: string) =>
  server.callsOf(operation).map(call => (call.body as { variables: unknown }).variables)

test('statements of a day stand as one entry, with their number and the company', async () => {
  await open()
  const statements = await screen.findByRole('region', { name: 'Выписки' })
  expect(within(statements).getAllByRole('listitem')).toHaveLength(1)
  expect(within(statements).getByRole('link', { name: /Готовы 3 выписки/ })).toHaveAttribute(
    'href',
    '/documents/statements',
  )
  expect(within(statements).getByText('ОсОО «Береке»')).toBeVisible()
})

test('going to a payment marks it read as far as it was seen and closes the sheet', async () => {
  const { user, server, onClose, router } = await open()
  await user.click(await screen.findByRole('link', { name: /ждёт вашей подписи/ }))
  await waitFor(() =>
    expect(variablesOf(server, 'ReadNotification')).toEqual([{ notificationId: 'a', seen: '12' }]),
  )
  expect(onClose).toHaveBeenCalledOnce()
  expect(router.state.location.href).toBe('/history?status=ALL&payment=p1')
})

test('a section is read at once by its origin', async () => {
  const { user, server } = await open()
  await user.click(await screen.findByRole('button', { name: 'Отметить прочитанными: Выписки' }))
  await waitFor(() =>
    expect(variablesOf(server, 'ReadNotificationsOfOrigin')).toEqual([
      { origin: 'STATEMENT', seen: '12' },
    ]),
  )
})

test('nothing is deleted before the person has confirmed it', async () => {
  const { user, server } = await open()
  await user.click(await screen.findByRole('button', { name: 'Удалить все' }))
  const question = screen.getByRole('alertdialog')
  expect(server.callsOf('DeleteAllNotifications')).toEqual([])
  await user.click(within(question).getByRole('button', { name: 'Удалить' }))
  await waitFor(() => expect(server.callsOf('DeleteAllNotifications')).toHaveLength(1))
})

test('several ticked entries are deleted together, a group with all its statements', async () => {
  const { user, server } = await open()
  await user.click(await screen.findByRole('button', { name: 'Выбрать' }))
  await user.click(screen.getByRole('checkbox', { name: 'Платёж исполнен' }))
  await user.click(screen.getByRole('checkbox', { name: 'Готовы 3 выписки' }))
  expect(screen.getByText('Выбрано 4 уведомления')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Удалить' }))
  expect(screen.getByText('Удалить 4 уведомления? Вернуть их нельзя.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Удалить' }))
  await waitFor(() =>
    expect(variablesOf(server, 'DeleteNotifications')).toEqual([
      { notificationIdList: ['b', 's1', 's2', 's3'], seen: '12' },
    ]),
  )
})

test('arrows move from one notification to the next', async () => {
  const { user } = await open()
  const first = await screen.findByRole('link', { name: /ждёт вашей подписи/ })
  first.focus()
  await user.keyboard('{ArrowDown}')
  expect(screen.getByRole('link', { name: 'Платёж исполнен' })).toHaveFocus()
  await user.keyboard('{ArrowUp}')
  expect(first).toHaveFocus()
})

test('without notifications it says what will appear here', async () => {
  await open([])
  expect(await screen.findByText('Новых уведомлений нет.')).toBeVisible()
})
