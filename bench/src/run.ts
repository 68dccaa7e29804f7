import { runLedger } from './ledger/run-ledger.ts'
import { runPayments } from './payments/run-payments.ts'
import { runWeb } from './web/run-web.ts'
import { say } from './lib/say.ts'

const measurements: Readonly<Record<string, () => Promise<void>>> = {
  ledger: runLedger,
  payments: runPayments,
  web: runWeb,
}

const asked = process.argv.slice(2).filter(argument => !argument.startsWith('--'))
const unknown = asked.find(name => !(name in measurements))
if (unknown !== undefined) {
  say(`There is no measurement "${unknown}": ${Object.keys(measurements).join(', ')}.`)
  process.exit(1)
}
try {
  for (const name of asked.length > 0 ? asked : Object.keys(measurements)) {
    await measurements[name]?.()
  }
} catch (error) {
  say(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
