/** Whether the browser shows notifications of this product; `absent` where it cannot. */
export type BrowserConsent = NotificationPermission | 'absent'

export function browserConsent(): BrowserConsent {
  return 'Notification' in globalThis ? Notification.permission : 'absent'
}

/** Requests permission after a press: browsers refuse a request without one. */
export async function requestBrowserConsent(): Promise<BrowserConsent> {
  return browserConsent() === 'absent' ? 'absent' : Notification.requestPermission()
}

export interface BrowserNotice {
  /** The same id in several tabs is shown once. */
  readonly id: string
  readonly title: string
  readonly text: string
  readonly language: string
  readonly onClick: () => void
}

/** Shows a notification of the browser; whether it is wanted is the caller's question. */
export function showBrowserNotice({ id, title, text, language, onClick }: BrowserNotice): void {
  let shown: Notification
  try {
    shown = new Notification(title, { body: text, tag: id, lang: language })
  } catch {
    // Some phones only let a service worker show them; the bell has it anyway.
    return
  }
  shown.addEventListener('click', () => {
    window.focus()
    onClick()
    shown.close()
  })
}
