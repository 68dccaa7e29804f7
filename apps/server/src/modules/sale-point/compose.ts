import type { GraphqlService } from '../../platform/graphql/service.ts'
import { createJobs, type Jobs } from '../../platform/jobs/job-set.ts'
import type { LoopOptions } from '../../platform/jobs/loop.ts'
import { withUnavailableAnswer } from '../with-unavailable-answer.ts'
import { salePointPolicies } from './graphql/sale-point-policies.ts'
import { createSalePointMutations, createSalePointQueries } from './graphql/sale-point-resolvers.ts'
import { typeDefs } from './graphql/sale-point.sdl.generated.ts'
import { followCashiers } from './jobs/follow-cashiers.ts'
import type { SalePoints } from './public.ts'
import {
  cashRegistersOf,
  readSalePoints,
  viewersOfRegister,
  visibleRegisterIds,
} from './use-cases/read-sale-points.ts'
import type { SalePointDeps } from './use-cases/sale-point-deps.ts'

export interface SalePointModuleDeps extends SalePointDeps {
  readonly logger: LoopOptions['logger']
}

const jobEveryMs = 500

export function createSalePointModule(deps: SalePointModuleDeps): {
  readonly service: GraphqlService
  readonly salePoints: SalePoints
  readonly jobs: Jobs
} {
  return {
    service: {
      name: 'sale-point',
      typeDefs,
      policies: salePointPolicies,
      resolvers: {
        Query: withUnavailableAnswer(createSalePointQueries(deps)),
        Mutation: withUnavailableAnswer(createSalePointMutations(deps)),
      },
    },
    salePoints: {
      visibleRegisterIds: visibleRegisterIds(deps),
      cashRegistersOf: cashRegistersOf(deps),
      accountOfCode: async (viewer, code) =>
        (await readSalePoints(deps)(viewer)).find(point => point.code === code)?.account,
      viewersOfRegister: viewersOfRegister(deps),
    },
    jobs: createJobs(deps.logger, [
      {
        name: 'follow-cashiers',
        everyMs: jobEveryMs,
        createRun: () => followCashiers(deps),
        listen: wake => deps.cashiers.onEvent(wake),
      },
    ]),
  }
}
