import type { BlobStore } from '@tartip/bank-ports/blob-store'
import type { Logger } from 'pino'

import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import type { Ids } from '../../../platform/ids.ts'
import type { AccessControl } from '../../access-control/public.ts'
import type { Accounts } from '../../account/public.ts'
import type { Payments } from '../../payment/public.ts'
import type { Rules } from '../../rules/public.ts'
import type { Files } from '../public.ts'
import type { FileReader } from './read-in-worker.ts'

export interface ImportDeps {
  readonly db: Db
  readonly clock: Clock
  readonly ids: Pick<Ids, 'uuid'>
  readonly logger: Pick<Logger, 'error'>
  readonly files: Files
  readonly blobStore: Pick<BlobStore, 'get' | 'put' | 'delete'>
  readonly payments: Pick<Payments, 'imported' | 'factsOf'>
  readonly accounts: Pick<Accounts, 'permissionsByAccount'>
  readonly accessControl: Pick<AccessControl, 'peopleOf' | 'actorOf'>
  readonly rules: Pick<Rules, 'bankDay' | 'banks'>
  readonly reader: FileReader
  readonly ownBic: string
}
