import type { Acquiring } from '@tartip/bank-ports/acquiring'
import type { Cashiers } from '@tartip/bank-ports/cashiers'
import type { PersonRegistry } from '@tartip/bank-ports/person-registry'
import type { TaxPayments } from '@tartip/bank-ports/tax-payments'

import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/db.ts'
import type { AccessControl } from '../../access-control/public.ts'
import type { Accounts } from '../../account/public.ts'

export interface SalePointDeps {
  readonly db: Db
  readonly acquiring: Acquiring
  readonly cashiers: Cashiers
  readonly personRegistry: PersonRegistry
  readonly taxPayments: Pick<TaxPayments, 'taxOffices'>
  readonly accounts: Pick<Accounts, 'ownAccount' | 'readableAccounts'>
  readonly accessControl: Pick<AccessControl, 'peopleOf' | 'markRightsChanged' | 'recipientLookups'>
  /** The first digits of the accounts of this bank. */
  readonly ownPrefix: string
  /** The real time, for the audit and for the birth date in a tax number. */
  readonly realClock: Clock
}
