import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import type { BankContract, BankPerson } from '@tartip/bank-ports/contracts-and-registration'

import { createAccessControlModule, type AccessControlModule } from '../compose.ts'
import type { SeedOrganisation, SeedPerson, SeedUserContract } from '../public.ts'
import { testAccessControl, type TestAccessControl } from '../testing/test-access-control.ts'

let bank: TestAccessControl
let company: SeedOrganisation
let module: AccessControlModule

beforeAll(async () => {
  bank = await testAccessControl()
  company = await bank.addOrganisation()
  module = await createAccessControlModule({
    isLeaked: () => false,
    db: bank.database.db,
    clock: bank.clock,
    bankClock: bank.bankClock,
    ids: bank.ids,
    logger: pino({ level: 'silent' }),
    secretKey: bank.secretKey,
    bankContracts: bank.bankContracts,
    payControl: bank.bankOffice.payControl,
    sms: bank.bankPorts.sms,
    outletAccounts: async () => [],
  })
  module.startJobs()
})
afterAll(async () => {
  await module.stopJobs()
  await bank.close()
})

async function isKnown(personId: string): Promise<boolean> {
  const { rows } = await sql`
    select from access_control.person where person_id = ${personId}`.execute(bank.database.ownerDb)
  return rows.length > 0
}

async function atWork() {
  const person: SeedPerson = await bank.addPerson()
  const userContract = await bank.addUserContract(person, company)
  const token = bank.tokenOf(await bank.signIn(person))
  return { person, userContract, session: () => module.accessControl.authenticate(token, true) }
}

const bankPersonOf = (person: SeedPerson): BankPerson => ({
  personId: person.personId,
  inn: person.individualInn,
  fullName: person.fullName,
  shortName: person.shortName,
  phone: person.mobile,
  isResident: true,
  postVerificationStatus: 'Confirmed',
})

function contractOf(over: Partial<BankContract> = {}): BankContract {
  return {
    contractId: company.contractId,
    legalPartyId: company.legalPartyId,
    companyName: company.companyName,
    inn: company.inn,
    contractNum: company.contractNum,
    isActive: true,
    signScheme: 'TWO_SIGNATORY',
    signType: 'TOTP',
    createdDate: '2026-11-01',
    expirationDate: '2036-11-01',
    departmentCode: '001',
    departmentName: { ru: 'Головной офис', ky: 'Башкы кеңсе', en: 'Head office' },
    ...over,
  }
}

const changed = (
  person: SeedPerson,
  { userContractId, personId }: Pick<SeedUserContract, 'userContractId' | 'personId'>,
  over: { signRight?: 'SECOND'; isFrozen?: boolean },
) =>
  bank.bankPorts.report({
    kind: 'USER_CONTRACT_CHANGED',
    person: bankPersonOf(person),
    userContract: {
      userContractId,
      personId,
      contract: contractOf(),
      signRight: 'FIRST',
      productRoles: [],
      isFrozen: false,
      ...over,
    },
  })

