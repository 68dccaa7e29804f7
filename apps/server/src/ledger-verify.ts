import { holderChecks } from '@tartip/bank-twin/account-holder'
import { readLedgerIdentity } from '@tartip/ledger/store/ledger-identity'
import { verifyLedger } from '@tartip/ledger/verify-ledger'
import { anchorFolder, readAnchors } from './ledger-jobs.ts'
import { openExisting } from './open-existing.ts'
import { loadConfig, processEnvironment } from './platform/config.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

/**
 * `npm run ledger:verify`: proves the books of the data folder (TARTIP_DATA_DIR, running or not) or of
 * DATABASE_URL, names every row that is at fault, and says what each currency sums to, in minor units. Ends
 * with 0 when the books are sound, with 1 when they are not, and with 2 when they could not be looked at.
 */
async function main(): Promise<number> {
  const loaded = loadConfig(processEnvironment(), process.cwd())
  if (!loaded.ok) {
    say(String(loaded.error.params['sentence']))
    return 2
  }
  const existing = await openExisting(loaded.value)
  try {
    const folder = anchorFolder(loaded.value.dataDir, await readLedgerIdentity(existing.db))
    const anchors = readAnchors(folder)
    const proof = await verifyLedger(existing.db, anchors, holderChecks)
    const { isSound, faults, counts, sums, head } = proof
    for (const { code, row, expectedMinor, foundMinor } of faults) {
      const amounts =
        expectedMinor === foundMinor ? '' : ` expected=${expectedMinor} found=${foundMinor}`
      say(`${code} ${row}${amounts}`)
    }
    for (const { currency, debitMinor, creditMinor } of sums) {
      say(`${currency} debit=${debitMinor} credit=${creditMinor} sum=${creditMinor - debitMinor}`)
    }
    if (head !== undefined) say(`head=${head.head} place=${head.place} anchors=${anchors.length}`)
    say(
      `accounts=${counts.accounts} transfers=${counts.transfers} entries=${counts.entries} ` +
        `holds=${counts.openHolds} sealed=${counts.sealedBatches} waiting=${counts.waitingBatches} ` +
        `faults=${faults.length}`,
    )
    return isSound ? 0 : 1
  } finally {
    await existing.close()
  }
}

try {
  process.exitCode = await main()
} catch (error) {
  say(error instanceof Error ? error.message : String(error))
  process.exitCode = 2
}
