import { readTwinCorrespondents } from '@tartip/bank-twin/reference/twin-correspondents'
import { sql } from 'kysely'
import type { ShiftableClock } from '../platform/clock.ts'
import type { Db } from '../platform/db/db.ts'
import { oneAtATime } from '../platform/db/one-at-a-time.ts'
import { inSystem } from '../platform/db/transaction.ts'
import { notify, type Notice } from '../modules/notification/public.ts'
import { StartRefusal } from '../platform/start-refusal.ts'
import { demoStart } from './demo-start.ts'
import { buildDemoWorld, type DemoWorld } from './demo-world.ts'
import { loadDemoDesk } from './load-demo-desk.ts'
import { loadDemoServices, type LoadDemoServicesDeps } from './load-demo-services.ts'
import { loadDemoShops } from './load-demo-shops.ts'
import { loadDemoWorld, type LoadDemoWorldDeps } from './load-demo-world.ts'

/** Any fixed number: of processes that start at once on an empty database one loads, and the others wait for it. */
const loadingLock = 7_290_413

export interface OpenDemoDeps
  extends
    Omit<LoadDemoWorldDeps, 'world' | 'clock' | 'tell' | 'correspondents'>,
    Omit<LoadDemoServicesDeps, 'world' | 'clock'> {
  readonly db: Db
  readonly clock: ShiftableClock
  readonly referenceDataDir: string
}

export interface Demo {
  readonly world: DemoWorld
  /** What the world was loaded with; a bigger one is added with the same. */
  readonly seeds: OpenDemoDeps
}

/**
 * Moves the bank's clock into working hours and loads the demo world into an empty database. At later
 * starts the world is already there and stays as people have left it.
 *
 * @throws StartRefusal when an earlier loading was interrupted (the embedded database has begun anew before it
 * comes to that, `open-database.ts`), or when the database is that of a real bank
 */
export async function openDemo(deps: OpenDemoDeps): Promise<Demo> {
  const { db, clock, rules } = deps
  const world = await buildDemoWorld(
    deps.ownBic,
    rules.banks().search('', 'ALL'),
    deps.referenceDataDir,
  )
  const start = demoStart(rules.bankDay())
  if (start > clock.now()) await clock.shiftTo(start)
  await oneAtATime(db, loadingLock, () => loadOnce(deps, world))
  return { world, seeds: deps }
}

async function loadOnce(deps: OpenDemoDeps, world: DemoWorld): Promise<void> {
  const { db } = deps
  const state = await readState(db)
  if (state === 'half') {
    throw new StartRefusal(
      'The demo world in the database of DATABASE_URL is only half loaded, because an earlier start was broken off: drop that database, create it again and start anew.',
    )
  }
  if (state === 'complete') return
  await refuseOwnPeople(db)
  await sql`insert into platform.demo_world (is_complete) values (false)`.execute(db)
  const correspondents = readTwinCorrespondents(deps.referenceDataDir)
  await loadDemoWorld({ ...deps, world, correspondents, tell: notices => tellAll(db, notices) })
  await loadDemoServices({ ...deps, world })
  await loadDemoShops({ ...deps, world })
  await loadDemoDesk({ ...deps, world })
  await markDemo(db, true)
}

/** The job of notifications takes them over when the bank opens. */
async function tellAll(db: Db, notices: readonly Notice[]): Promise<void> {
  await inSystem(db, async tx => {
    for (const notice of notices) await notify(tx, notice)
  })
}

/** Says whether the demo world is whole; the server opens no half of one. */
export async function markDemo(db: Db, isComplete: boolean): Promise<void> {
  await sql`update platform.demo_world set is_complete = ${isComplete}`.execute(db)
}

/**
 * A real bank must not open on a database that has been a demo: its people sign in with passwords and
 * codes that everybody knows.
 *
 * @throws StartRefusal when the demo world was ever loaded here, wholly or in part
 */
export async function refuseDemoLeftovers(db: Db): Promise<void> {
  if ((await readState(db)) === 'none') return
  throw new StartRefusal(
    'Demo mode is off, but this database holds the demo world, whose passwords are public: start with an empty database (another TARTIP_DATA_DIR or DATABASE_URL), or set TARTIP_DEMO=on.',
  )
}

/** People whose passwords everybody knows have no place among those of a real bank. */
async function refuseOwnPeople(db: Db): Promise<void> {
  const { rows } = await sql`select from access_control.person limit 1`.execute(db)
  if (rows.length === 0) return
  throw new StartRefusal(
    'This database has people of its own, so it is no place for the demo world: take an empty one (another TARTIP_DATA_DIR or DATABASE_URL). Nothing in it was changed.',
  )
}

async function readState(db: Db): Promise<'none' | 'half' | 'complete'> {
  const { rows } = await sql<{ is_complete: boolean }>`
    select is_complete from platform.demo_world`.execute(db)
  if (rows[0] === undefined) return 'none'
  return rows[0].is_complete ? 'complete' : 'half'
}
