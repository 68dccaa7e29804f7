import { cpus } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { systemIds } from '@tartip/server/platform/ids'
import { largestBatch } from '@tartip/server/platform/documents/act-on-documents'
import { createBankClient, type BankClient, type CallOutcome } from '../lib/bank-client.ts'
import { buildWorld } from '../lib/build-world.ts'
import { openObserver } from '../lib/database.ts'
import { HttpConnection } from '../lib/http-connection.ts'
import { createMemoryReader, type MemoryReader } from '../lib/live-memory.ts'
import { buildProduct } from '../lib/project.ts'
import { printLine, reportTable, rounded } from '../lib/report-table.ts'
import { createServerProcess, type ServerProcess } from '../lib/server-process.ts'
import { isSet, numberSetting, textSetting } from '../lib/settings.ts'
import { digestOf, oneTimeCode, stepOf } from '../lib/signing.ts'
import { faultsOfBooks } from '../lib/verify-books.ts'
import type { BenchPerson, BenchWorld } from '../lib/world.ts'
import { findPgbench, pgbenchName, preparePgbench, type Pgbench } from '../payments/pgbench.ts'

/** Documents a second in one call, as a multiple of pgbench transactions a second. */
const leastRatio = 2
const longestCallMs = 2_000
/** What the server holds after the last round over that after the warm-up, garbage left out. */
const largestGrowthMb = 16
/** Calls that let the compiler and the caches settle; not counted. */
const warmUpRounds = 3
/** The connections that make the documents of a round; making them is not measured. */
const makers = 16

interface Prepared {
  readonly person: BenchPerson
  readonly paymentIds: readonly string[]
  readonly digests: readonly string[]
}

interface Measured {
  readonly callsMs: readonly number[]
  readonly growthMb: number
  readonly baselines: readonly number[]
  readonly wrong: readonly string[]
}

/**
 * One signatory signs the largest batch with one code and one call, over HTTP, against pgbench transactions on the
 * same PostgreSQL, in turns. Every document is checked afterwards.
 */
export async function runSigning(): Promise<void> {
  const rounds = numberSetting('rounds', 10)
  const pgbenchProgram = findPgbench()
  if (!isSet('no-build')) await buildProduct()
  const memory = createMemoryReader()
  const server = await createServerProcess({
    profileDir: textSetting('cpu-prof'),
    bundle: textSetting('bundle'),
    preload: join(import.meta.dirname, '../lib/live-memory.mjs'),
    onOutput: memory.onOutput,
  })
  try {
    printLine('Starting the server on an empty folder …')
    await server.start()
    printLine(`Filling ${pgbenchName} …`)
    const pgbench = await preparePgbench(pgbenchProgram, server)
    // A person signs once: nobody has to wait for a fresh one-time code.
    const size = { organisations: rounds + warmUpRounds, peopleOfEach: 1 }
    const world = await buildWorld(server, size)
    printLine(`${rounds} batches of ${largestBatch} documents, after ${warmUpRounds} to warm up …`)
    report(await measure(server, world, pgbench, memory))
    await server.stop()
  } finally {
    await server.cleanUp()
  }
}

async function measure(
  server: ServerProcess,
  world: BenchWorld,
  pgbench: Pgbench,
  memory: MemoryReader,
): Promise<Measured> {
  const connections = Array.from(
    { length: makers },
    () => new HttpConnection('127.0.0.1', server.port),
  )
  const clients = connections.map(connection => createBankClient(connection, world.terms))
  const observer = await openObserver(server.databaseUrl())
  const callsMs: number[] = []
  const baselines: number[] = []
  const wrong: string[] = []
  let settledMb = 0
  try {
    for (const [round, person] of world.people.entries()) {
      const prepared = await prepare(world, clients, person)
      // What was sent has reached its signatories by now.
      await waitForBank(observer)
      const isMeasured = round >= warmUpRounds
      if (round === warmUpRounds) settledMb = await memory.read(server)
      const durationMs = await sign(clients, prepared)
      if (isMeasured) callsMs.push(durationMs)
      wrong.push(...(await checkSigned(observer, prepared)))
      if (isMeasured && round % 2 === 0) {
        await waitForBank(observer)
        baselines.push(await pgbench.run(3))
      }
    }
    const growthMb = (await memory.read(server)) - settledMb
    const faults = await faultsOfBooks(server.databaseUrl())
    wrong.push(...faults.map(fault => `ledger: ${fault.code} ${fault.row}`))
    return { callsMs, growthMb, baselines, wrong }
  } finally {
    await observer.close()
    for (const connection of connections) connection.close()
  }
}

