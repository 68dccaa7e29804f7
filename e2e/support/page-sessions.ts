import { mkdirSync } from 'node:fs'
import { join } from 'node:path'

import type { Browser, BrowserContext } from '@playwright/test'

import { bankAddress } from './address.ts'
import { createBankClient } from './bank-client.ts'
import { director } from './director.ts'
import { signInByApi } from './sign-in-by-api.ts'

/** The sessions of the people whose pages are checked, which all workers share. */
const folder = join(import.meta.dirname, '../../.cache/e2e-sessions')
const fileOf = (clientId: string) => join(folder, `${clientId}.json`)

/** Signs a person in for all page checks of the run. */
export async function saveSession(browser: Browser, clientId: string): Promise<void> {
  mkdirSync(folder, { recursive: true })
  const context = await browser.newContext({ baseURL: bankAddress() })
  await signIn(context, clientId)
  await context.storageState({ path: fileOf(clientId) })
  await context.close()
}

/** A browser context in which the person is signed in. */
export async function contextOf(browser: Browser, clientId: string): Promise<BrowserContext> {
  const options = { baseURL: bankAddress(), storageState: fileOf(clientId) }
  const context = await browser.newContext(options)
  // In a long run a person who was not needed for a quarter of an hour has been signed out.
  if (!(await createBankClient(context).isSignedIn())) await signIn(context, clientId)
  return context
}

async function signIn(context: BrowserContext, clientId: string): Promise<void> {
  await signInByApi(context.request, clientId)
  if (clientId === director.clientId) {
    await createBankClient(context).enterCompany(director.company)
  }
}
