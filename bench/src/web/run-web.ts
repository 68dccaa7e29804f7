import { existsSync } from 'node:fs'
import { processEnvironment } from '@tartip/server/platform/config'
import { chromium, type Browser } from 'playwright-core'
import { buildProduct } from '../lib/project.ts'
import { kilobytes, reportTable, rounded } from '../lib/report-table.ts'
import { say } from '../lib/say.ts'
import { createServerProcess } from '../lib/server-process.ts'
import { isSet } from '../lib/settings.ts'
import { buildWorld } from '../lib/world.ts'
import { measureInteractions, type Interactions } from './interactions.ts'
import { measureLongTable, type LongTable } from './long-table.ts'
import { loadedScripts, type LoadedScripts } from './measured-page.ts'

/** The addresses a person opens; each is one lazy route of the client. */
const routes = [
  '/accounts',
  '/account/$id',
  '/payment/clearing-gross',
  '/payment/intra-bank-transfer',
  '/history?status=all',
  '/cards',
  '/loan-claims',
  '/settings/info',
  '/settings/users',
  '/more',
  '/simulator',
] as const

/**
 * JavaScript that a browser really loads, gzip, page by page with an empty cache: the sign-in page, the
 * first screen after it, and what each further route adds to the first screen. Then how the pages answer
 * a hand, what jumps, and how a table of 10,000 rows scrolls, on a processor four times slower.
 */
export async function runWeb(): Promise<void> {
  const executablePath = findChromium()
  if (!isSet('no-build')) await buildProduct()
  const server = await createServerProcess()
  let browser: Browser | undefined
  try {
    await server.start()
    const world = await buildWorld(server, { organisations: 1, peopleOfEach: 1 })
    const person = world.people[0]
    if (person === undefined) throw new Error('There is nobody')
    browser = await chromium.launch({
      executablePath,
      args: [
        '--disable-background-networking',
        ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      ],
    })
    const origin = `http://127.0.0.1:${server.port}`
    const cookies = [
      { name: 'tartip-session', value: person.token },
      // What sign-in leaves for the client to know that it is worth asking.
      { name: 'tartip-signed-in', value: '1' },
    ]
    const signIn = await loadedScripts(browser, `${origin}/auth/login`)
    const measured = new Map<string, LoadedScripts>()
    for (const route of routes) {
      const address = origin + route.replace('$id', person.organisation.accountId)
      measured.set(route, await loadedScripts(browser, address, cookies))
    }
    const interactions = await measureInteractions(browser, origin, cookies)
    const longTable = await measureLongTable(browser)
    report(signIn, measured, interactions, longTable)
    await server.stop()
  } finally {
    await browser?.close()
    await server.cleanUp()
  }
}

/** Playwright's own download is not asked for: the system's browser is what people have. */
function findChromium(): string {
  const { CHROMIUM_PATH } = processEnvironment()
  const candidates = [
    ...(CHROMIUM_PATH === undefined ? [] : [CHROMIUM_PATH]),
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  ]
  const found = candidates.find(candidate => existsSync(candidate))
  if (found !== undefined) return found
  throw new Error(
    'The measurement needs Chromium: install it (Debian and Ubuntu: "apt-get install chromium") or say where it is in CHROMIUM_PATH.',
  )
}

function report(
  signIn: LoadedScripts,
  measured: ReadonlyMap<string, LoadedScripts>,
  interactions: Interactions,
  longTable: LongTable,
): void {
  const first = measured.get('/accounts') ?? { bytes: 0, files: [] }
  const loadedAtFirst = new Set(first.files.map(({ name }) => name))
  const ofItsOwn = (route: LoadedScripts) =>
    route.files.reduce((sum, { name, bytes }) => sum + (loadedAtFirst.has(name) ? 0 : bytes), 0)
  const shared = new Set(signIn.files.map(({ name }) => name))
  const afterSignIn = first.files.reduce(
    (sum, { name, bytes }) => sum + (shared.has(name) ? 0 : bytes),
    0,
  )
  say()
  const rows = [
    ['/auth/login', kilobytes(signIn.bytes), String(signIn.files.length), '-'],
    ...[...measured].map(([route, scripts]) => [
      route,
      kilobytes(scripts.bytes),
      String(scripts.files.length),
      route === '/accounts' ? kilobytes(afterSignIn) : kilobytes(ofItsOwn(scripts)),
    ]),
  ]
  for (const line of reportTable(['JavaScript, gzip', 'kB in all', 'files', 'kB of its own'], rows))
    say(line)
  say()
  say('kB of its own: what /accounts adds to the sign-in page, and every other route to /accounts')
  for (const { name, bytes } of first.files.toSorted((a, b) => b.bytes - a.bytes).slice(0, 6)) {
    say(`  ${kilobytes(bytes)} kB  ${name}`)
  }
  reportAnswers(interactions, longTable)
  const worst = Math.max(
    ...[...measured]
      .filter(([route]) => route !== '/accounts')
      .map(([, scripts]) => ofItsOwn(scripts)),
  )
  const inp = Math.max(...interactions.actions.map(({ ms }) => ms))
  say(
    `signin_kb=${kilobytes(signIn.bytes)} first_kb=${kilobytes(first.bytes)} worst_route_kb=${kilobytes(worst)} inp_ms=${rounded(inp)}`,
  )
}

function reportAnswers({ actions, shifts }: Interactions, longTable: LongTable): void {
  say()
  const rows = actions.map(({ name, ms }) => [name, rounded(ms)])
  for (const line of reportTable(['from the hand to the picture, CPU ×4', 'ms'], rows)) say(line)
  say()
  for (const { path, value, what } of shifts) {
    say(`layout shift of ${path}: ${rounded(value, 3)}${value > 0 ? `, most by ${what}` : ''}`)
  }
  say(
    `10,000 rows: at most ${longTable.mostRows} in the document, longest task while scrolling ${rounded(longTable.longestTaskMs)} ms, at CPU ×4 ${rounded(longTable.slowLongestTaskMs)} ms`,
  )
  say()
}
