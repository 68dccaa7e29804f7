import { describeCurrencyRatesContract } from '@tartip/bank-ports/testing/currency-rates-contract'
import { describeCardsContract } from '@tartip/bank-ports/testing/cards-contract'
import {
  contractDeposit,
  contractLoan,
  describeLoansAndDepositsContract,
} from '@tartip/bank-ports/testing/loans-and-deposits-contract'
import { bishkekDate, instantAt } from '@tartip/domain/time/instant'
import type { HistoricCardOperation } from '../cards/card-seed.ts'
import { createCurrencyRates } from '../rates/currency-rates.ts'
import { saveRateSets } from '../rates/rate-store.ts'
import { productDatabase } from '../testing/product-database.ts'
import { createTestProducts, limitsOf, type TestProducts } from '../testing/test-products.ts'

describeCurrencyRatesContract('the twin', async rates => {
  const database = await productDatabase()
  await saveRateSets(
    database.db,
    rates.map(set => ({
      group: 'NBKR',
      source: set.isWeekly ? 'NBKR_WEEKLY' : 'NBKR_DAILY',
      validFrom: set.validFrom,
      loadedAt: instantAt(set.validFrom, 0),
      rates: set.rates.map(({ currency, rate }) => ({
        currency,
        salesRate: rate,
        purchaseRate: rate,
      })),
    })),
  )
  return {
    currencyRates: createCurrencyRates({ db: database.db }),
    close: () => database.close(),
  }
})

describeLoansAndDepositsContract('the twin', async () => {
  const bank = await createTestProducts()
  const payer = await bank.newAccount()
  const { legalPartyId } = payer
  const loanAccount = await bank.newAccount({ type: 'LOAN', legalPartyId })
  const depositAccount = await bank.newAccount({ type: 'DEPOSIT', legalPartyId })
  const stranger = await bank.newAccount({ balanceMinor: 5n })
  const loanId = bank.newId()
  const { seed } = bank.products
  const history = [
    ...(await seed.addLoans([
      {
        ...contractLoan,
        loanId,
        legalPartyId,
        accountId: loanAccount.accountId,
        account: loanAccount.account,
        repaymentAccountId: payer.accountId,
        repaymentAccount: payer.account,
        dutyNumber: 'К-1',
        currency: 'KGS',
        paidRows: 2,
      },
    ])),
    ...(await seed.addDeposits([
      {
        ...contractDeposit,
        accountId: depositAccount.accountId,
        account: depositAccount.account,
        legalPartyId,
        payoutAccountId: payer.accountId,
        contractNumber: 'Д-1',
        currency: 'KGS',
        payout: 'MONTHLY',
        isReplenishable: false,
        isWithdrawable: false,
      },
    ])),
  ]
  await bank.twin.seed.bookHistory(history)
  return {
    loansAndDeposits: bank.products.loansAndDeposits,
    legalPartyId,
    loanId,
    depositAccountId: depositAccount.accountId,
    otherPartyId: stranger.legalPartyId,
    unknownId: bank.newId(),
    close: bank.close,
  }
})

describeCardsContract('the twin', async () => {
  const bank = await createTestProducts()
  const account = await bank.newAccount({ type: 'CARD', balanceMinor: 52_010_00n })
  const { accountId, legalPartyId } = account
  const limits = limitsOf(100_000_00n, 200_000_00n, 50_000_00n).map(limit =>
    limit.limitType === 'CARD_NOT_PRESENT' ? { ...limit, maxNumber: 10 } : limit,
  )
  const first = await bank.newCard(account, { limits })
  const second = await bank.newCard(account, { limits: limitsOf(1_000_000_00n, 3_000_000_00n) })
  const closed = await bank.newCard(account, { status: 'CLOSED', limits: limitsOf(900_000_00n) })
  const foreign = await bank.newAccount({ type: 'CARD' })
  const strange = await bank.newCard(foreign)
  const { seed } = bank.products
  await seed.cards.addCurrencies([{ accountId, currencies: ['KGS', 'USD'] }])
  const operation = operationsOf(bank, accountId)
  await seed.cards.bookOperations([
    operation({
      kind: 'TOP_UP',
      direction: 'CREDIT',
      baseMinor: 100_00n,
      baseCurrency: 'USD',
      daysAgo: 20,
    }),
    operation({
      kind: 'CASH',
      direction: 'DEBIT',
      baseMinor: 2_010_00n,
      commissionMinor: 10_00n,
      daysAgo: 1,
      cardId: first.cardId,
      limitType: 'CASH_LIMIT',
    }),
    operation({
      kind: 'RETAIL',
      direction: 'DEBIT',
      baseMinor: 1_500_00n,
      daysAgo: 0,
      cardId: first.cardId,
      limitType: 'RETAIL_CARD_PRESENT',
      settleAt: bank.clock.now() + 86_400_000,
    }),
  ])
  return {
    cards: bank.products.cards,
    today: bishkekDate(bank.clock.now()),
    legalPartyId,
    accountId,
    firstCardId: first.cardId,
    secondCardId: second.cardId,
    closedCardId: closed.cardId,
    otherPartyId: foreign.legalPartyId,
    otherCardId: strange.cardId,
    unknownId: bank.newId(),
    cardNumbers: [first.cardNumber, second.cardNumber, closed.cardNumber, strange.cardNumber],
    newRequestId: bank.newId,
    close: bank.close,
  }
})

type PastOperation = Pick<HistoricCardOperation, 'kind' | 'direction' | 'baseMinor'> &
  Partial<HistoricCardOperation> & { readonly daysAgo: number }

function operationsOf(bank: TestProducts, accountId: string) {
  return ({ daysAgo, ...given }: PastOperation): HistoricCardOperation => {
    const { baseMinor, baseCurrency = 'KGS', commissionMinor = 0n } = given
    const amountMinor = baseMinor - commissionMinor
    return {
      operationId: bank.newId(),
      accountId,
      accountCurrency: 'KGS',
      baseCurrency,
      transactionMinor: amountMinor,
      transactionCurrency: baseCurrency,
      settlementMinor: amountMinor,
      settlementCurrency: baseCurrency,
      commissionMinor,
      commissionCurrency: baseCurrency,
      details: 'Бишкек, магазин',
      at: bank.clock.now() - daysAgo * 86_400_000,
      somMinor: given.limitType === undefined ? 0n : amountMinor,
      ...given,
    }
  }
}
