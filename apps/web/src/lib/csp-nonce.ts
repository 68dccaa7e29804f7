import { setNonce } from 'get-nonce'

/**
 * The nonce of this page, which the server wrote into it. Styles that libraries add at run time carry
 * it, so that the Content Security Policy needs no `unsafe-inline`. Empty in development.
 */
export function cspNonce(): string {
  const holder = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')
  // Browsers hide the attribute from scripts of others; the property stays readable.
  return holder?.nonce || holder?.getAttribute('nonce') || ''
}

/** Tells the scroll lock of drawers and dialogs, which knows no React context, about the nonce. */
export function shareCspNonce(): void {
  const nonce = cspNonce()
  if (nonce !== '') setNonce(nonce)
}
