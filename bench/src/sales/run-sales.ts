import { setTimeout as pause } from 'node:timers/promises'
import { systemIds } from '@tartip/server/platform/ids'
import { toDecimal } from '@tartip/domain/money/decimal'
import type { Page } from 'playwright-core'
import { buildWorld } from '../lib/build-world.ts'
import { cookiesOf, findChromium, launchChromium } from '../lib/chromium.ts'
import { openObserver } from '../lib/database.ts'
import { HttpConnection } from '../lib/http-connection.ts'
import { latenciesOf, type Latencies } from '../lib/percentiles.ts'
import { buildProduct } from '../lib/project.ts'
import { registeredCall } from '../lib/registered-document.ts'
import { printLine, reportTable, rounded } from '../lib/report-table.ts'
import { createServerProcess, type ServerProcess } from '../lib/server-process.ts'
import { isSet, numberSetting, textSetting } from '../lib/settings.ts'
import { faultsOfBooks } from '../lib/verify-books.ts'
import type { BenchPerson } from '../lib/world.ts'

const longestScreenMs = 500
const payers = 8
const settleMs = 5_000
const bishkek = '41711000000000'

/** When something knew of each sale, by its id; real time in milliseconds. */
type Times = ReadonlyMap<string, number>

interface PaidSales {
  /** When the customer's bank sent it off. */
  readonly sent: Times
  /** When the bank answered that it is booked. */
  readonly booked: Times
}

/**
 * Customers pay the permanent code of one cash register at a steady rate, while the history of sales is open in a
 * browser and a socket without any page listens beside it. Measured is the time from the bank's answer that a sale
 * is booked to the socket and to the frame that shows its row.
 */
export async function runSales(): Promise<void> {
  const minutes = numberSetting('minutes', 10)
  const perMinute = numberSetting('per-minute', 500)
  const warmUpSeconds = numberSetting('warm-up', 10)
  findChromium()
  if (!isSet('no-build')) await buildProduct()
  const server = await createServerProcess({ profileDir: textSetting('cpu-prof') })
  const browser = await launchChromium()
  try {
    await server.start()
    const { people } = await buildWorld(server, { organisations: 1, peopleOfEach: 1 })
    const [person] = people
    if (person === undefined) throw new Error('There are no people')
    const code = await openShop(server, person)
    const origin = `http://127.0.0.1:${server.port}`
    const context = await browser.newContext({
      locale: 'ru-RU',
      viewport: { width: 1280, height: 900 },
    })
    // The compiler gives functions their names by a helper, also those that run in a page.
    await context.addInitScript('globalThis.__name = value => value')
    await context.addCookies(cookiesOf(person).map(cookie => ({ ...cookie, url: origin })))
    const socket = await context.newPage()
    await listen(socket, origin, person.organisation.legalPartyId)
    const screen = await context.newPage()
    await watchRows(screen, `${origin}/qr-history/sales`)
    await sell(server, code, { count: Math.ceil((perMinute * warmUpSeconds) / 60), perMinute })
    printLine(`${perMinute} sales a minute for ${minutes} min …`)
    const machine = watchMachine()
    const paid = await sell(server, code, { count: perMinute * minutes, perMinute })
    const timers = machine.stop()
    await pause(settleMs)
    const [heard, shown] = [await timesOf(socket), await timesOf(screen)]
    const kept = await keptSales(server)
    const faults = await faultsOfBooks(server.databaseUrl())
    if (faults.length > 0) throw new Error(`The books have faults: ${JSON.stringify(faults)}`)
    conclude({ paid, heard, shown, kept, timers })
    await server.stop()
  } finally {
    await browser.close()
    await server.cleanUp()
  }
}

