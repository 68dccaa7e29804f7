import { readTwinCorrespondents } from '@tartip/bank-twin/reference/twin-correspondents'
import { sql } from 'kysely'
import type { ShiftableClock } from '../platform/clock.ts'
import type { Db } from '../platform/db/db.ts'
import { withExclusiveLock } from '../platform/db/exclusive-lock.ts'
import { inSystem } from '../platform/db/transaction.ts'
import { notify, type Notice } from '../modules/notification/public.ts'
import { StartRefusal } from '../platform/start-refusal.ts'
import { demoStart } from './demo-start.ts'
import { buildDemoWorld, type DemoWorld } from './demo-world.ts'
import { loadDemoDesk } from './load-demo-desk.ts'
import { loadDemoServices, type LoadDemoServicesDeps } from './load-demo-services.ts'
import { loadDemoShops } from './load-demo-shops.ts'
import { loadDemoWorld, type LoadDemoWorldDeps } from './load-demo-world.ts'

/**
 * Any fixed number: when several processes start at once on an empty database, one loads and the
 * others wait.
 */
const loadingLock = 7_290_413

export interface OpenDemoDeps
  extends
    Omit<LoadDemoWorldDeps, 'world' | 'clock' | 'notify' | 'correspondents'>,
    Omit<LoadDemoServicesDeps, 'world' | 'clock'> {
  readonly db: Db
  readonly clock: ShiftableClock
  readonly referenceDataDir: string
}

export interface Demo {
  readonly world: DemoWorld
  /** The loaders of the world; a big world is added with the same ones. */
  readonly seeds: OpenDemoDeps
}

/**
 * Moves the bank's clock to working hours and loads the demo world into an empty database. Later
 * starts leave the existing world as it is.
 *
 * @throws StartRefusal when an earlier loading was interrupted (an embedded database is reset
 * before that, `open-database.ts`), or when the database is that of a real bank
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
  if ((await readState(db)) !== 'complete') {
    await withExclusiveLock(db, loadingLock, () => loadOnce(deps, world))
  }
  return { world, seeds: deps }
}

async function loadOnce(deps: OpenDemoDeps, world: DemoWorld): Promise<void> {
  const { db } = deps
  const state = await readState(db)
  if (state === 'half') {
    throw new StartRefusal(
      'The demo world in the database of DATABASE_URL is only half loaded, because an earlier start was broken off: drop that database, create it again and start again.',
    )
  }
  if (state === 'complete') return
  await refuseOwnPeople(db)
  await sql`insert into platform.demo_world (is_complete) values (false)`.execute(db)
  const correspondents = readTwinCorrespondents(deps.referenceDataDir)
  await loadDemoWorld({
    ...deps,
    world,
    correspondents,
    notify: notices => appendNotices(db, notices),
  })
  await loadDemoServices({ ...deps, world })
  await loadDemoShops({ ...deps, world })
  await loadDemoDesk({ ...deps, world })
  await markDemo(db, true)
}

/** The notification job processes them when the bank opens. */
async function appendNotices(db: Db, notices: readonly Notice[]): Promise<void> {
  await inSystem(db, async tx => {
    for (const notice of notices) await notify(tx, notice)
  })
}

/** Records whether the demo world is complete; the server does not open an incomplete one. */
export async function markDemo(db: Db, isComplete: boolean): Promise<void> {
  await sql`update platform.demo_world set is_complete = ${isComplete}`.execute(db)
}

/**
 * A real bank must not open on a former demo database: its people sign in with public passwords and
 * codes.
 *
 * @throws StartRefusal when the demo world was ever loaded here, fully or in part
 */
export async function refuseDemoLeftovers(db: Db): Promise<void> {
  if ((await readState(db)) === 'none') return
  throw new StartRefusal(
    'Demo mode is off, but this database holds the demo world, whose passwords are public: start with an empty database (another TARTIP_DATA_DIR or DATABASE_URL), or set TARTIP_DEMO=on.',
  )
}

/** People with public passwords must not be mixed with those of a real bank. */
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
