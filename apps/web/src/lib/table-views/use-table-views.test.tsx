import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { FakeServer } from '../../testing/fake-server.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { personOf } from '../../testing/person.ts'
import { renderInApp } from '../../testing/render.tsx'
import { useTableViews } from './use-table-views.ts'

const olderKey = 'history-view:person-1'
const usual = { hidden: ['purpose'], isCompact: false }
const mine = {
  hidden: [],
  isCompact: true,
  saved: [{ name: 'На подпись', hidden: [], isCompact: false, address: 'status=FOR_SIGN' }],
}

let server: FakeServer
let failures: readonly Error[]
beforeEach(() => {
  localStorage.clear()
  failures = []
  server = fakeServer()
  serverStores(mine)
  server.on('SaveTableViews', call => {
    const { variables } = call.body as { variables: { views: object } }
    return { body: { data: { saveTableViews: variables.views } } }
  })
})
const serverStores = (tableViews: object | null) =>
  server.on('TableViews', { body: { data: { tableViews } } })
const sent = () =>
  server
    .callsOf('SaveTableViews')
    .map(call => (call.body as { variables: { views: unknown } }).variables.views)

function Table() {
  const { view, saved, setView, save, forget } = useTableViews('PAYMENT_HISTORY', {
    usual,
    olderKey,
    onFailure: error => {
      failures = [...failures, error]
    },
  })
  return (
    <>
      <output>
        {view.hidden.join()} {view.isCompact ? 'compact' : 'roomy'}{' '}
        {saved ? saved.map(({ name }) => name).join() : 'unknown'}
      </output>
      <button type="button" onClick={() => setView({ hidden: ['status'], isCompact: true })}>
        change
      </button>
      <button type="button" onClick={() => save('Новый', 'status=DRAFT')}>
        save
      </button>
      <button type="button" onClick={() => forget('На подпись')}>
        forget
      </button>
    </>
  )
}
const open = () => renderInApp(<Table />, { me: personOf() })
const shown = () => screen.getByRole('status').textContent?.trim()
const press = (name: string) => screen.getByRole('button', { name })

test('the first paint has the usual look, then what the server keeps takes its place', async () => {
  await open()
  await waitFor(() => expect(shown()).toBe('compact На подпись'))
  expect(sent()).toEqual([])
})

test('the look of the last time is there before the server has answered; saved views are not', async () => {
  const first = await open()
  await waitFor(() => expect(shown()).toBe('compact На подпись'))
  first.unmount()
  // Whatever stands in the storage of the browser names nobody.
  expect(JSON.stringify({ ...localStorage })).not.toContain('FOR_SIGN')
  server.on('TableViews', () => new Promise(() => undefined))
  await open()
  expect(shown()).toBe('compact unknown')
})

test('each change is kept whole on the server, one after the other', async () => {
  const { user } = await open()
  await waitFor(() => expect(shown()).toContain('На подпись'))
  await user.click(press('save'))
  await user.click(press('forget'))
  await waitFor(() => expect(sent()).toHaveLength(2))
  const added = { name: 'Новый', hidden: [], isCompact: true, address: 'status=DRAFT' }
  expect(sent()[0]).toEqual({ ...mine, saved: [...mine.saved, added] })
  expect(sent()[1]).toEqual({ ...mine, saved: [added] })
  expect(shown()).toBe('compact Новый')
})

test('a change made before the server has answered loses none of the saved views', async () => {
  let answer: (value: { body: object }) => void = () => undefined
  server.on('TableViews', () => new Promise(resolve => (answer = resolve)))
  const { user } = await open()
  await user.click(press('change'))
  await user.click(press('save'))
  expect(sent()).toEqual([])
  answer({ body: { data: { tableViews: mine } } })
  await waitFor(() =>
    expect(sent()).toEqual([{ hidden: ['status'], isCompact: true, saved: mine.saved }]),
  )
  expect(shown()).toBe('status compact На подпись')
})

test('a view that the server did not take is not shown as kept, and the failure is reported', async () => {
  server.on('SaveTableViews', { status: 500, body: {} })
  const { user } = await open()
  await waitFor(() => expect(shown()).toContain('На подпись'))
  await user.click(press('save'))
  await waitFor(() => expect(failures).toHaveLength(1))
  expect(shown()).toBe('compact На подпись')
})

test('what an older release kept in the browser alone is brought to the server once', async () => {
  const older = { hidden: ['status'], isCompact: false, saved: mine.saved }
  localStorage.setItem(olderKey, JSON.stringify(older))
  serverStores(null)
  await open()
  await waitFor(() => expect(sent()).toEqual([older]))
  expect(localStorage.getItem(olderKey)).toBeNull()
})

test('what another computer has kept already is not replaced by an older browser', async () => {
  localStorage.setItem(olderKey, JSON.stringify({ hidden: ['status'], saved: [{ name: 1 }] }))
  await open()
  await waitFor(() => expect(shown()).toBe('compact На подпись'))
  await waitFor(() => expect(localStorage.getItem(olderKey)).toBeNull())
  expect(sent()).toEqual([])
})
