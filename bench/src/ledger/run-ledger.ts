import { cpus } from 'node:os'
import { latenciesOf } from '../lib/percentiles.ts'
import { reportTable, rounded, printLine } from '../lib/report-table.ts'
import { numberSetting } from '../lib/settings.ts'
import { findPgbench, pgbenchName, preparePgbench, type Pgbench } from '../payments/pgbench.ts'
import { openLedgerBank, type LedgerBank } from './ledger-bank.ts'
import { runBatches, runSingles, sumOf, transfersOf, type LedgerLoad } from './ledger-load.ts'

interface Plan {
  readonly seconds: number
  readonly callers: number
  readonly accounts: number
  readonly size: number
  readonly batchesAtOnce: number
  readonly rounds: number
}

interface Measured {
  /** pgbench transactions per second, in each round. */
  readonly baselines: readonly number[]
  readonly single: LedgerLoad
  readonly hot: LedgerLoad
  readonly shop: LedgerLoad
  readonly batch: LedgerLoad
}

/**
 * Transfers per second through the ledger, against pgbench transactions per second on the same
 * PostgreSQL, one after the other in the same run.
 */
export async function runLedger(): Promise<void> {
  const plan: Plan = {
    seconds: numberSetting('seconds', 20),
    callers: numberSetting('callers', 200),
    accounts: numberSetting('accounts', 50_000),
    size: numberSetting('size', 500),
    batchesAtOnce: numberSetting('batches', 4),
    rounds: numberSetting('rounds', 4),
  }
  const program = findPgbench()
  printLine('Starting PostgreSQL on an empty folder …')
  const bank = await openLedgerBank(plan.accounts)
  try {
    printLine(`Filling ${pgbenchName} …`)
    const pgbench = await preparePgbench(program, bank.server)
    const measured = await measure(bank, pgbench, plan)
    const settings = await bank.settings()
    await printBooks(bank)
    report(plan, measured, settings)
  } finally {
    await bank.close()
  }
}

/** In turns, so that a busy period of the machine affects all of them. */
async function measure(bank: LedgerBank, pgbench: Pgbench, plan: Plan): Promise<Measured> {
  const { callers, size, batchesAtOnce, rounds, customers } = { ...plan, ...bank }
  const seconds = Math.max(1, Math.round(plan.seconds / rounds))
  printLine(`Warming up, then ${rounds} rounds of ${seconds} s of each …`)
  await runSingles(bank, transfersOf(customers), { seconds: 3, callers })
  const fresh = async <T>(run: () => Promise<T>): Promise<T> => {
    await bank.ledger.foldDeltas()
    await bank.checkpoint()
    return run()
  }
  const singles = (creditAccountId?: string) =>
    fresh(() => runSingles(bank, transfersOf(customers, creditAccountId), { seconds, callers }))
  const baselines: number[] = []
  const single: LedgerLoad[] = []
  const hot: LedgerLoad[] = []
  const shop: LedgerLoad[] = []
  const batch: LedgerLoad[] = []
  for (let round = 0; round < rounds; round += 1) {
    baselines.push(await fresh(() => pgbench.run(seconds)))
    single.push(await singles())
    hot.push(await singles(bank.fees))
    shop.push(await singles(bank.shop))
    batch.push(await fresh(() => runBatches(bank, { seconds, size, batchesAtOnce })))
  }
  return {
    baselines,
    single: sumOf(single),
    hot: sumOf(hot),
    shop: sumOf(shop),
    batch: sumOf(batch),
  }
}

async function printBooks(bank: LedgerBank): Promise<void> {
  while ((await bank.ledger.sealBatches()) > 0);
  const start = performance.now()
  const { isSound, faults, counts } = await bank.prove()
  const seconds = rounded((performance.now() - start) / 1_000, 1)
  printLine(
    isSound
      ? `the books are sound: ${counts.transfers} transfers in ${counts.sealedBatches} batches, proved in ${seconds} s`
      : `WRONG:\n${faults.map(fault => `${fault.code} ${fault.row}`).join('\n')}`,
  )
  if (!isSound) process.exitCode = 1
}

function report(plan: Plan, measured: Measured, settings: string): void {
  const { baselines } = measured
  const baseline = baselines.reduce((sum, rate) => sum + rate, 0) / baselines.length
  const rate = (load: LedgerLoad) => load.done / load.seconds
  const row = (name: string, load: LedgerLoad) => {
    const { p50, p99, max } = latenciesOf(load.durations)
    const times = [p50, p99, max].map(value => rounded(value, 1))
    return [
      name,
      String(load.done),
      rounded(rate(load)),
      ...times,
      rounded(rate(load) / baseline, 2),
    ]
  }
  printLine()
  const headings = ['', 'transfers', 'per s', 'p50 ms', 'p99 ms', 'max ms', '÷ pgbench']
  const table = reportTable(headings, [
    row('single, many accounts', measured.single),
    row('single, one fee account', measured.hot),
    row('single, one shop (balance-enforced)', measured.shop),
    row(`batches of ${plan.size}`, measured.batch),
  ])
  for (const line of table) printLine(line)
  printLine()
  printLine(
    `${pgbenchName}: ${baselines.map(rate => rounded(rate)).join(', ')}; ${rounded(baseline)} on average`,
  )
  printLine(
    `${plan.accounts} accounts, ${plan.callers} callers at once, ${plan.batchesAtOnce} batches at once, ${plan.seconds} s each in ${plan.rounds} turns; ` +
      `PostgreSQL: ${settings}; ${cpus().length} processors`,
  )
  printLine(
    `hot is ${rounded(rate(measured.hot) / rate(measured.single), 2)} of single, ` +
      `the balance-enforced shop ${rounded(rate(measured.shop) / rate(measured.single), 2)}`,
  )
  const ratios = [measured.single, measured.hot, measured.batch].map(load => rate(load) / baseline)
  const [single = 0, hot = 0, batch = 0] = ratios
  printLine(`single=${rounded(single, 3)} hot=${rounded(hot, 3)} batch=${rounded(batch, 3)}`)
}
