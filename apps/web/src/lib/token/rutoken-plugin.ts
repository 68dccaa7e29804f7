import { systemClock } from '../clock.ts'
import { faultOfRejection, nameOfRejection } from './rutoken-faults.ts'
import {
  base64OfText,
  signOneByOne,
  TokenError,
  withPatience,
  type FoundToken,
  type TokenDevice,
} from './token-device.ts'

/** Under this name the vendor's browser extension puts itself into a page. */
export const extensionName = 'C3B7563B-BF85-45B7-88FC-7CFF1BD3C2DB'

/** Its members are thenables without `catch`; constants are awaited like everything else. */
export interface RutokenExtension {
  initialize(): PromiseLike<unknown>
  isPluginInstalled(): PromiseLike<boolean>
  loadPlugin(): PromiseLike<RutokenPlugin>
}

export interface RutokenPlugin {
  readonly errorCodes: PromiseLike<Readonly<Record<string, unknown>>>
  readonly TOKEN_INFO_SERIAL: PromiseLike<number>
  readonly TOKEN_INFO_LABEL: PromiseLike<number>
  readonly CERT_CATEGORY_USER: PromiseLike<number>
  readonly DATA_FORMAT_BASE64: PromiseLike<number>
  enumerateDevices(): PromiseLike<ArrayLike<number>>
  getDeviceInfo(device: number, what: number): PromiseLike<string>
  enumerateCertificates(device: number, category: number): PromiseLike<ArrayLike<string>>
  parseCertificate(device: number, certificate: string): PromiseLike<ParsedCertificate>
  login(device: number, pin: string): PromiseLike<unknown>
  logout(device: number): PromiseLike<unknown>
  sign(
    device: number,
    certificate: string,
    data: string,
    format: number,
    options: Readonly<Record<string, boolean>>,
  ): PromiseLike<string>
}

export interface ParsedCertificate {
  readonly validNotBefore: string
  readonly validNotAfter: string
  readonly subject: ArrayLike<{ readonly rdn: string; readonly value: string }>
}

interface RutokenDeps {
  /** What the extension has put into the page; it may come late. */
  readonly extension: () => RutokenExtension | undefined
  readonly wait: (ms: number) => Promise<void>
  /** Epoch milliseconds, for dates of certificates. */
  readonly now: () => number
  /** The tax number that a company certificate carries. */
  readonly companyInn: string
}

/** A page opened directly is faster than the extension's own start. */
const lateMs = 2_500
const lookEveryMs = 250

/** Initialised once in the life of a page, however many screens ask for it. */
let loaded:
  | { readonly extension: RutokenExtension; readonly plugin: Promise<RutokenPlugin> }
  | undefined

