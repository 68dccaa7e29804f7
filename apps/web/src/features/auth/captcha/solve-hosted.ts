import type { HostedChallenge } from './captcha-source.ts'

/** The part of the providers' widgets that is used; all three speak alike. */
interface Widget {
  render(place: HTMLElement, options: Readonly<Record<string, unknown>>): unknown
  execute?(id: unknown): unknown
  /** reCAPTCHA is not ready when its script is. */
  ready?(then: () => void): void
}

const scripts: Readonly<Record<HostedChallenge['provider'], { src: string; global: string }>> = {
  turnstile: {
    src: 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
    global: 'turnstile',
  },
  hcaptcha: { src: 'https://js.hcaptcha.com/1/api.js?render=explicit', global: 'hcaptcha' },
  recaptcha: {
    src: 'https://www.google.com/recaptcha/api.js?render=explicit',
    global: 'grecaptcha',
  },
}

/** A person who is shown a puzzle needs a while. */
const longestMs = 120_000

/** Lets the provider's widget do its work, unseen unless it doubts. Undefined when it gave no token. */
export async function solveHosted({
  provider,
  siteKey,
}: HostedChallenge): Promise<string | undefined> {
  const widget = await loadWidget(provider)
  if (!widget) return undefined
  const place = document.createElement('div')
  document.body.append(place)
  try {
    return await new Promise<string | undefined>(resolve => {
      setTimeout(resolve, longestMs, undefined)
      const fail = () => resolve(undefined)
      const id = widget.render(place, {
        sitekey: siteKey,
        // Turnstile has no size of this name: it hides itself unless it needs an interaction.
        ...(provider === 'turnstile' ? { appearance: 'interaction-only' } : { size: 'invisible' }),
        callback: (token: string) => resolve(token),
        'error-callback': fail,
        'expired-callback': fail,
      })
      if (provider !== 'turnstile') widget.execute?.(id)
    })
  } finally {
    place.remove()
  }
}

async function loadWidget(provider: HostedChallenge['provider']): Promise<Widget | undefined> {
  const { src, global } = scripts[provider]
  const found = () => Reflect.get(globalThis, global) as Widget | undefined
  if (!found()) {
    await new Promise<void>(resolve => {
      const script = document.createElement('script')
      script.src = src
      script.async = true
      script.addEventListener('load', () => resolve())
      script.addEventListener('error', () => resolve())
      document.head.append(script)
    })
  }
  const widget = found()
  await new Promise<void>(resolve => {
    if (widget?.ready) widget.ready(resolve)
    else resolve()
  })
  return widget
}
