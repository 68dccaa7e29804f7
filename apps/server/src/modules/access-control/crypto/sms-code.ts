import { createHmac, randomInt } from 'node:crypto'

/** Six digits, each as likely as any other. */
export function makeSmsCode(): string {
  return randomInt(0, 1_000_000).toString().padStart(6, '0')
}

/** What is kept of a code: bound to the flow and the number it was sent for. */
export function macOfSmsCode(
  key: Buffer,
  sent: { readonly flow: string; readonly mobile: string; readonly code: string },
): string {
  const message = JSON.stringify([sent.flow, sent.mobile, sent.code])
  return createHmac('sha256', key).update(message).digest('base64url')
}