/** Documents of one organisation, sent for signing. */
async function prepare(
  world: BenchWorld,
  clients: readonly BankClient[],
  person: BenchPerson,
): Promise<Prepared> {
  const numbers = Array.from({ length: largestBatch }, (_, index) => String(index + 1))
  const made = new Map<string, { id: string; digest: string }>()
  const left = [...numbers]
  const make = async (client: BankClient) => {
    for (let transferNum = left.pop(); transferNum !== undefined; transferNum = left.pop()) {
      const words = { transferNum, purpose: `Оплата по счёту ${transferNum} от 27.11.2026` }
      const id = answerOf('save', await client.save(person, systemIds.uuid(), words))
      made.set(transferNum, {
        id,
        digest: digestOf(world.terms, person, { ...words, paymentId: id }),
      })
    }
  }
  await Promise.all(clients.map(make))
  const documents = numbers.flatMap(number => made.get(number) ?? [])
  const paymentIds = documents.map(({ id }) => id)
  const [client] = clients
  if (client === undefined) throw new Error('There is no connection')
  const sent = answerOf('send', await client.sendForSigning(person, systemIds.uuid(), paymentIds))
  const refused = sent.find(({ ok }) => !ok)
  if (refused) throw new Error(`A document was not sent: ${refused.errorCode}`)
  return { person, paymentIds, digests: documents.map(({ digest }) => digest) }
}

async function sign(
  [client]: readonly BankClient[],
  { person, paymentIds, digests }: Prepared,
): Promise<number> {
  if (client === undefined) throw new Error('There is no connection')
  const code = oneTimeCode(person, stepOf(Date.now()))
  const start = performance.now()
  const outcome = await client.sign(person, systemIds.uuid(), { paymentIds, digests, code })
  const durationMs = performance.now() - start
  const refused = answerOf('sign', outcome).find(({ ok }) => !ok)
  if (refused) throw new Error(`A document was not signed: ${refused.errorCode}`)
  return durationMs
}

function answerOf<T>(name: string, outcome: CallOutcome<T>): T {
  if (outcome.kind === 'done') return outcome.value
  const why = outcome.kind === 'refused' ? outcome.code : outcome.reason
  throw new Error(`The call to ${name} was not answered as it should be: ${why}`)
}

type Observer = Awaited<ReturnType<typeof openObserver>>

/** Each document has one signature with its evidence over what it says, one step in its history and in the audit. */
async function checkSigned(
  observer: Observer,
  { paymentIds, person }: Prepared,
): Promise<readonly string[]> {
  const rows = await observer.rows<{ id: string }>(
    `select p.id from payment.payment p
     where p.legal_party_id = $1 and p.id = any($2::uuid[]) and not (
       p.is_fully_signed
       and (select count(*) from payment.signature s where s.legal_party_id = p.legal_party_id
         and s.payment_id = p.id and s.digest = p.digest and s.evidence is not null) = 1
       and (select count(*) from payment.audit a where a.legal_party_id = p.legal_party_id
         and a.payment_id = p.id and a.action = 'sign' and a.signature_seal is not null) = 1
       and exists (select from payment.status_history h where h.legal_party_id = p.legal_party_id
         and h.payment_id = p.id and h.action = 'sign'))`,
    [person.organisation.legalPartyId, [...paymentIds]],
  )
  return rows.map(({ id }) => `not signed with all its traces: ${id}`)
}

/** Calls and the baseline are measured alike when no document of the bank has moved for a second. */
async function waitForBank(observer: Observer): Promise<void> {
  const deadline = performance.now() + 30_000
  for (let before = ''; performance.now() < deadline; await pause(1_000)) {
    const [row] = await observer.rows<{ steps: string }>(
      `select count(*) || ' ' || coalesce(sum(version), 0) as steps from payment.payment`,
      [],
    )
    if (row?.steps === before) return
    before = row?.steps ?? ''
  }
}

function report({ callsMs, growthMb, baselines, wrong }: Measured): void {
  const sorted = callsMs.toSorted((one, other) => one - other)
  const median = sorted[Math.floor(sorted.length / 2)] ?? Infinity
  const longest = sorted.at(-1) ?? Infinity
  const baseline = baselines.reduce((sum, each) => sum + each, 0) / baselines.length
  const perDocument = largestBatch / (median / 1_000) / baseline
  printLine()
  const lines = reportTable(
    ['', 'median ms', 'longest ms', 'documents a second'],
    [
      [
        `${largestBatch} documents in one call`,
        rounded(median),
        rounded(longest),
        rounded(largestBatch / (median / 1_000)),
      ],
    ],
  )
  for (const line of lines) printLine(line)
  printLine(`${pgbenchName}: ${baselines.map(each => rounded(each)).join(', ')} a second`)
  printLine(`memory of the server grew by ${rounded(growthMb)} MB; ${cpus().length} processors`)
  const missed = [
    ...wrong.slice(0, 20),
    ...(perDocument < leastRatio ? [`per document below ${leastRatio} × pgbench`] : []),
    ...(longest > longestCallMs ? [`a call took more than ${longestCallMs} ms`] : []),
    ...(growthMb > largestGrowthMb ? [`memory grew by more than ${largestGrowthMb} MB`] : []),
  ]
  for (const line of missed) printLine(`MISSED: ${line}`)
  if (missed.length > 0) process.exitCode = 1
  printLine(`per_document=${rounded(perDocument, 2)} whole_s=${rounded(longest / 1_000, 2)}`)
}
