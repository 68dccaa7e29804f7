import { createMemoryHistory } from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createQueryClient } from '../../lib/query-client.ts'
import { forgetSessionHint } from '../../lib/session-hint.ts'
import { fakeServer } from '../../testing/fake-server.ts'
import { withoutLiveLine } from '../../testing/live-line.ts'
import { personOf } from '../../testing/person.ts'
import { readyQueries, renderRouter } from '../../testing/render.tsx'
import { createAppRouter } from '../router.tsx'

beforeEach(withoutLiveLine)
afterEach(forgetSessionHint)

async function visit(path: string, isSignedIn = true) {
  const server = fakeServer()
  server.on('EmployeeSecure', { body: { data: { employeeSecure: personOf() } } })
  server.on('PaymentCounts', { body: { data: { getCountsOfPaymentsGroupedByStatus: [] } } })
  if (isSignedIn) document.cookie = 'tartip-signed-in=1; Path=/'
  const queryClient = createQueryClient()
  const history = createMemoryHistory({ initialEntries: [path] })
  const router = createAppRouter(readyQueries(queryClient), history)
  await renderRouter(router, { queryClient, namespaces: ['payments', 'form', 'letters'] })
}

test.each([
  '/payment/unknown-form',
  '/letter/elsewhere',
  '/documents/a/b',
  '/settings/nothing',
  '/nothing',
])('%s leads to the page of the product, in its language', async path => {
  await visit(path)
  expect(await screen.findByRole('heading', { name: 'Страница не найдена' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'На главную' })).toHaveAttribute('href', '/')
  expect(document.body).not.toHaveTextContent(/not found|something went wrong/i)
})

test('also before sign-in', async () => {
  await visit('/auth/nowhere', false)
  expect(await screen.findByRole('heading', { name: 'Страница не найдена' })).toBeVisible()
})
