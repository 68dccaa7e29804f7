import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compose, migrationSets } from './compose.ts'
import { signInLines } from './sign-in-lines.ts'
import { loadConfig, processEnvironment, type Config } from './platform/config.ts'
import { openDatabase } from './platform/db/open-database.ts'
import { createLogger } from './platform/http/logger.ts'
import { StartRefusal } from './platform/start-refusal.ts'
import { createStopList } from './platform/stop-list.ts'

/** The source and the bundle lie equally deep, so this is the top of the product for both. */
const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..', '..')

const say = (line: string) => process.stdout.write(`${line}\n`)

/** A start that cannot succeed ends with one clear sentence instead of a stack. */
function giveUp(sentence: string): never {
  process.stderr.write(`${sentence}\n`)
  process.exit(1)
}

async function main(): Promise<void> {
  const loaded = loadConfig(processEnvironment(), process.cwd())
  if (!loaded.ok) giveUp(String(loaded.error.params['sentence']))
  const config = loaded.value
  const hasHttp = config.role === 'all' || config.role === 'api'
  if (hasHttp && !(await portIsFree(config))) {
    giveUp(`Port ${config.port} is already in use: stop what uses it, or set PORT to another one.`)
  }
  const logger = createLogger({ level: config.logLevel, write: line => process.stdout.write(line) })
  const stops = createStopList((name, error) =>
    logger.error({ err: error, name }, 'could not be stopped'),
  )
  const isStopping = stopOnSignals(stops.stopAll)
  try {
    const database = await openDatabase({
      databaseUrl: config.databaseUrl,
      dataDir: config.dataDir,
      sets: migrationSets,
      onLog: line => logger.info({ line }, 'postgres'),
      onError: error => logger.warn({ err: error }, 'database connection lost'),
    })
    stops.add('database', database.close, 30_000)
    const { http, demo } = await compose({ config, root, database, logger, stops })
    await http?.listen({ port: config.port, host: config.host })
    const address = config.publicOrigin ?? `http://localhost:${config.port}`
    say(http === undefined ? `Tartip ${config.role} is ready` : `Tartip is ready: ${address}`)
    for (const line of demo === undefined ? [] : signInLines(demo.world)) say(line)
  } catch (error) {
    // Broken off by a signal: what was started is being stopped already.
    if (isStopping()) return
    if (!(error instanceof StartRefusal)) logger.error({ err: error }, 'the start failed')
    await stops.stopAll()
    giveUp(error instanceof Error ? error.message : String(error))
  }
}

/** Asked before anything is started, so that a second start does not disturb the first. */
function portIsFree({ port, host }: Config): Promise<boolean> {
  const probe = createServer()
  return new Promise(resolve => {
    probe.once('error', () => resolve(false))
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)))
  })
}

/** The first signal stops in order; the second one is a person's patience running out. */
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
