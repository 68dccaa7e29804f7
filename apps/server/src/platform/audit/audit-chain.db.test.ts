import type { AuditAction } from '@tartip/domain/audit/action-names'
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestClock } from '@tartip/testkit/clock/test-clock'
import { testDatabase, type TestDatabase } from '@tartip/testkit/database/test-database'
import { inTenant } from '../db/transaction.ts'
import { anchorAudit, readAnchors } from './audit-anchors.ts'
import { recordAudit } from './audit-log.ts'
import { entrySource } from './audit-source.ts'
import { readAudit } from './read-audit.ts'
import { sealAudit } from './seal-audit.ts'
import { verifyAudit } from './verify-audit.ts'

const own = '0192f0c1-0000-7000-8000-000000000001'
const other = '0192f0c1-0000-7000-8000-000000000002'
const person = '0192f0c1-0000-7000-8000-0000000000aa'
const clock = createTestClock()

let database: TestDatabase
let folder: string

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'tartip-anchors-'))
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))
beforeEach(async () => {
  database = await testDatabase()
})
afterEach(() => database.close())

// A chain is the same for every name.
const named = (action: string) => action as AuditAction

const report = (legalPartyId: string, action: string) =>
  inTenant(database.db, legalPartyId, tx =>
    recordAudit(tx, {
      legalPartyId,
      at: clock.now(),
      personId: person,
      action: named(action),
      outcome: 'ok',
      details: { accounts: ['b', 'a'], version: 1.5, reason: null },
    }),
  )

/** Sealing waits a moment of the database's own clock; the tests let that moment pass there. */
async function seal(): Promise<number> {
  let sealed = 0
  for (let step = 0; step < 3; step += 1) {
    sealed += await sealAudit(database.db, [entrySource])()
    await sql`update platform.audit_cursor set seen_at = seen_at - interval '1 second'`.execute(
      database.ownerDb,
    )
  }
  return sealed
}

const verify = (anchors = readAnchors(join(folder, 'none'))) =>
  verifyAudit(database.db, [entrySource], anchors)

function aGate() {
  let open: () => void = () => undefined
  const opened = new Promise<void>(resolve => (open = resolve))
  return { opened, open: () => open() }
}

/** Somebody who owns the database and takes its locks off. */
async function tamper(table: string, statement: string): Promise<void> {
  await sql.raw(`alter table ${table} disable trigger user`).execute(database.ownerDb)
  await sql.raw(statement).execute(database.ownerDb)
}

describe('a chain', () => {
  test('holds what an organisation has done, in order and in nobody else’s', async () => {
    for (const action of ['first', 'second', 'third']) await report(own, action)
    await report(other, 'elsewhere')
    expect(await seal()).toBe(4)
    const records = await readAudit(database.db, own, undefined, 10)
    expect(records.map(one => [one.sequence, one.action])).toEqual([
      [3n, 'third'],
      [2n, 'second'],
      [1n, 'first'],
    ])
    expect(records[0]).toMatchObject({ personId: person, outcome: 'ok', at: clock.now() })
    expect((await readAudit(database.db, own, 3n, 1)).map(one => one.action)).toEqual(['second'])
    expect(await verify()).toEqual({ chains: 2, records: 4, broken: [] })
  })

  test('goes on where it ended, and seals nothing twice', async () => {
    await report(own, 'first')
    expect(await seal()).toBe(1)
    expect(await seal()).toBe(0)
    await report(own, 'second')
    expect(await seal()).toBe(1)
    expect(await verify()).toEqual({ chains: 1, records: 2, broken: [] })
  })

  test('waits for a transaction that has drawn its number and not committed yet', async () => {
    const reported = aGate()
    const mayCommit = aGate()
    const slow = inTenant(database.db, own, async tx => {
      const entry = {
        legalPartyId: own,
        at: clock.now(),
        action: named('slow'),
        outcome: 'ok',
        details: {},
      }
      await recordAudit(tx, entry)
      reported.open()
      await mayCommit.opened
    })
    await reported.opened
    await report(own, 'quick')
    expect(await seal()).toBe(0)
    mayCommit.open()
    await slow
    expect(await seal()).toBe(2)
    const records = await readAudit(database.db, own, undefined, 10)
    expect(records.map(one => one.action)).toEqual(['quick', 'slow'])
  })

  test('is sealed by one process at a time', async () => {
    for (let reported = 0; reported < 20; reported += 1) await report(own, `action ${reported}`)
    await seal()
    await report(own, 'last')
    const seals = await Promise.all([seal(), seal(), seal()])
    expect(seals.reduce((sum, one) => sum + one, 0)).toBe(1)
    expect((await verify()).broken).toEqual([])
  })

  test('cannot be changed by the server, nor by the owner of the tables', async () => {
    await report(own, 'first')
    await seal()
    for (const db of [database.db, database.ownerDb]) {
      for (const table of ['audit_entry', 'audit_record']) {
        const change = sql.raw(`delete from platform.${table}`)
        await expect(change.execute(db)).rejects.toMatchObject({ code: '42501' })
      }
    }
  })
})

