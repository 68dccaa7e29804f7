import type { TaxDebt, TaxDebtStatement, TaxPaperRequest } from '@tartip/bank-ports/tax-debt'
import { may, type PolicyRefusal } from '@tartip/domain/people/policy'
import { err, ok, type Result } from '@tartip/domain/result'

import type { Actor } from '../../platform/actor.ts'
import {
  renameCard,
  setCardLimit,
  setCardStatus,
  setInternetTransactions,
  unlockCard,
  type ChangeCardDeps,
} from './use-cases/change-card.ts'
import {
  findNaturalPersonCards,
  type FindNaturalPersonCardsDeps,
} from './use-cases/find-natural-person-cards.ts'
import {
  readCard,
  readCardAccounts,
  readCardFor,
  readCardLimits,
  readCardOperations,
  readCards,
  readCardsOfAccount,
} from './use-cases/read-cards.ts'
import {
  cancelLoanClaim,
  createLoanClaim,
  readLoanClaim,
  readLoanClaims,
  type LoanClaimsDeps,
} from './use-cases/loan-claims.ts'
import { readDepositInterest, readDeposits, readLoan, readLoans } from './use-cases/read-loans.ts'
import {
  convertAmount,
  readRateBetween,
  readRateHistory,
  readRates,
  type ReadRatesDeps,
} from './use-cases/read-rates.ts'

export interface ProductDeps
  extends ChangeCardDeps, LoanClaimsDeps, ReadRatesDeps, FindNaturalPersonCardsDeps {
  /** Absent where no tax service is connected. */
  readonly taxDebt: TaxDebt | undefined
}

export type ProductUseCases = ReturnType<typeof createProductUseCases>

/** Everything that people can do with cards, loans, deposits, rates and their tax debt. */
export function createProductUseCases(deps: ProductDeps) {
  const readFor = readCardFor(deps)
  return {
    today: deps.today,
    readCards: readCards(deps),
    readCard: readCard(deps),
    readCardsOfAccount: readCardsOfAccount(deps),
    readCardAccounts: readCardAccounts(deps),
    readCardLimits: readCardLimits(deps),
    readCardOperations: readCardOperations(deps),
    /** The limits for whoever has just set one of them. */
    readLimitsAfterChange: async (actor: Actor, cardId: string) => {
      const card = await readFor(actor, cardId, 'SET_LIMIT')
      const limits = card.ok && (await deps.cards.limitsOf(actor.legalPartyId, cardId))
      return limits ? ok(limits) : err('CARD_NOT_FOUND')
    },
    setCardLimit: setCardLimit(deps),
    setCardStatus: setCardStatus(deps),
    setInternetTransactions: setInternetTransactions(deps),
    unlockCard: unlockCard(deps),
    renameCard: renameCard(deps),
    findNaturalPersonCards: findNaturalPersonCards(deps),
    readLoans: readLoans(deps),
    readLoan: readLoan(deps),
    readLoanClaims: readLoanClaims(deps),
    readLoanClaim: readLoanClaim(deps),
    createLoanClaim: createLoanClaim(deps),
    cancelLoanClaim: cancelLoanClaim(deps),
    readDeposits: readDeposits(deps),
    readDepositInterest: readDepositInterest(deps),
    readRates: readRates(deps),
    readRateHistory: readRateHistory(deps),
    readRateBetween: readRateBetween(deps),
    convertAmount: convertAmount(deps),
    /** What the organisation owes the budget; undefined when the tax service does not know it. */
    readTaxDebt: async (
      actor: Actor,
    ): Promise<Result<TaxDebtStatement | undefined, PolicyRefusal | 'BANK_UNAVAILABLE'>> => {
      const allowed = may(actor, 'taxDebt.read')
      if (!allowed.ok) return allowed
      if (deps.taxDebt === undefined) return err('BANK_UNAVAILABLE')
      return ok(await deps.taxDebt.debtsOf(actor.legalPartyId))
    },
    /** The notice of one debt of the organisation, or the statement of all, as the tax service prints it. */
    readTaxPaper: async (
      actor: Actor,
      request: Pick<TaxPaperRequest, 'debtId' | 'language'>,
    ): Promise<Result<Uint8Array, PolicyRefusal | 'BANK_UNAVAILABLE' | 'PAY_LOGIC_NO_DEBTS'>> => {
      const allowed = may(actor, 'taxDebt.read')
      if (!allowed.ok) return allowed
      if (deps.taxDebt === undefined) return err('BANK_UNAVAILABLE')
      const { legalPartyId } = actor
      const paper = await deps.taxDebt.paperOf({ ...request, legalPartyId })
      return paper ? ok(paper) : err('PAY_LOGIC_NO_DEBTS')
    },
  }
}
