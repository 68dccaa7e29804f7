import { fork } from 'node:child_process'
import { once } from 'node:events'
import { cpus } from 'node:os'
import { join } from 'node:path'
import { migrationSets } from '@tartip/server/composition/migration-sets'
import type { FileType } from '@tartip/server/platform/lists/list-files'
import { createOwnDatabase } from '../lib/own-database.ts'
import { latenciesOf } from '../lib/percentiles.ts'
import { printLine, reportTable, rounded } from '../lib/report-table.ts'
import { shippedFlags } from '../lib/server-process.ts'
import { numberSetting } from '../lib/settings.ts'
import type { ExportMeasure, ExportOrder } from './export-worker.ts'
import { fillPayments } from './fill-payments.ts'
import { createListWorld, templatesOf } from './list-world.ts'
import {
  medianOf,
  pageSize,
  type ListFigures,
  type MeasuredReads,
  type ReadPlan,
} from './measure-reads.ts'
import type { ReadOrder } from './read-worker.ts'

interface Plan extends ReadPlan {
  readonly exportRows: number
}

type Exports = ReadonlyMap<FileType, ExportMeasure>

const limits = {
  pageRatio: 1.2,
  /** Of a filter, on a machine that answers a bare select in `selectMs`. */
  filterMs: 50,
  selectMs: 0.1,
  /** An export is flat: it holds no more at its end than after a tenth of its rows. */
  exportMb: 4,
  turnMs: 50,
} as const

/**
 * The history of one organisation with ten million documents, through the product's own reads: a
 * far page against the first, each filter alone, and the memory that an export takes.
 */
export async function runLists(): Promise<void> {
  const documents = numberSetting('rows', 10_000_000)
  const plan: Plan = {
    documents,
    // With fewer documents the page in the middle is the farthest from both ends.
    farPage: Math.min(10_000, Math.ceil(documents / pageSize / 2)),
    reads: numberSetting('reads', 1_000),
    secondsOfEach: numberSetting('seconds', 60),
    exportRows: numberSetting('export-rows', 100_000),
  }
  printLine('Starting PostgreSQL on an empty folder …')
  // It is filled once, and vacuumed and analysed then.
  const database = await createOwnDatabase(migrationSets, { autovacuum: 'off' })
  try {
    printLine(`Filling it with ${documents} documents of one organisation …`)
    const world = await createListWorld()
    const start = performance.now()
    await fillPayments(database.url, world, templatesOf(world), documents)
    printLine(`Filled in ${rounded((performance.now() - start) / 1_000)} s`)
    const figures = await runWorker<ReadOrder, ListFigures>(
      'read-worker.ts',
      { url: database.url, world, plan },
      shippedFlags,
    )
    const exports = new Map<FileType, ExportMeasure>()
    for (const type of ['csv', 'xlsx'] as const) {
      printLine(`Measuring the export as ${type} …`)
      const { viewer, scope, creators } = world
      const order = { url: database.url, type, rows: plan.exportRows, viewer, scope, creators }
      exports.set(
        type,
        await runWorker<ExportOrder, ExportMeasure>('export-worker.ts', order, ['--expose-gc']),
      )
    }
    report(plan, figures, exports)
  } finally {
    await database.remove()
  }
}

/** A process of its own, which is sent an order and sends what it has measured. */
async function runWorker<Order extends object, Measure>(
  file: string,
  order: Order,
  flags: readonly string[],
): Promise<Measure> {
  const worker = fork(join(import.meta.dirname, file), {
    execArgv: [...process.execArgv, ...flags],
    serialization: 'advanced',
  })
  let measure: Measure | undefined
  worker.once('message', (message: Measure) => (measure = message))
  worker.send(order)
  // The channel closes once its last message is read.
  const [[code]] = await Promise.all([once(worker, 'exit'), once(worker, 'disconnect')])
  if (code !== 0 || measure === undefined) throw new Error(`${file} ended with ${code}`)
  return measure
}

