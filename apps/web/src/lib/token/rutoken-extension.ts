import { systemClock } from '../clock.ts'
import { isHandheld } from './handheld.ts'
import { TokenError } from './token-device.ts'

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
  /** Older plugins do not have the following. */
  readonly TOKEN_INFO_MODEL?: PromiseLike<number | undefined>
  readonly TOKEN_INFO_PINS_INFO?: PromiseLike<number | undefined>
  readonly HASH_TYPE_SHA256?: PromiseLike<number | undefined>
  enumerateDevices(): PromiseLike<ArrayLike<number>>
  /** A text, or of the PIN an object with `retriesLeft`. */
  getDeviceInfo(device: number, what: number): PromiseLike<unknown>
  enumerateCertificates(device: number, category: number): PromiseLike<ArrayLike<string>>
  parseCertificate(device: number, certificate: string): PromiseLike<ParsedCertificate>
  login(device: number, pin: string): PromiseLike<unknown>
  logout(device: number): PromiseLike<unknown>
  sign(
    device: number,
    certificate: string,
    data: string,
    format: number,
    options: Readonly<Record<string, boolean | number>>,
  ): PromiseLike<string>
}

export interface ParsedCertificate {
  readonly validNotBefore: string
  readonly validNotAfter: string
  readonly subject: ArrayLike<{ readonly rdn: string; readonly value: string }>
}

/** What an adapter needs of the page that it works in. */
export interface PageDeps {
  /** What the extension has put into the page; it may come late. */
  readonly extension: () => RutokenExtension | undefined
  readonly wait: (ms: number) => Promise<void>
  /** Epoch milliseconds, for dates of certificates. */
  readonly now: () => number
  /** Whether the page is on a phone or a tablet, for which the vendor has no plugin. */
  readonly isHandheld: () => boolean
}

/** A page opened directly is faster than the extension's own start. */
const lateMs = 2_500
const searchEveryMs = 250

/** Initialised once in the life of a page, however many screens request it. */
let loaded:
  | { readonly extension: RutokenExtension; readonly plugin: Promise<RutokenPlugin> }
  | undefined

/** @throws TokenError when the page has no way to a token */
export async function loadPlugin({
  extension,
  wait,
  isHandheld: isOnPhone,
}: PageDeps): Promise<RutokenPlugin> {
  let found = extension()
  if (found === undefined && isOnPhone()) throw new TokenError('TOKEN_NOT_ON_PHONE')
  for (let waited = 0; found === undefined && waited < lateMs; waited += searchEveryMs) {
    await wait(searchEveryMs)
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

/** The extension of this page. */
function pageExtension(): RutokenExtension | undefined {
  const found: unknown = Reflect.get(window, extensionName)
  return isExtension(found) ? found : undefined
}

function isExtension(value: unknown): value is RutokenExtension {
  return typeof value === 'object' && value !== null && 'loadPlugin' in value
}

export const pageDeps: PageDeps = {
  extension: pageExtension,
  wait: (ms: number) => new Promise<void>(resolve => setTimeout(resolve, ms)),
  now: () => systemClock.now(),
  isHandheld: () => isHandheld(navigator),
}
