import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { compose } from './compose.ts'
import { migrationSets } from './composition/migration-sets.ts'
import { fillBigWorld, type BigWorldPlan } from './demo-world/big/fill-big-world.ts'
import { loadConfig, processEnvironment, type Config } from './platform/config.ts'
import { runningAddress } from './platform/db/embedded/running-postgres.ts'
import { openDatabase } from './platform/db/open-database.ts'
import { secretKeyOf } from './platform/secret-key.ts'
import { createLogger } from './platform/http/logger.ts'
import { createStopList } from './platform/stop-list.ts'

const print = (line: string) => process.stdout.write(`${line}\n`)
const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..')

/**
 * `npm run demo:world -- --organisations 1000 --operations 10000000 [--seed text]`: fills the data folder
 * (TARTIP_DATA_DIR) or DATABASE_URL with a big demo world, on top of the ordinary one.
 */
async function main(): Promise<void> {
  const loaded = loadConfig(processEnvironment(), process.cwd())
  if (!loaded.ok) throw new RangeError(String(loaded.error.params['sentence']))
  const config: Config = { ...loaded.value, role: 'none', demoMode: true }
  const plan = readPlan()
  const logger = createLogger({ level: config.logLevel, write: line => process.stdout.write(line) })
  const stops = createStopList((name, error) => logger.error({ err: error, name }, 'not stopped'))
  const began = performance.now()
  let isStopping = false
  const seconds = () => Math.round((performance.now() - began) / 1_000)
  try {
    const database = await openDatabase({
      databaseUrl: config.databaseUrl,
      dataDir: config.dataDir,
      secretKey: secretKeyOf(config),
      demoMode: true,
      sets: migrationSets,
      onLog: line => logger.info({ line }, 'postgres'),
      // What idles when this program stops its own database is cut with it, and no news.
      onError: error => {
        if (!isStopping) logger.warn({ err: error }, 'database connection lost')
      },
    })
    stops.add('database', database.close, 120_000)
    const ownerUrl =
      config.databaseUrl ?? runningAddress(join(config.dataDir, 'postgres'), 'tartip')
    const { demo } = await compose({ config, root, database, logger, stops })
    if (demo === undefined || ownerUrl === undefined) throw new Error('The demo did not open')
    print(`the ordinary demo world is there after ${seconds()} s`)
    const start = performance.now()
    const world = await fillBigWorld(demo, ownerUrl, plan, line => print(`${seconds()} s  ${line}`))
    const took = (performance.now() - start) / 1_000
    print(
      `organisations=${plan.organisations} people=${world.people} operations=${plan.operations} ` +
        `transfers=${world.transfers} entries=${world.entries} seconds=${Math.round(took)} ` +
        `transfers_per_second=${Math.round(world.transfers / took)}`,
    )
    print('Prove it with "npm run ledger:verify".')
  } finally {
    isStopping = true
    await stops.stopAll()
  }
}

function readPlan(): BigWorldPlan {
  const { values } = parseArgs({
    options: {
      organisations: { type: 'string', default: '1000' },
      operations: { type: 'string', default: '1000000' },
      seed: { type: 'string', default: 'tartip' },
    },
  })
  return {
    organisations: wholeNumber('organisations', values.organisations),
    operations: wholeNumber('operations', values.operations),
    seed: values.seed,
  }
}

function wholeNumber(name: string, text: string): number {
  if (!/^[1-9]\d{0,9}$/.test(text)) {
    throw new RangeError(`--${name} is "${text}", but it must be a number above zero.`)
  }
  return Number(text)
}

try {
  await main()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