describe('what the bank decides holds for a session that is open', () => {
  test('another right', async () => {
    const { person, userContract, session } = await atWork()
    const reported: string[] = []
    const stop = module.accessControl.onSessionEnded(id => reported.push(id))
    changed(person, userContract, { signRight: 'SECOND' })
    await expect.poll(async () => (await session())?.actor?.signRight).toBe('SECOND')
    stop()
    expect(reported).toEqual([])
  })

  /** Follows the contract as the bank keeps it now, so that its next event is a repetition. */
  async function followContract() {
    const { person, userContract, session } = await atWork()
    changed(person, userContract, { signRight: 'SECOND' })
    await expect.poll(async () => (await session())?.actor?.signRight).toBe('SECOND')
  }

  const again = (what: 'right' | 'contract' | 'confirmation') => {
    if (what === 'contract')
      return () => bank.bankPorts.report({ kind: 'CONTRACT_CHANGED', contract: contractOf() })
    return ({ person, userContract }: Awaited<ReturnType<typeof atWork>>) =>
      what === 'right'
        ? changed(person, userContract, {})
        : bank.bankPorts.report({
            kind: 'VERIFICATION_DECIDED',
            personId: person.personId,
            status: 'Confirmed',
          })
  }

  test.each(['right', 'contract', 'confirmation'] as const)(
    'the same %s again is no change, and their pages stay open',
    async what => {
      await followContract()
      const { person, userContract, session } = await atWork()
      const sessionId = (await session())?.sessionId
      const reported: string[] = []
      const stop = module.sessionGate.onRightsChanged(id => reported.push(id))
      again(what)({ person, userContract, session })
      const after = await atWork()
      const sessionIdAfter = (await after.session())?.sessionId
      changed(after.person, after.userContract, { signRight: 'SECOND' })
      // Events are followed in their order, so the first one has been by then.
      await expect.poll(() => reported).toContain(sessionIdAfter)
      stop()
      expect(reported).not.toContain(sessionId)
    },
  )

  test('another name of the company is shown at once to everybody who works in it', async () => {
    await followContract()
    const { session } = await atWork()
    const sessionId = (await session())?.sessionId
    const reported: string[] = []
    const stop = module.sessionGate.onRightsChanged(id => reported.push(id))
    const contract = contractOf({ companyName: 'ОсОО «Новое имя»' })
    bank.bankPorts.report({ kind: 'CONTRACT_CHANGED', contract })
    await expect.poll(() => reported).toContain(sessionId)
    stop()
    const { rows } = await sql<{ details: Record<string, unknown> }>`
      select details from platform.audit_entry where action = 'CONTRACT_CHANGED'`.execute(
      bank.database.ownerDb,
    )
    // People know a contract by its number.
    expect(rows[0]?.details).toMatchObject({ contractNum: company.contractNum })
    expect(JSON.stringify(rows)).not.toContain(company.contractId)
    bank.bankPorts.report({ kind: 'CONTRACT_CHANGED', contract: contractOf() })
  })

  test('somebody new, who comes in with the one-time password of the bank', async () => {
    const { person } = await atWork()
    const newcomer = { ...person, personId: bank.ids.uuid(), mobile: '996777123123' }
    bank.bankPorts.gives(newcomer.personId, 'Bank-Gave-1!')
    changed(newcomer, { userContractId: bank.ids.uuid(), personId: newcomer.personId }, {})
    const headers = { username: '', phone: newcomer.mobile, password: 'Bank-Gave-1!' }
    // Not by trying to sign in again and again: that would be guessing.
    await expect.poll(() => isKnown(newcomer.personId)).toBe(true)
    expect((await bank.logIn(undefined, headers)).body['form']).toBe('SMS_CONFIRM')
  })

  test('a contract that is closed to them: the session stays, without a contract', async () => {
    const { person, userContract, session } = await atWork()
    changed(person, userContract, { isFrozen: true })
    await expect.poll(async () => (await session())?.actor).toBeUndefined()
    expect(await session()).toBeDefined()
  })

  test('a freeze ends every session, and the end of it lets them in again', async () => {
    const { person, session } = await atWork()
    bank.bankPorts.report({
      kind: 'PERSON_FROZEN',
      personId: person.personId,
      reason: { ru: 'Утрата телефона' },
    })
    await expect.poll(session).toBeUndefined()
    expect((await bank.signIn(person)).body['code']).toBe('NO_ACTIVE_CONTRACT')
    bank.bankPorts.report({ kind: 'PERSON_UNFROZEN', personId: person.personId })
    await expect.poll(async () => (await bank.signIn(person)).status).toBe(200)
  })

  test('a freeze of the person, which a change of their right does not lift', async () => {
    const { person, userContract } = await atWork()
    const { personId } = person
    const isLockedOut = async () =>
      (await bank.signIn(person)).body['code'] === 'NO_ACTIVE_CONTRACT'
    bank.bankPorts.report({ kind: 'PERSON_FROZEN', personId, reason: { ru: 'Утрата телефона' } })
    await expect.poll(isLockedOut).toBe(true)
    changed(person, userContract, { signRight: 'SECOND' })
    await expect
      .poll(async () => {
        const people = await module.accessControl.peopleOf(company.legalPartyId)
        return people.find(one => one.personId === personId)?.signRight
      })
      .toBe('SECOND')
    expect(await isLockedOut()).toBe(true)
  })

  test('a rejection and a confirmation of the person', async () => {
    const { person, session } = await atWork()
    const { personId } = person
    for (const status of ['Rejected', 'Confirmed'] as const) {
      bank.bankPorts.report({ kind: 'VERIFICATION_DECIDED', personId, status })
      await expect.poll(async () => (await session())?.actor?.postVerificationStatus).toBe(status)
    }
  })

  test('a contract that has ended, and one that runs again', async () => {
    const { session } = await atWork()
    bank.bankPorts.report({ kind: 'CONTRACT_CHANGED', contract: contractOf({ isActive: false }) })
    await expect.poll(async () => (await session())?.actor).toBeUndefined()
    bank.bankPorts.report({ kind: 'CONTRACT_CHANGED', contract: contractOf() })
    await expect.poll(async () => (await session())?.actor?.contractId).toBe(company.contractId)
  })

  test('a lockout that an officer has lifted', async () => {
    const { person } = await atWork()
    for (let tried = 0; tried < 5; tried += 1) {
      await bank.logIn(person, { password: 'Wrong-Password-1!' })
    }
    expect((await bank.logIn(person)).body['code']).toBe('TemporaryLockoutException')
    bank.bankPorts.report({ kind: 'LOCKOUT_LIFTED', personId: person.personId })
    await expect.poll(async () => (await bank.logIn(person)).body['form']).toBe('LOGIN')
  })
})
