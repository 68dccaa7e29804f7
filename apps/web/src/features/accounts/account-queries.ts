import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Viewer } from '@tartip/domain/people/viewer'
import type { LocalDate } from '@tartip/domain/time/instant'
import { execute } from '../../lib/graphql-client.ts'
import type { Account } from './accounts-model.ts'
import { operationFilterOf } from './account/account-search.ts'
import type { AccountSearch } from './account/account-search.ts'
import { AccountOperationsDocument } from './api/account-operations.account.generated.ts'
import type { AccountOperationsQuery } from './api/account-operations.account.generated.ts'
import { BalanceCurveDocument } from './api/balance-curve.account.generated.ts'
import { BalanceForecastDocument } from './api/balance-forecast.payment.generated.ts'
import { CardMoneyDocument } from './api/card-money.account.generated.ts'
import { ComingTermsDocument } from './api/coming-terms.account.generated.ts'
import { DepositInterestsDocument } from './api/deposit-interests.account.generated.ts'
import { DepositsDocument } from './api/deposits.account.generated.ts'
import type { DepositsQuery } from './api/deposits.account.generated.ts'
import { ExpectedPaymentsDocument } from './api/expected-payments.payment.generated.ts'
import { HomePaymentsDocument } from './api/home-payments.payment.generated.ts'
import type {
  HomePaymentsQuery,
  HomePaymentsQueryVariables,
} from './api/home-payments.payment.generated.ts'
import { OfficialRatesDocument } from './api/official-rates.payment.generated.ts'
import { OneAccountDocument } from './api/one-account.account.generated.ts'
import { OwnAccountsDocument } from './api/own-accounts.account.generated.ts'
import { OwnBankNameDocument } from './api/own-bank-name.payment.generated.ts'
import { SignDeadlinesDocument } from './api/sign-deadlines.rules.generated.ts'
import { TaxDebtDocument } from './api/tax-debt.account.generated.ts'
import type { TaxDebtQuery } from './api/tax-debt.account.generated.ts'
import { TurnoverByDayDocument } from './api/turnover-by-day.account.generated.ts'
import { foreignMoneyOf } from './foreign-money.ts'
import type { OfficialRates } from './official-rates.ts'

export type AccountOperation = AccountOperationsQuery['getOperationList']['list'][number]
export type OperationPage = AccountOperationsQuery['getOperationList']
export type PaymentPage = HomePaymentsQuery['searchPaymentByCriteria']
export type HomePayment = PaymentPage['list'][number]
export type TaxDebts = TaxDebtQuery['getNptByLegalPartyId']
export type Deposit = DepositsQuery['getDepositAccounts'][number]
type PaymentSearch = HomePaymentsQueryVariables['search']

/** Cache key of all queries of the accounts screens, to refetch them together. */
export const accountsKey = 'accounts'

const operationsPerPage = 40

export const ownAccountsQuery = (partyId: string) =>
  queryOptions({
    queryKey: [accountsKey, partyId, 'own'],
    queryFn: async ({ signal }) => {
      const data = await execute(OwnAccountsDocument, { partyId }, { service: 'account', signal })
      return data.findAllAccountsByPartyIdWithAcl
    },
  })

/** What card accounts hold in other currencies than their own. */
export const foreignMoneyQuery = (partyId: string) =>
  queryOptions({
    queryKey: [accountsKey, partyId, 'foreign-money'],
    queryFn: async ({ signal }) => {
      const data = await execute(CardMoneyDocument, { partyId }, { service: 'account', signal })
      return foreignMoneyOf(data.findAllByPartyIdBaseCardAccountInfo)
    },
  })

export const accountQuery = (accountId: string) =>
  queryOptions({
    queryKey: [accountsKey, 'one', accountId],
    queryFn: async ({ signal }) => {
      const data = await execute(OneAccountDocument, { accountId }, { service: 'account', signal })
      return { account: data.getAccountById, holds: data.getHoldList }
    },
  })

/** Operations and their sums; which days are the last ones is not known before the bank's day is. */
export const operationsQuery = (
  accountId: string,
  search: AccountSearch,
  today: LocalDate | undefined,
) => {
  const filter = today === undefined ? {} : operationFilterOf(search, today)
  return infiniteQueryOptions({
    queryKey: [accountsKey, 'operations', accountId, filter],
    enabled: today !== undefined,
    initialPageParam: null as string | null,
    queryFn: async ({ pageParam, signal }): Promise<OperationPage> => {
      const variables = { accountId, filter, before: pageParam, size: operationsPerPage }
      const data = await execute(AccountOperationsDocument, variables, {
        service: 'account',
        signal,
      })
      return data.getOperationList
    },
    getNextPageParam: page => page.nextCursor,
  })
}

export const ownBankQuery = queryOptions({
  queryKey: ['own-bank-name'],
  queryFn: async ({ signal }) => {
    const data = await execute(OwnBankNameDocument, {}, { service: 'payment', signal })
    return data.getBanksByCode.list
  },
})

