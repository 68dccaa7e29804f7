import { expect, test, vi } from 'vitest'
import { fakeServer } from '../testing/fake-server.ts'

/** Each test has a page of its own: what was reported is remembered as long as the page lives. */
async function freshPage() {
  vi.resetModules()
  const server = fakeServer()
  server.on('POST /api/v1/client-errors', { status: 204 })
  const { reportError } = await import('./report-error.ts')
  return {
    report: (error: unknown) => reportError(error, '/account/$id'),
    calls: () => server.callsOf('POST /api/v1/client-errors'),
  }
}

test('what broke is reported once, with the pattern of its address', async () => {
  const page = await freshPage()
  await page.report(new TypeError('x is undefined'))
  await page.report(new TypeError('x is undefined'))
  expect(page.calls()).toHaveLength(1)
  expect(page.calls()[0]?.body).toMatchObject({
    code: 'PAGE_FAILED',
    message: 'TypeError: x is undefined',
    route: '/account/$id',
  })
})

test('refusals of daily work, lost connections and what is no error are not reported', async () => {
  const page = await freshPage()
  const { ApiError } = await import('./api-error.ts')
  await page.report(new ApiError('INSUFFICIENT_FUNDS'))
  await page.report(new ApiError('NETWORK', { isNetwork: true }))
  await page.report({ isNotFound: true })
  expect(page.calls()).toEqual([])
  await page.report(new ApiError('TECHNICAL_ERROR'))
  expect(page.calls()).toHaveLength(1)
})

test('a page in a loop of errors reports ten of them', async () => {
  const page = await freshPage()
  for (let number = 0; number < 30; number += 1) await page.report(new Error(`fault ${number}`))
  expect(page.calls()).toHaveLength(10)
})
