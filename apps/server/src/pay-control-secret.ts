import { hkdfSync } from 'node:crypto'

/**
 * What the pay-control server signs its callbacks with, derived from the installation's secret, so that a
 * leak of one opens nothing else. Sender and receiver of the embedded bank share it.
 */
export function payControlSecretOf(secretKey: string): string {
  const key = hkdfSync('sha256', secretKey, '', 'tartip pay-control callbacks', 32)
  return Buffer.from(key).toString('base64url')
}
