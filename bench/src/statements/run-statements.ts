import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type { StatementFormat } from '@tartip/domain/statements/statement'
import { instantAt } from '@tartip/domain/time/instant'
import { createFolderBlobStore } from '@tartip/server/blob-store/folder-blob-store'
import { migrationSets } from '@tartip/server/composition/migration-sets'
import { makeFile } from '@tartip/server/modules/statement/files/make-file'
import { createThreadWriter } from '@tartip/server/modules/statement/files/write-in-thread'
import {
  writeStatement,
  type ReadBatch,
} from '@tartip/server/modules/statement/files/write-statement'
import {
  insertOperations,
  lastPosition,
} from '@tartip/server/modules/statement/store/operation-store'
import {
  insertStatement,
  updateStatement,
  type StatementRecord,
} from '@tartip/server/modules/statement/store/statement-store'
import type { Db } from '@tartip/server/platform/db/db'
import { inTenant } from '@tartip/server/platform/db/transaction'

import { buildWorld } from '../lib/build-world.ts'
import { readers, readPage, saveHistory, waitingTimesBeside } from '../lib/history-readers.ts'
import { createOwnDatabase, openAsServer } from '../lib/own-database.ts'
import { latenciesOf } from '../lib/percentiles.ts'
import { buildProduct, serverBundle } from '../lib/project.ts'
import { printLine, rounded } from '../lib/report-table.ts'
import { createServerProcess, type ServerProcess } from '../lib/server-process.ts'
import { isSet, numberSetting, textSetting } from '../lib/settings.ts'
import type { BenchOrganisation, BenchPerson } from '../lib/world.ts'

type Operation = Parameters<typeof insertOperations>[4][number]

const measuredFormats = ['PDF', 'XLSX', 'TXT'] as const satisfies readonly StatementFormat[]
const batch = 500
const organisation = {
  legalPartyId: '0192f000-0000-7000-8000-00000000000a',
  account: '1090011000014201',
}
/** The time of the job over that of the bare writer. */
const mostOfBareWriter = 1.3
const mostMemoryMb = 150
const fontsFolder = join(import.meta.dirname, '../../../reference-data/fonts')
const begin = instantAt('2026-01-01', 540)
const minuteMs = 60_000

const operationAt = (index: number): Operation => ({
  operationId: `0192f000-0000-7000-8000-${String(index).padStart(12, '0')}`,
  bookedAt: begin + index * 5 * minuteMs,
  direction: index % 2 === 0 ? 'CREDIT' : 'DEBIT',
  amountMinor: BigInt(100_00 + (index % 9_973) * 37),
  counterpartyName: `ОсОО «Өнүгүү ${index % 800}»`,
  counterpartyAccount: '1180000000000123',
  counterpartyBank: '118005',
  purpose: `Оплата по договору ${index % 5_000} за товары и услуги, в том числе НДС`,
  documentNumber: String(index),
  operationCode: 'CLEARING',
})

function recordOf(
  { legalPartyId, account }: Pick<BenchOrganisation, 'legalPartyId' | 'account'>,
  rows: number,
): StatementRecord {
  const credits = Math.ceil(rows / 2)
  const section = {
    account,
    currency: 'KGS' as const,
    openingMinor: 0n,
    closingMinor: 0n,
    plannedMinor: 0n,
    debitMinor: 0n,
    creditMinor: 0n,
    debitCount: rows - credits,
    creditCount: credits,
  }
  return {
    legalPartyId,
    id: '0192f000-0000-7000-8000-00000000abcd',
    kind: 'ACCOUNT',
    orderedBy: legalPartyId,
    clientName: 'ОсОО «Ала-Тоо Трейд»',
    clientInn: '01203201410014',
    accounts: [section.account],
    currencies: [],
    places: [],
    startDate: '2026-01-01',
    endDate: '2026-12-31',
    showsSalaries: true,
    status: 'IN_PROGRESS',
    progress: 60,
    operationCount: rows,
    language: 'ru',
    fileName: 'statement',
    requestedAt: begin,
    content: { sections: [section], hasSalaries: false },
  }
}

/** The thread as the product has it: from the sources it would translate the writers first. */
const writeFile = createThreadWriter(
  pathToFileURL(join(dirname(serverBundle), 'write-worker.mjs')),
  { isSource: false },
)

interface Measured {
  readonly seconds: number
  /** The most that the process held over what it held before. */
  readonly memoryMb: number
}

