import { auditFolderOf, auditSources } from './audit-jobs.ts'
import { runReadOnlyCommand } from './read-only-command.ts'
import { readAnchors } from './platform/audit/audit-anchors.ts'
import { verifyAudit, type BrokenRow } from './platform/audit/verify-audit.ts'

/** `npm run audit:verify`: checks every chain and names the first row that is not what it was. */
await runReadOnlyCommand(async ({ db, config, print }) => {
  const anchors = readAnchors(auditFolderOf(config))
  const { chains, records, broken } = await verifyAudit(db, auditSources, anchors)
  print(`chains=${chains} records=${records} anchors=${anchors.length} broken=${broken.length}`)
  for (const row of broken) print(sentenceOf(row))
  return broken.length === 0 ? 0 : 1
})

function sentenceOf({ fault, legalPartyId, sequence, source, sourceId }: BrokenRow): string {
  const row = source === undefined ? '' : ` row=${source}/${sourceId}`
  const place = sequence === undefined ? '' : ` sequence=${sequence}`
  return `${fault} organisation=${legalPartyId}${place}${row}`
}
