import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'

import { inSystem } from '../../../platform/db/transaction.ts'
import { testAccessControl, type TestAccessControl } from '../testing/test-access-control.ts'
import { createFreezeStore } from './freeze-store.ts'

let bank: TestAccessControl
beforeAll(async () => {
  bank = await testAccessControl()
})
afterAll(() => bank.close())

test('a person stays frozen by the bank whose organisation unfreezes them at the same moment', async () => {
  const { db, ownerDb } = bank.database
  const person = await bank.addPerson()
  const company = await bank.addOrganisation()
  const key = await bank.addUserContract(person, company, { state: 'FROZEN' })
  const now = bank.clock.now()
  let isSettled = false
  const ofBank = await inSystem(db, async tx => {
    await createFreezeStore(tx).setByOrganisation(key, false, now)
    const frozen = inSystem(db, other =>
      createFreezeStore(other).setByBank(person.personId, true, now),
    ).finally(() => (isSettled = true))
    await vi.waitFor(async () => {
      const { rows } = await sql`
        select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(ownerDb)
      expect(isSettled || rows.length > 0).toBe(true)
    }, 20_000)
    return { frozen }
  })
  await ofBank.frozen
  const { rows } = await sql`
    select state from access_control.user_contract
    where user_contract_id = ${key.userContractId}`.execute(ownerDb)
  expect(rows).toEqual([{ state: 'FROZEN' }])
})
