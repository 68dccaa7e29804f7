import { join } from 'node:path'
import { accessAuditSource } from './modules/access-control/store/audit-store.ts'
import { letterAuditSource } from './modules/letter/store/letter-table.ts'
import { paymentAuditSource } from './modules/payment/store/payment-row.ts'
import { anchorAudit } from './platform/audit/audit-anchors.ts'
import { entrySource, type AuditSource } from './platform/audit/audit-source.ts'
import { sealAudit } from './platform/audit/seal-audit.ts'
import type { Clock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'
import type { Db } from './platform/db/db.ts'
import type { Logger } from './platform/http/logger.ts'
import { createLoop } from './platform/jobs/loop.ts'

/** Every table of audit lines; each ends up in the chains of the organisations. */
export const auditSources: readonly AuditSource[] = [
  entrySource,
  accessAuditSource,
  paymentAuditSource,
  letterAuditSource,
]

/** Where the heads of the chains are written down each day, outside the database. */
export const auditFolderOf = (config: Pick<Config, 'dataDir'>): string =>
  join(config.dataDir, 'audit-anchors')

/** The work of the audit chain: sealing new lines, and the anchor of the day. */
export function createAuditJobs(deps: {
  readonly db: Db
  readonly logger: Logger
  readonly folder: string
  readonly clock: Clock
}) {
  const { db, logger, folder, clock } = deps
  const report = (day: string, digest: string, chains: number) =>
    logger.info({ day, digest, chains }, 'audit chains anchored')
  const loops = [
    createLoop({ name: 'seal audit', everyMs: 500, run: sealAudit(db, auditSources), logger }),
    createLoop({
      name: 'anchor audit',
      everyMs: 600_000,
      run: async () => {
        await anchorAudit({ db, folder, clock, report })()
        return 0
      },
      logger,
    }),
  ]
  return {
    start() {
      for (const loop of loops) loop.start()
    },
    async stop() {
      await Promise.all(loops.map(loop => loop.stop()))
    },
  }
}
