import type { Browser } from 'playwright-core'
import { cookiesOf, findChromium, launchChromium } from '../lib/chromium.ts'
import { buildProduct } from '../lib/project.ts'
import { createServerProcess } from '../lib/server-process.ts'
import { isSet } from '../lib/settings.ts'
import { buildWorld } from '../lib/build-world.ts'
import { measureInteractions } from './interactions.ts'
import { measureLive } from './live.ts'
import { breachesOf, machineIsBusy } from './limits.ts'
import { measureLongRegister } from './long-register.ts'
import { measureLongTable } from './long-table.ts'
import { loadedScripts, type LoadedScripts } from './measured-page.ts'
import { makeDocuments } from './own-documents.ts'
import { figuresOf, reportWeb } from './report-web.ts'

/** The pages that are opened; each is one lazy route of the client. */
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
 * JavaScript that a browser really loads, gzip, page by page with an empty cache: the sign-in page,
 * the first screen after it, and what each further route adds. Then how the pages respond to input,
 * layout shifts, and what a table and a register of 10,000 rows cost, on a processor four times slower.
 *
 * @throws Error when a limit is exceeded
 */
export async function runWeb(): Promise<void> {
  findChromium()
  if (!isSet('no-build')) await buildProduct()
  const server = await createServerProcess()
  let browser: Browser | undefined
  try {
    await server.start()
    const world = await buildWorld(server, {
      organisations: 1,
      peopleOfEach: 1,
      hasSalaries: true,
    })
    const person = world.people[0]
    if (person === undefined) throw new Error('There are no people')
    await makeDocuments(world, person, server.port, 20)
    browser = await launchChromium()
    const origin = `http://127.0.0.1:${server.port}`
    const cookies = cookiesOf(person)
    const signIn = await loadedScripts(browser, `${origin}/auth/login`)
    const measured = new Map<string, LoadedScripts>()
    for (const route of routes) {
      const address = origin + route.replace('$id', person.organisation.accountId)
      measured.set(route, await loadedScripts(browser, address, cookies))
    }
    const interactions = await measureInteractions(browser, origin, cookies)
    const longTable = await measureLongTable(browser)
    const longRegister = await measureLongRegister(browser, origin, cookies)
    const live = await measureLive(browser, origin, cookies, { world, person, port: server.port })
    await server.stop()
    const measures = { signIn, measured, interactions, longTable, longRegister, live }
    const figures = figuresOf(measures)
    const breaches = breachesOf(figures, machineIsBusy())
    reportWeb(measures, figures, breaches)
    if (breaches.length > 0) throw new Error('The client misses its yardsticks')
  } finally {
    await browser?.close()
    await server.cleanUp()
  }
}
