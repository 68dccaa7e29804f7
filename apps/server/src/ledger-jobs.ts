import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import type { TwinBooks } from '@tartip/bank-twin/twin-books'
import { bishkekDate } from '@tartip/domain/time/instant'
import type { ChainHead } from '@tartip/ledger/store/seal-batches'
import type { Clock } from './platform/clock.ts'
import type { Logger } from './platform/http/logger.ts'
import { createLoop, type Loop } from './platform/jobs/loop.ts'

/** Between two rounds of the proof: with a round and a search, a fault is reported within a minute. */
const proofPauseMs = 20_000

/**
 * The background proof of the bank's books: one round after the other, logged. When all is well, the
 * head of the ledger's chain is written down outside the database: the newest one, and one of each day to keep.
 */
export function createLedgerJobs(deps: {
  readonly books: TwinBooks
  readonly logger: Logger
  /** The data folder; heads go to `ledger-anchors/` in it. */
  readonly dataDir: string
  /** The real time. */
  readonly clock: Clock
}): Loop {
  const { books, logger, dataDir, clock } = deps
  let loggedFaults = ''
  return createLoop({
    name: 'proof of the ledger',
    everyMs: proofPauseMs,
    logger,
    async run() {
      const folder = anchorFolder(dataDir, await books.identity())
      const { isSound, faults, head, tookMs } = await books.prove(clock.now(), readAnchors(folder))
      const faultLines = faults.map(({ code, row }) => `${code} ${row}`).join('\n')
      if (isSound === false && faultLines !== loggedFaults) {
        logger.error({ faults: faultLines.split('\n') }, 'the books of the ledger are NOT sound')
      } else if (isSound === true && loggedFaults !== '') {
        logger.warn({ tookMs }, 'the books of the ledger are sound again')
      }
      loggedFaults = faultLines
      logger.debug({ isSound, tookMs, place: String(head?.place ?? 0n) }, 'ledger proved')
      if (isSound === true && head !== undefined) {
        anchorOnce(folder, bishkekDate(clock.now()), head)
        anchorNewest(folder, head)
      }
      return 0
    },
  })

  function anchorOnce(folder: string, day: string, head: ChainHead): void {
    const file = join(folder, `${day}.tsv`)
    if (existsSync(file)) return
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    writeFileSync(file, anchorLine(head), { mode: 0o400, flag: 'wx' })
    logger.info({ day, place: String(head.place), head: head.head }, 'head of the ledger anchored')
  }
}

const newestFile = 'newest.tsv'

/** The head of the newest proof, so that what was booked since midnight cannot be taken away unseen either. */
function anchorNewest(folder: string, head: ChainHead): void {
  const whole = join(folder, newestFile)
  const unfinished = `${whole}.${process.pid}`
  writeFileSync(unfinished, anchorLine(head), { mode: 0o600, flush: true })
  renameSync(unfinished, whole)
}

const anchorLine = ({ place, head }: ChainHead): string => `${place}\t${head}\n`

/** Each database has a folder of its own: heads of another one prove nothing. */
export function anchorFolder(dataDir: string, identity: string): string {
  return join(dataDir, 'ledger-anchors', identity)
}

/** Every head that was ever written down there. Throws on a line that cannot be one. */
export function readAnchors(folder: string): ChainHead[] {
  if (!existsSync(folder)) return []
  const files = readdirSync(folder).filter(
    name => name === newestFile || /^\d{4}-\d{2}-\d{2}\.tsv$/.test(name),
  )
  return files.toSorted().map(name => {
    const [, place, head] =
      /^(\d{1,18})\t([0-9a-f]{64})\n$/.exec(readFileSync(join(folder, name), 'utf8')) ?? []
    if (place === undefined || head === undefined) throw new Error(`${name} holds no anchor`)
    return { place: BigInt(place), head }
  })
}
