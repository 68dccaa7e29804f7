import { randomBytes } from 'node:crypto'
import type { FastifyInstance } from 'fastify'

/** A fresh nonce for each page: what a script or style must carry to run. */
export function createNonce(): string {
  return randomBytes(18).toString('base64')
}

/** Addresses beside our own from which a page may load scripts and show frames, such as a captcha's. */
export interface PageSources {
  readonly scripts: readonly string[]
  readonly frames: readonly string[]
}

/** The vendor's token extension puts its script into the page from here (Chrome, Edge and their kin). */
const tokenExtension = 'chrome-extension://ohedcglhbbfdgaogjhcclacoccbagkjg'

/** No inline script or style without the page's nonce, nothing from elsewhere, never in a frame. */
export function contentSecurityPolicy(nonce: string | undefined, sources?: PageSources): string {
  const { scripts = [], frames = [] } = sources ?? {}
  const own = nonce === undefined ? `'self'` : `'self' 'nonce-${nonce}'`
  return [
    `default-src 'none'`,
    `object-src 'none'`,
    // Answers that are no page run nothing, so they name no extension.
    `script-src ${[own, ...(nonce === undefined ? [] : [tokenExtension]), ...scripts].join(' ')}`,
    ...(frames.length > 0 ? [`frame-src ${frames.join(' ')}`] : []),
    `style-src ${own}`,
    `img-src 'self' data: blob:`,
    `font-src 'self'`,
    `connect-src ${[`'self'`, ...frames].join(' ')}`,
    `worker-src 'self' blob:`,
    `manifest-src 'self'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
  ].join('; ')
}

/** Puts the headers that every answer carries, whatever answers it. */
export function addSecurityHeaders(app: FastifyInstance, options: { isHttps: boolean }): void {
  app.addHook('onSend', async (_request, reply) => {
    const headers: Record<string, string> = {
      'Content-Security-Policy': contentSecurityPolicy(undefined),
      'Cross-Origin-Opener-Policy': 'same-origin',
      'Cross-Origin-Resource-Policy': 'same-origin',
      'Referrer-Policy': 'same-origin',
      'X-Content-Type-Options': 'nosniff',
      'X-Frame-Options': 'DENY',
      'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
      // Private by default; files that may be kept say so themselves.
      'Cache-Control': 'no-store',
      'X-Trace-Id': reply.request.id,
      ...(options.isHttps
        ? { 'Strict-Transport-Security': 'max-age=31536000; includeSubDomains' }
        : {}),
    }
    for (const [name, value] of Object.entries(headers)) {
      if (!reply.hasHeader(name)) reply.header(name, value)
    }
  })
}
