import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { systemIds } from '@tartip/server/platform/ids'

import { buildWorld } from '../lib/build-world.ts'
import { openObserver, type Observer } from '../lib/database.ts'
import { HttpConnection } from '../lib/http-connection.ts'
import { createMemoryReader } from '../lib/live-memory.ts'
import { processorTimeOf, processorTimeOfFamily } from '../lib/processor-time.ts'
import { buildProduct } from '../lib/project.ts'
import { registeredDocument } from '../lib/registered-document.ts'
import { printLine, reportTable, rounded } from '../lib/report-table.ts'
import { createServerProcess, type ServerProcess } from '../lib/server-process.ts'
import { isSet, numberSetting, textSetting } from '../lib/settings.ts'
import type { BenchPerson, BenchWorld } from '../lib/world.ts'

const longestCheckSeconds = 3
const longestCreationSeconds = 20
/** What the server holds after the last file over that after the first, garbage left out. */
const largestGrowthMb = 16
const pollEveryMs = 10
const longestWaitMs = 180_000

interface Measured {
  readonly checkSeconds: number
  readonly createSeconds: number
  /** What the server and PostgreSQL have computed for it, however busy the machine was; in seconds. */
  readonly checkProcessor: readonly [server: number, postgres: number]
  readonly createProcessor: readonly [server: number, postgres: number]
  /** The most that the process had over what it had before the file. */
  readonly peakMb: number
}

/**
 * Files of 1C with 10,000 payments, as a person brings them over HTTP: from the call that begins the check, or the
 * creation, until its job has ended. Beside them COPY of the documents that were made, into a table without an index.
 */
export async function runFiles(): Promise<void> {
  const rows = numberSetting('rows', 10_000)
  const rounds = numberSetting('rounds', 3)
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
    const world = await buildWorld(server, { organisations: rounds, peopleOfEach: 1 })
    const observer = await openObserver(server.databaseUrl())
    const measured: Measured[] = []
    let heldMb = 0
    let growthMb = 0
    try {
      for (const [round, person] of world.people.entries()) {
        printLine(`File ${round + 1} of ${rounds}: ${rows} payments …`)
        measured.push(await measure(server, observer, world, person, rows))
        const held = await memory.read(server)
        if (round === 0) heldMb = held
        growthMb = held - heldMb
      }
      const copied = await copySeconds(observer, world.people[0]?.organisation.legalPartyId ?? '')
      report(measured, copied, growthMb, rows)
    } finally {
      await observer.close()
    }
    await server.stop()
  } finally {
    await server.cleanUp()
  }
}

async function measure(
  server: ServerProcess,
  observer: Observer,
  world: BenchWorld,
  person: BenchPerson,
  rows: number,
): Promise<Measured> {
  const { legalPartyId } = person.organisation
  const uploadId = await upload(server, person, fileOf(world, person, rows))
  const connection = new HttpConnection('127.0.0.1', server.port)
  const idle = residentMb(server)
  let most = idle
  const timer = setInterval(() => {
    most = Math.max(most, residentMb(server))
  }, 50)
  try {
    const processorTime = processorTimeReader(server)
    const start = performance.now()
    const file = { legalPartyId, uploadId, kind: 'PAYMENTS' }
    const fileId = await call<string>(connection, person, 'checkImportedFile', file)
    await ended(observer, fileId, 'PROCESSED', 'ready_count', rows)
    const checked = performance.now()
    const checkProcessor = processorTime()
    await call(connection, person, 'createDocumentsFromFile', { legalPartyId, fileId })
    await ended(observer, fileId, 'UPLOADED', 'created_count', rows)
    const created = performance.now()
    return {
      checkSeconds: (checked - start) / 1_000,
      createSeconds: (created - checked) / 1_000,
      checkProcessor,
      createProcessor: processorTime(),
      peakMb: most - idle,
    }
  } finally {
    clearInterval(timer)
    connection.close()
  }
}

/** Seconds that each of the two has computed since the last reading. */
function processorTimeReader(server: ServerProcess): () => readonly [number, number] {
  const read = () =>
    [processorTimeOf(server.pid() ?? 0), processorTimeOfFamily(server.postgresPid() ?? 0)].map(
      time => (time ? time.user + time.system : 0),
    )
  let [ofServer = 0, ofPostgres = 0] = read()
  return () => {
    const before = [ofServer, ofPostgres] as const
    ;[ofServer = 0, ofPostgres = 0] = read()
    return [ofServer - before[0], ofPostgres - before[1]]
  }
}

/** Recipients that repeat as those of a company do, and purposes that differ. */
function fileOf({ terms }: BenchWorld, { organisation }: BenchPerson, rows: number): string {
  const documents = Array.from({ length: rows }, (_, index) => [
    'СекцияДокумент=Платежное поручение',
    `Номер=${index + 1}`,
    `Дата=${terms.valueDate.split('-').toReversed().join('.')}`,
    `Сумма=${100 + (index % 5_000)}.${String(index % 100).padStart(2, '0')}`,
    `ПлательщикСчет=${organisation.account}`,
    `Получатель=ОсОО «Өнүгүү ${index % 800}»`,
    `ПолучательСчет=${terms.recipientAccount}`,
    `ПолучательБИК=${terms.recipientBic}`,
    `КодНазПлатежа=${terms.paymentCode}`,
    `НазначениеПлатежа=Оплата по договору ${index} за товары и услуги, в том числе НДС`,
    'КонецДокумента',
  ])
  const head = ['1CClientBankExchange', 'ВерсияФормата=1.03', 'Кодировка=UTF-8']
  return [...head, ...documents.flat(), 'КонецФайла', ''].join('\r\n')
}

