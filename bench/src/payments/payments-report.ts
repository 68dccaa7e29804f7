import { cpus } from 'node:os'
import { loadConfig } from '@tartip/server/platform/config'
import { latenciesOf } from '../lib/percentiles.ts'
import type { ProcessorTime } from '../lib/processor-time.ts'
import { reportTable, rounded, printLine } from '../lib/report-table.ts'
import type { BankProgress } from './bank-progress.ts'
import { operations, type LoadReport } from './load.ts'
import { pgbenchName } from './pgbench.ts'

export interface Plan {
  readonly seconds: number
  readonly warmUpSeconds: number
  readonly connections: number
  readonly organisations: number
  readonly peopleOfEach: number
  /** All kinds of payments are measured as well. */
  readonly hasMix: boolean
}

export interface Measured {
  readonly warmUp: LoadReport
  readonly load: LoadReport
  readonly processor:
    | { server: ProcessorTime; postgres: ProcessorTime; client: ProcessorTime }
    | undefined
  readonly bank: BankProgress
  readonly settings: string
}

/** The same calls for interbank payments and for a mix of all kinds, one after the other. */
export interface MeasuredMix {
  readonly interbank: Pick<Measured, 'load' | 'processor'>
  readonly mix: Pick<Measured, 'load' | 'processor'>
}

/** Prints what all kinds together reach beside interbank payments; the limit is four fifths of them. */
export function reportMix({ interbank, mix }: MeasuredMix): void {
  const perSecond = (load: LoadReport) => callsOf(load).length / load.seconds
  for (const [name, measured] of [
    ['interbank payments, digest read from the bank:', interbank],
    ['a mix of all kinds:', mix],
  ] as const) {
    printLine()
    printLine(name)
    const calls = callsOf(measured.load)
    printCalls(measured.load, calls)
    printProcessors(measured, calls.length)
    printWaits(measured.load)
  }
  printLine(`mix_to_interbank=${rounded(perSecond(mix.load) / perSecond(interbank.load), 3)}`)
}

const callsOf = (load: LoadReport): readonly number[] =>
  operations.flatMap(operation => [...load.durations[operation]])

/** Prints the results and their conditions, and the ratio last. */
export function report(
  plan: Plan,
  yardstick: { before: number; after: number },
  measured: Measured,
  drained: { seconds: number; left: number },
  wrong: readonly string[],
): void {
  const { load } = measured
  const all = callsOf(load)
  const baseline = (yardstick.before + yardstick.after) / 2
  printLine()
  printCalls(load, all)
  printLine()
  printLine(
    `${pgbenchName}: ${rounded(yardstick.before)} before, ${rounded(yardstick.after)} after, ${rounded(baseline)} on average`,
  )
  printConditions(plan, measured, drained)
  printProcessors(measured, all.length)
  printWaits(load)
  const count = measured.warmUp.documents.length + load.documents.length
  printLine(
    wrong.length === 0
      ? `${count} acknowledged documents are all there, once, with their history; the books are sound`
      : `WRONG:\n${wrong.slice(0, 20).join('\n')}`,
  )
  printLine(`ratio=${rounded(all.length / load.seconds / baseline, 3)}`)
}

function printCalls(load: LoadReport, all: readonly number[]): void {
  const rows = operations.map(operation =>
    callRow(operation, load.durations[operation], load.seconds),
  )
  const headings = ['', 'calls', 'per s', 'p50 ms', 'p95 ms', 'p99 ms', 'max ms']
  const table = reportTable(headings, [...rows, callRow('all calls', all, load.seconds)])
  for (const line of table) printLine(line)
}

function printConditions(
  plan: Plan,
  { load, bank, settings }: Measured,
  drained: { seconds: number; left: number },
): void {
  const people = plan.organisations * plan.peopleOfEach
  printLine(
    `payments: ${plan.connections} connections, ${load.seconds} s after ${plan.warmUpSeconds} s of ` +
      `warm-up, ${plan.organisations} organisations, ${people} people`,
  )
  printLine(
    `PostgreSQL: ${settings}; bank steps of ${shippedStepMs()} ms; ${cpus().length} processors`,
  )
  printLine(
    `the bank executed ${bank.executed} meanwhile (${rounded(bank.executed / load.seconds)} a second), ` +
      `${bank.waiting} were still in progress; they took ${rounded(drained.seconds)} s, ` +
      `${drained.left} left`,
  )
}

function printWaits({ waits }: LoadReport): void {
  if (waits > 0) printLine(`people were too few: ${waits} waits for a fresh one-time code`)
}

function printProcessors(
  { processor, load }: Pick<Measured, 'load' | 'processor'>,
  calls: number,
): void {
  if (processor === undefined) return
  for (const [name, time] of Object.entries(processor)) {
    const used = time.user + time.system
    printLine(
      `processor of ${name}: ${rounded(time.user, 1)} s user + ${rounded(time.system, 1)} s system = ` +
        `${rounded(used / load.seconds, 2)} processors, ${rounded((used * 1_000) / calls, 2)} ms a call`,
    )
  }
}

/** The server runs with the shipped settings; nothing is tuned for the measurement. */
function shippedStepMs(): string {
  const config = loadConfig({}, '/')
  return config.ok ? String(config.value.twinStepDelayMs) : '-'
}

function callRow(name: string, durations: readonly number[], seconds: number): readonly string[] {
  const { count, p50, p95, p99, max } = latenciesOf(durations)
  const times = [p50, p95, p99, max].map(value => rounded(value, 1))
  return [name, String(count), rounded(count / seconds), ...times]
}
