import { runFairness } from './fairness/run-fairness.ts'
import { runFiles } from './files/run-files.ts'
import { runLedger } from './ledger/run-ledger.ts'
import { runLists } from './lists/run-lists.ts'
import { runPayments } from './payments/run-payments.ts'
import { runSales } from './sales/run-sales.ts'
import { runSigning } from './signing/run-signing.ts'
import { runStatements } from './statements/run-statements.ts'
import { runWeb } from './web/run-web.ts'
import { printLine } from './lib/report-table.ts'

const measurements: Readonly<Record<string, () => Promise<void>>> = {
  ledger: runLedger,
  fairness: runFairness,
  payments: runPayments,
  signing: runSigning,
  web: runWeb,
  lists: runLists,
  statements: runStatements,
  files: runFiles,
  sales: runSales,
}

const given = process.argv.slice(2)
/** `--mix all`: what follows an option is its value, unless it names a measurement. */
const isValue = (argument: string, index: number) =>
  given[index - 1]?.startsWith('--') === true && !(argument in measurements)
const requested = given.filter(
  (argument, index) => !argument.startsWith('--') && !isValue(argument, index),
)
const unknown = requested.find(name => !(name in measurements))
if (unknown !== undefined) {
  printLine(`There is no measurement "${unknown}": ${Object.keys(measurements).join(', ')}.`)
  process.exit(1)
}
try {
  for (const name of requested.length > 0 ? requested : Object.keys(measurements)) {
    await measurements[name]?.()
  }
} catch (error) {
  printLine(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
