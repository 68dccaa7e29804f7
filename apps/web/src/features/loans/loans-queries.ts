import { queryOptions } from '@tanstack/react-query'
import { execute } from '../../lib/graphql-client.ts'
import { LoanChartDocument } from './api/loan-chart.account.generated.ts'
import type { LoanChartQuery } from './api/loan-chart.account.generated.ts'
import { LoansDocument } from './api/loans.account.generated.ts'
import type { LoansQuery } from './api/loans.account.generated.ts'

export type Loan = LoansQuery['getLoanAccounts'][number]
export type LoanRow = LoanChartQuery['getLoanCharts'][number]

/** Cache key of all queries of the loans screens, to refetch them together. */
export const loansKey = 'loans'

export const loansQuery = (partyId: string) =>
  queryOptions({
    queryKey: [loansKey, partyId],
    queryFn: async ({ signal }) => {
      const data = await execute(LoansDocument, { partyId }, { service: 'account', signal })
      return data.getLoanAccounts
    },
  })

export const loanChartQuery = ({ loanId, accountId }: Pick<Loan, 'loanId' | 'accountId'>) =>
  queryOptions({
    queryKey: [loansKey, 'chart', loanId, accountId],
    queryFn: async ({ signal }) => {
      const data = await execute(
        LoanChartDocument,
        { loanId, accountId },
        { service: 'account', signal },
      )
      return data.getLoanCharts
    },
  })
