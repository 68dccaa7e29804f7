import { useQuery } from '@tanstack/react-query'
import { SigningDesk } from '../../documents/desk/signing-desk.tsx'
import { useViewer } from '../../lib/use-me.ts'
import { lettersToSignQuery, liveLetters } from './api/letter-queries.ts'
import type { LetterRow } from './api/letter-queries.ts'
import { letterKind } from './letter-kind.ts'
import { lettersHref } from './urls.ts'

/** The letters that wait for this person's signature, one after the other. */
export function LetterDeskRoute() {
  const { legalPartyId } = useViewer()
  const query = lettersToSignQuery(legalPartyId)
  return (
    <SigningDesk<LetterRow>
      kind={letterKind}
      legalPartyId={legalPartyId}
      found={useQuery(query)}
      listKey={query.queryKey}
      source={liveLetters(legalPartyId)}
      backHref={lettersHref('outgoing')}
    />
  )
}
