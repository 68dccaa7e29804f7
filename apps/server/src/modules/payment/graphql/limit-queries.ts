import type { OperationLimits } from '@tartip/bank-ports/operation-limits'
import { isCurrencyCode } from '@tartip/domain/money/currency'
import { parseDecimal, toDecimal } from '@tartip/domain/money/decimal'
import { leftOf, limitsInForce } from '@tartip/domain/payment/operation-limits'
import { may } from '@tartip/domain/people/policy'

import { requireActor } from '../../../platform/graphql/context.ts'
import { refusal, unwrap } from '../../../platform/graphql/unwrap.ts'
import type { QueryResolvers } from './payment.generated.ts'
import { requireOwn } from './seen-documents.ts'

/** An operation that is no document yet. */
const notYet = { operationId: '00000000-0000-0000-0000-000000000000', contentVersion: 0 } as const

export function createLimitQueries(
  limits: OperationLimits,
): Pick<QueryResolvers, 'getOperationLimits'> {
  return {
    getOperationLimits: async (_root, { limitsInput }, ctx) => {
      const actor = requireActor(ctx)
      unwrap(may(actor, 'payments.create'))
      const { legalPartyId, operationCode, currency, recipientAccount } = limitsInput
      requireOwn(actor, legalPartyId)
      if (!isCurrencyCode(currency)) throw refusal('BAD_USER_INPUT', { field: 'currency' })
      const amountMinor = unwrap(parseDecimal(limitsInput.amount, currency))
      if (amountMinor < 0n) throw refusal('AMOUNT_NOT_POSITIVE', {}, { field: 'amount' })
      const limited = await limits.limitedAmong([legalPartyId])
      if (amountMinor === 0n || !limited.has(legalPartyId)) {
        return { limits: [], errorCode: null, errorParams: [] }
      }
      const operation = {
        operationCode,
        amountMinor,
        currency,
        recipientAccount: recipientAccount ?? '',
      }
      const [state, [verdict]] = await Promise.all([
        limits.stateOf(actor),
        limits.check(actor, [{ ...notYet, ...operation }]),
      ])
      const refused = verdict?.ok === false ? verdict.error : undefined
      return {
        limits: limitsInForce(state).map(limit => ({
          scope: limit.scope,
          period: limit.period,
          limit: toDecimal(limit.limitMinor, 'KGS'),
          used: toDecimal(limit.usedMinor, 'KGS'),
          left: toDecimal(leftOf(limit), 'KGS'),
        })),
        errorCode: refused?.code ?? null,
        errorParams: Object.entries(refused?.params ?? {}).map(([name, value]) => ({
          name,
          value: String(value),
        })),
      }
    },
  }
}
