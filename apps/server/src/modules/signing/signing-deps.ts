import type { Heartbeat } from '@tartip/bank-ports/heartbeat'
import type { PayControl } from '@tartip/bank-ports/pay-control'
import type { TokenAuthority } from '@tartip/bank-ports/token-authority'
import type { Logger } from 'pino'

import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Ids } from '../../platform/ids.ts'
import type { AccessControl } from '../access-control/public.ts'

export interface SigningDeps {
  readonly db: Db
  /** The bank's clock: certificates and requests live in its time. */
  readonly clock: Clock
  /** The real one: callbacks carry the time of their sending. */
  readonly realClock: Clock
  readonly ids: Pick<Ids, 'uuid'>
  readonly logger: Pick<Logger, 'error' | 'warn'>
  readonly tokenAuthority: Pick<TokenAuthority, 'chain' | 'certificatesOf'>
  readonly payControl: Pick<PayControl, 'keysOf' | 'requestConfirmation' | 'outcomeOf' | 'cancel'>
  readonly accessControl: Pick<AccessControl, 'verifyOneTimeCode' | 'taxNumbersOf' | 'membersOf'>
  /** Shared with the pay-control server. */
  readonly payControlSecret: string
  /** Where that server sends the answers of phones. */
  readonly callbackUrl: string
  /** Keeps the leases of phone requests that take long; each second when left out. */
  readonly heartbeat?: Heartbeat
}
