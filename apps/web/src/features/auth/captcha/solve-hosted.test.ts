import { afterEach, expect, test, vi } from 'vitest'
import { solveHosted } from './solve-hosted.ts'

afterEach(() => {
  vi.unstubAllGlobals()
  document.body.replaceChildren()
})

type Options = Readonly<Record<string, (token?: string) => void>>

test('the widget of a provider works unseen and leaves nothing behind', async () => {
  const seen: unknown[] = []
  vi.stubGlobal('hcaptcha', {
    render(place: HTMLElement, options: Options & { sitekey: string; size: string }) {
      seen.push(options.sitekey, options.size, place.isConnected)
      options['callback']?.('token')
      return 'widget'
    },
    execute: (id: unknown) => seen.push(id),
  })
  expect(await solveHosted({ provider: 'hcaptcha', siteKey: 'site' })).toBe('token')
  expect(seen).toEqual(['site', 'invisible', true, 'widget'])
  expect(document.body.childElementCount).toBe(0)
})

test('reCAPTCHA is waited for until it is ready', async () => {
  vi.stubGlobal('grecaptcha', {
    ready: (then: () => void) => then(),
    render: (_place: HTMLElement, options: Options) => options['callback']?.('token'),
    execute: () => undefined,
  })
  expect(await solveHosted({ provider: 'recaptcha', siteKey: 'site' })).toBe('token')
})

test('a widget that fails gives no token', async () => {
  vi.stubGlobal('turnstile', {
    render: (_place: HTMLElement, options: Options) => options['error-callback']?.(),
  })
  expect(await solveHosted({ provider: 'turnstile', siteKey: 'site' })).toBeUndefined()
})
