import type { ListExport } from '../../platform/lists/list-export-routes.ts'
import { createListReads } from '../../platform/lists/list-reads.ts'
import { createRead } from '../../platform/db/read-at-once.ts'
import { inSystem } from '../../platform/db/transaction.ts'
import { createEventSource } from '../../platform/graphql/follow-events.ts'
import type { GraphqlService } from '../../platform/graphql/service.ts'
import { createJobs, type Jobs } from '../../platform/jobs/job-set.ts'
import type { LiveHub } from '../../platform/live/hub.ts'
import { withUnavailableAnswer } from '../with-unavailable-answer.ts'
import { createBackgroundTasks } from './exchange/background-tasks.ts'
import { createExportedFiles } from './exchange/exported-files.ts'
import type { ImportDeps } from './exchange/import-deps.ts'
import { createImportedFiles } from './exchange/imported-files.ts'
import { createFileReader, type FileReader } from './exchange/read-in-worker.ts'
import { filePolicies } from './graphql/files-policies.ts'
import {
  createFileMutations,
  createFileQueries,
  createFileSubscriptions,
} from './graphql/file-resolvers.ts'
import { typeDefs } from './graphql/files.sdl.generated.ts'
import {
  exportedFiles,
  exportedFileTopic,
  expireExports,
  exportKeyOf,
} from './store/export-store.ts'
import { importedFiles, importedFileTopic, releaseAbandoned } from './store/import-store.ts'

export interface FileExchangeDeps extends Omit<ImportDeps, 'reader' | 'tasks'> {
  readonly hub: LiveHub
  /** Lists that can be ordered as files. */
  readonly exports: readonly ListExport[]
  /** Another reader than the one in a worker, for tests of other things. */
  readonly reader?: FileReader
}

export interface FileExchange {
  readonly service: GraphqlService
  readonly reader: FileReader
  readonly jobs: Jobs
  /** Resolves when checks, creations and exports under way have ended. */
  settle(): Promise<void>
}

const releaseEveryMs = 15_000
const expiredAtOnce = 50

/** Payments that come in as files, and lists that go out as files. */
export function createFileExchange(options: FileExchangeDeps): FileExchange {
  const { db, hub, exports, logger } = options
  const tasks = createBackgroundTasks(logger)
  const reader = options.reader ?? createFileReader()
  const deps: ImportDeps = { ...options, reader, tasks }
  const read = createRead(db)
  const resolverDeps = {
    ...deps,
    imports: createImportedFiles(deps),
    exporting: createExportedFiles({ ...deps, exports }),
    reads: {
      imported: createListReads(read, importedFiles),
      exported: createListReads(read, exportedFiles),
    },
  }
  options.files.registerOwner('PAYMENT_FILE', async (actor, fileId) => {
    return (await resolverDeps.reads.imported.find(actor, fileId)) !== undefined
  })
  return {
    service: {
      name: 'files',
      typeDefs,
      policies: filePolicies,
      resolvers: {
        Query: withUnavailableAnswer(createFileQueries(resolverDeps)),
        Mutation: withUnavailableAnswer(createFileMutations(resolverDeps)),
        Subscription: createFileSubscriptions(resolverDeps, {
          imported: createEventSource(db, hub, importedFileTopic),
          exported: createEventSource(db, hub, exportedFileTopic),
        }),
      },
    },
    reader,
    settle: tasks.settle,
    jobs: createJobs(logger, [
      {
        name: 'release-abandoned-imports',
        everyMs: releaseEveryMs,
        createRun: () => () => inSystem(db, tx => releaseAbandoned(tx, deps.clock.now())),
      },
      {
        name: 'expire-exports',
        everyMs: releaseEveryMs,
        createRun: () => async () => {
          const now = deps.clock.now()
          const expired = await inSystem(db, tx => expireExports(tx, now, expiredAtOnce))
          for (const { legalPartyId, fileId } of expired) {
            await deps.blobStore.delete(exportKeyOf(legalPartyId, fileId))
          }
          return expired.length
        },
      },
    ]),
  }
}
