import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { may } from '@tartip/domain/people/policy'
import { useEffect, useRef } from 'react'
import { execute } from '../../../lib/graphql-client.ts'
import { subscribe } from '../../../lib/live-client.ts'
import { runPassively } from '../../../lib/passive.ts'
import { useViewer } from '../../../lib/use-me.ts'
import {
  ListenLoanClaimDocument,
  LoanClaimDocument,
  LoanClaimsDocument,
  type LoanClaimFieldsFragment,
} from '../api/loan-claims.account.generated.ts'
import { loansKey } from '../loans-queries.ts'

export type LoanClaim = LoanClaimFieldsFragment

const service = 'account'

/** Claims about one loan, or about all loans of the organisation. */
export const claimsQuery = (partyId: string, loanId?: string) =>
  queryOptions({
    queryKey: [loansKey, 'claims', partyId, loanId ?? 'all'] as const,
    queryFn: async ({ signal }) => {
      const variables = { partyId, ...(loanId === undefined ? {} : { loanId }) }
      return (await execute(LoanClaimsDocument, variables, { service, signal })).getLoanClaims
    },
  })

export const claimQuery = (loanClaimId: string) =>
  queryOptions({
    queryKey: [loansKey, 'claim', loanClaimId] as const,
    queryFn: async ({ signal }) => {
      const options = { service, signal } as const
      return (await execute(LoanClaimDocument, { loanClaimId }, options)).getLoanClaimById
    },
  })

/** Shows decisions of the bank on the open page; the loans are read again, as an executed claim changes them. */
export function useLiveClaims(): void {
  const client = useQueryClient()
  const viewer = useViewer()
  const { legalPartyId } = viewer
  const isAllowed = may(viewer, 'loanClaims.use').ok
  const lastEvent = useRef<string | null>(null)
  useEffect(
    function followClaims() {
      if (!isAllowed) return undefined
      const readAgain = () =>
        void runPassively(() => client.invalidateQueries({ queryKey: [loansKey] }))
      return subscribe(
        ListenLoanClaimDocument,
        () => ({ partyId: legalPartyId, lastEventId: lastEvent.current }),
        {
          service,
          onData: ({ listenLoanClaim: { eventId, loanClaim } }) => {
            lastEvent.current = eventId
            client.setQueryData(claimQuery(loanClaim.loanClaimId).queryKey, loanClaim)
            readAgain()
          },
          onMissed: readAgain,
        },
      )
    },
    [client, isAllowed, legalPartyId],
  )
}
