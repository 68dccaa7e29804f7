import { holderChecks } from '@tartip/bank-twin/account-holder'
import { readLedgerIdentity } from '@tartip/ledger/store/ledger-db'
import { verifyLedger } from '@tartip/ledger/verify-ledger'
import { anchorFolder, readAnchors } from './ledger-jobs.ts'
import { runReadOnlyCommand } from './read-only-command.ts'

/**
 * `npm run ledger:verify`: proves the books, names every row that is wrong, and says what each currency sums to, in
 * minor units.
 */
await runReadOnlyCommand(async ({ db, config, print }) => {
  const folder = anchorFolder(config.dataDir, await readLedgerIdentity(db))
  const anchors = readAnchors(folder)
  const proof = await verifyLedger(db, anchors, holderChecks)
  const { isSound, faults, counts, sums, head } = proof
  for (const { code, row, expectedMinor, foundMinor } of faults) {
    const amounts =
      expectedMinor === foundMinor ? '' : ` expected=${expectedMinor} found=${foundMinor}`
    print(`${code} ${row}${amounts}`)
  }
  for (const { currency, debitMinor, creditMinor } of sums) {
    print(`${currency} debit=${debitMinor} credit=${creditMinor} sum=${creditMinor - debitMinor}`)
  }
  if (head !== undefined) print(`head=${head.head} place=${head.place} anchors=${anchors.length}`)
  print(
    `accounts=${counts.accounts} transfers=${counts.transfers} entries=${counts.entries} ` +
      `holds=${counts.openHolds} sealed=${counts.sealedBatches} waiting=${counts.waitingBatches} ` +
      `faults=${faults.length}`,
  )
  return isSound ? 0 : 1
})
