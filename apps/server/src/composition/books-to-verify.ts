import type { CoreAccounts } from '@tartip/bank-ports/core-accounts'
import { createCoreAccounts } from '@tartip/bank-twin/core-accounts'

import type { Db } from '../platform/db/db.ts'

/** The books of the embedded bank, for commands that only read them. */
export const readBooks = (db: Db): CoreAccounts => createCoreAccounts({ db })
