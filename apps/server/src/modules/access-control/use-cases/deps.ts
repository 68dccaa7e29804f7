import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import type { Ids } from '../../../platform/ids.ts'
import type { SessionEvents } from '../session-events.ts'
import type { SessionTouches } from '../session-touches.ts'

/** What nearly every use case of this module needs. */
export interface AccessControlDeps {
  readonly db: Db
  /**
   * The real time, even when a demo moves the bank's: authenticator apps on phones know no other,
   * and moving the bank day must not end anybody's session.
   */
  readonly clock: Clock
  readonly ids: Ids
  /** The key of the sealed TOTP secrets. */
  readonly totpKey: Buffer
  readonly events: SessionEvents
  readonly touches: SessionTouches
}

/** Where a request comes from, for the audit. */
export interface Origin {
  readonly ip: string
}
