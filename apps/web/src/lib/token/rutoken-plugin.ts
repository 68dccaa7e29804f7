import { certificatesOn, choiceOf } from './rutoken-certificates.ts'
import { loadPlugin, type PageDeps, type RutokenPlugin } from './rutoken-extension.ts'
import { faultOfRejection, nameOfRejection } from './rutoken-faults.ts'
import {
  base64OfText,
  signOneByOne,
  TokenError,
  withTimeout,
  type FoundToken,
  type TokenDevice,
} from './token-device.ts'

interface RutokenDeps extends PageDeps {
  /** The tax number that a company certificate carries; undefined at sign-in, where nobody is known yet. */
  readonly companyInn: string | undefined
}

/** Models that keep keys and have no signing of their own: the plugin finds them and cannot sign with them. */
const keepersOnly = /^Rutoken\s+(S|Lite)\b/i

/** Any Rutoken that signs by itself, through the vendor's plugin and its browser extension. */
export function createRutokenPlugin(deps: RutokenDeps): TokenDevice {
  let serial: string | undefined
  const open = async (): Promise<Opened> => {
    const plugin = await loadPlugin(deps)
    const codes = await plugin.errorCodes
    return { plugin, codes, device: await findDevice(plugin, serial) }
  }
  return {
    kind: 'plugin',
    find: () =>
      withTimeout(
        (async (): Promise<FoundToken> => {
          const { plugin, device } = await open()
          await refuseStorageToken(plugin, device)
          serial = await infoOf(plugin, device, plugin.TOKEN_INFO_SERIAL)
          const certificates = await certificatesOn(deps, plugin, device, deps.companyInn)
          const label = await infoOf(plugin, device, plugin.TOKEN_INFO_LABEL)
          return {
            label,
            validUntil: certificates[0].validNotAfter,
            ...(deps.companyInn === undefined ? { choices: certificates.map(choiceOf) } : {}),
          }
        })(),
      ).catch(failure),
    async sign(pin, texts, onProgress, choice) {
      const { plugin, codes, device } = await open().catch(failure)
      // Looked for again: after re-plugging the same token has another number.
      const id = await certificateFor(deps, plugin, device, choice).catch(failure)
      await logIn(plugin, device, pin, codes)
      const format = await plugin.DATA_FORMAT_BASE64
      const options = await optionsOf(plugin)
      try {
        return await signOneByOne(
          texts,
          async text =>
            plainBase64(await plugin.sign(device, id, base64OfText(text), format, options)),
          error => new TokenError(faultOfRejection(error, codes)),
          onProgress,
        )
      } finally {
        // Nobody signs with what this person has opened.
        await Promise.resolve(plugin.logout(device)).catch(() => undefined)
      }
    },
  }
}

interface Opened {
  readonly plugin: RutokenPlugin
  readonly codes: Readonly<Record<string, unknown>>
  readonly device: number
}

/** The token that was there before when it is known, the only one otherwise. */
async function findDevice(plugin: RutokenPlugin, serial: string | undefined): Promise<number> {
  const devices = Array.from(await plugin.enumerateDevices())
  const [only, ...others] = devices
  if (only === undefined) throw new TokenError('NOT_DEVICE')
  if (others.length === 0) return only
  if (serial === undefined) throw new TokenError('NOT_ONE_DEVICE')
  for (const device of devices) {
    if ((await infoOf(plugin, device, plugin.TOKEN_INFO_SERIAL)) === serial) return device
  }
  throw new TokenError('NOT_ONE_DEVICE')
}

async function infoOf(
  plugin: RutokenPlugin,
  device: number,
  what: PromiseLike<number>,
): Promise<string> {
  return String(await plugin.getDeviceInfo(device, await what))
}

/** Said before the PIN is requested: the person needs another token, and not another try. */
async function refuseStorageToken(plugin: RutokenPlugin, device: number): Promise<void> {
  const what = await plugin.TOKEN_INFO_MODEL
  if (what === undefined) return
  if (keepersOnly.test(String(await plugin.getDeviceInfo(device, what)))) {
    throw new TokenError('UNSUPPORTED_BY_TOKEN')
  }
}

async function certificateFor(
  deps: RutokenDeps,
  plugin: RutokenPlugin,
  device: number,
  choice: string | undefined,
): Promise<string> {
  const certificates = await certificatesOn(deps, plugin, device, deps.companyInn)
  if (choice === undefined) return certificates[0].id
  const chosen = certificates.find(one => one.id === choice)
  // Another token was put in meanwhile.
  if (chosen === undefined) throw new TokenError('NOT_CERT')
  return chosen.id
}

/** An RSA key has no digest of its own, and the plugin's usual one is SHA-1; GOST keys take no notice. */
async function optionsOf(plugin: RutokenPlugin): Promise<Record<string, boolean | number>> {
  const sha256 = await plugin.HASH_TYPE_SHA256
  const options = { detached: true, addUserCertificate: true, addSignTime: true }
  return sha256 === undefined ? options : { ...options, rsaHashAlgorithm: sha256 }
}

async function logIn(
  plugin: RutokenPlugin,
  device: number,
  pin: string,
  codes: Readonly<Record<string, unknown>>,
): Promise<void> {
  try {
    await withTimeout(plugin.login(device, pin))
  } catch (error) {
    if (nameOfRejection(error, codes) === 'ALREADY_LOGGED_IN') return
    const fault = faultOfRejection(error, codes)
    if (fault !== 'PIN_INCORRECT') throw new TokenError(fault)
    const attemptsLeft = await attemptsLeftOn(plugin, device)
    throw new TokenError(attemptsLeft === 0 ? 'PIN_LOCKED' : fault, attemptsLeft)
  }
}

/** What the token says of its PIN; undefined where it says nothing. */
async function attemptsLeftOn(plugin: RutokenPlugin, device: number): Promise<number | undefined> {
  try {
    const what = await plugin.TOKEN_INFO_PINS_INFO
    if (what === undefined) return undefined
    const info = await withTimeout(plugin.getDeviceInfo(device, what))
    if (typeof info !== 'object' || info === null || !('retriesLeft' in info)) return undefined
    const left = Number(info.retriesLeft)
    return Number.isInteger(left) && left >= 0 ? left : undefined
  } catch (error) {
    // The PIN was wrong whatever else the token does not report.
    if (error instanceof Error) return undefined
    throw error
  }
}

/** Some versions answer PEM, some bare base64. */
const plainBase64 = (cms: string): string => cms.replace(/-----[A-Z0-9 ]+-----|\s/g, '')

function failure(error: unknown): never {
  if (error instanceof TokenError) throw error
  throw new TokenError(faultOfRejection(error, {}))
}
