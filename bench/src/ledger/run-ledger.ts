import { cpus } from 'node:os'
import { latenciesOf } from '../lib/percentiles.ts'
import { reportTable, rounded } from '../lib/report-table.ts'
import { say } from '../lib/say.ts'
import { numberSetting } from '../lib/settings.ts'
import { findPgbench, pgbenchWords, preparePgbench } from '../payments/pgbench.ts'
import { openLedgerBank, type LedgerBank } from './ledger-bank.ts'
import { runBatches, runSingles, transfersOf, type LedgerLoad } from './ledger-load.ts'

interface Plan {
  readonly seconds: number
  readonly callers: number
  readonly accounts: number
  readonly size: number
}

interface Measured {
  readonly single: LedgerLoad
  readonly hot: LedgerLoad
  readonly shop: LedgerLoad
  readonly batch: LedgerLoad
}

/**
 * Transfers a second through the ledger alone, against transactions of raw pgbench a second on the same
 * PostgreSQL, one after the other in the same run.
 */
export async function runLedger(): Promise<void> {
  const plan: Plan = {
    seconds: numberSetting('seconds', 20),
    callers: numberSetting('callers', 200),
    accounts: numberSetting('accounts', 50_000),
    size: numberSetting('size', 500),
  }
  const program = findPgbench()
  say('Starting PostgreSQL on an empty folder …')
  const bank = await openLedgerBank(plan.accounts)
  try {
    say(`Filling ${pgbenchWords} …`)
    const pgbench = await preparePgbench(program, bank.server)
    await bank.checkpoint()
    const before = await pgbench.run(Math.ceil(plan.seconds / 2))
    const measured = await measure(bank, plan)
    await bank.checkpoint()
    const after = await pgbench.run(Math.ceil(plan.seconds / 2))
    const settings = await bank.settings()
    await tellBooks(bank)
    report(plan, measured, { before, after }, settings)
  } finally {
    await bank.close()
  }
}

async function measure(bank: LedgerBank, plan: Plan): Promise<Measured> {
  const { seconds, callers, size } = plan
  const many = transfersOf(bank)
  say(`Warming up, then ${seconds} s of each …`)
  await runSingles(bank, many, { seconds: 3, callers })
  const fresh = async (run: () => Promise<LedgerLoad>) => {
    await bank.ledger.foldDeltas()
    await bank.checkpoint()
    return run()
  }
  return {
    single: await fresh(() => runSingles(bank, many, { seconds, callers })),
    hot: await fresh(() => runSingles(bank, transfersOf(bank, bank.fees), { seconds, callers })),
    shop: await fresh(() => runSingles(bank, transfersOf(bank, bank.shop), { seconds, callers })),
    batch: await fresh(() => runBatches(bank, many, { seconds, size })),
  }
}

async function tellBooks(bank: LedgerBank): Promise<void> {
  while ((await bank.ledger.sealBatches()) > 0);
  const start = performance.now()
  const { isSound, faults, counts } = await bank.prove()
  const seconds = rounded((performance.now() - start) / 1_000, 1)
  say(
    isSound
      ? `the books are sound: ${counts.transfers} transfers in ${counts.sealedBatches} batches, proved in ${seconds} s`
      : `WRONG:\n${faults.map(fault => `${fault.code} ${fault.row}`).join('\n')}`,
  )
  if (!isSound) process.exitCode = 1
}

function report(
  plan: Plan,
  measured: Measured,
  yardstick: { before: number; after: number },
  settings: string,
): void {
  const yard = (yardstick.before + yardstick.after) / 2
  const rate = (load: LedgerLoad) => load.done / load.seconds
  const row = (name: string, load: LedgerLoad) => {
    const { p50, p99, max } = latenciesOf(load.durations)
    const times = [p50, p99, max].map(value => rounded(value, 1))
    return [name, String(load.done), rounded(rate(load)), ...times, rounded(rate(load) / yard, 2)]
  }
  say()
  const headings = ['', 'transfers', 'per s', 'p50 ms', 'p99 ms', 'max ms', '÷ pgbench']
  const table = reportTable(headings, [
    row('single, many accounts', measured.single),
    row('single, one fee account', measured.hot),
    row('single, one shop (guarded)', measured.shop),
    row(`batches of ${plan.size}`, measured.batch),
  ])
  for (const line of table) say(line)
  say()
  say(
    `${pgbenchWords}: ${rounded(yardstick.before)} before, ${rounded(yardstick.after)} after, ${rounded(yard)} on average`,
  )
  say(
    `${plan.accounts} accounts, ${plan.callers} callers at once, batches two at a time, ${plan.seconds} s each; ` +
      `PostgreSQL: ${settings}; ${cpus().length} processors`,
  )
  say(
    `hot is ${rounded(rate(measured.hot) / rate(measured.single), 2)} of single, ` +
      `the guarded shop ${rounded(rate(measured.shop) / rate(measured.single), 2)}`,
  )
  const ratios = [measured.single, measured.hot, measured.batch].map(load => rate(load) / yard)
  const [single = 0, hot = 0, batch = 0] = ratios
  say(`single=${rounded(single, 3)} hot=${rounded(hot, 3)} batch=${rounded(batch, 3)}`)
}
