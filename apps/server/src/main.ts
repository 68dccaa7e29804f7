import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { productRoleNames } from '@tartip/domain/people/product-role'
import { signRightNames } from '@tartip/domain/people/sign-right'
import { compose } from './compose.ts'
import { migrationSets } from './composition/migration-sets.ts'
import { loadConfig, processEnvironment } from './platform/config.ts'
import { openDatabase } from './platform/db/open-database.ts'
import { checkListening, listenRefusal } from './platform/http/listen-refusal.ts'
import { createLogger } from './platform/http/logger.ts'
import { secretKeyOf } from './platform/secret-key.ts'
import { StartRefusal } from './platform/start-refusal.ts'
import { createStopList } from './platform/stop-list.ts'
import { keepLimitsOfThreads } from './platform/thread-memory.ts'
import { demoFirstTimeUsers } from './demo-world/demo-first-time-users.ts'
import type { DemoWorld } from './demo-world/demo-world.ts'

/** What the terminal shows a newcomer: who can sign in, with what, and where the codes are. */
function demoSignInLines(world: DemoWorld): string[] {
  const nameOf = new Map(world.organisations.map(({ key, companyName }) => [key, companyName]))
  const people = world.people.map(person => {
    const roles = person.roles.map(({ signRight, productRoles = [], organisation }) =>
      [
        signRightNames[signRight].en,
        ...productRoles.map(role => productRoleNames[role].en),
        nameOf.get(organisation) ?? '',
      ].join(', '),
    )
    return `  ${person.clientId}  ${person.shortName} (${roles.join('; ')})`
  })
  const password = world.people[0]?.password ?? ''
  const firstTimeUsers = demoFirstTimeUsers.map(({ clientId, shortName, individualInn, mobile }) =>
    clientId === undefined
      ? `  ${shortName}: registers with INN ${individualInn} and phone ${mobile}`
      : `  ${clientId}  ${shortName}: first sign-in`,
  )
  return [
    `Demo sign-ins, password ${password}; one-time codes are shown at /simulator:`,
    ...people,
    ...firstTimeUsers,
  ]
}

/** The source and the bundle lie equally deep, so this is the top of the product for both. */
const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..')

const print = (line: string) => process.stdout.write(`${line}\n`)

/** A start that cannot succeed ends with one clear sentence instead of a stack. */
function giveUp(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

async function main(): Promise<void> {
  keepLimitsOfThreads()
  const loaded = loadConfig(processEnvironment(), process.cwd())
  if (!loaded.ok) giveUp(String(loaded.error.params['sentence']))
  const config = loaded.value
  const isServer = config.role === 'all' || config.role === 'api'
  const { host, port } = config
  await checkListening({ host, port }).catch((error: unknown) => giveUp(sentenceOf(error)))
  const logger = createLogger({ level: config.logLevel, write: line => process.stdout.write(line) })
  const stops = createStopList((name, error) =>
    logger.error({ err: error, name }, 'could not be stopped'),
  )
  const isStopping = stopOnSignals(stops.stopAll)
  try {
    const database = await openDatabase({
      databaseUrl: config.databaseUrl,
      dataDir: config.dataDir,
      secretKey: secretKeyOf(config),
      demoMode: config.demoMode,
      sets: migrationSets,
      onLog: line => logger.info({ line }, 'postgres'),
      onError: error => logger.warn({ err: error }, 'database connection lost'),
    })
    stops.add('database', database.close, 30_000)
    const { http, demo } = await compose({ config, root, database, logger, stops })
    await http?.listen({ port, host }).catch((error: unknown) => {
      // Somebody else was faster than the start.
      throw listenRefusal(error, { host, port })
    })
    const address = config.publicOrigin ?? `http://localhost:${config.port}`
    print(isServer ? `Tartip is ready: ${address}` : `Tartip ${config.role} is ready`)
    for (const line of demo === undefined ? [] : demoSignInLines(demo.world)) print(line)
  } catch (error) {
    // Broken off by a signal: what was started is being stopped already.
    if (isStopping()) return
    if (!(error instanceof StartRefusal)) logger.error({ err: error }, 'the start failed')
    await stops.stopAll()
    giveUp(sentenceOf(error))
  }
}

/** The first signal stops in order; the second one ends the process at once. */
function stopOnSignals(stopAll: () => Promise<void>): () => boolean {
  let isStopping = false
  const stop = () => {
    if (isStopping) process.exit(1)
    isStopping = true
    void stopAll().then(() => process.exit(0))
  }
  process.on('SIGINT', stop)
  process.on('SIGTERM', stop)
  return () => isStopping
}

await main()
