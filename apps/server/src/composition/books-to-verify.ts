import { readPoints } from '@tartip/bank-twin/acquiring/sale-point-store'
import { readOperations } from '@tartip/bank-twin/acquiring/terminal-store'
import { createCards } from '@tartip/bank-twin/cards/cards-port'
import { createCoreAccounts } from '@tartip/bank-twin/core-accounts'

import type { StatementBank } from '../modules/statement/statement-deps.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/db.ts'

/** What statements are made from, of the embedded bank, for commands that only read it. */
export const readStatementBank = (db: Db, clock: Clock): StatementBank => ({
  core: createCoreAccounts({ db }),
  cards: createCards({ db, clock }),
  acquiring: {
    salePointsOf: async value =>
      (await readPoints(db, { by: 'legal_party_id', value })).map(({ point }) => point),
    terminalOperations: (legalPartyId, codes, from, to) =>
      readOperations(db, legalPartyId, codes, from, to),
  },
})