export const balanceCurveQuery = (
  accountId: string,
  period: { startDate: LocalDate; endDate: LocalDate },
) =>
  queryOptions({
    queryKey: [accountsKey, 'curve', accountId, period],
    queryFn: async ({ signal }) => {
      const data = await execute(
        BalanceCurveDocument,
        { accountId, ...period },
        { service: 'account', signal },
      )
      return data.getBalanceInfoByPeriod
    },
  })

/** What the account will hold when everything on its way has moved. */
export const balanceForecastQuery = (
  legalPartyId: string,
  { id: accountId, status, type }: Pick<Account, 'id' | 'status' | 'type'>,
) =>
  queryOptions({
    queryKey: [accountsKey, legalPartyId, 'forecast', accountId],
    // Nothing is paid from these, so nothing is on its way from them.
    enabled: status !== 'CLOSED' && type !== 'LOAN',
    queryFn: async ({ signal }) => {
      const data = await execute(
        BalanceForecastDocument,
        { legalPartyId, accountId },
        { service: 'payment', signal },
      )
      return data.getBalanceForecast
    },
  })

/** Money in and out by day and currency over all accounts the person sees. */
export const turnoverQuery = (
  partyId: string,
  period: { startDate: LocalDate; endDate: LocalDate },
) =>
  queryOptions({
    queryKey: [accountsKey, partyId, 'turnover', period],
    queryFn: async ({ signal }) => {
      const data = await execute(
        TurnoverByDayDocument,
        { partyId, ...period },
        { service: 'account', signal },
      )
      return data.getTurnoverByPeriod
    },
  })

/** The central bank's rates of today, with the day they are of. */
export const officialRatesQuery = queryOptions({
  queryKey: ['official-rates'],
  queryFn: async ({ signal }): Promise<OfficialRates> => {
    const data = await execute(OfficialRatesDocument, {}, { service: 'payment', signal })
    const { nbkr, info } = data.getCurrencyRates
    const own = info.find(one => one.group === 'NBKR')
    return {
      date: own?.date ?? undefined,
      isOld: own?.isOld ?? false,
      soms: new Map(nbkr.map(({ code, salesRate }) => [code, salesRate])),
    }
  },
})

/** Documents that are going to cost money, and payments that the history makes likely. */
export const expectedPaymentsQuery = (legalPartyId: string) =>
  queryOptions({
    queryKey: [accountsKey, legalPartyId, 'expected'],
    queryFn: async ({ signal }) => {
      const options = { service: 'payment', signal } as const
      const data = await execute(ExpectedPaymentsDocument, { legalPartyId }, options)
      return data
    },
  })

export const taxDebtQuery = (legalPartyId: string) =>
  queryOptions({
    queryKey: ['tax-debt', legalPartyId],
    queryFn: async ({ signal }) => {
      const data = await execute(TaxDebtDocument, { legalPartyId }, { service: 'account', signal })
      return data.getNptByLegalPartyId
    },
  })

export const depositsQuery = (partyId: string) =>
  queryOptions({
    queryKey: [accountsKey, partyId, 'deposits'],
    queryFn: async ({ signal }) => {
      const data = await execute(DepositsDocument, { partyId }, { service: 'account', signal })
      return data.getDepositAccounts
    },
  })

/** When loans are to be paid and deposits bring something, for the home screen. */
export const comingTermsQuery = (partyId: string) =>
  queryOptions({
    queryKey: [accountsKey, partyId, 'coming'],
    queryFn: ({ signal }) =>
      execute(ComingTermsDocument, { partyId }, { service: 'account', signal }),
  })

export const depositInterestsQuery = (accountId: string) =>
  queryOptions({
    queryKey: [accountsKey, 'deposit-interests', accountId],
    queryFn: async ({ signal }) => {
      const data = await execute(
        DepositInterestsDocument,
        { accountId },
        { service: 'account', signal },
      )
      return data.getDepositInterests
    },
  })

export const homePaymentsQuery = (search: PaymentSearch, size: number) =>
  queryOptions({
    queryKey: [accountsKey, search.legalPartyId, 'payments', search, size],
    queryFn: async ({ signal }) => {
      const data = await execute(
        HomePaymentsDocument,
        { search, size },
        { service: 'payment', signal },
      )
      return data.searchPaymentByCriteria
    },
  })

/** How many of their own documents the home screen shows to a person. */
const ownShown = 3

/** Documents of this person that a signatory has sent back to them, newest first. */
export const returnedQuery = ({ legalPartyId, personId }: Viewer) =>
  homePaymentsQuery({ legalPartyId, status: 'FOR_EDITING', creator: personId }, ownShown)

/** Drafts of this person: nobody sees those of others. */
export const draftsQuery = ({ legalPartyId }: Viewer) =>
  homePaymentsQuery({ legalPartyId, status: 'DRAFT' }, ownShown)

export const signDeadlinesQuery = queryOptions({
  queryKey: ['sign-deadlines'],
  queryFn: async ({ signal }) => {
    const data = await execute(SignDeadlinesDocument, {}, { service: 'rules', signal })
    return data.getOperationsTimeRule
  },
})
