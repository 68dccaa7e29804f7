import { useQuery } from '@tanstack/react-query'
import { parseAccountNumber } from '@tartip/domain/identifiers/account-number'
import { toApiError } from '../../../../lib/api-error.ts'
import type { RecipientAnswer } from '../checks/check-transfer.ts'
import { recipientQuery } from './form-queries.ts'

/** Who stands behind an account of this bank, masked; asked when the number is whole. */
export function useRecipient(
  legalPartyId: string,
  account: string,
  isAsked: boolean,
): { answer: RecipientAnswer; isAsking: boolean } {
  const parsed = parseAccountNumber(account)
  const query = useQuery({
    ...recipientQuery(legalPartyId, account),
    enabled: isAsked && parsed.ok,
  })
  if (!isAsked || !parsed.ok) return { answer: { state: 'unknown' }, isAsking: false }
  if (query.data) return { answer: { state: 'found', ...query.data }, isAsking: false }
  if (!query.isError) return { answer: { state: 'unknown' }, isAsking: query.isFetching }
  const { code, params, isNetwork, status = 0 } = toApiError(query.error)
  // A lost answer says nothing of the account: the bank looks again when the document is saved.
  if (isNetwork || status >= 500) return { answer: { state: 'unknown' }, isAsking: false }
  return { answer: { state: 'refused', code, params }, isAsking: false }
}
