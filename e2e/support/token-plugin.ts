import type { Page } from '@playwright/test'

/** Under this name the vendor's extension puts itself into a page. */
const extensionName = 'C3B7563B-BF85-45B7-88FC-7CFF1BD3C2DB'

/** The page is on a computer outside of the demo: nobody offers it a software token. */
export async function withoutSoftwareToken(page: Page): Promise<void> {
  await page.route('**/api/simulator/tokens', route => route.fulfill({ status: 404, json: {} }))
}

export interface PluggedToken {
  readonly tokenId: string
  readonly companyInn: string
  /** As the plugin names it; one that signs by itself when left out. */
  readonly model?: string
}

/**
 * Puts the vendor's plugin into the page, with a token whose keys lie at the simulator: it gets the calls of the real
 * plugin, and the server verifies what it signs.
 */
export async function withPlugin(page: Page, token: PluggedToken): Promise<void> {
  await page.addInitScript(
    ([name, tokenId, companyInn, model]) => {
      let pin = ''
      let attemptsLeft = 10
      const codes = { PIN_INCORRECT: 17, PIN_LENGTH_INVALID: 16, PIN_LOCKED: 18, UNKNOWN_ERROR: 1 }
      const day = 86_400_000
      const order = async (data: string, typed: string): Promise<string> => {
        const answer = await fetch(`/api/simulator/tokens/${tokenId}/sign`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json', 'X-Tartip-Client': 'web' },
          body: JSON.stringify({ pin: typed, data }),
        })
        const body = (await answer.json()) as {
          value?: string
          code?: string
          params?: { attemptsLeft?: number }
        }
        attemptsLeft = body.params?.attemptsLeft ?? 10
        if (body.value !== undefined) return body.value
        const found = Object.entries(codes).find(([code]) => code === body.code)
        throw new Error(String(found?.[1] ?? 1))
      }
      const plugin = {
        errorCodes: Promise.resolve(codes),
        TOKEN_INFO_SERIAL: Promise.resolve(1),
        TOKEN_INFO_LABEL: Promise.resolve(2),
        CERT_CATEGORY_USER: Promise.resolve(1),
        DATA_FORMAT_BASE64: Promise.resolve(1),
        TOKEN_INFO_MODEL: Promise.resolve(3),
        TOKEN_INFO_PINS_INFO: Promise.resolve(4),
        HASH_TYPE_SHA256: Promise.resolve(256),
        enumerateDevices: async () => [0],
        getDeviceInfo: async (_device: number, what: number) =>
          [model, '0942', 'Rutoken ECP', model, { retriesLeft: attemptsLeft }][what],
        enumerateCertificates: async () => ['certificate'],
        parseCertificate: async () => ({
          validNotBefore: new Date(Date.now() - day).toISOString(),
          validNotAfter: new Date(Date.now() + day).toISOString(),
          subject: [{ rdn: 'organizationIdentifier', value: companyInn }],
        }),
        login: async (_device: number, typed: string) => {
          // A real token checks the PIN before it signs.
          await order(btoa('pin'), typed)
          pin = typed
        },
        logout: async () => {
          pin = ''
        },
        sign: async (_device: number, _certificate: string, data: string) => order(data, pin),
      }
      Reflect.set(window, name, {
        initialize: async () => true,
        isPluginInstalled: async () => true,
        loadPlugin: async () => plugin,
      })
    },
    [extensionName, token.tokenId, token.companyInn, token.model ?? 'Rutoken ECP'] as const,
  )
}
