import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { processEnvironment } from '@tartip/server/platform/config'
import { openObserver } from '../lib/database.ts'
import type { PostgresServer } from '../lib/postgres-process.ts'
import { runProgram } from '../lib/project.ts'

const scale = 50
const clients = 8
export const pgbenchName = `pgbench TPC-B-like, scale ${scale}, ${clients} clients, prepared`
const database = 'pgbench'

/** Known locations of pgbench, newest first; Debian installs one per version. */
export function findPgbench(): string {
  const { PGBENCH_PATH, PATH = '' } = processEnvironment()
  const versions = '/usr/lib/postgresql'
  const candidates = [
    ...(PGBENCH_PATH === undefined ? [] : [PGBENCH_PATH]),
    ...PATH.split(':').map(folder => join(folder, 'pgbench')),
    ...(existsSync(versions)
      ? readdirSync(versions)
          .toSorted()
          .toReversed()
          .map(name => join(versions, name, 'bin/pgbench'))
      : []),
  ]
  const found = candidates.find(candidate => existsSync(candidate))
  if (found !== undefined) return found
  throw new Error(
    'The yardstick needs pgbench: install it (Debian and Ubuntu: "apt-get install postgresql-contrib"; ' +
      'macOS: "brew install postgresql") or say where it is in PGBENCH_PATH.',
  )
}

export interface Pgbench {
  /** Transactions per second over the given seconds. */
  run(seconds: number): Promise<number>
}

/** Creates the pgbench tables in a database of their own on the server's PostgreSQL. */
export async function preparePgbench(program: string, server: PostgresServer): Promise<Pgbench> {
  const observer = await openObserver(server.databaseUrl('postgres'))
  try {
    await observer.rows(`create database ${database}`)
  } finally {
    await observer.close()
  }
  const where = ['-h', server.postgresSocket(), '-p', '5432', '-U', 'tartip']
  await runProgram(program, ['-i', '-q', '-s', String(scale), ...where, database])
  return {
    async run(seconds) {
      const load = ['-M', 'prepared', '-c', String(clients), '-j', '2', '-T', String(seconds)]
      const output = await runProgram(program, ['-n', ...load, ...where, database])
      const rate =
        /tps = ([\d.]+) \(without/.exec(output)?.[1] ?? /tps = ([\d.]+)/.exec(output)?.[1]
      if (rate === undefined) throw new Error(`pgbench said nothing of a rate:\n${output}`)
      return Number(rate)
    },
  }
}
