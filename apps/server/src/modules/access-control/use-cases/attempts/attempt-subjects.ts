import { createHash } from 'node:crypto'

import { networkOf } from '../../rules/address-limit.ts'
import type { Login } from '../../store/credential-store.ts'

/** The subject of the passwords that were tried for a person, over all their logins. */
export const subjectOfPerson = (personId: string): string => `person:${personId}`

/**
 * The subject of the one-time codes of a person, over all paths and processes: sign-in and signing. Apart from
 * the passwords, because anybody can type a wrong password, and nobody who has no password of a person may
 * keep them from signing.
 */
export const subjectOfCodes = (personId: string): string => `codes:${personId}`

/** The subject of a login as it is typed. Only a hash: people type their password into the wrong field. */
export function subjectOfLogin(login: Login): string {
  const typed = login.kind === 'phone' ? `phone ${login.mobile}` : `username ${login.clientId}`
  return `login:${createHash('sha256').update(typed).digest('base64url')}`
}

const devicePrefix = 'device:'

/** The subject of the passwords that are tried for a person on a device that they have signed in with. */
export const subjectOfDevice = (personId: string, deviceId: string): string =>
  `${subjectsOfDevices(personId)}${deviceId}`

/** What the subjects of all devices of a person begin with. */
export const subjectsOfDevices = (personId: string): string => `${devicePrefix}${personId}:`

/**
 * The counters that a complete sign-in resets, in the order of their locks. One on a known device says
 * nothing about what strangers have tried elsewhere.
 */
export const subjectsOfSignIn = (
  personId: string,
  loginSubject: string | undefined,
): readonly string[] =>
  loginSubject?.startsWith(devicePrefix)
    ? [loginSubject]
    : [...(loginSubject === undefined ? [] : [loginSubject]), subjectOfPerson(personId)]

/** The subject of the wrong passwords from an address, over all logins. */
export const subjectOfAddress = (ip: string): string => `address:${networkOf(ip)}`

/** Who implements a login that nobody has: counted only so that it costs the same work. */
export const subjectOfUnknownLogin = (login: Login): string => `${subjectOfLogin(login)}:nobody`

/**
 * The subject of one's own password, requested within a session: counted by session, because only who
 * holds the session can try, and apart from sign-in, where anybody can type wrong passwords.
 */
export const subjectOfOwnPassword = (sessionId: string): string => `own-password:${sessionId}`
/** The subject of the codes that are tried for what was sent to a number, in whatever flow. */
export const subjectOfSms = (mobile: string): string =>
  `sms:${createHash('sha256').update(mobile).digest('base64url')}`

/** The subjects of searches for accounts of other clients: the person's in one organisation, and all its people's. */
export const lookupSubjects = (caller: {
  readonly personId: string
  readonly legalPartyId: string
}) => ({
  person: `lookup:${caller.legalPartyId}:${caller.personId}`,
  organisation: `lookup:${caller.legalPartyId}`,
})
