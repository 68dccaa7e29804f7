import { join } from 'node:path'
import { auditFolderOf, auditSources } from './audit-jobs.ts'
import { migrationSets } from './compose.ts'
import { readAnchors } from './platform/audit/audit-anchors.ts'
import { verifyAudit, type BrokenRow } from './platform/audit/verify-audit.ts'
import { loadConfig, processEnvironment } from './platform/config.ts'
import { applicationRole, createDb } from './platform/db/db.ts'
import { addressOfRunning } from './platform/db/embedded/running-postgres.ts'
import { openDatabase } from './platform/db/open-database.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)

/** `npm run audit:verify`: checks every chain and names the first row that is not what it was. */
async function main(): Promise<number> {
  const loaded = loadConfig(processEnvironment(), process.cwd())
  if (!loaded.ok) {
    say(String(loaded.error.params['sentence']))
    return 2
  }
  const config = loaded.value
  const opened = await open(config)
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

/** The bank's own PostgreSQL, the embedded one that is running, or the embedded one started for this. */
async function open(config: { databaseUrl: string | undefined; dataDir: string }) {
  const running = addressOfRunning(join(config.dataDir, 'postgres'), 'tartip')
  const url = config.databaseUrl ?? running
  if (url !== undefined) return createDb({ url, role: applicationRole, max: 2 })
  const database = await openDatabase({
    databaseUrl: undefined,
    dataDir: config.dataDir,
    demoMode: false,
    sets: migrationSets,
    onLog: () => undefined,
    onError: () => undefined,
  })
  const { db, close } = database.open(2)
  return {
    db,
    async close() {
      await close()
      await database.close()
    },
  }
}

function sentenceOf({ fault, legalPartyId, sequence, source, sourceId }: BrokenRow): string {
  const row = source === undefined ? '' : ` row=${source}/${sourceId}`
  const place = sequence === undefined ? '' : ` sequence=${sequence}`
  return `${fault} organisation=${legalPartyId}${place}${row}`
}

process.exitCode = await main()
