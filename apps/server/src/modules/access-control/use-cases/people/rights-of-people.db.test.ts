import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { inSystem } from '../../../../platform/db/transaction.ts'
import type { SeedOrganisation, SeedPerson, SeedUserContract } from '../../public.ts'
import { createSessionEvents } from '../../session-events.ts'
import { createSessionTouches } from '../../session-touches.ts'
import { createContractStore } from '../../store/contract-store.ts'
import { createFreezeStore } from '../../store/freeze-store.ts'
import { runQuery } from '../../testing/run-query.ts'
import {
  testAccessControl,
  type Answer,
  type TestAccessControl,
} from '../../testing/test-access-control.ts'
import { sweepSessions } from '../sessions/sweep-sessions.ts'

let bank: TestAccessControl
let company: SeedOrganisation
let director: SeedPerson
let browser: Answer

beforeAll(async () => {
  bank = await testAccessControl()
  ;({ company, person: director, browser } = await bank.addSignedIn())
})
afterAll(() => bank.close())

const switchRole = `mutation S($id: ID!, $role: ProductRole!, $on: Boolean!) {
  switchProductRolePolicy(businessUserContractId: $id, productRole: $role, switchAccess: $on) {
    productRoles { roles } } }`
const switchState = `mutation S($id: ID!, $state: UserContractState!) {
  switchUserContractState(businessUserContractId: $id, userContractState: $state) {
    userContractState } }`

async function colleague(over: Partial<SeedUserContract> = {}) {
  const person = await bank.addPerson({ fullName: 'Токтогулова Айгерим' })
  const contract = await bank.addUserContract(person, company, { signRight: 'CREATOR', ...over })
  return { person, id: contract.userContractId }
}
const actorOf = async (of: Answer) =>
  (await bank.module.accessControl.authenticate(bank.tokenOf(of), true))?.actor

describe('a product role', () => {
  test('is switched on and off and holds from the very next call on', async () => {
    const { person, id } = await colleague()
    const theirs = await bank.signIn(person)
    browser = await bank.signIn(director)
    expect((await actorOf(theirs))?.productRoles).toEqual([])
    const on = await runQuery(bank, browser, switchRole, { id, role: 'SALARY_USER', on: true })
    expect(on.data).toEqual({
      switchProductRolePolicy: { productRoles: [{ roles: ['SALARY_USER'] }] },
    })
    expect((await actorOf(theirs))?.productRoles).toEqual(['SALARY_USER'])
    await runQuery(bank, browser, switchRole, { id, role: 'SALARY_USER', on: false })
    expect((await actorOf(theirs))?.productRoles).toEqual([])
  })

  test('that means nothing beside a right is not given', async () => {
    const { id } = await colleague({ signRight: 'CASHIER' })
    const refused = await runQuery(bank, browser, switchRole, { id, role: 'SALARY_USER', on: true })
    expect(refused.codes).toEqual(['PRODUCT_ROLE_POLICY_ERROR'])
    const seller = await runQuery(bank, browser, switchRole, { id, role: 'SELLER', on: true })
    expect(seller.codes).toEqual([])
  })

  test('of somebody in another organisation answers like one of nobody', async () => {
    const other = await bank.addOrganisation()
    const stranger = await bank.addPerson()
    const { userContractId } = await bank.addUserContract(stranger, other)
    for (const id of [userContractId, bank.ids.uuid(), 'no id at all']) {
      const refused = await runQuery(bank, browser, switchRole, { id, role: 'SELLER', on: true })
      expect(refused.codes).toEqual(['PERSON_NOT_FOUND'])
    }
  })
})

