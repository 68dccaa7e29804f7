import type { Browser, BrowserContext, BrowserContextOptions, Page } from '@playwright/test'

import { createBankClient } from './bank-client.ts'
import { signInByApi } from './sign-in-by-api.ts'

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>

/** Sessions of this worker: each person signs in once. */
const sessions = new Map<string, StorageState>()

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

export function createPeople(browser: Browser, baseURL: string): People {
  const contexts: BrowserContext[] = []

  async function newPage(options: BrowserContextOptions): Promise<Page> {
    const context = await browser.newContext({ ...options, baseURL })
    contexts.push(context)
    return context.newPage()
  }

  async function signIn(clientId: string, { company, ...options }: Place): Promise<Page> {
    const page = await newPage(options)
    await signInByApi(page.request, clientId)
    if (company !== undefined) await createBankClient(page).enterCompany(company)
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
          if (company !== undefined) await createBankClient(page).enterCompany(company)
          return page
        }
        await page.context().close()
      }
      const page = await signIn(clientId, place)
      // Only cookies: language, theme and company are each flow's own choice.
      sessions.set(clientId, { cookies: await page.context().cookies(), origins: [] })
      return page
    },
    withOwnSession: (clientId, place = {}) => signIn(clientId, place),
    async closeAll() {
      await Promise.all(contexts.map(leave))
    },
  }
}

/** Calls that a flow intercepts may still be running; nobody waits for them. */
async function leave(context: BrowserContext): Promise<void> {
  const places = [context, ...context.pages()]
  await Promise.all(places.map(place => place.unrouteAll({ behavior: 'ignoreErrors' })))
  await context.close()
}
