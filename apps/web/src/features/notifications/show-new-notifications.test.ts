import { afterEach, expect, test, vi } from 'vitest'
import { createQueryClient } from '../../lib/query-client.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { showNewNotifications } from './show-new-notifications.ts'
import { notificationOf } from './testing/notification-builder.ts'

const shown: { title: string; tag: string | undefined; press: () => void }[] = []
class FakeNotification extends EventTarget {
  static permission: NotificationPermission = 'granted'
  constructor(title: string, options?: NotificationOptions) {
    super()
    const press = () => this.dispatchEvent(new Event('click'))
    shown.push({ title, tag: options?.tag, press })
  }
  close(): void {
    shown.length = 0
  }
}

afterEach(() => {
  shown.length = 0
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const entries = [
  notificationOf({ id: 'new' }),
  notificationOf({ id: 's1', origin: 'STATEMENT', title: 'Выписка готова' }),
  notificationOf({ id: 'old' }),
]

function bank({ isHidden, permission }: { isHidden: boolean; permission: NotificationPermission }) {
  FakeNotification.permission = permission
  vi.stubGlobal('Notification', FakeNotification)
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden)
  const server = fakeServer()
  server.on('Notifications', { body: { data: { findAll: entries } } })
  server.on('DeleteNotifications', { body: { data: { deleteMultiple: 1 } } })
  return server
}
const at = (pathname: string, open = vi.fn<(href: string) => void>()) => ({
  queryClient: createQueryClient(),
  pathname,
  open,
})

test('a hidden tab shows what has come, and a press on it opens what it reports', async () => {
  bank({ isHidden: true, permission: 'granted' })
  const open = vi.fn<(href: string) => void>()
  vi.stubGlobal('focus', vi.fn())
  await showNewNotifications(['new'], at('/accounts', open))
  expect(shown.map(({ title, tag }) => [title, tag])).toEqual([
    ['Платёж ждёт вашей подписи', 'new'],
  ])
  shown[0]?.press()
  expect(open).toHaveBeenCalledWith('/history?status=ALL&payment=p1')
})

test('a visible tab shows no browser notification and requests no permission', async () => {
  const server = bank({ isHidden: false, permission: 'granted' })
  await showNewNotifications(['new'], at('/accounts'))
  expect(shown).toEqual([])
  expect(server.calls).toEqual([])
})

test('without consent a hidden tab shows nothing', async () => {
  bank({ isHidden: true, permission: 'default' })
  await showNewNotifications(['new'], at('/accounts'))
  expect(shown).toEqual([])
})

test('a statement that comes while the statements are open is deleted, without touching the session', async () => {
  const server = bank({ isHidden: false, permission: 'default' })
  await showNewNotifications(['s1', 'new'], at('/documents/statements'))
  const [call, ...more] = server.callsOf('DeleteNotifications')
  expect(call?.body).toMatchObject({ variables: { notificationIdList: ['s1'] } })
  expect(more).toEqual([])
  expect(server.calls.map(one => one.headers.get('X-Passive'))).toEqual(['1', '1'])
})

test.each([
  '/documents/requisites',
  '/account-statements',
  '/account-statements/statement-1',
  '/salary/statements',
  '/accounts',
])('on %s a statement stays in the list', async pathname => {
  const server = bank({ isHidden: false, permission: 'default' })
  await showNewNotifications(['s1'], at(pathname))
  expect(server.calls).toEqual([])
})

test('a statement of another contract, which the list of this one does not have, is left alone', async () => {
  const server = bank({ isHidden: true, permission: 'granted' })
  await showNewNotifications(['statement-of-another-contract'], at('/documents/statements'))
  expect(server.callsOf('DeleteNotifications')).toEqual([])
  expect(shown).toEqual([])
})

test('of a group only the statements that have just come are deleted, and none of them is shown', async () => {
  const server = bank({ isHidden: true, permission: 'granted' })
  const group = notificationOf({ id: 's1', origin: 'STATEMENT', idGroup: ['s1', 's2'] })
  server.on('Notifications', { body: { data: { findAll: [group] } } })
  await showNewNotifications(['s2'], at('/documents/statements/'))
  const [call] = server.callsOf('DeleteNotifications')
  expect(call?.body).toMatchObject({ variables: { notificationIdList: ['s2'] } })
  expect(shown).toEqual([])
})
