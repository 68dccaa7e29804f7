import { toDecimal } from '@tartip/domain/money/decimal'

import { requireActor } from '../../../platform/graphql/context.ts'
import { withoutMissing } from '../../../platform/graphql/read-input.ts'
import { refusal, unwrap } from '../../../platform/graphql/unwrap.ts'
import type { Qr, QrSource } from '../../qr/public.ts'
import type { ElQrSource, QueryResolvers } from './account.generated.ts'
import { isOwnParty } from './own-party.ts'

export type ElQr = Pick<Qr, 'sources' | 'makeCode' | 'accessOf' | 'find' | 'checkRefund'>

/** Codes that customers pay; the module of sales makes them. */
export const createElQrQueries = (
  qr: () => ElQr,
): Pick<QueryResolvers, 'getElQrSources' | 'generateElQr' | 'getRefundedQrOperationInfo'> => ({
  getRefundedQrOperationInfo: async (_root, { legalPartyId, operationId }, ctx) => {
    const actor = requireActor(ctx)
    unwrap(isOwnParty(actor, legalPartyId))
    const access = await qr().accessOf(actor)
    const sale = await qr().find(access, operationId)
    if (!sale) throw refusal('SALE_NOT_FOUND')
    const checked = await qr().checkRefund(access, operationId, sale.amountMinor)
    return {
      operationId,
      account: sale.account,
      amount: toDecimal(sale.amountMinor, 'KGS'),
      senderName: sale.senderName,
      senderAccount: sale.senderAccount,
      isRefunded: !checked.ok && checked.error.code === 'ALREADY_REFUNDED',
    }
  },
  getElQrSources: async (_root, { legalPartyId }, ctx) => {
    const actor = requireActor(ctx)
    unwrap(isOwnParty(actor, legalPartyId))
    return (await qr().sources(actor)).map(presentSource)
  },
  generateElQr: async (_root, { elQr: { legalPartyId, isDynamic, ...input } }, ctx) => {
    const actor = requireActor(ctx)
    unwrap(isOwnParty(actor, legalPartyId))
    const code = withoutMissing(input)
    if ((code.account === undefined) === (code.cashRegister === undefined)) {
      throw refusal('BAD_USER_INPUT', { field: 'account' })
    }
    const made = unwrap(await qr().makeCode(actor, { ...code, isDynamic }))
    return {
      qr: made.text,
      source: presentSource(made),
      amount: made.amountMinor === undefined ? null : toDecimal(made.amountMinor, 'KGS'),
      transaction: made.transaction,
    }
  },
})

const presentSource = ({ account, name, register }: QrSource): ElQrSource => ({
  account,
  name,
  salePointCode: register?.salePointCode ?? null,
  salePointName: register?.salePointName ?? null,
  cashCode: register?.cashCode ?? null,
  cashName: register?.cashName ?? null,
})