/**
 * The files of a statement of 100,000 operations: as the job makes them, from the database by a thread into the blob
 * store, and by the bare writer from rows at hand; then the calls of others beside the job.
 */
export async function runStatements(): Promise<void> {
  const rows = numberSetting('rows', 100_000)
  const only = textSetting('only')
  const formats = measuredFormats.filter(format => only === undefined || only === format)
  const isBesideMeasured = only === undefined || only === 'beside'
  if (formats.length === 0 && !isBesideMeasured) {
    throw new RangeError(`--only is one of ${measuredFormats.join(', ')}, beside`)
  }
  if (!isSet('no-build')) await buildProduct()
  const files = formats.length > 0 ? await measureFiles(rows, formats) : undefined
  const beside = isBesideMeasured ? await measureBeside(rows) : undefined
  const missed = [...(files?.missed ?? []), ...(beside?.missed ?? [])]
  for (const line of missed) printLine(`MISSED: ${line}`)
  if (missed.length > 0) process.exitCode = 1
  printLine(files?.figures ?? beside?.figures ?? '')
}

interface Outcome {
  readonly missed: readonly string[]
  readonly figures: string
}

async function measureFiles(rows: number, formats: readonly StatementFormat[]): Promise<Outcome> {
  printLine('Starting PostgreSQL on an empty folder …')
  const database = await createOwnDatabase(migrationSets, { autovacuum: 'off' })
  const folder = await mkdtemp(join(tmpdir(), 'tartip-bench-'))
  const { db, close } = openAsServer(database.url, 4)
  try {
    printLine(`Filling it with a statement of ${rows} operations …`)
    const record = recordOf(organisation, rows)
    await fill(db, record, rows)
    const ratios: [format: StatementFormat, ratio: number][] = []
    let memoryMb = 0
    for (const format of formats) {
      const job = await measure(() => byJob(db, folder, record, format))
      const bare = await measure(() => byBareWriter(folder, record, format, rows))
      memoryMb = Math.max(memoryMb, job.memoryMb)
      ratios.push([format, job.seconds / bare.seconds])
      printLine(
        `${format}: job ${rounded(job.seconds, 1)} s, bare writer ${rounded(bare.seconds, 1)} s, memory +${rounded(job.memoryMb)} MB`,
      )
    }
    const shown = ratios.map(([format, ratio]) => `${format.toLowerCase()}=${rounded(ratio, 2)}`)
    return {
      missed: [
        ...ratios.flatMap(([format, ratio]) =>
          ratio <= mostOfBareWriter
            ? []
            : [`${format} takes more than ${mostOfBareWriter} × the bare writer`],
        ),
        ...(memoryMb <= mostMemoryMb ? [] : [`memory grew by more than ${mostMemoryMb} MB`]),
      ],
      figures: `${shown.join(' ')} memory_mb=${rounded(memoryMb)}`,
    }
  } finally {
    await close()
    await database.remove()
    await rm(folder, { recursive: true, force: true })
  }
}

/** The p99 of others' calls beside the files, as a multiple of that alone. */
const mostOfAlone = 2
const aloneMs = 8_000
/** Short, so that a p99 is of thousands of calls: that of a few hundred hangs on the three slowest. */
const pauseMs = 3

/**
 * The same files by the server's own job, beside organisations that read their histories. Alone and beside it in turns,
 * so that other work of the machine meets both; the files are made again in each language.
 */
async function measureBeside(rows: number): Promise<Outcome> {
  const server = await createServerProcess()
  try {
    printLine('Starting the server on an empty folder …')
    await server.start()
    const world = await buildWorld(server, { organisations: 1 + readers, peopleOfEach: 1 })
    const [person, ...others] = world.people
    if (person === undefined) throw new Error('People were expected')
    await Promise.all(others.map(other => saveHistory(server, world, other, readPage)))
    const { db, close } = openAsServer(server.databaseUrl(), 4)
    const record: StatementRecord = {
      ...recordOf(person.organisation, rows),
      status: 'READY',
      progress: 100,
      madeAt: begin,
    }
    try {
      await fill(db, record, rows)
    } finally {
      await close()
    }
    const callsWhile = async (run: () => Promise<unknown>) =>
      (await waitingTimesBeside(server, others, run, pauseMs)).calls
    await callsWhile(() => pause(aloneMs))
    const alone: number[] = []
    const beside: number[] = []
    for (const language of ['RU', 'KG', 'EN']) {
      alone.push(...(await callsWhile(() => pause(aloneMs))))
      const calls = await callsWhile(async () => {
        for (const format of measuredFormats) {
          await makeByServer(server, person, record, { format, language })
        }
      })
      beside.push(...calls)
    }
    await server.stop()
    const [p99Alone, p99Beside] = [latenciesOf(alone).p99, latenciesOf(beside).p99]
    const times = p99Beside / p99Alone
    printLine(
      `p99 of the API: ${rounded(p99Alone, 1)} ms alone (${alone.length} calls), ${rounded(p99Beside, 1)} ms beside the job (${beside.length} calls), ${rounded(times, 2)} times as long`,
    )
    return {
      missed: times <= mostOfAlone ? [] : [`calls wait more than ${mostOfAlone} times as long`],
      figures: `beside=${rounded(times, 2)}`,
    }
  } finally {
    await server.cleanUp()
  }
}