/** The vendor's plugin for Rutoken 2, through its browser extension. */
export function createRutokenPlugin(deps: RutokenDeps): TokenDevice {
  let serial: string | undefined
  const open = async (): Promise<Opened> => {
    const plugin = await load(deps)
    const codes = await plugin.errorCodes
    return { plugin, codes, device: await findDevice(plugin, serial) }
  }
  return {
    kind: 'plugin',
    find: () =>
      withPatience(
        (async (): Promise<FoundToken> => {
          const { plugin, device } = await open()
          serial = await plugin.getDeviceInfo(device, await plugin.TOKEN_INFO_SERIAL)
          const { validUntil } = await chooseCertificate(deps, plugin, device)
          const label = await plugin.getDeviceInfo(device, await plugin.TOKEN_INFO_LABEL)
          return { label, validUntil }
        })(),
      ).catch(failure),
    async sign(pin, texts, onProgress) {
      const { plugin, codes, device } = await open().catch(failure)
      // Looked for anew: after re-plugging the same token has another number.
      const { id } = await chooseCertificate(deps, plugin, device).catch(failure)
      await logIn(plugin, device, pin, codes)
      const format = await plugin.DATA_FORMAT_BASE64
      const options = { detached: true, addUserCertificate: true, addSignTime: true }
      try {
        return await signOneByOne(
          texts,
          async text =>
            bareBase64(await plugin.sign(device, id, base64OfText(text), format, options)),
          error => faultOfRejection(error, codes),
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

async function load({ extension, wait }: RutokenDeps): Promise<RutokenPlugin> {
  let found = extension()
  for (let waited = 0; found === undefined && waited < lateMs; waited += lookEveryMs) {
    await wait(lookEveryMs)
    found = extension()
  }
  if (found === undefined) throw new TokenError('TOKEN_EXTENSION_MISSING')
  if (loaded?.extension !== found) {
    const plugin = initialise(found)
    loaded = { extension: found, plugin }
    // A plugin that is installed meanwhile is found by the next try.
    plugin.catch(() => {
      loaded = undefined
    })
  }
  return loaded.plugin
}

async function initialise(extension: RutokenExtension): Promise<RutokenPlugin> {
  await extension.initialize()
  if (!(await extension.isPluginInstalled())) throw new TokenError('TOKEN_PLUGIN_MISSING')
  return extension.loadPlugin()
}

/** The token that was there before when it is known, the only one otherwise. */
async function findDevice(plugin: RutokenPlugin, serial: string | undefined): Promise<number> {
  const devices = Array.from(await plugin.enumerateDevices())
  const [only, ...others] = devices
  if (only === undefined) throw new TokenError('NOT_DEVICE')
  if (others.length === 0) return only
  if (serial === undefined) throw new TokenError('NOT_ONE_DEVICE')
  const what = await plugin.TOKEN_INFO_SERIAL
  for (const device of devices) {
    if ((await plugin.getDeviceInfo(device, what)) === serial) return device
  }
  throw new TokenError('NOT_ONE_DEVICE')
}

async function chooseCertificate(
  { now, companyInn }: RutokenDeps,
  plugin: RutokenPlugin,
  device: number,
): Promise<{ readonly id: string; readonly validUntil: string }> {
  const ids = Array.from(
    await plugin.enumerateCertificates(device, await plugin.CERT_CATEGORY_USER),
  )
  const all = await Promise.all(
    ids.map(async id => ({ id, ...(await plugin.parseCertificate(device, id)) })),
  )
  if (all.length === 0) throw new TokenError('NOT_CERT')
  const ours = all.filter(one => Array.from(one.subject).some(part => part.value === companyInn))
  if (ours.length === 0) throw new TokenError('CERTIFICATE_NOT_OF_COMPANY')
  const begun = ours.filter(one => Date.parse(one.validNotBefore) <= now())
  if (begun.length === 0) throw new TokenError('CERTIFICATE_NOT_YET_VALID')
  const valid = begun
    .filter(one => Date.parse(one.validNotAfter) > now())
    .toSorted((one, other) => Date.parse(other.validNotAfter) - Date.parse(one.validNotAfter))
  const [best] = valid
  if (best === undefined) throw new TokenError('CERTIFICATE_EXPIRED')
  return { id: best.id, validUntil: best.validNotAfter }
}

async function logIn(
  plugin: RutokenPlugin,
  device: number,
  pin: string,
  codes: Readonly<Record<string, unknown>>,
): Promise<void> {
  try {
    await withPatience(plugin.login(device, pin))
  } catch (error) {
    if (nameOfRejection(error, codes) === 'ALREADY_LOGGED_IN') return
    throw new TokenError(faultOfRejection(error, codes))
  }
}

/** Some versions answer PEM, some bare base64. */
const bareBase64 = (cms: string): string => cms.replace(/-----[A-Z0-9 ]+-----|\s/g, '')

function failure(error: unknown): never {
  if (error instanceof TokenError) throw error
  throw new TokenError(faultOfRejection(error, {}))
}

/** The extension of this page. */
export function pageExtension(): RutokenExtension | undefined {
  const found: unknown = Reflect.get(window, extensionName)
  return isExtension(found) ? found : undefined
}

function isExtension(value: unknown): value is RutokenExtension {
  return typeof value === 'object' && value !== null && 'loadPlugin' in value
}

export const pageDeps = {
  extension: pageExtension,
  wait: (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms)),
  now: () => systemClock.now(),
}