describe('freezing a person', () => {
  test('shuts the contract for them at once, and letting them in opens it again', async () => {
    const { person, id } = await colleague()
    const theirs = await bank.signIn(person)
    browser = await bank.signIn(director)
    expect(await actorOf(theirs)).toBeDefined()
    const frozen = await runQuery(bank, browser, switchState, { id, state: 'FROZEN' })
    expect(frozen.data).toEqual({ switchUserContractState: { userContractState: 'FROZEN' } })
    expect(await actorOf(theirs)).toBeUndefined()
    await runQuery(bank, browser, switchState, { id, state: 'ACTIVE' })
    expect(await actorOf(theirs)).toBeDefined()
  })

  test('by the bank is not lifted by the organisation, nor the other way round', async () => {
    const { person, id } = await colleague()
    const { personId } = person
    const byBank = async (isFrozen: boolean) =>
      inSystem(bank.database.db, tx =>
        createFreezeStore(tx).setByBank(personId, isFrozen, bank.clock.now()),
      )
    const stateOf = async () => {
      const colleagues = await createContractStore(bank.database.db).findPeople(
        company.legalPartyId,
      )
      const found = colleagues.find(one => one.personId === personId)
      return [found?.userContractState, found?.isFrozenByBank]
    }
    browser = await bank.signIn(director)
    await byBank(true)
    const refused = await runQuery(bank, browser, switchState, { id, state: 'ACTIVE' })
    expect(refused.codes).toEqual(['FROZEN_BY_BANK'])
    expect(await stateOf()).toEqual(['FROZEN', true])
    expect((await runQuery(bank, browser, switchState, { id, state: 'FROZEN' })).codes).toEqual([])
    await byBank(false)
    expect(await stateOf()).toEqual(['FROZEN', false])
    expect((await runQuery(bank, browser, switchState, { id, state: 'ACTIVE' })).codes).toEqual([])
    expect(await stateOf()).toEqual(['ACTIVE', false])
  })

  test('notifies their open pages once, in this process and in every other', async () => {
    const { person, id } = await colleague()
    const theirs = await bank.signIn(person)
    browser = await bank.signIn(director)
    const session = await bank.module.accessControl.authenticate(bank.tokenOf(theirs), true)
    const reported: string[] = []
    const elsewhere: string[] = []
    const events = createSessionEvents()
    events.onRightsChanged(sessionId => elsewhere.push(sessionId))
    const touches = createSessionTouches(async () => new Set())
    const sweepElsewhere = sweepSessions({ ...bank.database, clock: bank.clock, events, touches })
    const stop = bank.module.sessionGate.onRightsChanged(sessionId => reported.push(sessionId))
    await runQuery(bank, browser, switchState, { id, state: 'FROZEN' })
    // Again the same: nothing has changed, nobody is notified.
    await runQuery(bank, browser, switchState, { id, state: 'FROZEN' })
    stop()
    expect(reported).toEqual([session?.sessionId])
    await sweepElsewhere()
    await sweepElsewhere()
    expect(elsewhere).toContain(session?.sessionId)
    expect(new Set(elsewhere).size).toBe(elsewhere.length)
  })

  test('is nothing one does to oneself, or the organisation would lock itself out', async () => {
    const { rows } = await sql<{ id: string }>`
      select user_contract_id as id from access_control.user_contract
      where person_id = ${director.personId}`.execute(bank.database.ownerDb)
    const refused = await runQuery(bank, browser, switchState, { id: rows[0]?.id, state: 'FROZEN' })
    expect(refused.codes).toEqual(['OWN_ACCESS'])
  })

  test.each(['SECOND', 'CREATOR', 'AUDITOR', 'NONE'] as const)('is not for %s', async signRight => {
    const { person } = await colleague({ signRight })
    const { id } = await colleague()
    const theirs = await bank.signIn(person)
    for (const query of [switchState, switchRole]) {
      const variables = { id, state: 'FROZEN', role: 'SELLER', on: true }
      expect((await runQuery(bank, theirs, query, variables)).codes).toEqual(['FORBIDDEN'])
    }
  })

  test('and every switch stand in the audit of the organisation', async () => {
    const fullName = 'Асанова Нурила'
    const person = await bank.addPerson({ fullName })
    const { userContractId: id } = await bank.addUserContract(person, company, {
      signRight: 'CREATOR',
    })
    for (const state of ['FROZEN', 'ACTIVE'])
      await runQuery(bank, browser, switchState, { id, state })
    await runQuery(bank, browser, switchRole, { id, role: 'SELLER', on: true })
    const { rows } = await sql<{ action: string }>`
      select action from platform.audit_entry
      where legal_party_id = ${company.legalPartyId} and outcome = 'ok'
        and details ->> 'fullName' = ${fullName} order by id`.execute(bank.database.ownerDb)
    expect(rows.map(row => row.action)).toEqual([
      'personFrozen',
      'personUnfrozen',
      'productRoleSwitched',
    ])
  })
})
