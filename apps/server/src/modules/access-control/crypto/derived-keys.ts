import { hkdfSync } from 'node:crypto'

/** Keys of this module, each for one purpose, all from the one secret of the installation. */
export interface DerivedKeys {
  readonly totpSecrets: Buffer
  readonly captcha: string
  readonly captchaAnswer: string
  /** Keyed, because six digits behind a plain hash are found in a moment. */
  readonly smsCodes: Buffer
}

/**
 * Derives the keys (HKDF-SHA-256), so that a key that leaks in one place opens no other.
 * `secretKey` comes from the configuration; changing it makes every stored TOTP secret unreadable.
 */
export function deriveKeys(secretKey: string): DerivedKeys {
  const derive = (purpose: string) =>
    Buffer.from(hkdfSync('sha256', secretKey, '', `tartip access-control ${purpose}`, 32))
  return {
    totpSecrets: derive('totp-secrets'),
    captcha: derive('captcha').toString('hex'),
    captchaAnswer: derive('captcha-answer').toString('hex'),
    smsCodes: derive('sms-codes'),
  }
}
