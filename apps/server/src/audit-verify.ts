import { auditFolderOf, auditSources } from './audit-jobs.ts'
import { openExisting } from './open-existing.ts'
import { readAnchors } from './platform/audit/audit-anchors.ts'
import { verifyAudit, type BrokenRow } from './platform/audit/verify-audit.ts'
import { loadConfig, processEnvironment } from './platform/config.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

/** `npm run audit:verify`: checks every chain and names the first row that is not what it was. */
async function main(): Promise<number> {
  const loaded = loadConfig(processEnvironment(), process.cwd())
  if (!loaded.ok) {
    say(String(loaded.error.params['sentence']))
    return 2
  }
  const config = loaded.value
  const opened = await openExisting(config)
  try {
    const anchors = readAnchors(auditFolderOf(config))
    const { chains, records, broken } = await verifyAudit(opened.db, auditSources, anchors)
    say(`chains=${chains} records=${records} anchors=${anchors.length} broken=${broken.length}`)
    for (const row of broken) say(sentenceOf(row))
    return broken.length === 0 ? 0 : 1
  } finally {
    await opened.close()
  }
}

function sentenceOf({ fault, legalPartyId, sequence, source, sourceId }: BrokenRow): string {
  const row = source === undefined ? '' : ` row=${source}/${sourceId}`
  const place = sequence === undefined ? '' : ` sequence=${sequence}`
  return `${fault} organisation=${legalPartyId}${place}${row}`
}

process.exitCode = await main()
