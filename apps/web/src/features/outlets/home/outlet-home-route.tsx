import { seesOnlyOwnCashRegisters } from '@tartip/domain/people/policy'
import { useViewer } from '../../../lib/use-me.ts'
import { CashierHome } from './cashier-home.tsx'
import { SellingHome } from './selling-home.tsx'

/** What a person sells today: their own registers, or the whole organisation. */
export function OutletHomeRoute() {
  return seesOnlyOwnCashRegisters(useViewer()) ? <CashierHome /> : <SellingHome />
}
