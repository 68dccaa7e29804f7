import type { PoliciesOf } from '../../../platform/graphql/operation-policy.ts'
import type { Resolvers } from './sale-point.generated.ts'

/** Outlets are a person's: no group of an API key opens them. Cashiers see what is their own. */
export const salePointPolicies = {
  getSalePointsByFilter: { needs: 'outlets.read' },
  getSalePointInfoById: { needs: 'outlets.read' },
  getCashesBySalePointId: { needs: 'outlets.read' },
  getCashById: { needs: 'outlets.read' },
  getPOSTerminalsBySalePointId: { needs: 'outlets.read' },
  getRegionAddress: { needs: 'outlets.read' },
  getTaxOffices: { needs: 'outlets.read' },
  getSalePointsByOrgRefId: { needs: 'outlets.read' },
  getSalePointsOfCashier: { needs: 'outlets.read' },
  getSalePointsForAccountUpdate: { needs: 'outlets.manage' },
  hasOrganizationSalePoint: { needs: 'outlets.read' },
  employees: { needs: 'outlets.read' },
  getCashierInfoByRefId: { needs: 'outlets.read' },
  newIndividualPerson: { needs: 'outlets.manage' },
  createSalePoint: { needs: 'outlets.manage' },
  updateSalePointById: { needs: 'outlets.manage' },
  createCash: { needs: 'outlets.manage' },
  updateCash: { needs: 'outlets.manage' },
  createNewCashierByInn: { needs: 'outlets.manage' },
  updateCashesOfUser: { needs: 'outlets.manage' },
  fireCashier: { needs: 'outlets.manage' },
  openShift: { needs: 'outlets.read' },
  closeShift: { needs: 'outlets.read' },
} as const satisfies PoliciesOf<Resolvers>
