import { verifyKeptTotals } from './modules/payment/store/kept-totals.ts'
import { runReadOnlyCommand } from './read-only-command.ts'

/** `npm run totals:verify`: compares the kept totals of documents with the documents and names every wrong one. */
await runReadOnlyCommand(async ({ db, print }) => {
  const wrong = await verifyKeptTotals(db)
  for (const { key, expected, found } of wrong) print(`${key} expected=${expected} found=${found}`)
  print(`wrong=${wrong.length}`)
  return wrong.length === 0 ? 0 : 1
})