/** An outlet with one cash register; answers its permanent code. */
async function openShop(server: ServerProcess, person: BenchPerson): Promise<string> {
  const { legalPartyId, account } = person.organisation
  const { createSalePoint: point } = await call<{ createSalePoint: { id: string } }>(
    server,
    person,
    'createSalePoint',
    {
      orgReferenceId: legalPartyId,
      salePoint: {
        name: 'Рынок',
        checkName: 'Market',
        account,
        addressAttributes: {
          regionId: bishkek,
          street: 'проспект Чуй',
          houseNumber: '1',
          phone: ['996700200300'],
          taxOfficeCode: '001',
          latitude: '42.874621',
          longitude: '74.569762',
        },
      },
    },
  )
  await call(server, person, 'createCash', {
    salePointId: point.id,
    cash: { name: 'Касса', hasKkm: false, isActive: true },
  })
  const { getElQrSources } = await call<{
    getElQrSources: { salePointCode: string | null; cashCode: string | null }[]
  }>(server, person, 'getElQrSources', { legalPartyId })
  const register = getElQrSources.find(({ cashCode }) => cashCode !== null)
  const cashRegister = `${register?.salePointCode ?? ''}${register?.cashCode ?? ''}`
  const { generateElQr } = await call<{ generateElQr: { qr: string } }>(
    server,
    person,
    'generateElQr',
    { elQr: { legalPartyId, cashRegister, isDynamic: false } },
  )
  return generateElQr.qr
}

