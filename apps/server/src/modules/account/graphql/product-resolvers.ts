import { toDecimal } from '@tartip/domain/money/decimal'

import { requireActor } from '../../../platform/graphql/context.ts'
import { unwrap } from '../../../platform/graphql/unwrap.ts'
import type { ProductUseCases } from '../product-use-cases.ts'
import type { QueryResolvers } from './account.generated.ts'
import { isOwnParty } from './own-party.ts'
import {
  presentDeposit,
  presentInterest,
  presentLoan,
  presentLoanRow,
  presentTaxDebts,
} from './product-presenter.ts'

type ProductQueries = Pick<
  QueryResolvers,
  | 'getLoanAccounts'
  | 'getLoanCharts'
  | 'getDepositAccounts'
  | 'getDepositInterests'
  | 'getNptByLegalPartyId'
  | 'convertAmount'
>

/** Loans, deposits, the tax debt and the calculator. */
export function createProductQueries(useCases: ProductUseCases): ProductQueries {
  return {
    getLoanAccounts: async (_root, { partyId }, ctx) => {
      const actor = requireActor(ctx)
      unwrap(isOwnParty(actor, partyId))
      return (await useCases.readLoans(actor)).map(view => presentLoan(view, ctx.request.language))
    },

    getLoanCharts: async (_root, { loanId, accountId }, ctx) => {
      const { loan, chart } = unwrap(await useCases.readLoan(requireActor(ctx), loanId, accountId))
      return chart.map(row => presentLoanRow(row, loan.currency))
    },

    getDepositAccounts: async (_root, { partyId }, ctx) => {
      const actor = requireActor(ctx)
      unwrap(isOwnParty(actor, partyId))
      const today = useCases.today()
      return (await useCases.readDeposits(actor)).map(view =>
        presentDeposit(view, today, ctx.request.language),
      )
    },

    getDepositInterests: async (_root, { accountId }, ctx) => {
      const found = unwrap(await useCases.readDepositInterest(requireActor(ctx), accountId))
      const { currency } = found.account.account
      return found.interest.map(period => presentInterest(period, currency))
    },

    getNptByLegalPartyId: async (_root, { legalPartyId }, ctx) => {
      const actor = requireActor(ctx)
      unwrap(isOwnParty(actor, legalPartyId))
      return presentTaxDebts(unwrap(await useCases.readTaxDebt(actor)), useCases.today())
    },

    convertAmount: async (_root, { convertAmount: input }, ctx) => {
      requireActor(ctx)
      const converted = unwrap(
        await useCases.convertAmount(input.amount, {
          from: input.fromCurrency,
          to: input.toCurrency,
          group: input.rateGroup ?? 'NBKR',
          date: input.date ?? undefined,
        }),
      )
      return {
        amount: toDecimal(converted.amountMinor, converted.to),
        currency: converted.to,
        rate: converted.rate,
        rateDate: converted.date,
        isOld: converted.isOld,
      }
    },
  }
}
