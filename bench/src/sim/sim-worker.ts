/*
 * A process of its own that runs one seed after the other on its database. It is told the address and the number of
 * steps when it starts, then asks for seeds by saying that it is ready, and tells what came of each.
 */
import { runSeed, type SeedReport } from '@tartip/server/simulation/run-seed'
import { openSimulationWorld } from './sim-database.ts'

/** What the run tells a worker: a seed, or that there are no more. */
export interface SeedOrder {
  readonly seed: number | undefined
}

/** What a worker tells the run: that it waits for a seed, with what came of the last one. */
export interface WorkerReady {
  readonly report: SeedReport | undefined
}

const [url = '', steps = ''] = process.argv.slice(2)
const world = await openSimulationWorld(url)
const tell = (ready: WorkerReady): void => {
  process.send?.(ready)
}

process.on('message', ({ seed }: SeedOrder) => {
  if (seed === undefined) void leave()
  else void runSeed(world.deps, seed, Number(steps)).then(report => tell({ report }), fail)
})
// Whoever gave the orders is gone.
process.on('disconnect', () => void leave())
tell({ report: undefined })

async function leave(): Promise<void> {
  await world.close()
  process.exit()
}

function fail(error: unknown): void {
  process.stderr.write(`${error instanceof Error ? (error.stack ?? '') : String(error)}\n`)
  process.exit(1)
}
