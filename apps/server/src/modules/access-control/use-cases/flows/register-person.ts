import type { BankPerson, BankUserContract } from '@tartip/bank-ports/contracts-and-registration'
import { BankUnavailable } from '@tartip/bank-ports/payment-execution'
import { err, holds, type Result, type Verdict } from '@tartip/domain/result'

import { inSystem } from '../../../../platform/db/transaction.ts'
import { createBankContractStore } from '../../store/bank-contract-store.ts'
import { createBankPeopleStore } from '../../store/bank-people-store.ts'
import type { PreSession } from '../../store/pre-session-store.ts'
import type { AccessControlDeps } from '../deps.ts'

export type RegisterPersonRefusal =
  | 'SERVICE_UNAVAILABLE'
  | 'SIGN_IN_EXPIRED'
  | 'PhoneAlreadyExistsException'

type Deps = Pick<AccessControlDeps, 'db' | 'clock' | 'ids' | 'bankContracts'>

/**
 * Takes a person over from the bank with every contract that names them; somebody who is here already
 * stays as they are. The bank is queried again, because minutes have passed since the registration began.
 */
export const registerPerson =
  (deps: Deps) =>
  async (preSession: PreSession): Promise<Verdict<RegisterPersonRefusal>> => {
    const { individualInn, mobile } = preSession
    if (individualInn === undefined || mobile === undefined) return err('SIGN_IN_EXPIRED')
    const answer = await findAtBank(deps, individualInn, mobile)
    if (!answer.ok) return answer
    const { person, userContracts } = answer.value
    if (person.personId !== preSession.personId) return err('SIGN_IN_EXPIRED')
    return inSystem(deps.db, async tx => {
      const now = deps.clock.now()
      const isThere = await createBankPeopleStore(tx).addPerson(person, deps.ids.uuid(), now)
      if (!isThere) return err('PhoneAlreadyExistsException')
      const contracts = createBankContractStore(tx)
      for (const one of userContracts) await contracts.saveBankUserContract(one, now)
      return holds
    })
  }

async function findAtBank(
  { bankContracts }: Deps,
  individualInn: string,
  mobile: string,
): Promise<
  Result<
    { person: BankPerson; userContracts: readonly BankUserContract[] },
    'SERVICE_UNAVAILABLE' | 'SIGN_IN_EXPIRED'
  >
> {
  try {
    const found = await bankContracts.findForRegistration(individualInn, mobile)
    if (!found.ok) return err('SIGN_IN_EXPIRED')
    const userContracts = await bankContracts.contractsOf(individualInn)
    return { ok: true, value: { person: found.value, userContracts } }
  } catch (error) {
    if (!(error instanceof BankUnavailable)) throw error
    return err('SERVICE_UNAVAILABLE')
  }
}
