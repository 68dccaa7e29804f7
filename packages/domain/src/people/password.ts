import { err, holds, type Verdict } from '../result.ts'
import type { IsLeaked } from './leaked-passwords.ts'
import { commonPasswordRoots } from './common-password-roots.ts'

/** What a password needs (specification, section 5), in the order in which a checklist shows it. */
export const passwordRules = ['length', 'upper', 'lower', 'digit', 'special'] as const
export type PasswordRule = (typeof passwordRules)[number]

export const shortestPassword = 8
/** Far more than the 64 characters that managers make at most; a hash of more is only work. */
export const longestPassword = 256

export type PasswordRefusal = 'PASSWORD_RULES' | 'PASSWORD_TOO_LONG' | 'PASSWORD_COMMON'

const has: Readonly<Record<PasswordRule, (password: string) => boolean>> = {
  length: password => [...password].length >= shortestPassword,
  upper: password => /[A-Z]/.test(password),
  lower: password => /[a-z]/.test(password),
  digit: password => /[0-9]/.test(password),
  // Anything that is neither a letter nor a digit of any script; a blank is a sign like others.
  special: password => /[^\p{L}\p{N}]/u.test(password),
}

/**
 * The one spelling in which a password is judged, hashed and compared: keyboards and systems write the same
 * letters as one character or as several.
 */
export const normalPassword = (password: string): string => password.normalize('NFKC')

/** The rules that a password does not keep yet; empty when it keeps all. */
export function missingPasswordRules(password: string): readonly PasswordRule[] {
  const normal = normalPassword(password)
  return passwordRules.filter(rule => !has[rule](normal))
}

/**
 * Whether a password may be set. `ownWords` are what an attacker would try first for this person: their
 * client ID, phone, names, the name of their company. That both entries are equal and that it differs
 * from the present one is for the caller, who has them. The list of leaked passwords is with the server alone.
 *
 * PASSWORD_RULES carries the missing ones, joined by blanks, in `rules`.
 */
export function passwordIsStrong(
  password: string,
  ownWords: readonly string[] = [],
  isLeaked: IsLeaked = () => false,
): Verdict<PasswordRefusal> {
  if (password.length > longestPassword) return err('PASSWORD_TOO_LONG', { max: longestPassword })
  const missing = missingPasswordRules(password)
  if (missing.length > 0) return err('PASSWORD_RULES', { rules: missing.join(' ') })
  const normal = normalPassword(password)
  return isCommon(normal, ownWords) || isLeaked(normal) ? err('PASSWORD_COMMON') : holds
}

/** What people put in the place of letters; one sign may stand for either of two. */
const disguises: readonly (readonly [string, string])[] = [
  ['@4', 'a'],
  ['0', 'o'],
  ['1!|', 'i'],
  ['3', 'e'],
  ['$5', 's'],
  ['7+', 't'],
]

function isCommon(password: string, ownWords: readonly string[]): boolean {
  const own = new Set(ownWords.flatMap(wordsOf))
  const roots = new Set([plainLetters(password), plainLetters(withoutSubstitutions(password))])
  for (const root of roots) {
    // What is left of `2026-12-31Aa` or `Aa1!Aa1!` is no word at all.
    if (new Set(root).size <= 2) return true
    const halves = halfOf(root)
    if (commonPasswordRoots.has(root) || own.has(root)) return true
    if (halves !== undefined && (commonPasswordRoots.has(halves) || own.has(halves))) return true
  }
  // A client ID or a phone is made of digits, so it is searched for as it stands.
  const digits = password.replace(/\D/g, '')
  return ownWords.some(word => /^\d{6,}$/.test(word) && digits.includes(word))
}

const plainLetters = (text: string): string => text.toLowerCase().replace(/[^a-z.]/g, '')

/** Signs at the ends are decoration (`Password1!`), those between letters are a disguise (`P@ssw0rd`). */
function withoutSubstitutions(password: string): string {
  const core = password.replace(/^[^A-Za-z@$]+|[^A-Za-z@$]+$/g, '')
  let text = core
  for (const [signs, letter] of disguises) {
    for (const sign of signs) text = text.replaceAll(sign, letter)
  }
  return text
}

/** `qwertyqwerty` is `qwerty`. */
function halfOf(text: string): string | undefined {
  const half = text.slice(0, text.length / 2)
  return half.length >= 3 && half + half === text ? half : undefined
}

/** The Latin words of a name or an address that are long enough to be guessed by. */
function wordsOf(text: string): string[] {
  return text
    .toLowerCase()
    .split(/[^a-z]+/)
    .filter(word => word.length >= 4)
}
