import { createHash } from 'node:crypto'

import { accountCheckDigits } from '@tartip/domain/identifiers/account-number'
import { uuidOfHash } from '@tartip/domain/identifiers/uuid'
import type { LocalizedText } from '@tartip/domain/language'

/** A stable id of an object of the demo world: the same name gives the same UUID. */
export function demoId(kind: string, name: string): string {
  return uuidOfHash(createHash('sha256').update(`tartip demo ${kind} ${name}`).digest('hex'))
}

const base32Alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/**
 * The authenticator key of a demo person, 32 characters of base32. Public by design, so that anyone
 * can sign in as any demo person.
 */
export function demoTotpSecret(clientId: string): string {
  const bytes = createHash('sha256').update(`tartip demo totp ${clientId}`).digest()
  return Array.from(bytes, byte => base32Alphabet.charAt(byte % 32)).join('')
}

/**
 * An account of the own bank with valid check digits: BIC, eight digits of the client, two check
 * digits.
 */
export function demoAccountNumber(bic: string, serial: number): string {
  const body = `${bic}${serial.toString().padStart(8, '0')}`
  return body + accountCheckDigits(body)
}

/**
 * Tax number of an organisation: 0, day of registration, 1 at the tenth place (facts: identifiers).
 */
export function demoOrganisationInn(ddmmyyyy: string, serial: number): string {
  return `0${ddmmyyyy}1${serial.toString().padStart(4, '0')}`
}

/** Tax number of a person: 1 woman or 2 man, day of birth, 0 at the tenth place. */
export function demoPersonInn(isWoman: boolean, ddmmyyyy: string, serial: number): string {
  return `${isWoman ? 1 : 2}${ddmmyyyy}0${serial.toString().padStart(4, '0')}`
}

/** The demo's bank is invented, even if its codes belong to a real one. */
export const demoBankName: LocalizedText = {
  ru: 'Тартип Банк',
  ky: 'Тартип Банк',
  en: 'Tartip Bank',
}
