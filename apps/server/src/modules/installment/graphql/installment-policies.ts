import type { PoliciesOf } from '../../../platform/graphql/operation-policy.ts'
import type { Resolvers } from './installment.generated.ts'

/** Sellers are people: no group of an API key opens instalments. */
export const installmentPolicies = {
  getMerchantProduct: { needs: 'installments.use' },
  getInstallmentClaims: { needs: 'installments.use' },
  getSumByProduct: { needs: 'installments.use' },
  getSalePoint: { needs: 'installments.use' },
  // What is offered is no secret: those who do not sell yet read it before they apply.
  getAllProduct: { needs: 'outlets.read' },
  getClaimById: { needs: 'installments.use' },
  confirmLoanClaim: { needs: 'installments.use' },
  installmentInfo: { needs: 'installments.use' },
} as const satisfies PoliciesOf<Resolvers>
