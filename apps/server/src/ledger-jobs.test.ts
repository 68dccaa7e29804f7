import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TwinBooks } from '@tartip/bank-twin/twin-books'
import { fromIso } from '@tartip/domain/time/instant'
import type { ProofState } from '@tartip/ledger/prove-continuously'
import type { ChainHead } from '@tartip/ledger/store/seal-batches'
import { afterEach, expect, test } from 'vitest'
import { fastify } from 'fastify'
import { presentProof, registerLedgerHealth } from './ledger-health.ts'
import { anchorFolder, createLedgerJobs, readAnchors } from './ledger-jobs.ts'
import { createLogger } from './platform/http/logger.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'tartip-anchors-'))
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const now = fromIso('2026-11-30T20:00:00.000Z')
const head: ChainHead = { place: 7n, head: 'ab'.repeat(32) }
const sound: ProofState = {
  isSound: true,
  faults: [],
  provedAt: now,
  tookMs: 5,
  head,
  reprovedUpTo: 7n,
}
const broken: ProofState = {
  ...sound,
  isSound: false,
  faults: [
    { code: 'RUNNING_BALANCE_BROKEN', row: 'entry a/2', expectedMinor: 61n, foundMinor: 60n },
  ],
}

/** Lets the job run one round with this outcome; answers what it logged and the anchors it was given. */
async function oneRound(state: ProofState) {
  const lines: string[] = []
  const given: (readonly ChainHead[])[] = []
  let begin: () => void = () => undefined
  const hasStarted = new Promise<void>(resolve => (begin = resolve))
  const books: TwinBooks = {
    identity: async () => '1-tartip',
    lastReport: async () => undefined,
    prove: async (_now, anchors) => {
      given.push(anchors)
      begin()
      return state
    },
  }
  const logger = createLogger({ level: 'info', write: line => lines.push(line) })
  const job = createLedgerJobs({ books, logger, dataDir, clock: { now: () => now } })
  job.start()
  await hasStarted
  await job.stop()
  return { logged: lines.join(''), given }
}

test('the head of sound books is written down, one of each day and the newest, and every later proof must contain them', async () => {
  const first = await oneRound(sound)
  expect(first.given).toEqual([[]])
  const folder = anchorFolder(dataDir, '1-tartip')
  // Past midnight in Bishkek.
  expect(readFileSync(join(folder, '2026-12-01.tsv'), 'utf8')).toBe(`7\t${head.head}\n`)
  expect(readAnchors(folder)).toEqual([head, head])
  const newest = { place: 9n, head: 'cd'.repeat(32) }
  const second = await oneRound({ ...sound, head: newest })
  expect(second.given).toEqual([[head, head]])
  expect(readAnchors(folder)).toEqual([head, newest])
  expect(readdirSync(folder)).toEqual(['2026-12-01.tsv', 'newest.tsv'])
  expect(readAnchors(anchorFolder(dataDir, '2-tartip'))).toEqual([])
})

test('books that do not prove are reported with their rows, and their head is not written down', async () => {
  const { logged } = await oneRound(broken)
  expect(logged).toContain('NOT sound')
  expect(logged).toContain('RUNNING_BALANCE_BROKEN entry a/2')
  expect(readAnchors(anchorFolder(dataDir, '1-tartip'))).toEqual([])
})

test.each([
  [undefined, 'unknown'],
  [true, 'sound'],
  [false, 'faulty'],
] as const)('a report that says %s is shown as %s', async (isSound, status) => {
  const report =
    isSound === undefined ? undefined : { provedAt: now, tookMs: 5, isSound, faults: [], place: 7n }
  const books = { lastReport: async () => report }
  expect((await presentProof(books)).status).toBe(status)
  const app = fastify()
  registerLedgerHealth(app, books)
  const answer = await app.inject('/health/ledger')
  // Anybody may call it: the answer is yes or no, without rows, times and places.
  expect(answer.json()).toEqual({ status })
  expect(answer.statusCode).toBe(isSound === false ? 503 : 200)
  await app.close()
})
