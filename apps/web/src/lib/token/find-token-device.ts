import type { Me } from '../me.ts'
import { createRutokenPlugin, pageDeps } from './rutoken-plugin.ts'
import { createSoftwareToken, findSoftwareToken } from './software-token.ts'
import { TokenError, type TokenDevice } from './token-device.ts'

/**
 * The way to this person's token: the demo's own where there is one, otherwise the vendor's plugin. Rutoken S
 * has no signing in the browser, so its contracts never load it.
 */
export async function findTokenDevice(me: Me): Promise<TokenDevice> {
  const { orgReferenceId, inn, signType } = me.currentContract
  const software = await findSoftwareToken(orgReferenceId, me.shortName)
  if (software) return createSoftwareToken(software)
  if (signType === 'RU_TOKEN_S') throw new TokenError('UNSUPPORTED_BY_TOKEN')
  return createRutokenPlugin({ ...pageDeps, companyInn: inn })
}
