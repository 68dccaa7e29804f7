import type { ErrorCode } from '@tartip/domain/errors/catalogue'

/** What can be wrong with a token, its plugin or its certificate; each has its own words and way out. */
export const tokenFaults = [
  'TOKEN_EXTENSION_MISSING',
  'TOKEN_PLUGIN_MISSING',
  'TOKEN_NOT_ON_PHONE',
  'NOT_DEVICE',
  'NOT_ONE_DEVICE',
  'NOT_CERT',
  'CERTIFICATE_EXPIRED',
  'CERTIFICATE_NOT_YET_VALID',
  'CERTIFICATE_REVOKED',
  'CERTIFICATE_UNTRUSTED',
  'CERTIFICATE_NOT_OF_COMPANY',
  'PIN_INCORRECT',
  'PIN_LENGTH_INVALID',
  'PIN_LOCKED',
  'USER_NOT_LOGGED_IN',
  'TOKEN_REJECTED',
  'TOKEN_UNPLUGGED',
  'TOKEN_SILENT',
  'UNSUPPORTED_BY_TOKEN',
  'UNKNOWN_ERROR',
] as const satisfies readonly ErrorCode[]
export type TokenFault = (typeof tokenFaults)[number]

export function isTokenFault(code: string): code is TokenFault {
  return (tokenFaults as readonly string[]).includes(code)
}

/** Whether the PIN is to blame: it is typed again. */
export const isAboutPin = (code: string): boolean =>
  ['PIN_INCORRECT', 'PIN_LENGTH_INVALID', 'PIN_LOCKED', 'USER_NOT_LOGGED_IN'].includes(code)

/** Whether the token that was found is not there any more: it is searched for again. */
export const isAboutDevice = (code: string): boolean =>
  ['NOT_DEVICE', 'NOT_ONE_DEVICE', 'NOT_CERT'].includes(code)

export class TokenError extends Error {
  override readonly name = 'TokenError'
  readonly code: TokenFault
  /** How many wrong PINs the token still bears, when it says so. */
  readonly attempts: { readonly attemptsLeft?: number }

  constructor(code: TokenFault, attemptsLeft?: number) {
    super(code)
    this.code = code
    this.attempts = attemptsLeft === undefined ? {} : { attemptsLeft }
  }
}

export const tokenErrorOf = (error: unknown): TokenError =>
  error instanceof TokenError ? error : new TokenError('UNKNOWN_ERROR')

/** One of several things to sign with. */
export interface TokenChoice {
  readonly id: string
  readonly label: string
  /** ISO. */
  readonly validUntil?: string
}

/** The one token that is there, with the certificate it will sign with. */
export interface FoundToken {
  readonly label: string
  /** ISO; absent when the token does not say. */
  readonly validUntil?: string
  /** Where nobody is known yet, only the person can say which certificate is meant; the likeliest stands first. */
  readonly choices?: readonly TokenChoice[]
}

/** A batch may stop half way; what was signed before stays signed. */
export interface SignedTexts {
  /** Detached CMS, base64, of the first texts in their order. */
  readonly signatures: readonly string[]
  /** Why the rest was not signed. */
  readonly failure?: TokenFault
}

/** A way to a token: the vendor's plugin, or the software token of the demo. */
export interface TokenDevice {
  readonly kind: 'plugin' | 'software'
  /** @throws TokenError */
  find(): Promise<FoundToken>
  /**
   * Signs the UTF-8 bytes of each text after one PIN. Nothing of the PIN is kept.
   *
   * @param choice one of `choices`, where there are any
   * @throws TokenError when nothing was signed
   */
  sign(
    pin: string,
    texts: readonly string[],
    onProgress: (done: number) => void,
    choice?: string,
  ): Promise<SignedTexts>
}

/** What a device that never answers is given up after. */
const timeoutMs = 60_000

/** Rejects with TOKEN_SILENT when a device does not answer: no screen waits for ever. */
export function withTimeout<T>(work: PromiseLike<T>, ms: number = timeoutMs): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    const timer = setTimeout(() => reject(new TokenError('TOKEN_SILENT')), ms)
    work.then(
      value => {
        clearTimeout(timer)
        resolve(value)
      },
      (error: unknown) => {
        clearTimeout(timer)
        reject(error instanceof Error ? error : new TokenError('UNKNOWN_ERROR'))
      },
    )
  })
}

/** Signs one after the other and keeps what went well when one fails. */
export async function signOneByOne(
  texts: readonly string[],
  signOne: (text: string) => Promise<string>,
  errorOf: (error: unknown) => TokenError,
  onProgress: (done: number) => void,
): Promise<SignedTexts> {
  const signatures: string[] = []
  for (const text of texts) {
    try {
      signatures.push(await withTimeout(signOne(text)))
    } catch (error) {
      const failed = errorOf(error)
      if (signatures.length === 0) throw failed
      return { signatures, failure: failed.code }
    }
    onProgress(signatures.length)
  }
  return { signatures }
}

/** UTF-8 bytes of a text, base64. */
export function base64OfText(text: string): string {
  const bytes = new TextEncoder().encode(text)
  let binary = ''
  for (const byte of bytes) binary += String.fromCharCode(byte)
  return btoa(binary)
}