function report(plan: Plan, figures: ListFigures, exports: Exports): void {
  const { firstPage, far, farPage, filters, selects } = figures
  const selectMs = latenciesOf(selects).p50
  const rows = [
    readsRow('page 1', firstPage),
    readsRow(`page ${farPage}`, far),
    ...[...filters].map(([name, reads]) => readsRow(name, reads)),
  ]
  const headings = ['', 'reads', 'failed', 'found', 'p50 ms', 'p99 ms', 'max ms']
  printLine()
  for (const line of reportTable(headings, rows)) printLine(line)
  printLine()
  for (const [type, measure] of exports) {
    const { rows: written, bytes, seconds, grownBytes, heldBytes, longestTurnMs } = measure
    printLine(
      `${written} rows as ${type}: ${rounded(bytes / 1e6, 1)} MB in ${rounded(seconds, 1)} s, held ${rounded(heldBytes / 1e6, 1)} MB at most and ${rounded(grownBytes / 1e6, 1)} MB more at the end than after a tenth, longest turn ${rounded(longestTurnMs, 1)} ms`,
    )
  }
  printLine(
    `${plan.documents} documents, pages of ${pageSize}; a bare select takes ${rounded(selectMs, 3)} ms (median); ${cpus().length} processors`,
  )
  printLine()
  const misses = missesOf(plan, figures, exports)
  for (const miss of misses) printLine(`Missed: ${miss}`)
  if (misses.length > 0) process.exitCode = 1
  const worstMs = Math.max(...[...filters.values()].map(reads => latenciesOf(reads.durations).p99))
  const mostMb = Math.max(...[...exports.values()].map(({ grownBytes }) => grownBytes / 1e6))
  printLine(
    `page_ratio=${rounded(pageRatioOf(figures), 2)} filter_p99_ms=${rounded(worstMs, 1)} export_mb=${rounded(mostMb, 1)}`,
  )
}

/** `found` is the median of the documents that the reads found. */
function readsRow(name: string, { durations, failures, found }: MeasuredReads): readonly string[] {
  const { p50, p99, max } = latenciesOf(durations)
  return [
    name,
    String(durations.length),
    String(failures.length),
    rounded(latenciesOf(found).p50),
    ...[p50, p99, max].map(ms => rounded(ms, 1)),
  ]
}

/** No number when a page was not answered: seconds until a refusal are not what a page costs. */
function pageRatioOf({ firstPage, far }: ListFigures): number {
  const isAnswered = firstPage.failures.length + far.failures.length === 0
  return isAnswered ? medianOf(far) / medianOf(firstPage) : Number.NaN
}

/** A sentence for each exceeded limit and each read that failed; none when all hold. */
function missesOf(plan: Plan, figures: ListFigures, exports: Exports): readonly string[] {
  const { firstPage, far, farPage, filters, selects } = figures
  const misses: string[] = []
  const ratio = pageRatioOf(figures)
  if (ratio > limits.pageRatio) {
    misses.push(
      `page ${farPage} costs ${rounded(ratio, 2)} times page 1, limit ${limits.pageRatio}`,
    )
  }
  const filterMs = (limits.filterMs * latenciesOf(selects).p50) / limits.selectMs
  for (const [name, { durations }] of filters) {
    const { p99 } = latenciesOf(durations)
    if (!(p99 <= filterMs)) {
      misses.push(`${name}: p99 ${rounded(p99, 1)} ms, limit ${rounded(filterMs, 1)} ms`)
    }
    if (durations.length < plan.reads) {
      misses.push(
        `${name}: only ${durations.length} of ${plan.reads} reads within ${plan.secondsOfEach} s`,
      )
    }
  }
  const all = new Map([['page 1', firstPage], [`page ${farPage}`, far], ...filters])
  for (const [name, { durations, failures }] of all) {
    const [reason] = failures
    if (reason !== undefined) {
      misses.push(`${name}: ${failures.length} of ${durations.length} reads failed (${reason})`)
    }
  }
  for (const [type, { rows, grownBytes, longestTurnMs }] of exports) {
    if (!(longestTurnMs <= limits.turnMs)) {
      misses.push(
        `the export as ${type} kept other work waiting for ${rounded(longestTurnMs, 1)} ms, limit ${limits.turnMs} ms`,
      )
    }
    const grownMb = grownBytes / 1e6
    if (!(grownMb <= limits.exportMb)) {
      misses.push(
        `the export as ${type} held ${rounded(grownMb, 1)} MB more at its end, limit ${limits.exportMb} MB`,
      )
    }
    if (rows < plan.exportRows) {
      misses.push(`the export as ${type} wrote ${rows} of ${plan.exportRows} rows`)
    }
  }
  return misses
}
