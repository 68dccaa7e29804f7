import { toDecimal } from '@tartip/domain/money/decimal'

import { requireActor } from '../../../platform/graphql/context.ts'
import { withoutMissing } from '../../../platform/graphql/read-input.ts'
import { refusal, unwrap } from '../../../platform/graphql/unwrap.ts'
import type { Qr, QrSource } from '../../qr/public.ts'
import type { ElQrSource, QueryResolvers } from './account.generated.ts'
import { isOwnParty } from './own-party.ts'

/** Codes that customers pay; the module of sales makes them. */
export const createElQrQueries = (
  qr: () => Pick<Qr, 'sources' | 'makeCode'>,
): Pick<QueryResolvers, 'getElQrSources' | 'generateElQr'> => ({
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
      transaction: made.transaction ?? null,
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
