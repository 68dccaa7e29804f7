import { createHash } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { systemIds } from '@tartip/server/platform/ids'
import { buildWorld } from '../lib/build-world.ts'
import { openObserver } from '../lib/database.ts'
import {
  historyPath,
  pageHeaders,
  readers,
  readPage,
  saveHistory,
  searchBody,
  waitingTimesBeside,
  type WaitingTimes,
} from '../lib/history-readers.ts'
import { HttpConnection } from '../lib/http-connection.ts'
import { latenciesOf } from '../lib/percentiles.ts'
import { buildProduct } from '../lib/project.ts'
import { printLine, reportTable, rounded } from '../lib/report-table.ts'
import { createServerProcess, type ServerProcess } from '../lib/server-process.ts'
import { isSet, numberSetting, textSetting } from '../lib/settings.ts'
import type { BenchPerson } from '../lib/world.ts'

/** The p99 of everybody else under a burst, as a multiple of the quiet one. */
const mostOfQuiet = 3
/** Documents that each search of the bursts finds: the largest page. */
const documents = 520

/** Sends everything at once; resolves when all of it is answered, with the statuses. */
type Burst = () => Promise<readonly number[]>

interface Measured extends WaitingTimes {
  readonly name: string
  readonly statuses: readonly number[]
}

/**
 * Three bursts of one organisation, of its key, its key's new documents and one session, beside other organisations
 * that read their histories in turn and a health check. Nobody else may notice, and no job may fail.
 */
export async function runFairness(): Promise<void> {
  const seconds = numberSetting('seconds', 5)
  if (!isSet('no-build')) await buildProduct()
  let failedJobs = 0
  const server = await createServerProcess({
    profileDir: textSetting('cpu-prof'),
    bundle: textSetting('bundle'),
    // The budgets are on; the limit of calls from one address would count everybody as one.
    settings: { TARTIP_RATE_LIMIT: '1000000' },
    onOutput: text => {
      failedJobs += text.split('job failed').length - 1
    },
  })
  try {
    printLine('Starting the server on an empty folder …')
    await server.start()
    const world = await buildWorld(server, {
      organisations: 1 + readers,
      peopleOfEach: 1,
    })
    const [noisy, ...quiet] = world.people
    if (noisy === undefined) throw new Error('People were expected')
    printLine('Saving documents …')
    await Promise.all(
      world.people.map(person =>
        saveHistory(server, world, person, person === noisy ? documents : readPage),
      ),
    )
    const key = await addApiKey(server, noisy)
    const others = async (name: string, burst: Burst): Promise<Measured> => {
      let statuses: readonly number[] = []
      const times = await waitingTimesBeside(server, quiet, async () => {
        ;[statuses] = await Promise.all([burst(), pause(seconds * 1_000)])
      })
      return { name, ...times, statuses }
    }
    await others('warm-up', async () => [])
    const rows = [await others('quiet', async () => [])]
    for (const [name, burst] of Object.entries(burstsOf(server, noisy, key))) {
      rows.push(await others(name, burst))
      // The budget of the next burst is whole again.
      await pause(5_000)
    }
    conclude(rows, failedJobs)
    await server.stop()
  } finally {
    await server.cleanUp()
  }
}

function burstsOf(
  server: ServerProcess,
  noisy: BenchPerson,
  key: string,
): Readonly<Record<string, Burst>> {
  const { port } = server
  const byKey = `Authorization: Bearer ${key}\r\nAccept: application/json\r\n`
  const filter = `searchOperationHistory: {legalPartyId: "${noisy.organisation.legalPartyId}"}`
  const page = `searchPaymentByCriteria(${filter}, pageable: {size: ${documents}})`
  const aliased = Array.from({ length: 15 }, (_, nth) => `a${nth}: ${page} { list { id amount } }`)
  const costly = `{ ${aliased.join(' ')} }`
  const repeated = (nth: number) =>
    `query New${nth} { getAllOperation { ${'id code '.repeat(240)} } }`
  const search = searchBody(noisy, documents)
  return {
    '60 calls of one key': () =>
      atOnce(60, () => post(port, byKey, JSON.stringify({ query: costly }))),
    '118 new documents': () =>
      atOnce(118, nth => post(port, byKey, JSON.stringify({ query: repeated(nth) }))),
    '400 searches of one session': () => atOnce(400, () => post(port, pageHeaders(noisy), search)),
  }
}

const atOnce = (
  count: number,
  call: (nth: number) => Promise<number>,
): Promise<readonly number[]> => Promise.all(Array.from({ length: count }, (_, nth) => call(nth)))

async function post(port: number, headers: string, body: string): Promise<number> {
  const connection = new HttpConnection('127.0.0.1', port)
  try {
    return (await connection.post(historyPath, headers, body, 120_000)).status
  } finally {
    connection.close()
  }
}

/** Made around the form, which shows a key once and needs a password. */
async function addApiKey(server: ServerProcess, person: BenchPerson): Promise<string> {
  const key = `tartip_${systemIds.token()}`
  const observer = await openObserver(server.databaseUrl())
  try {
    await observer.rows(
      `insert into access_control.api_key (legal_party_id, key_id, key_hash, key_prefix, person_id,
         user_contract_id, apis, created_at, valid_until)
       values ($1, gen_random_uuid(), $2, 'tartip_bench', $3, $3, '{PAYMENTS,REFERENCE}', now(),
         now() + interval '1 day')`,
      [
        person.organisation.legalPartyId,
        createHash('sha256').update(key).digest('base64url'),
        person.personId,
      ],
    )
  } finally {
    await observer.close()
  }
  return key
}

function conclude(rows: readonly Measured[], failedJobs: number): void {
  const [quiet, ...bursts] = rows
  if (quiet === undefined) throw new Error('Nothing was measured')
  const p99 = (times: readonly number[]) => latenciesOf(times).p99
  const ratios = bursts.map(({ calls, health }) =>
    Math.max(p99(calls) / p99(quiet.calls), p99(health) / p99(quiet.health)),
  )
  const countOf = (statuses: readonly number[], wanted: number) =>
    String(statuses.filter(status => status === wanted).length)
  const table = reportTable(
    ['burst', 'answered', 'refused', 'others p99 ms', 'health p99 ms', 'of quiet'],
    rows.map(({ name, calls, health, statuses }, nth) => [
      name,
      countOf(statuses, 200),
      countOf(statuses, 429),
      rounded(p99(calls), 1),
      rounded(p99(health), 1),
      nth === 0 ? '' : rounded(ratios[nth - 1] ?? Number.NaN, 2),
    ]),
  )
  for (const line of table) printLine(line)
  const others = Math.max(...ratios)
  if (!(others <= mostOfQuiet)) printLine(`Others wait more than ${mostOfQuiet} times as long.`)
  if (failedJobs > 0) printLine('Jobs have failed: see the log of the server.')
  printLine(`others=${rounded(others, 2)} failed_jobs=${failedJobs}`)
  if (!(others <= mostOfQuiet) || failedJobs > 0) process.exitCode = 1
}
