import type { Acquiring } from '@tartip/bank-ports/acquiring'
import type { BlobStore } from '@tartip/bank-ports/blob-store'
import type { Cards } from '@tartip/bank-ports/cards'
import type { CoreAccounts } from '@tartip/bank-ports/core-accounts'
import type { Logger } from 'pino'

import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import type { MutationDeps } from '../../platform/documents/run-mutation.ts'
import type { Ids } from '../../platform/ids.ts'
import type { AccessControl } from '../access-control/public.ts'
import type { Accounts } from '../account/public.ts'
import type { Rules } from '../rules/public.ts'
import type { WriteStatementFile } from './files/write-in-thread.ts'

/** The ports of the bank that statements are made from. */
export interface StatementBank {
  readonly core: CoreAccounts
  readonly cards: Pick<Cards, 'operations' | 'balancesOf'>
  readonly acquiring: Pick<Acquiring, 'salePointsOf' | 'terminalOperations'>
}

export interface StatementDeps extends StatementBank, MutationDeps {
  readonly db: Db
  readonly clock: Clock
  readonly ids: Pick<Ids, 'uuid'>
  readonly logger: Pick<Logger, 'error'>
  readonly rules: { banks(): Pick<ReturnType<Rules['banks']>, 'find' | 'namesIn'> }
  readonly accounts: Pick<Accounts, 'readableAccounts'>
  readonly accessControl: Pick<AccessControl, 'peopleOf' | 'actorOf'>
  readonly blobStore: Pick<BlobStore, 'putStream' | 'open' | 'delete'>
  readonly writeFile: WriteStatementFile
  readonly ownBic: string
  readonly fontsFolder: string
}
