import { queryOptions } from '@tanstack/react-query'
import type { QueryClient } from '@tanstack/react-query'
import type { DocumentKind, DocumentRef, DocumentRow } from './document-kind.ts'

export const detailsQuery = <TRow extends DocumentRow>(
  kind: DocumentKind<TRow>,
  { id, legalPartyId }: DocumentRef,
) =>
  queryOptions({
    queryKey: [kind.queryKeys[0], 'details', legalPartyId, id] as const,
    queryFn: ({ signal }) => kind.reads.details({ id, legalPartyId }, signal),
  })

/** Documents have changed: everything that shows them is read again. */
export function invalidateDocuments(
  client: QueryClient,
  { queryKeys }: { readonly queryKeys: readonly string[] },
): Promise<unknown> {
  return Promise.all(queryKeys.map(key => client.invalidateQueries({ queryKey: [key] })))
}
