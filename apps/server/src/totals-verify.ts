import { verifyKeptTotals } from './modules/payment/store/kept-totals.ts'
import { verifySearchEntries } from './modules/payment/store/search-entries.ts'
import { runReadOnlyCommand } from './read-only-command.ts'

/** `npm run totals:verify`: compares kept totals and search entries with the documents and names every wrong one. */
await runReadOnlyCommand(async ({ db, print }) => {
  const wrong = await verifyKeptTotals(db)
  for (const { key, expected, found } of wrong) print(`${key} expected=${expected} found=${found}`)
  const entries = await verifySearchEntries(db)
  for (const id of entries) print(`search entry ${id}`)
  print(`wrong=${wrong.length + entries.length}`)
  return wrong.length + entries.length === 0 ? 0 : 1
})
