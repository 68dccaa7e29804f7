import {
  letterStatuses,
  letterStatusNames,
  outgoingLetterLifeCycle,
} from '@tartip/domain/documents/letter-life-cycle'
import { formatDateTime } from '@tartip/domain/time/format-date'
import { fromIso } from '@tartip/domain/time/instant'
import type {
  ActionAnswer,
  DocumentDetails,
  DocumentKind,
  DocumentRef,
  DocumentRefs,
  SigningProof,
  StatusStep,
} from '../../documents/document-kind.ts'
import { execute } from '../../lib/graphql-client.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import {
  CancelLetterPayControlDocument,
  DeleteLetterDocument,
  MarkLettersAsReadDocument,
  RequestLetterPayControlDocument,
  RevokeLettersDocument,
  SendLettersForSigningDocument,
  SignLettersDocument,
  type LetterAnswerFragment,
} from './api/change-letters.letter.generated.ts'
import {
  colourOfOutgoing,
  letterCodes,
  lettersKey,
  readLetter,
  service,
  unreadKey,
  type LetterRow,
} from './api/letter-queries.ts'
import {
  LetterPhoneRequestsDocument,
  LetterStatusHistoryDocument,
  LetterTextsToSignDocument,
} from './api/read-letters.letter.generated.ts'
import {
  LetterRequisites,
  LetterSigningFacts,
  LetterStatusChip,
  LetterSummary,
} from './letter-slots.tsx'
import { letterFormHref } from './urls.ts'

const manyOf = ({ ids, legalPartyId }: DocumentRefs) => ({ letterIds: [...ids], legalPartyId })
const oneOf = ({ id, legalPartyId }: DocumentRef) => ({ letter: { letterId: id, legalPartyId } })
const answersOf = (results: readonly LetterAnswerFragment[]): readonly ActionAnswer[] =>
  results.map(({ letterId, ...answer }) => ({ documentId: letterId, ...answer }))
const stageOf = (status: string) => {
  const known = letterStatuses.find(one => one === status)
  return known && outgoingLetterLifeCycle.stageWaitingIn(known)
}

/** A letter to the bank as a signed document; one of the bank is read and answered. */
export const letterKind: DocumentKind<LetterRow> = {
  service,
  queryKeys: [lettersKey, unreadKey],
  codes: letterCodes,
  bulkActions: ['sign', 'sendForSigning', 'markAsRead', 'delete'],
  calls: {
    sign: async ({ digests, proof, ...refs }, options) => {
      const sign = { ...manyOf(refs), digests: [...digests], ...proofOf(proof) }
      return answersOf((await execute(SignLettersDocument, { sign }, options)).signingLetter)
    },
    sendForSigning: async (refs, options) => {
      const letter = manyOf(refs)
      const data = await execute(SendLettersForSigningDocument, { letter }, options)
      return answersOf(data.forSigningLetter)
    },
    revoke: async ({ comment, ...refs }, options) => {
      const change = { ...manyOf(refs), status: 'CANCELED', comment } as const
      return answersOf((await execute(RevokeLettersDocument, { change }, options)).changeStatus)
    },
    markAsRead: async (refs, options) => {
      const letter = manyOf(refs)
      const data = await execute(MarkLettersAsReadDocument, { letter }, options)
      return answersOf(data.takeForProcessing)
    },
    delete: (ref, options) => execute(DeleteLetterDocument, oneOf(ref), options),
  },
  reads: {
    row: readLetter,
    details: async (ref, signal): Promise<DocumentDetails<LetterRow>> => {
      const row = await readLetter(ref, signal)
      if (row.direction === 'INCOMING') {
        return { row, steps: [], signatories: [], canonicalText: '' }
      }
      const [texts, steps] = await Promise.all([
        readTexts({ ...ref, ids: [ref.id] }, signal),
        readSteps(ref, signal),
      ])
      const canonicalText = texts.find(text => text.digest === row.digest)?.canonicalText ?? ''
      return { row, steps, signatories: [], canonicalText }
    },
    textsToSign: readTexts,
  },
  phone: {
    read: async (ref, signal) => {
      const options = { service, signal, isPassive: true } as const
      return (await execute(LetterPhoneRequestsDocument, oneOf(ref), options)).getPayControlRequests
    },
    request: async (refs, options) => {
      const letter = manyOf(refs)
      const data = await execute(RequestLetterPayControlDocument, { letter }, options)
      return answersOf(data.requestPayControl)
    },
    cancel: async (refs, options) => {
      const letter = manyOf(refs)
      const data = await execute(CancelLetterPayControlDocument, { letter }, options)
      return answersOf(data.cancelPayControl)
    },
  },
  statuses: {
    label: (status, language) => {
      const known = letterStatuses.find(one => one === status)
      return known ? letterStatusNames.outgoing[known][language] : status
    },
    stageWaitingIn: status => stageOf(status)?.stage,
    isDraft: status => status === 'DRAFT',
    isRefusedByBank: () => false,
    isOnPhone: status => stageOf(status)?.family === 'payControl',
  },
  editHref: row => letterFormHref({ id: row.id }),
  answerHref: row => letterFormHref({ answer: row.id }),
  line: row => ({
    title: row.title,
    details: [formatDateTime(fromIso(row.createdDate)), row.userShortName ?? row.senderName],
  }),
  reportCells: row => [formatDateTime(fromIso(row.createdDate)), row.title],
  useTexts: useLetterTexts,
  slots: {
    Status: LetterStatusChip,
    Summary: LetterSummary,
    Requisites: LetterRequisites,
    SigningFacts: LetterSigningFacts,
  },
}

async function readSteps(ref: DocumentRef, signal: AbortSignal): Promise<readonly StatusStep[]> {
  const options = { service, signal } as const
  const data = await execute(LetterStatusHistoryDocument, oneOf(ref), options)
  return data.getLetterStatusHistory.map(step => ({
    ...step,
    isFuture: false,
    colour: colourOfOutgoing(step.statusCode, false),
  }))
}

async function readTexts(refs: DocumentRefs, signal?: AbortSignal) {
  const options = { service, signal } as const
  const data = await execute(LetterTextsToSignDocument, { letter: manyOf(refs) }, options)
  return data.getTextsToSign.map(({ letterId, ...text }) => ({ id: letterId, ...text }))
}

function proofOf(proof: SigningProof) {
  return 'signatures' in proof ? { signatures: [...proof.signatures] } : proof
}

function useLetterTexts() {
  const { t } = useTranslation('letters')
  return {
    name: t($ => $.sheet.name),
    title: (row: LetterRow) =>
      t($ => (row.direction === 'INCOMING' ? $.sheet.incoming : $.sheet.outgoing)),
    requisites: t($ => $.sheet.requisites),
    reportColumns: [t($ => $.sheet.date), t($ => $.sheet.title)],
  }
}
