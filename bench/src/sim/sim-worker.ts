/*
 * A separate process that runs one seed after the other on its own database. Its arguments are the
 * database address and the number of steps. It requests a seed with a ready message that carries
 * the report of the last one.
 */
import { runSeed, type SeedReport } from '@tartip/server/simulation/run-seed'
import { openSimulationWorld } from './sim-database.ts'

/** Message to a worker: a seed, or that there are no more. */
export interface SeedOrder {
  readonly seed: number | undefined
}

/** Message from a worker: ready, with the report of the last seed. */
export interface WorkerReady {
  readonly report: SeedReport | undefined
}

const [url = '', steps = ''] = process.argv.slice(2)
const world = await openSimulationWorld(url)
const post = (ready: WorkerReady): void => {
  process.send?.(ready)
}

process.on('message', ({ seed }: SeedOrder) => {
  if (seed === undefined) void leave()
  else void runSeed(world.deps, seed, Number(steps)).then(report => post({ report }), fail)
})
// The main process is gone.
process.on('disconnect', () => void leave())
post({ report: undefined })

async function leave(): Promise<void> {
  await world.close()
  process.exit()
}

function fail(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? '') : String(error)}\n`)
  process.exit(1)
}
