import { may, seesOnlyOwnCashRegisters } from '@tartip/domain/people/policy'

import type { Actor } from '../../platform/actor.ts'
import type { Accounts } from '../account/public.ts'
import type { SalePoints } from '../sale-point/public.ts'
import type { QrAccess } from './public.ts'

/**
 * A cashier sees the sales of the cash registers granted to them; everybody else those of the accounts that they may
 * read. It is read again for each call and each event, so that whoever loses a register loses its sales at once.
 */
export async function qrAccessOf(
  deps: {
    readonly accounts: Pick<Accounts, 'readableAccounts'>
    readonly cashRegisters: Pick<SalePoints, 'visibleRegisterIds'>
  },
  actor: Actor,
): Promise<QrAccess> {
  const { legalPartyId } = actor
  const none = { legalPartyId, accounts: [], cashRegisters: [] }
  if (!may(actor, 'qrSales.read').ok) return none
  if (!seesOnlyOwnCashRegisters(actor)) {
    return { ...none, accounts: await deps.accounts.readableAccounts(actor) }
  }
  const own = await deps.cashRegisters.visibleRegisterIds(actor)
  return { ...none, cashRegisters: [...(own ?? [])] }
}