/** Orders a file by its first call and waits until it is made. */
async function makeByServer(
  { port }: ServerProcess,
  person: BenchPerson,
  { id }: StatementRecord,
  { format, language }: { readonly format: StatementFormat; readonly language: string },
): Promise<void> {
  const address = `http://127.0.0.1:${port}`
  for (;;) {
    const answer = await fetch(
      `${address}/api/v1/statements/${id}/file?format=${format}&language=${language}`,
      {
        headers: {
          'x-tartip-client': 'web',
          origin: address,
          'sec-fetch-site': 'same-origin',
          cookie: `tartip-session=${person.token}`,
        },
      },
    )
    // The job counts: taking the file would occupy this process, which measures the calls.
    await answer.body?.cancel()
    if (answer.ok) return
    if (answer.status !== 409) throw new Error(`The file was refused: ${answer.status}`)
  }
}

async function fill(db: Db, record: StatementRecord, rows: number): Promise<void> {
  const { legalPartyId } = record
  await inTenant(db, legalPartyId, async tx => {
    await insertStatement(tx, record)
    // What it contains is stored when it has been read.
    await updateStatement(tx, record, {})
  })
  for (let last = rows; last > 0; last -= batch) {
    const from = Math.max(0, last - batch)
    const newestFirst = Array.from({ length: last - from }, (_, index) =>
      operationAt(last - 1 - index),
    )
    const before = lastPosition - (rows - last)
    await inTenant(db, legalPartyId, tx => insertOperations(tx, record, 0, before, newestFirst))
  }
}

async function byJob(
  db: Db,
  folder: string,
  record: StatementRecord,
  format: StatementFormat,
): Promise<void> {
  const clock = { now: () => begin }
  const blobStore = createFolderBlobStore({ folder: join(folder, 'blobs'), clock })
  const rules = { banks: () => ({ find: () => undefined, namesIn: () => ({}) }) }
  const file = await makeFile(
    { db, clock, blobStore, rules, writeFile, ownBic: '109001', fontsFolder },
    record,
    { format, language: 'ru' },
    new AbortController().signal,
  )
  if (file.status !== 'READY') throw new Error(`The file is ${file.status}`)
}

async function byBareWriter(
  folder: string,
  record: StatementRecord,
  format: StatementFormat,
  rows: number,
): Promise<void> {
  const read: ReadBatch = async (_section, after) => {
    const length = Math.min(batch, rows - after)
    const list = Array.from({ length }, (_, index) => operationAt(after + index))
    return { parts: [list], last: after + length }
  }
  const head = {
    statementId: record.id,
    kind: record.kind,
    clientName: record.clientName,
    clientInn: record.clientInn,
    bankName: 'Банк',
    bankBic: '109001',
    bankNames: {},
    startDate: record.startDate,
    endDate: record.endDate,
    createdAt: begin,
    language: record.language,
  }
  const sections = record.content?.sections ?? []
  const bytes = writeStatement({ format, head, sections, fontsFolder }, read)
  const file = createWriteStream(join(folder, 'bare'))
  await pipeline(Readable.from(bytes, { objectMode: false }), file)
}

const bytesOfMb = 1024 * 1024
const sampleEveryMs = 50

async function measure(work: () => Promise<void>): Promise<Measured> {
  globalThis.gc?.()
  const idle = process.memoryUsage().rss
  let most = idle
  const timer = setInterval(() => {
    most = Math.max(most, process.memoryUsage().rss)
  }, sampleEveryMs)
  const start = performance.now()
  try {
    await work()
  } finally {
    clearInterval(timer)
  }
  return {
    seconds: (performance.now() - start) / 1_000,
    memoryMb: (Math.max(most, process.memoryUsage().rss) - idle) / bytesOfMb,
  }
}
