import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { CompiledQuery, sql } from 'kysely'
import pg from 'pg'
import { err, ok } from '@tartip/domain/result'
import { testDatabase, type TestDatabase } from '@tartip/testkit/database/test-database'
import { checkTenantPerFoundRow, enableTenantSecurity } from './tenant-security.ts'
import { inPipeline, inSystem, inTenant } from './transaction.ts'
import type { Db } from './db.ts'

const first = '0192f000-0000-7000-8000-000000000001'
const second = '0192f000-0000-7000-8000-000000000002'

const notes = {
  name: 'notes',
  migrations: {
    '0001-note': {
      async up(db: Db) {
        await sql`create schema notes`.execute(db)
        await sql`
          create table notes.note (
            legal_party_id uuid not null, id int not null, text text not null,
            primary key (legal_party_id, id))`.execute(db)
        await enableTenantSecurity(db, 'notes.note')
        await sql`
          create table notes.history (
            legal_party_id uuid not null, id int not null, primary key (legal_party_id, id))`.execute(
          db,
        )
        await enableTenantSecurity(db, 'notes.history', { isAppendOnly: true })
        await sql`
          create table notes.answer (
            legal_party_id uuid not null, id int not null, primary key (legal_party_id, id))`.execute(
          db,
        )
        await enableTenantSecurity(db, 'notes.answer')
        await checkTenantPerFoundRow(db, 'notes.answer')
      },
    },
  },
}

const write = (tx: Db, party: string, id: number) =>
  sql`insert into notes.note values (${party}, ${id}, 'text')`.execute(tx)
const count = async (db: Db) =>
  (await sql<{ n: bigint }>`select count(*) as n from notes.note`.execute(db)).rows[0]?.n

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase([notes])
})
afterAll(() => database.close())

describe('a transaction of one organisation', () => {
  test('keeps what was written when the work answers a value', async () => {
    const before = await inTenant(database.db, first, count)
    await inTenant(database.db, first, async tx => write(tx, first, 1))
    expect(await inTenant(database.db, first, count)).toBe((before ?? 0n) + 1n)
  })

  test('keeps an accepted result and rolls back a refused one', async () => {
    const before = await inTenant(database.db, first, count)
    const refused = await inTenant(database.db, first, async tx => {
      await write(tx, first, 2)
      return err('NO')
    })
    expect(refused).toEqual(err('NO'))
    expect(await inTenant(database.db, first, count)).toBe(before)
    const accepted = await inTenant(database.db, first, async tx => {
      await write(tx, first, 2)
      return ok(2)
    })
    expect(accepted).toEqual(ok(2))
    expect(await inTenant(database.db, first, count)).toBe((before ?? 0n) + 1n)
  })

  test('rolls back when something is thrown, and leaves the connection usable', async () => {
    const before = await inTenant(database.db, first, count)
    const failing = inTenant(database.db, first, async tx => {
      await write(tx, first, 3)
      throw new Error('broken')
    })
    await expect(failing).rejects.toThrow('broken')
    expect(await inTenant(database.db, first, count)).toBe(before)
  })

  test('never takes a swallowed database error for success', async () => {
    const swallowing = inTenant(database.db, first, async tx => {
      await write(tx, first, 4)
      await sql`select 1 / 0`.execute(tx).catch(() => undefined)
      return ok(undefined)
    })
    await expect(swallowing).rejects.toThrow()
  })

  test('refuses an id that is not a UUID before it reaches the database', async () => {
    await expect(inTenant(database.db, `${first}'; drop table x; --`, count)).rejects.toThrow(
      TypeError,
    )
  })

  test('cannot open a second transaction inside', async () => {
    const nested = inTenant(database.db, first, async tx => inTenant(tx, second, count))
    await expect(nested).rejects.toThrow()
  })

  test('runs again after a deadlock', async () => {
    await inTenant(database.db, first, async tx => {
      await write(tx, first, 101)
      await write(tx, first, 102)
    })
    const touch = (tx: Db, id: number) =>
      sql`update notes.note set text = text || '.' where id = ${id}`.execute(tx)
    let open: () => void = () => undefined
    const bothHoldOne = new Promise<void>(resolve => (open = resolve))
    let holding = 0
    const inOrder = (one: number, other: number) =>
      inTenant(database.db, first, async tx => {
        await touch(tx, one)
        holding += 1
        if (holding === 2) open()
        await bothHoldOne
        await touch(tx, other)
      })
    await Promise.all([inOrder(101, 102), inOrder(102, 101)])
    const { rows } = await inTenant(database.db, first, tx =>
      sql<{ text: string }>`select text from notes.note where id in (101, 102)`.execute(tx),
    )
    expect(rows.map(row => row.text)).toEqual(['text..', 'text..'])
  })
})

