import type { ContractsAndRegistration } from '@tartip/bank-ports/contracts-and-registration'
import type { Sms } from '@tartip/bank-ports/sms'
import type { IsLeaked } from '@tartip/domain/people/leaked-passwords'
import type { Logger } from 'pino'

import type { Actor } from '../../../platform/actor.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import type { Ids } from '../../../platform/ids.ts'
import type { Captcha } from '../crypto/captcha.ts'
import type { PasswordHasher } from '../crypto/password-hasher.ts'
import type { SessionEvents } from '../session-events.ts'
import type { Turns } from './attempts/turns.ts'
import type { SessionTouches } from '../session-touches.ts'

/** What nearly every use case of this module needs. */
export interface AccessControlDeps {
  readonly db: Db
  /**
   * The real time, even when a demo moves the bank's: authenticator apps on phones know no other,
   * and moving the bank day must not end anybody's session.
   */
  readonly clock: Clock
  /** The bank's time: when an application was handed in. */
  readonly bankClock: Clock
  readonly ids: Ids
  /** The key of the sealed TOTP secrets. */
  readonly totpKey: Buffer
  readonly smsKey: Buffer
  /** How long a phone waits for its next code. */
  readonly smsResendAfterMs: number
  /** How many steps the clock of an authenticator app may be off, either way. */
  readonly codeDriftSteps: number
  readonly hasher: PasswordHasher
  readonly turns: Turns
  /** Whether a new password is known from leaks. */
  readonly isLeaked: IsLeaked
  readonly captcha: Captcha
  /** The bank's contracts, with registration and one-time passwords. */
  readonly bankContracts: ContractsAndRegistration
  readonly sms: Sms
  /** Numbers of the accounts that the person may have takings credited to. */
  readonly outletAccounts: (actor: Actor) => Promise<readonly string[]>
  readonly logger: Pick<Logger, 'error' | 'warn'>
  readonly events: SessionEvents
  readonly touches: SessionTouches
}

/** Where a request comes from, for the audit. */
export interface Origin {
  readonly ip: string
}
