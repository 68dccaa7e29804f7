import { readBooks } from './composition/books-to-verify.ts'
import { chooseOrganisations, readLedgerSums } from './modules/statement/store/verify-store.ts'
import { verifyStatement } from './modules/statement/use-cases/verify-statement.ts'
import { systemClock } from './platform/clock.ts'
import { runReadOnlyCommand } from './read-only-command.ts'

const usualCompanies = 200

/**
 * `npm run statement:verify -- [companies] [seed]`: makes the statement of the last year of every account of so many
 * companies, writes it as 1C, camt.053, MT940, CSV and XLSX, reads the files back and compares all sums with the ledger.
 */
await runReadOnlyCommand(async ({ db, print }) => {
  const [companies = String(usualCompanies), seed = 'tartip'] = process.argv.slice(2)
  const books = readBooks(db)
  let statements = 0
  let faults = 0
  for (const legalPartyId of await chooseOrganisations(db, Number(companies), seed)) {
    const found = await verifyStatement({
      core: books,
      clock: systemClock,
      legalPartyId,
      ledgerSums: (accountId, from, to) => readLedgerSums(db, accountId, from, to),
    })
    statements += 1
    faults += found.length
    for (const fault of found) print(fault)
  }
  print(`statements=${statements} faults=${faults}`)
  return faults === 0 ? 0 : 1
})
