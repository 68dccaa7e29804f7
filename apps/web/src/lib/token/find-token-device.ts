import type { Me } from '../me.ts'
import { loadPlugin, pageDeps } from './rutoken-extension.ts'
import { createRutokenPlugin } from './rutoken-plugin.ts'
import {
  createSoftwareToken,
  createSoftwareTokens,
  findSoftwareToken,
  readSoftwareTokens,
} from './software-token.ts'
import type { TokenDevice } from './token-device.ts'

/**
 * The way to this person's token: the demo's own where there is one, otherwise the vendor's plugin. Contracts of both
 * kinds of Rutoken go the same way; whether the token that is put in can sign is for the token to say.
 */
export async function findTokenDevice(me: Me): Promise<TokenDevice> {
  const { orgReferenceId, inn } = me.currentContract
  const software = await findSoftwareToken(orgReferenceId, me.shortName)
  return software
    ? createSoftwareToken(software)
    : createRutokenPlugin({ ...pageDeps, companyInn: inn })
}

/** The way to a token at sign-in, where it is not known yet whose it has to be. */
export async function findSignInDevice(): Promise<TokenDevice> {
  const software = await readSoftwareTokens()
  return software.length > 0
    ? createSoftwareTokens(software)
    : createRutokenPlugin({ ...pageDeps, companyInn: undefined })
}

/**
 * Starts the vendor's plugin for a contract that signs with it, so that it is there when somebody signs (specification,
 * section 4). What is missing is reported then, when it is needed.
 */
export async function prepareTokenPlugin(): Promise<void> {
  await loadPlugin(pageDeps).catch(() => undefined)
}
