import type { Logger } from 'pino'

import { createEventSource } from '../../platform/graphql/follow-events.ts'
import type { GraphqlService } from '../../platform/graphql/service.ts'
import { createJobs, type Jobs } from '../../platform/jobs/job-set.ts'
import type { ListExport } from '../../platform/lists/list-export-routes.ts'
import type { LiveHub } from '../../platform/live/hub.ts'
import { exportWithUnavailableAnswer, withUnavailableAnswer } from '../with-unavailable-answer.ts'
import { installmentPolicies } from './graphql/installment-policies.ts'
import {
  createClaimsExport,
  createInstallmentMutations,
  createInstallmentQueries,
  createInstallmentSubscriptions,
} from './graphql/installment-resolvers.ts'
import { typeDefs } from './graphql/installment.sdl.generated.ts'
import { followClaims, installmentTopic } from './jobs/follow-claims.ts'
import type { InstalmentDeps } from './use-cases/instalment-claims.ts'

export interface InstallmentModuleDeps extends InstalmentDeps {
  readonly hub: LiveHub
  readonly logger: Pick<Logger, 'error'>
}

/** Sales by instalments of a partner: the service `installment`. */
export function createInstallmentModule(deps: InstallmentModuleDeps): {
  readonly service: GraphqlService
  readonly listExport: ListExport
  readonly installments: Jobs
} {
  return {
    service: {
      name: 'installment',
      typeDefs,
      policies: installmentPolicies,
      resolvers: {
        Query: withUnavailableAnswer(createInstallmentQueries(deps)),
        Mutation: withUnavailableAnswer(createInstallmentMutations(deps)),
        Subscription: createInstallmentSubscriptions(
          deps,
          createEventSource(deps.db, deps.hub, installmentTopic),
        ),
      },
    },
    listExport: exportWithUnavailableAnswer(createClaimsExport(deps)),
    installments: createJobs(deps.logger, [
      {
        name: 'follow-instalment-claims',
        everyMs: 1_000,
        createRun: () => followClaims(deps),
        listen: wake => deps.partner.onEvent(wake),
      },
    ]),
  }
}
