import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'

import { bankAddress } from './address.ts'
import { createBankClient } from './bank-client.ts'
import { signInByApi } from './sign-in-by-api.ts'

type Cookies = Awaited<ReturnType<BrowserContext['cookies']>>

/** Sessions of this worker: each person signs in once. */
const sessions = new Map<string, Cookies>()

export interface Place extends BrowserContextOptions {
  /** For people of several companies: words of the name of the one to work in. */
  readonly company?: string
}

/** The people of a flow, each in a browser context of their own. */
export interface People {
  /** An empty page of somebody who is signed in; the flow decides where it goes. */
  at(clientId: string, place?: Place): Promise<Page>
  /** The same with a session that no other flow shares: for flows that end or move sessions. */
  withOwnSession(clientId: string, place?: Place): Promise<Page>
  closeAll(): Promise<void>
}

export function createPeople(browser: Browser, spare: SpareContexts): People {
  const baseURL = bankAddress()
  const lent: BrowserContext[] = []
  const own: BrowserContext[] = []

  /** Only cookies are given: language, theme and company are each flow's own choice. */
  async function newPage(options: BrowserContextOptions, cookies: Cookies): Promise<Page> {
    if (Object.keys(options).length > 0) {
      const context = await browser.newContext({ ...options, baseURL })
      own.push(context)
      await context.addCookies(cookies)
      return context.newPage()
    }
    const page = await spare.take(cookies)
    lent.push(page.context())
    return page
  }

  async function enter(page: Page, company: string | undefined): Promise<Page> {
    if (company !== undefined) await createBankClient(page).enterCompany(company)
    return page
  }

  return {
    async at(clientId, { company, ...options } = {}) {
      const page = await newPage(options, sessions.get(clientId) ?? [])
      // In a long run a person who was not needed for a quarter of an hour has been signed out.
      if (!sessions.has(clientId) || !(await createBankClient(page).isSignedIn())) {
        await page.context().clearCookies()
        await signInByApi(page.request, clientId)
        sessions.set(clientId, await page.context().cookies())
      }
      return enter(page, company)
    },
    async withOwnSession(clientId, { company, ...options } = {}) {
      const context = await browser.newContext({ ...options, baseURL })
      own.push(context)
      const page = await context.newPage()
      await signInByApi(page.request, clientId)
      return enter(page, company)
    },
    async closeAll() {
      await Promise.all([...own.map(leave), ...lent.map(context => spare.giveBack(context))])
    },
  }
}

/** Calls that a flow intercepts may still be running; nobody waits for them. */
async function leave(context: BrowserContext): Promise<void> {
  await stopIntercepting(context)
  await context.close()
}

async function stopIntercepting(context: BrowserContext): Promise<void> {
  const places = [context, ...context.pages()]
  await Promise.all(places.map(place => place.unrouteAll({ behavior: 'ignoreErrors' })))
}

export type SpareContexts = ReturnType<typeof createSpareContexts>

/**
 * Contexts of a worker that no flow is using. They keep the code of the client, fetched and compiled, and nothing of
 * the flow before: to load a page in a new context takes longer than many a flow.
 */
export function createSpareContexts(browser: Browser) {
  const idle: BrowserContext[] = []
  return {
    /** A page in a context that has these cookies and nothing else in its storage. */
    async take(cookies: Cookies): Promise<Page> {
      const baseURL = bankAddress()
      const context = idle.pop() ?? (await browser.newContext({ baseURL }))
      const page = await context.newPage()
      await context.clearCookies()
      await context.addCookies(cookies)
      const line = await context.newCDPSession(page)
      await line.send('Storage.clearDataForOrigin', {
        origin: baseURL,
        storageTypes: 'local_storage,indexeddb,cache_storage,service_workers',
      })
      await line.detach()
      return page
    },
    async giveBack(context: BrowserContext): Promise<void> {
      await stopIntercepting(context)
      await Promise.all(context.pages().map(page => page.close()))
      await context.setOffline(false)
      idle.push(context)
    },
    async close(): Promise<void> {
      await Promise.all(idle.map(context => context.close()))
    },
  }
}
