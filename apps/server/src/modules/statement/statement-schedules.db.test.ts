import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { organisationId, testActor } from '../payment/testing/test-people.ts'
import {
  bookFiveDays,
  dollarAccount,
  openStatementBank,
  somAccount,
  type StatementBank,
} from './testing/statement-bank.ts'
import { findAllCall } from './testing/statement-calls.ts'

let bank: StatementBank
beforeAll(async () => {
  bank = await openStatementBank()
  bookFiveDays(bank)
})
afterAll(() => bank.close())

describe('a schedule', () => {
  const saveCall = `mutation($schedule: StatementScheduleInput!) { saveStatementSchedule(schedule: $schedule) {
    id nextDate accounts currencies period fileFormat stoppedReason } }`
  const findCall = `query($partyId: ID!) { findStatementSchedules(partyId: $partyId) {
    id nextDate stoppedReason } }`
  const deleteCall = `mutation($partyId: ID!, $id: ID!) {
    deleteStatementSchedule(partyId: $partyId, scheduleId: $id) }`
  const partyId = organisationId
  const schedule = {
    partyId,
    kind: 'ACCOUNT',
    accounts: [somAccount.account],
    currencies: [],
    period: 'PREVIOUS_WEEK',
    fileFormat: 'CSV',
  }
  const creator = testActor('CREATOR')
  interface Shown {
    readonly id: string
    readonly stoppedReason: string | null
  }
  const own = () =>
    bank.call<{ id: string; nextDate: string }[]>(findCall, { partyId }, { actor: creator })

  test('orders the statement of the week before on Monday, once, with its format', async () => {
    const saved = await bank.call<{ id: string; nextDate: string }>(
      saveCall,
      { schedule },
      { actor: creator },
    )
    expect(new Date(saved.nextDate).getUTCDay()).toBe(1)
    const { count } = await statementsOf()
    await bank.orderScheduled()
    expect(await statementsOf()).toEqual({ count })
    bank.clock.advanceMinutes(8 * 24 * 60)
    await Promise.all([bank.orderScheduled(), bank.orderScheduled()])
    expect(await statementsOf()).toEqual({ count: count + 1 })
    const [moved] = await own()
    expect(moved && moved.nextDate > saved.nextDate).toBe(true)
    await bank.call(deleteCall, { partyId, id: saved.id }, { actor: creator })
  })

  test('orders the statement of terminals as well, in a format that it has', async () => {
    bank.books.sellThrough('TRM00002', [['SALE', '2026-11-02T05:00:00.000Z', 500_00n]])
    const ofTerminals = { ...schedule, kind: 'POS', accounts: ['TRM00002'], period: 'PREVIOUS_DAY' }
    const saveAs = (wanted: object) =>
      bank.call<{ id: string }>(saveCall, { schedule: wanted }, { actor: creator })
    await expect(saveAs({ ...ofTerminals, fileFormat: 'MT940' })).rejects.toThrow(
      'STATEMENT_FORMAT_NOT_AVAILABLE',
    )
    await expect(saveAs({ ...ofTerminals, accounts: ['TRM99999'] })).rejects.toThrow(
      'POS_TERMINAL_NOT_FOUND',
    )
    const { id } = await saveAs(ofTerminals)
    bank.clock.advanceMinutes(24 * 60)
    await bank.orderScheduled()
    const found = await bank.call<{ posTerminalStatements: { id: string }[] }>(
      `query($partyID: ID!) { findPOSTerminalStatements(partyID: $partyID) {
        posTerminalStatements { id terminals { posTerminals { code } } requestedBy } } }`,
      { partyID: organisationId },
      { actor: creator },
    )
    expect(found).toMatchObject({
      posTerminalStatements: [{ terminals: [{ posTerminals: [{ code: 'TRM00002' }] }] }],
    })
    for (const one of found.posTerminalStatements) {
      await bank.call(
        `mutation($partyId: ID!, $id: ID!) { deleteStatement(partyId: $partyId, statementId: $id) }`,
        { partyId, id: one.id },
      )
    }
    bank.books.salePoints.length = 0
    await bank.call(deleteCall, { partyId, id }, { actor: creator })
  })

  test('of an account that its owner may not read any more stops, says why, and goes on when saved again', async () => {
    const daily = { ...schedule, period: 'PREVIOUS_DAY' }
    const saveDaily = () => bank.call<Shown>(saveCall, { schedule: daily }, { actor: creator })
    const { id } = await saveDaily()
    const shown = async () => {
      const list = await bank.call<Shown[]>(findCall, { partyId }, { actor: creator })
      return list.find(one => one.id === id)
    }
    expect(await shown()).toMatchObject({ stoppedReason: null })
    bank.readable.set(creator.personId, [dollarAccount.account])
    onTestFinished(() => void bank.readable.delete(creator.personId))
    const { count } = await statementsOf()
    for (let day = 0; day < 2; day += 1) {
      bank.clock.advanceMinutes(24 * 60)
      await Promise.all([bank.orderScheduled(), bank.orderScheduled()])
    }
    expect(await statementsOf()).toEqual({ count })
    expect(await shown()).toMatchObject({ stoppedReason: expect.stringContaining('Счёт') })
    const { rows } = await sql<{ code: string; people: string[] }>`
      select payload->>'code' as code, payload->'personIds' as people from platform.outbox
      where topic = 'notification' and payload->>'source' like ${`schedule ${id} %`}`.execute(
      bank.database.ownerDb,
    )
    expect(rows).toEqual([{ code: 'STATEMENT_SCHEDULE_STOPPED', people: [creator.personId] }])
    bank.readable.delete(creator.personId)
    // As after another contract of the person has replaced the one of then.
    await sql`update statement.schedule set user_contract_id = ${id} where id = ${id}`.execute(
      bank.database.ownerDb,
    )
    expect(await saveDaily()).toMatchObject({ id, stoppedReason: null })
    bank.clock.advanceMinutes(24 * 60)
    await bank.orderScheduled()
    expect(await statementsOf()).toEqual({ count: count + 1 })
    await bank.call(deleteCall, { partyId, id }, { actor: creator })
  })

  test('is kept once, is a person’s own and can be deleted', async () => {
    const { id } = await bank.call<{ id: string }>(saveCall, { schedule }, { actor: creator })
    expect((await own()).map(one => one.id)).toEqual([id])
    expect(await bank.call(findCall, { partyId })).toEqual([])
    await expect(bank.call(deleteCall, { partyId, id })).rejects.toThrow(
      'STATEMENT_SCHEDULE_NOT_FOUND',
    )
    await bank.call(deleteCall, { partyId, id }, { actor: creator })
    expect(await own()).toEqual([])
  })

  async function statementsOf() {
    const { totalElements } = await bank.call<{ totalElements: number }>(findAllCall, { partyId })
    return { count: totalElements }
  }
})
