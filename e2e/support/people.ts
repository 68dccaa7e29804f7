import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'

import { SignInPage } from '../pages/sign-in-page.ts'
import { createBankClient } from './bank-client.ts'

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>

/** Sessions of this worker. A code is good for one sign-in only, so people sign in once and stay. */
const sessions = new Map<string, StorageState>()

export interface Place extends BrowserContextOptions {
  /** For people of several companies: words of the name of the one to work in. */
  readonly company?: string
}

/** The people of a flow, each at a computer of his own. */
export interface People {
  /** A page of somebody who is signed in already; where it goes is up to the flow. */
  at(clientId: string, place?: Place): Promise<Page>
  /** The same with a session that no other flow shares: for flows that end or move sessions. */
  withOwnSession(clientId: string, place?: Place): Promise<Page>
  closeAll(): Promise<void>
}

export function createPeople(browser: Browser, baseURL: string): People {
  const contexts: BrowserContext[] = []

  async function newPage(options: BrowserContextOptions): Promise<Page> {
    const context = await browser.newContext({ ...options, baseURL })
    contexts.push(context)
    return context.newPage()
  }

  async function signIn(clientId: string, { company, ...options }: Place): Promise<Page> {
    const page = await newPage(options)
    await new SignInPage(page).signIn(clientId)
    if (company !== undefined) await enter(page, company)
    return page
  }

  return {
    async at(clientId, place = {}) {
      const { company, ...options } = place
      const session = sessions.get(clientId)
      if (session) {
        const page = await newPage({ ...options, storageState: session })
        // In a long run a person who was not needed for a quarter of an hour has been signed out.
        if (await createBankClient(page).isSignedIn()) {
          if (company !== undefined) await enter(page, company)
          return page
        }
        await page.context().close()
      }
      const page = await signIn(clientId, place)
      // Only the cookie: language, theme and company are each flow's own choice.
      sessions.set(clientId, { cookies: await page.context().cookies(), origins: [] })
      return page
    },
    withOwnSession: (clientId, place = {}) => signIn(clientId, place),
    async closeAll() {
      await Promise.all(contexts.map(leave))
    },
  }
}

/** Calls that a flow has stepped in between may still be on their way; nobody waits for them. */
async function leave(context: BrowserContext): Promise<void> {
  const places = [context, ...context.pages()]
  await Promise.all(places.map(place => place.unrouteAll({ behavior: 'ignoreErrors' })))
  await context.close()
}

/** The browser forgets the company it remembers, so that it follows the session. */
async function enter(page: Page, company: string): Promise<void> {
  await createBankClient(page).enterCompany(company)
  if (!page.url().startsWith('http')) return
  await page.evaluate(() => localStorage.removeItem('contractId'))
}
