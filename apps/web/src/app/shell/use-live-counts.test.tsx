import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { useViewer } from '../../lib/use-me.ts'
import { fakeServer, type FakeServer } from '../../testing/fake-server.ts'
import { withoutLiveLine } from '../../testing/live-line.ts'
import { contractOf, personOf } from '../../testing/person.ts'
import { renderInApp } from '../../testing/render.tsx'
import { Sidebar } from './sidebar.tsx'
import { useLiveCounts } from './use-live-counts.ts'

let server: FakeServer
let unread: number
let subscribed: ReturnType<typeof withoutLiveLine>

beforeEach(() => {
  subscribed = withoutLiveLine()
  server = fakeServer()
  unread = 2
  server.on('UnreadLetters', () => ({ body: { data: { getAmountNotProcessedStatus: unread } } }))
  server.on('PaymentCounts', {
    body: { data: { getCountsOfPaymentsGroupedByStatus: [{ status: 'FOR_SIGN', count: 5 }] } },
  })
})

function LiveSidebar() {
  const viewer = useViewer()
  return <Sidebar viewer={viewer} counts={useLiveCounts(viewer)} />
}

const withRight = (signRight: 'FIRST' | 'AUDITOR' | 'CASHIER') =>
  personOf({ currentContract: contractOf({ userContractAttributes: { signRight } }) })

test('the menu counts what waits for a signature and letters that nobody has read', async () => {
  await renderInApp(<LiveSidebar />, { me: withRight('FIRST') })
  expect(await screen.findByRole('link', { name: /^Письма\s*2$/ })).toBeVisible()
  expect(await screen.findByRole('link', { name: /^На подпись\s*5$/ })).toBeVisible()
})

test('a letter that comes is counted at once, without lengthening the session', async () => {
  await renderInApp(<LiveSidebar />, { me: withRight('AUDITOR') })
  await screen.findByRole('link', { name: /^Письма\s*2$/ })
  unread = 3
  const options = subscribed.mock.calls.at(-1)?.[2]
  await act(async () => options?.onData({ listenLetter: { eventId: '1' } } as never))
  expect(await screen.findByRole('link', { name: /^Письма\s*3$/ })).toBeVisible()
  const marks = server.callsOf('UnreadLetters').map(call => call.headers.get('X-Passive'))
  expect(marks).toEqual(['1', '1'])
})

test('who reads no letters has neither the entry nor the count', async () => {
  await renderInApp(<LiveSidebar />, { me: withRight('CASHIER') })
  await waitFor(() => expect(screen.getAllByRole('link').length).toBeGreaterThan(0))
  expect(screen.queryByRole('link', { name: /Письма/ })).toBeNull()
  expect(server.callsOf('UnreadLetters')).toHaveLength(0)
})