async function call<T>(
  server: ServerProcess,
  person: BenchPerson,
  field: string,
  variables: object,
): Promise<T> {
  const { path, body } = registeredCall(field)
  const answer = await fetch(`http://127.0.0.1:${server.port}${path}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      'x-tartip-client': 'web',
      'idempotency-key': systemIds.uuid(),
      cookie: `tartip-session=${person.token}`,
    },
    body: body(variables),
  })
  const { data, errors } = (await answer.json()) as { data?: T; errors?: unknown }
  if (errors !== undefined || !data) throw new Error(`${field}: ${JSON.stringify(errors)}`)
  return data
}

/** Pays at a steady rate: a late answer does not put off the next payment. */
async function sell(
  { port }: ServerProcess,
  code: string,
  { count, perMinute }: { readonly count: number; readonly perMinute: number },
): Promise<PaidSales> {
  const sent = new Map<string, number>()
  const booked = new Map<string, number>()
  const begin = Date.now()
  let next = 0
  const pay = async () => {
    const connection = new HttpConnection('127.0.0.1', port)
    for (let nth = next++; nth < count; nth = next++) {
      await pause(begin + (nth * 60_000) / perMinute - Date.now())
      const amount = toDecimal(BigInt(50_00 + nth), 'KGS')
      const at = Date.now()
      const { status, body } = await connection.post(
        '/api/simulator/qr/pay',
        'X-Tartip-Client: bench\r\n',
        JSON.stringify({ code, amount, customer: nth % 3 }),
      )
      if (status !== 200) throw new Error(`A sale was refused: ${body}`)
      const { value } = JSON.parse(body) as { value: { saleId: string } }
      sent.set(value.saleId, at)
      booked.set(value.saleId, Date.now())
    }
    connection.close()
  }
  await Promise.all(Array.from({ length: payers }, pay))
  return { sent, booked }
}

/** Listens to sales over a socket of a page that shows nothing, and keeps when each came. */
async function listen(page: Page, origin: string, legalPartyId: string): Promise<void> {
  const { path, document: query } = registeredCall('listenQrOperation')
  // Any address of the server gives the page its origin.
  await page.goto(`${origin}/health/live`)
  await page.evaluate(
    ([address, payload]) =>
      new Promise<void>((resolve, reject) => {
        const times = new Map<string, number>()
        Object.assign(globalThis, { times })
        const socket = new WebSocket(address, 'graphql-transport-ws')
        const send = (message: object) => socket.send(JSON.stringify(message))
        socket.addEventListener('close', ({ reason }) => reject(new Error(`Closed: ${reason}`)))
        socket.addEventListener('open', () =>
          send({ type: 'connection_init', payload: { client: 'web', language: 'RU' } }),
        )
        socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
          const message = JSON.parse(data) as {
            type: string
            payload?: { data?: { listenQrOperation: { operation: { id: string } } } }
          }
          if (message.type === 'ping') send({ type: 'pong' })
          if (message.type === 'connection_ack') {
            send({ type: 'subscribe', id: '1', payload })
            resolve()
          }
          const id = message.payload?.data?.listenQrOperation.operation.id
          if (id !== undefined && !times.has(id)) times.set(id, Date.now())
        })
      }),
    [
      origin.replace('http', 'ws') + path,
      { query, variables: { legalPartyId, lastEventId: null } },
    ] as const,
  )
}

/** Opens the history and keeps when the frame that shows a row had been drawn, by the row's sale. */
async function watchRows(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'networkidle' })
  await page.locator('h1').first().waitFor()
  await page.evaluate(() => {
    const times = new Map<string, number>()
    Object.assign(globalThis, { times })
    const note = () => {
      const links = document.querySelectorAll<HTMLAnchorElement>('main a[href*="sale="]')
      const fresh = [...links]
        .map(({ href }) => new URL(href).searchParams.get('sale') ?? '')
        .filter(id => !times.has(id))
      if (fresh.length === 0) return
      for (const id of fresh) times.set(id, Number.NaN)
      requestAnimationFrame(() => {
        for (const id of fresh) times.set(id, Date.now())
      })
    }
    new MutationObserver(note).observe(document.body, {
      childList: true,
      subtree: true,
      attributes: true,
      attributeFilter: ['href'],
    })
  })
}

const timesOf = async (page: Page): Promise<Times> =>
  new Map(
    await page.evaluate(() => [...(globalThis as unknown as { times: Map<string, number> }).times]),
  )

/** The sales in the history that the internet bank keeps. */
async function keptSales(server: ServerProcess): Promise<ReadonlySet<string>> {
  const observer = await openObserver(server.databaseUrl())
  try {
    const rows = await observer.rows<{ id: string }>('select id from qr.sale')
    return new Set(rows.map(({ id }) => id))
  } finally {
    await observer.close()
  }
}

const timerMs = 10

/** How late timers of this idle process are: what other programs take of the machine delays everything alike. */
function watchMachine() {
  const late: number[] = []
  let before = performance.now()
  const timer = setInterval(() => {
    const now = performance.now()
    late.push(Math.max(0, now - before - timerMs))
    before = now
  }, timerMs)
  return {
    stop(): readonly number[] {
      clearInterval(timer)
      return late
    },
  }
}

interface Outcome {
  readonly paid: PaidSales
  readonly heard: Times
  readonly shown: Times
  readonly kept: ReadonlySet<string>
  readonly timers: readonly number[]
}

function conclude({ paid, heard, shown, kept, timers }: Outcome): void {
  const since = (times: Times): Latencies =>
    latenciesOf(
      [...paid.booked].flatMap(([id, at]) => {
        const known = times.get(id)
        // The event may overtake the bank's answer.
        return known === undefined ? [] : [Math.max(0, known - at)]
      }),
    )
  const booking = latenciesOf([...paid.booked].map(([id, at]) => at - (paid.sent.get(id) ?? at)))
  const [socket, screen] = [since(heard), since(shown)]
  const row = (name: string, { count, p50, p95, p99, max }: Latencies) => [
    name,
    String(count),
    ...[p50, p95, p99, max].map(value => rounded(value)),
  ]
  const table = reportTable(
    ['ms', 'sales', 'p50', 'p95', 'p99', 'max'],
    [
      row('late timers here', latenciesOf(timers)),
      row('booking at the bank', booking),
      row('bare socket', socket),
      row('screen', screen),
    ],
  )
  for (const line of table) printLine(line)
  const lost = [...paid.booked.keys()].filter(
    id => !heard.has(id) || !shown.has(id) || !kept.has(id),
  ).length
  if (lost > 0) printLine('Sales are missing from the socket, the screen or the history.')
  if (!(screen.p99 <= longestScreenMs)) {
    printLine(`The screen shows a sale later than ${longestScreenMs} ms after the bank's event.`)
  }
  printLine(`lost=${lost} p99_ms=${rounded(screen.p99)}`)
  if (lost > 0 || !(screen.p99 <= longestScreenMs)) process.exitCode = 1
}
