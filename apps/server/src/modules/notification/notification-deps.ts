import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import type { Ids } from '../../platform/ids.ts'
import type { AccessControl } from '../access-control/public.ts'
import type { Accounts } from '../account/public.ts'
import type { Payments } from '../payment/public.ts'

export interface NotificationDeps {
  readonly db: Db
  /** The bank's time: a notification stands beside the documents it reports. */
  readonly clock: Clock
  readonly ids: Pick<Ids, 'uuid'>
  readonly accessControl: Pick<AccessControl, 'membersOf'>
  readonly accounts: Pick<Accounts, 'grantsOn'>
  readonly payments: Pick<Payments, 'factsOf'>
}
