import { randomUUID } from 'node:crypto'
import type { Browser, Page } from 'playwright-core'
import { createBankClient, onlyOne, type BankClient, type CallOutcome } from '../lib/bank-client.ts'
import { HttpConnection } from '../lib/http-connection.ts'
import { oneTimeCode, stepOf } from '../lib/signing.ts'
import type { BenchPerson, BenchWorld } from '../lib/world.ts'

/** The delay between the bank's execution of a payment and its display on one screen. */
export interface LivePlace {
  readonly place: string
  readonly ms: number
}

const executed = 'Исполнен'
const longestMs = 30_000

/**
 * Home, one account, the history and the notification bell are open while a document is signed
 * elsewhere and executed by the bank: measured is the time from the server's answer that it is
 * executed to each screen.
 */
export async function measureLive(
  browser: Browser,
  origin: string,
  cookies: readonly { name: string; value: string }[],
  { world, person, port }: { world: BenchWorld; person: BenchPerson; port: number },
): Promise<readonly LivePlace[]> {
  const context = await browser.newContext({
    locale: 'ru-RU',
    viewport: { width: 1280, height: 900 },
  })
  const connection = new HttpConnection('127.0.0.1', port)
  try {
    await context.addCookies(cookies.map(cookie => ({ ...cookie, url: origin })))
    const open = async (path: string): Promise<Page> => {
      const page = await context.newPage()
      await page.goto(origin + path, { waitUntil: 'networkidle' })
      await page.locator('h1').first().waitFor()
      return page
    }
    const home = await open('/accounts')
    const account = await open(`/account/${person.organisation.accountId}`)
    const history = await open('/history')
    const client = createBankClient(connection, world.terms)
    const paymentId = await oneSigned(client, person)

    const bellBefore = await home.evaluate(bellLabel)
    const rowsBefore = await account.evaluate(countRows)
    const seen = [
      seenAt('home', home, hasRow, executed),
      seenAt('account', account, hasMoreRows, rowsBefore),
      seenAt('history', history, hasRow, executed),
      seenAt('bell', home, bellHasChanged, bellBefore),
    ]
    const knownAt = await whenExecuted(client, person, paymentId)
    const places = await Promise.all(seen)
    return places.map(({ place, at }) => ({ place, ms: Math.max(0, at - knownAt) }))
  } finally {
    connection.close()
    await context.close()
  }
}

async function oneSigned(client: BankClient, person: BenchPerson): Promise<string> {
  const key = randomUUID
  const purpose = 'Оплата услуг связи'
  const paymentId = valueOf(await client.save(person, key(), { purpose }))
  valueOf(onlyOne(await client.sendForSigning(person, key(), [paymentId])))
  const { digest } = valueOf(await client.read(person, paymentId))
  const code = oneTimeCode(person, stepOf(Date.now()))
  const signature = { paymentIds: [paymentId], code, digests: [digest] }
  valueOf(onlyOne(await client.sign(person, key(), signature)))
  return paymentId
}

async function whenExecuted(client: BankClient, person: BenchPerson, id: string): Promise<number> {
  for (const end = Date.now() + longestMs; Date.now() < end;) {
    if (valueOf(await client.read(person, id)).statusCode === 'SUCCESS') return Date.now()
    await new Promise(resolve => setTimeout(resolve, 20))
  }
  throw new Error('The bank has not executed the document in time')
}

function valueOf<T>(outcome: CallOutcome<T>): T {
  if (outcome.kind === 'done') return outcome.value
  throw new Error(`The bank has not done it: ${JSON.stringify(outcome)}`)
}

async function seenAt<T>(place: string, page: Page, holds: (value: T) => boolean, value: T) {
  // A hidden page draws no frames, so it is polled by a timer.
  await page.waitForFunction(holds as (value: unknown) => boolean, value, {
    polling: 20,
    timeout: longestMs,
  })
  return { place, at: Date.now() }
}

const hasRow = (words: string): boolean =>
  [...document.querySelectorAll('main table tbody tr')].some(
    row => row.textContent?.includes(words) ?? false,
  )
const countRows = (): number => document.querySelectorAll('main table tbody tr').length
const hasMoreRows = (before: number): boolean =>
  document.querySelectorAll('main table tbody tr').length > before
const bellLabel = (): string =>
  document.querySelector('button[aria-label^="Уведомления"]')?.getAttribute('aria-label') ?? ''
const bellHasChanged = (before: string): boolean =>
  document.querySelector('button[aria-label^="Уведомления"]')?.getAttribute('aria-label') !== before
