import { join } from 'node:path'
import { readPrintedColumns } from '@tartip/formats/statements/testing/read-printed'

import { readStatementBank } from './composition/books-to-verify.ts'
import {
  chooseOrganisations,
  readLedgerSums,
  readTerminalSums,
} from './modules/statement/store/verify-store.ts'
import { verifyStatements } from './modules/statement/use-cases/verify-statement.ts'
import { createSharedClock } from './platform/clock-store.ts'
import { systemClock } from './platform/clock.ts'
import { runReadOnlyCommand } from './read-only-command.ts'

const usualCompanies = 200

/**
 * `npm run statement:verify -- [companies] [seed]`: makes the statements of accounts, cards and terminals of so many
 * companies, writes them in each format, reads the files back and compares all sums with the books.
 */
await runReadOnlyCommand(async ({ db, print }) => {
  const [companies = String(usualCompanies), seed = 'tartip'] = process.argv.slice(2)
  // The bank of the demo may be days ahead.
  const { clock } = await createSharedClock(db, systemClock)
  let statements = 0
  let faults = 0
  for (const legalPartyId of await chooseOrganisations(db, Number(companies), seed)) {
    const found = await verifyStatements({
      ...readStatementBank(db, clock),
      clock,
      legalPartyId,
      accountSums: (account, period) => readLedgerSums(db, account, period),
      terminalSums: (code, period) => readTerminalSums(db, code, period),
      fontsFolder: join(import.meta.dirname, '../../../reference-data/fonts'),
      readPrintedColumns,
    })
    statements += found.kinds.length
    faults += found.faults.length
    for (const fault of found.faults) print(fault)
  }
  print(`statements=${statements} faults=${faults}`)
  return faults === 0 ? 0 : 1
})
