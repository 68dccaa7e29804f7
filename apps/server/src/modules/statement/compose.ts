import type { FastifyInstance } from 'fastify'

import { createMutationDeps } from '../../platform/documents/run-mutation.ts'
import { createEventSource } from '../../platform/graphql/follow-events.ts'
import type { EndpointDeps } from '../../platform/graphql/http-endpoint.ts'
import type { GraphqlService } from '../../platform/graphql/service.ts'
import { createJobQueue } from '../../platform/jobs/job-queue.ts'
import type { Jobs } from '../../platform/jobs/job-set.ts'
import { removeBlobs, removeBlobsTask } from '../../platform/jobs/remove-blobs.ts'
import type { LiveHub } from '../../platform/live/hub.ts'
import { withUnavailableAnswer } from '../with-unavailable-answer.ts'
import { writeInThread } from './files/write-in-thread.ts'
import { statementPolicies } from './graphql/statement-policies.ts'
import {
  createStatementMutations,
  createStatementQueries,
  createStatementSubscriptions,
  statementFileResolvers,
} from './graphql/statement-resolvers.ts'
import { typeDefs } from './graphql/statement.sdl.generated.ts'
import {
  makeFileTask,
  makeOrderedFile,
  sweepStatements,
  sweepStatementsTask,
} from './jobs/file-jobs.ts'
import { orderScheduledStatements, orderScheduledTask } from './jobs/order-scheduled.ts'
import { makeStatement } from './jobs/make-statement.ts'
import { registerStatementRoutes } from './rest/statement-routes.ts'
import type { StatementDeps } from './statement-deps.ts'
import { statementTopic } from './store/statement-store.ts'
import { exportOperations } from './use-cases/export-operations.ts'
import { makeStatementTask } from './use-cases/order-statement.ts'

export type StatementModuleDeps = Omit<
  StatementDeps,
  'writeFile' | 'runningCalls' | 'earlierAnswer'
> & {
  readonly hub: LiveHub
  /** In a thread of its own unless a test says otherwise. */
  readonly writeFile?: StatementDeps['writeFile']
}

export function createStatementModule({ hub, ...given }: StatementModuleDeps): {
  readonly service: GraphqlService
  readonly jobs: Jobs
  readonly operationsExport: ReturnType<typeof exportOperations>
  registerRoutes(
    app: FastifyInstance,
    edge: Pick<EndpointDeps, 'sessions' | 'allowedOrigins'>,
  ): void
} {
  const { db, logger } = given
  const deps: StatementDeps = {
    ...given,
    ...createMutationDeps(db),
    writeFile: given.writeFile ?? writeInThread,
  }
  return {
    service: {
      name: 'statement',
      typeDefs,
      policies: statementPolicies,
      resolvers: {
        Query: withUnavailableAnswer(createStatementQueries(deps)),
        Mutation: withUnavailableAnswer(createStatementMutations(deps)),
        StatementFile: statementFileResolvers,
        Subscription: createStatementSubscriptions(
          deps,
          createEventSource(db, hub, statementTopic),
        ),
      },
    },
    jobs: createJobQueue({
      db,
      logger,
      tasks: {
        [makeStatementTask]: makeStatement(deps),
        [makeFileTask]: makeOrderedFile(deps),
        [sweepStatementsTask]: sweepStatements(deps),
        [removeBlobsTask]: removeBlobs(deps),
        [orderScheduledTask]: orderScheduledStatements(deps),
      },
      repeated: { [sweepStatementsTask]: '17 * * * *', [orderScheduledTask]: '*/10 * * * *' },
    }),
    operationsExport: exportOperations(deps),
    registerRoutes: (app, edge) => registerStatementRoutes(app, deps, edge),
  }
}