describe('row-level security', () => {
  test('a query outside of a transaction of an organisation sees nothing', async () => {
    await inTenant(database.db, first, async tx => write(tx, first, 201))
    expect(await inSystem(database.db, count)).not.toBe(0n)
    expect(await count(database.db)).toBe(0n)
  })

  test('one organisation neither sees nor writes rows of another', async () => {
    await inTenant(database.db, second, async tx => write(tx, second, 1))
    expect(await inTenant(database.db, second, count)).toBe(1n)
    await expect(inTenant(database.db, second, async tx => write(tx, first, 9))).rejects.toThrow(
      'row-level security',
    )
    const { numAffectedRows } = await inTenant(database.db, second, tx =>
      sql`update notes.note set text = 'stolen' where legal_party_id = ${first}`.execute(tx),
    )
    expect(numAffectedRows).toBe(0n)
  })

  test('the organisation is forgotten with the transaction', async () => {
    for (let tried = 0; tried < 12; tried += 1) await inTenant(database.db, first, count)
    expect(await count(database.db)).toBe(0n)
  })

  test('history can be added to and never changed', async () => {
    const add = sql`insert into notes.history values (${first}, 1)`
    await inTenant(database.db, first, tx => add.execute(tx))
    for (const change of [sql`update notes.history set id = 2`, sql`delete from notes.history`]) {
      await expect(inTenant(database.db, first, tx => change.execute(tx))).rejects.toThrow(
        'permission',
      )
      await expect(inSystem(database.db, tx => change.execute(tx))).rejects.toThrow('permission')
    }
  })
})

describe('a policy that checks the rows that were found', () => {
  const other = '0192f000-0000-7000-8000-000000000003'
  const answers = async (tx: Db) =>
    (await sql<{ id: number }>`select id from notes.answer order by id`.execute(tx)).rows.map(
      ({ id }) => id,
    )
  const answer = (party: string, id: number) => (tx: Db) =>
    sql`insert into notes.answer values (${party}, ${id})`.execute(tx)
  /** As collected calls share a transaction. */
  const inBoth = <T>(run: (tx: Db) => Promise<T>) =>
    inTenant(database.db, first, async tx => {
      await sql`select set_config('app.legal_party', ${`${first},${second}`}, true)`.execute(tx)
      return run(tx)
    })
  beforeAll(async () => {
    await inTenant(database.db, first, answer(first, 1))
    await inTenant(database.db, second, answer(second, 2))
    await inTenant(database.db, other, answer(other, 3))
  })

  test('shows the rows of the organisations of the transaction, and none without one', async () => {
    expect(await inTenant(database.db, first, answers)).toEqual([1])
    expect(await inBoth(answers)).toEqual([1, 2])
    expect(await answers(database.db)).toEqual([])
    const foreign = (tx: Db) =>
      sql`select from notes.answer where legal_party_id = ${other}`.execute(tx)
    expect((await inBoth(foreign)).rows).toEqual([])
  })

  test('takes no row of another organisation, and none that is given away', async () => {
    await expect(inTenant(database.db, first, answer(second, 4))).rejects.toThrow(/row-level/)
    const giveAway = (tx: Db) =>
      sql`update notes.answer set legal_party_id = ${second} where legal_party_id = ${first}`.execute(
        tx,
      )
    await expect(inTenant(database.db, first, giveAway)).rejects.toThrow(/row-level/)
    const remove = (tx: Db) =>
      sql`delete from notes.answer where legal_party_id = ${other}`.execute(tx)
    expect((await inTenant(database.db, first, remove)).numAffectedRows).toBe(0n)
    expect(await inTenant(database.db, other, answers)).toEqual([3])
  })

  test('leaves its organisations out of the index by which a row is found', async () => {
    const plan = await inBoth(async tx => {
      await sql`set local enable_seqscan = off`.execute(tx)
      const { rows } = await sql<{ 'QUERY PLAN': string }>`
        explain select from notes.answer where legal_party_id = ${first} and id = 1`.execute(tx)
      return rows.map(row => row['QUERY PLAN']).join(' ')
    })
    expect(plan).toContain('Index Cond')
    expect(plan).not.toMatch(/Index Cond:[^:]*ANY/)
  })
})

describe('statements of a transaction in a pipeline', () => {
  const insert = (id: number) =>
    CompiledQuery.raw('insert into notes.answer values ($1, $2)', [first, id])
  const answers = async () => {
    const { rows } = await inTenant(database.db, first, tx =>
      sql<{ id: number }>`select id from notes.answer where id > 100 order by id`.execute(tx),
    )
    return rows.map(({ id }) => id)
  }

  test('are sent before the one before them is answered', async () => {
    await inTenant(database.db, first, tx =>
      inPipeline(tx, async send => {
        const query = vi.spyOn(pg.Client.prototype, 'query')
        const sent = [insert(101), insert(102)].map(send)
        // With the beginning of the transaction.
        expect(query).toHaveBeenCalledTimes(3)
        query.mockRestore()
        await Promise.all(sent)
      }),
    )
    expect(await answers()).toEqual([101, 102])
  })

  test('leave nothing when one of them fails', async () => {
    const before = await answers()
    const failed = inTenant(database.db, first, tx =>
      inPipeline(tx, async send => {
        const sent = await Promise.allSettled([insert(103), insert(103), insert(104)].map(send))
        for (const answer of sent) if (answer.status === 'rejected') throw answer.reason
      }),
    )
    await expect(failed).rejects.toMatchObject({ code: '23505' })
    expect(await answers()).toEqual(before)
  })
})
