import { queryOptions } from '@tanstack/react-query'
import type { LocalDate } from '@tartip/domain/time/instant'
import { execute } from '../../lib/graphql-client.ts'
import { CardAccountsDocument } from './api/card-accounts.account.generated.ts'
import { CardLimitsDocument } from './api/card-limits.account.generated.ts'
import { CardOperationsDocument } from './api/card-operations.account.generated.ts'
import type { CardOperationsQuery } from './api/card-operations.account.generated.ts'
import { CardStatusChoicesDocument } from './api/card-status-choices.account.generated.ts'

export type CardOperation = CardOperationsQuery['getOperationList'][number]

/** Cache key of all queries of the cards screens, to refetch them together. */
export const cardsKey = 'cards'

export const cardAccountsQuery = (partyId: string) =>
  queryOptions({
    queryKey: [cardsKey, partyId, 'accounts'],
    queryFn: async ({ signal }) => {
      const data = await execute(CardAccountsDocument, { partyId }, { service: 'account', signal })
      return data.findAllByPartyIdBaseCardAccountInfo
    },
  })

/** Operations of an account over some days, or only those made with one card. */
export const cardOperationsQuery = (filter: {
  readonly accountId: string
  readonly cardId: string | undefined
  readonly startDate: LocalDate
  readonly endDate: LocalDate
}) =>
  queryOptions({
    queryKey: [cardsKey, 'operations', filter],
    queryFn: async ({ signal }) => {
      const variables = { ...filter, cardId: filter.cardId ?? null }
      const data = await execute(CardOperationsDocument, variables, { service: 'account', signal })
      return data.getOperationList
    },
  })

export const cardLimitsQuery = (cardId: string) =>
  queryOptions({
    queryKey: [cardsKey, 'limits', cardId],
    queryFn: async ({ signal }) => {
      const data = await execute(CardLimitsDocument, { cardId }, { service: 'account', signal })
      return data.getCardLimitInfo
    },
  })

export const cardStatusChoicesQuery = (cardId: string) =>
  queryOptions({
    queryKey: [cardsKey, 'choices', cardId],
    queryFn: async ({ signal }) => {
      const data = await execute(
        CardStatusChoicesDocument,
        { cardId },
        { service: 'account', signal },
      )
      return data.getAvailableStatusesForCard
    },
  })
