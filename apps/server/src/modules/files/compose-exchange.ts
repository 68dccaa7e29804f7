import { createListReads } from '../../platform/lists/list-reads.ts'
import { createRead } from '../../platform/db/read-at-once.ts'
import { createEventSource } from '../../platform/graphql/follow-events.ts'
import type { GraphqlService } from '../../platform/graphql/service.ts'
import { createJobQueue } from '../../platform/jobs/job-queue.ts'
import type { Jobs } from '../../platform/jobs/job-set.ts'
import type { LiveHub } from '../../platform/live/hub.ts'
import { withUnavailableAnswer } from '../with-unavailable-answer.ts'
import {
  createExportedFiles,
  expireExportsTask,
  type ExportSource,
} from './exchange/exported-files.ts'
import type { ImportDeps } from './exchange/import-deps.ts'
import { createImportedFiles } from './exchange/imported-files.ts'
import { createImportJobs } from './exchange/import-jobs.ts'
import { createFileReader, type FileReader } from './exchange/read-in-worker.ts'
import { filePolicies } from './graphql/files-policies.ts'
import {
  createFileMutations,
  createFileQueries,
  createFileSubscriptions,
} from './graphql/file-resolvers.ts'
import { typeDefs } from './graphql/files.sdl.generated.ts'
import { exportedFiles, exportedFileTopic } from './store/export-store.ts'
import { importedFileTopic } from './store/import-store.ts'
import { importedFiles } from './store/imported-file-row.ts'

export interface FileExchangeDeps extends Omit<ImportDeps, 'reader'> {
  readonly hub: LiveHub
  /** Lists that can be ordered as files. */
  readonly exports: readonly ExportSource[]
  /** Another reader than the one in a worker, for tests of other things. */
  readonly reader?: FileReader
}

export interface FileExchange {
  readonly service: GraphqlService
  readonly reader: FileReader
  readonly jobs: Jobs
}

/** Payments that come in as files, and lists that go out as files. */
export function createFileExchange(options: FileExchangeDeps): FileExchange {
  const { db, hub, exports, logger } = options
  const reader = options.reader ?? createFileReader()
  const deps: ImportDeps = { ...options, reader }
  const read = createRead(db)
  const exporting = createExportedFiles({ ...deps, exports })
  const resolverDeps = {
    ...deps,
    imports: createImportedFiles(deps),
    exporting,
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
    jobs: createJobQueue({
      db,
      logger,
      tasks: { ...createImportJobs(deps), ...exporting.jobs },
      repeated: { [expireExportsTask]: '23 * * * *' },
    }),
  }
}
