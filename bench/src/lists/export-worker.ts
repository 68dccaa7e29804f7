/*
 * A separate process that writes one export, so that its memory is the export's alone. It is sent an ExportOrder and
 * sends an ExportMeasure.
 */
import { once } from 'node:events'
import { Readable } from 'node:stream'
import { listWords } from '@tartip/domain/lists/list-texts'
import { paymentList } from '@tartip/domain/lists/payment-list'
import { presentPayment } from '@tartip/server/modules/payment/graphql/payment-presenter'
import { createPaymentReads } from '@tartip/server/modules/payment/store/create-payment-reads'
import { createRulesModule } from '@tartip/server/modules/rules/compose'
import { systemClock } from '@tartip/server/platform/clock'
import { fileOf, type FileType } from '@tartip/server/platform/lists/list-files'
import { root } from '../lib/project.ts'
import type { ListWorld } from './list-world.ts'
import { openAsServer } from '../lib/own-database.ts'

export interface ExportOrder {
  readonly url: string
  readonly type: FileType
  readonly rows: number
  readonly viewer: ListWorld['viewer']
  readonly scope: ListWorld['scope']
  readonly creators: ListWorld['creators']
}

export interface ExportMeasure {
  readonly rows: number
  readonly bytes: number
  readonly seconds: number
  /** What the export held more when all rows were written than after a tenth of them. */
  readonly grownBytes: number
  /** The most that it held. */
  readonly heldBytes: number
  /** The longest that other work of the process had to wait, in milliseconds; garbage collections are not among it. */
  readonly longestTurnMs: number
}

const language = 'ru'
const collectEveryBatches = 10

const [order] = (await once(process, 'message')) as [ExportOrder]
const pool = openAsServer(order.url, 2)
try {
  const { rules } = await createRulesModule({
    db: pool.db,
    clock: systemClock,
    ownPrefix: '109',
    seedDir: `${root}/reference-data`,
  })
  const exported = exporterOf(order, rules.bankDay())
  // What code and connections need is not the export's.
  await exported(Math.ceil(order.rows / 100), () => undefined)
  process.send?.(await measured(onBatch => exported(order.rows, onBatch)))
} finally {
  await pool.close()
}

/** Writes a file of so many rows to nowhere, as the route sends it. */
function exporterOf({ type, viewer, scope, creators }: ExportOrder, day: BankDay) {
  const reads = createPaymentReads(pool.db)
  const names = new Map(
    creators.map((id, nth) => {
      const name = `Замеров ${nth}`
      return [id, { userReferenceId: id, shortName: name, fullName: name }]
    }),
  )
  const context = { viewer, day, names, mayPay: () => true, language } as const
  const { by, order: direction } = paymentList.usualSort
  return async (most: number, onBatch: () => void) => {
    let rows = 0
    let bytes = 0
    async function* batches() {
      const query = { values: {}, viewer, sort: by, order: direction, asOf: day.now }
      for await (const list of reads.searchAll(scope, query)) {
        const batch = list.slice(0, most - rows)
        rows += batch.length
        yield batch.map(payment => presentPayment(payment, context))
        onBatch()
        if (rows >= most) return
      }
    }
    const words = listWords(paymentList.name, language)
    const file = fileOf(type, {
      words,
      about: [],
      columns: paymentList.columns,
      first: { rows: [], isWhole: false },
      batches: batches(),
    })
    for await (const chunk of Readable.from(file, { objectMode: false })) {
      bytes += (chunk as Uint8Array).byteLength
    }
    return { rows, bytes }
  }
}

type BankDay = Parameters<typeof presentPayment>[1]['day']

/*
 * Memory is what JavaScript holds after a garbage collection, in its heap and outside of it. Resident memory is no
 * measure: V8 lets garbage lie and keeps the pages it once had, so it grows with the speed of the export.
 */
async function measured(
  run: (onBatch: () => void) => Promise<{ readonly rows: number; readonly bytes: number }>,
): Promise<ExportMeasure> {
  const before = heldNow()
  const samples: number[] = []
  let batches = 0
  await run(() => {
    batches += 1
    if (batches % collectEveryBatches === 0) samples.push(heldNow() - before)
  })
  const early = samples[Math.floor(samples.length / 10)] ?? 0
  const late = samples.at(-1) ?? 0
  const turns = watchTurns()
  const start = performance.now()
  const written = await run(() => undefined)
  const seconds = (performance.now() - start) / 1_000
  return {
    ...written,
    seconds,
    grownBytes: late - early,
    heldBytes: Math.max(...samples),
    longestTurnMs: turns.longestMs(),
  }
}

function heldNow(): number {
  if (globalThis.gc === undefined) throw new Error('The process lacks --expose-gc')
  globalThis.gc()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

/** Processor time between two turns of the event loop: time in which other programs run is not the export's. */
function watchTurns(): { longestMs(): number } {
  let longest = 0
  let isWatching = true
  let last = process.cpuUsage()
  const turn = () => {
    const { user } = process.cpuUsage(last)
    longest = Math.max(longest, user / 1_000)
    last = process.cpuUsage()
    if (isWatching) setImmediate(turn)
  }
  setImmediate(turn)
  return {
    longestMs() {
      isWatching = false
      return longest
    },
  }
}
