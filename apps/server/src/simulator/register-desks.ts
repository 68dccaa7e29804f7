import type { FastifyInstance } from 'fastify'
import { registerFaults } from './fault-routes.ts'
import { registerHandsets } from './handset-routes.ts'
import { type OfficerDeps, registerOfficer } from './officer-routes.ts'
import { type SettlementDeps, registerSettlement } from './settlement-routes.ts'
import { registerTokens } from './token-routes.ts'

/** The desks of the bank's other systems, behind the same curtain as `registerSimulator`. */
export function registerDesks(app: FastifyInstance, deps: OfficerDeps & SettlementDeps): void {
  registerHandsets(app, deps.desks)
  registerTokens(app, deps.desks)
  registerOfficer(app, deps)
  registerSettlement(app, deps)
  registerFaults(app, deps.desk)
}
