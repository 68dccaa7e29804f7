import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { LetterForm as LetterReference, LetterSubject } from '@tartip/domain/documents/letter'
import type { Language } from '@tartip/domain/language'
import type { LetterStatus } from '@tartip/domain/documents/letter-life-cycle'
import type { StatusColour } from '@tartip/domain/payment/status-view'
import type { DocumentRef, DocumentRow } from '../../../documents/document-kind.ts'
import { rulesQuery } from '../../../documents/form/rules-query.ts'
import { execute } from '../../../lib/graphql-client.ts'
import { subscribe } from '../../../lib/live-client.ts'
import type { FoundPage } from '../../../lists/found-list.tsx'
import type { LiveSource } from '../../../lists/use-live-list.ts'
import type { LetterBox } from '../urls.ts'
import {
  IncomingLettersDocument,
  LetterSubjectsDocument,
  ListenLettersDocument,
  OneLetterDocument,
  OutgoingLettersDocument,
  type LetterFieldsFragment,
  type OutgoingLettersQueryVariables,
} from './read-letters.letter.generated.ts'

/** A letter as lists, the sheet and actions need it. Nobody signs an incoming one: its digest is empty. */
export type LetterRow = Omit<LetterFieldsFragment, 'digest'> & DocumentRow

export const letterCodes = {
  notFound: 'LETTER_NOT_FOUND',
  changedMeanwhile: 'DOCUMENT_CHANGED_MEANWHILE',
} as const
export const service = 'letter'
/** Everything that shows letters; read again when letters have changed. */
export const lettersKey = 'letters'
/** The badge of the shell. */
export const unreadKey = 'unread-letters'
const pageSize = 40

export const letterRowOf = (letter: LetterFieldsFragment): LetterRow => ({
  ...letter,
  digest: letter.digest ?? '',
  statusCode: letter.letterStatus,
  statusColour: colourOf(letter),
  isSendForSign: letter.canSendForSigning,
  isSignable: letter.canSign,
  isRevokable: letter.canRevoke,
  isRemovable: letter.canDelete,
  isEditable: letter.canEdit,
  isMarkableAsRead: letter.canMarkAsRead,
  isAnswerable: letter.canAnswer,
})

function colourOf({ direction, letterStatus, canSign }: LetterFieldsFragment): StatusColour {
  if (direction === 'INCOMING') return letterStatus === 'NOT_PROCESSED' ? 'info' : 'muted'
  return colourOfOutgoing(letterStatus, canSign)
}

export function colourOfOutgoing(status: LetterStatus, canSign: boolean): StatusColour {
  switch (status) {
    case 'DRAFT':
      return 'muted'
    case 'ON_VERIFICATION':
      return canSign ? 'info' : 'warning'
    case 'FIRST_SIGN_IN_PAY_CONTROL':
    case 'NOT_PROCESSED':
    case 'IN_PROCESSING':
      return 'warning'
    case 'PROCESSED':
      return 'success'
    case 'CANCELED':
    case 'TIMEOUT_CANCELED':
      return 'danger'
  }
}

export const lettersQuery = (
  box: LetterBox,
  filter: OutgoingLettersQueryVariables['filter'],
  page: number,
) =>
  queryOptions({
    queryKey: [lettersKey, 'list', box, filter, page] as const,
    queryFn: async ({ signal }): Promise<FoundPage<LetterRow>> => {
      const variables = { filter, page, size: pageSize }
      const found =
        box === 'incoming'
          ? (await execute(IncomingLettersDocument, variables, { service, signal }))
              .getAllLettersForIncoming
          : (await execute(OutgoingLettersDocument, variables, { service, signal }))
              .getAllLettersForOutgoing
      return { ...found, list: found.list.map(letterRowOf) }
    },
    placeholderData: keepPreviousData,
  })

/** Letters to the bank that wait for a signature, in the application or on a phone. */
export const lettersToSignQuery = (legalPartyId: string) =>
  lettersQuery(
    'outgoing',
    { legalPartyId, statuses: ['ON_VERIFICATION', 'FIRST_SIGN_IN_PAY_CONTROL'] },
    1,
  )

export async function readLetter(
  { id, legalPartyId }: DocumentRef,
  signal?: AbortSignal,
): Promise<LetterRow> {
  const letter = { letterId: id, legalPartyId }
  return letterRowOf(
    (await execute(OneLetterDocument, { letter }, { service, signal })).getLetterById,
  )
}

/** What a letter may be about, by the reference data of the bank. */
export const subjectsQuery = (language: Language) =>
  queryOptions({
    queryKey: ['letter-subjects', language] as const,
    queryFn: async ({ signal }): Promise<readonly LetterSubject[]> => {
      const data = await execute(LetterSubjectsDocument, {}, { service, signal })
      return data.getLetterSubjects.map(({ code, name, hint, needsTitle }) => ({
        code,
        name: { ru: name, ky: name, en: name },
        hint: { ru: hint, ky: hint, en: hint },
        needsTitle,
      }))
    },
    staleTime: Number.POSITIVE_INFINITY,
  })

/** What the bank says of letters before one is written: its rules and subjects. */
export const letterReferenceQuery = (language: Language) =>
  queryOptions({
    queryKey: ['letter-reference', language] as const,
    queryFn: async ({ client }): Promise<LetterReference> => {
      const [rules, subjects] = await Promise.all([
        client.ensureQueryData(rulesQuery('GENERAL')),
        client.ensureQueryData(subjectsQuery(language)),
      ])
      return { rules, subjects }
    },
    // Another language must not take the form away with what is typed.
    placeholderData: keepPreviousData,
  })

/** The letter that a form begins with. A change of letters must not read it again under what is typed. */
export const letterQuery = (ref: DocumentRef) =>
  queryOptions({
    queryKey: ['letter-form', ref.legalPartyId, ref.id] as const,
    queryFn: ({ signal }) => readLetter(ref, signal),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })

/** Letters of both directions that the person may see. */
export const liveLetters = (legalPartyId: string): LiveSource<LetterRow> => ({
  key: legalPartyId,
  rowsKey: [lettersKey],
  detailsKey: [lettersKey, 'details'],
  countsKey: [unreadKey],
  follow: (lastEventId, { onEvent, onMissed }) =>
    subscribe(ListenLettersDocument, () => ({ legalPartyId, lastEventId: lastEventId() }), {
      service,
      onData: ({ listenLetter: { eventId, letterId, state, letter } }) =>
        onEvent({
          eventId,
          id: letterId,
          row: state === 'Deleted' || !letter ? undefined : letterRowOf(letter),
        }),
      onMissed,
    }),
})