async function upload(server: ServerProcess, person: BenchPerson, text: string): Promise<string> {
  const address = `http://127.0.0.1:${server.port}`
  const body = new FormData()
  body.append('file', new Blob([text]), 'payments.txt')
  const answer = await fetch(`${address}/api/v1/uploads?purpose=PAYMENT_FILE`, {
    method: 'POST',
    headers: {
      'x-tartip-client': 'web',
      origin: address,
      'sec-fetch-site': 'same-origin',
      cookie: `tartip-session=${person.token}`,
    },
    body,
  })
  if (!answer.ok) throw new Error(`The upload was refused: ${answer.status} ${await answer.text()}`)
  return ((await answer.json()) as { uploadId: string }).uploadId
}

async function call<T>(
  connection: HttpConnection,
  person: BenchPerson,
  field: string,
  variable: object,
): Promise<T> {
  const { path, body } = registeredDocument(field)
  const headers =
    'X-Tartip-Client: web\r\nAccept: application/json\r\nAccept-Language: ru\r\n' +
    `Idempotency-Key: ${systemIds.uuid()}\r\nCookie: tartip-session=${person.token}\r\n`
  const answer = await connection.post(path, headers, body(JSON.stringify(variable)))
  const { data, errors } = JSON.parse(answer.body) as {
    data?: Record<string, T> | null
    errors?: unknown
  }
  if (errors || !data) throw new Error(`${field} was refused: ${answer.body}`)
  return data[field] as T
}

/** Waits for the end of a job, which must have done every row. */
async function ended(
  observer: Observer,
  fileId: string,
  status: 'PROCESSED' | 'UPLOADED',
  counter: 'ready_count' | 'created_count',
  rows: number,
): Promise<void> {
  const deadline = performance.now() + longestWaitMs
  for (;;) {
    const [file] = await observer.rows<{ status: string; stage_state: string; count: number }>(
      `select status, stage_state, ${counter} as count from files.imported_file where id = $1`,
      [fileId],
    )
    if (file && file.stage_state !== 'PROCESSING') {
      if (file.status === status && file.count === rows) return
      throw new Error(`The file is ${file.status} with ${file.count} of ${rows} rows`)
    }
    if (performance.now() > deadline) throw new Error(`The file is still ${file?.status}`)
    await pause(pollEveryMs)
  }
}

function residentMb(server: ServerProcess): number {
  const status = readFileSync(`/proc/${server.pid()}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024
}

/** The documents of one file, written by PostgreSQL itself. */
async function copySeconds(observer: Observer, legalPartyId: string): Promise<number> {
  const [folder] = await observer.rows<{ path: string }>(
    "select current_setting('data_directory') as path",
  )
  const path = `${folder?.path}/bench-payments.copy`
  await observer.rows(
    `copy (select * from payment.payment where legal_party_id = '${legalPartyId}') to '${path}'`,
  )
  await observer.rows('create table public.bench_payment (like payment.payment)')
  const start = performance.now()
  await observer.rows(`copy public.bench_payment from '${path}'`)
  return (performance.now() - start) / 1_000
}

function report(
  measured: readonly Measured[],
  copied: number,
  growthMb: number,
  rows: number,
): void {
  const checkSeconds = Math.max(...measured.map(one => one.checkSeconds))
  const createSeconds = Math.max(...measured.map(one => one.createSeconds))
  printLine()
  const table = reportTable(
    [
      'file',
      'check s',
      'create s',
      'peak of the process MB',
      'check: processor s of server + PostgreSQL',
      'create',
    ],
    measured.map((one, index) => [
      String(index + 1),
      rounded(one.checkSeconds, 2),
      rounded(one.createSeconds, 2),
      rounded(one.peakMb),
      one.checkProcessor.map(seconds => rounded(seconds, 2)).join(' + '),
      one.createProcessor.map(seconds => rounded(seconds, 2)).join(' + '),
    ]),
  )
  for (const line of table) printLine(line)
  printLine(`COPY of ${rows} documents: ${rounded(copied, 2)} s`)
  const missed = [
    ...(checkSeconds > longestCheckSeconds ? [`check above ${longestCheckSeconds} s`] : []),
    ...(createSeconds > longestCreationSeconds ? [`create above ${longestCreationSeconds} s`] : []),
    ...(growthMb > largestGrowthMb ? [`memory grew by more than ${largestGrowthMb} MB`] : []),
  ]
  for (const line of missed) printLine(`MISSED: ${line}`)
  if (missed.length > 0) process.exitCode = 1
  printLine(
    `check_s=${rounded(checkSeconds, 2)} create_s=${rounded(createSeconds, 2)} memory_mb=${rounded(growthMb)}`,
  )
}