describe('the check names the first broken row', () => {
  beforeEach(async () => {
    for (const action of ['first', 'second', 'third']) await report(own, action)
    await seal()
  })

  test('a record that was changed', async () => {
    await tamper(
      'platform.audit_record',
      `update platform.audit_record set outcome = 'x' where sequence = 2`,
    )
    expect((await verify()).broken).toMatchObject([
      { fault: 'CHANGED', legalPartyId: own, sequence: 2n },
    ])
  })

  test('a record that was taken out', async () => {
    await tamper('platform.audit_record', 'delete from platform.audit_record where sequence = 2')
    expect((await verify()).broken).toMatchObject([
      { fault: 'GAP', sequence: 3n },
      { fault: 'UNSEALED' },
    ])
  })

  test('a line that was changed at its source', async () => {
    await tamper(
      'platform.audit_entry',
      `update platform.audit_entry set action = 'x' where action = 'third'`,
    )
    expect((await verify()).broken).toMatchObject([{ fault: 'SOURCE_CHANGED', sequence: 3n }])
  })

  test('a line that was taken out at its source', async () => {
    await tamper('platform.audit_entry', `delete from platform.audit_entry where action = 'first'`)
    expect((await verify()).broken).toMatchObject([{ fault: 'SOURCE_GONE', sequence: 1n }])
  })

  test('a line that was slipped in afterwards', async () => {
    await tamper(
      'platform.audit_entry',
      `insert into platform.audit_entry (legal_party_id, id, at, action, outcome, details)
       overriding system value values ('${own}', 0, now(), 'forged', 'ok', '{}')`,
    )
    expect((await verify()).broken).toMatchObject([{ fault: 'UNSEALED', sourceId: 0n }])
  })

  test('an end that was cut off, by the anchor of the day', async () => {
    const reported: string[] = []
    const anchor = anchorAudit({
      db: database.db,
      folder,
      clock,
      report: (day, digest, chains) => reported.push(`${day} ${digest.length} ${chains}`),
    })
    expect(await anchor()).toBe(1)
    expect(await anchor()).toBe(0)
    expect(reported).toEqual(['2026-11-30 64 1'])
    expect(readdirSync(folder)).toEqual(['2026-11-30.tsv'])
    expect(readFileSync(join(folder, '2026-11-30.tsv'), 'utf8')).toContain(`${own}\t3\t`)
    expect((await verify(readAnchors(folder))).broken).toEqual([])
    await tamper('platform.audit_record', 'delete from platform.audit_record where sequence = 3')
    await tamper('platform.audit_entry', `delete from platform.audit_entry where action = 'third'`)
    expect((await verify()).broken).toEqual([])
    expect((await verify(readAnchors(folder))).broken).toMatchObject([
      { fault: 'ANCHOR', legalPartyId: own, sequence: 3n },
    ])
  })
})
