import { wordsIn } from '@tartip/domain/bank-text'
import type { BankDay } from '@tartip/domain/bank-day/time-rule'
import {
  outgoingLetterLifeCycle,
  type LetterAction,
  type LetterStatus,
} from '@tartip/domain/documents/letter-life-cycle'
import type { Language } from '@tartip/domain/language'
import { may } from '@tartip/domain/people/policy'
import { toIso } from '@tartip/domain/time/instant'

import type { Actor } from '../../../platform/actor.ts'
import type { ContractPerson } from '../../access-control/public.ts'
import type { StatusHistoryEntry } from '../../../platform/documents/store/status-history.ts'
import type { LetterDeps } from '../letter-deps.ts'
import type { LetterDocument } from '../letter-kind.ts'
import type { IncomingLetter } from '../store/incoming-letters.ts'
import { mayMarkAsRead } from '../use-cases/letter-actions.ts'
import type { Letter, LetterStatusEntry } from './letter.generated.ts'

/** Who requests letters, when, and what their people are called. */
export interface LetterViewer {
  readonly actor: Actor
  readonly day: BankDay
  readonly language: Language
  readonly people: ReadonlyMap<string, ContractPerson>
  readonly bankName: string
}

/** Names are read once for a whole list. */
export async function viewerOf(
  { accessControl, rules, ownBic }: LetterDeps,
  actor: Actor,
  language: Language,
): Promise<LetterViewer> {
  const people = await accessControl.peopleOf(actor.legalPartyId)
  return {
    actor,
    day: rules.bankDay(),
    language,
    people: new Map(people.map(person => [person.personId, person])),
    bankName: rules.banks().find(ownBic)?.name[language] ?? ownBic,
  }
}

const bankCode = 'BANK'

/** A letter to the bank as the requesting person sees it: the flags are the person's, not the letter's. */
export function presentOutgoing(
  letter: LetterDocument,
  { actor, day, language, people, bankName }: LetterViewer,
): Letter {
  const writer = people.get(letter.createdBy)
  const can = (action: LetterAction): boolean =>
    outgoingLetterLifeCycle.decideAction(letter, action, { viewer: actor }, day).ok
  return {
    id: letter.id,
    legalPartyId: letter.legalPartyId,
    direction: 'OUTGOING',
    subjectCode: letter.subjectCode,
    title: letter.title,
    message: letter.message,
    senderCode: letter.legalPartyId,
    senderName: letter.senderName,
    recipientCode: bankCode,
    recipientName: bankName,
    createdBy: letter.createdBy,
    updatedBy: letter.updatedBy ?? null,
    createdDate: toIso(letter.createdAt),
    updatedDate: toIso(letter.updatedAt),
    letterStatus: letter.statusCode,
    userRole: writer?.signRight ?? null,
    userShortName: writer?.shortName ?? null,
    isHasFile: letter.attachment !== undefined,
    fileName: letter.attachment?.fileName ?? null,
    fileId: letter.attachment?.fileId ?? null,
    referenceLetterId: letter.referenceLetterId ?? null,
    description: letter.description === undefined ? null : wordsIn(letter.description, language),
    version: letter.version,
    digest: letter.digest,
    canEdit: can('edit'),
    canDelete: can('delete'),
    canSendForSigning: can('sendForSigning'),
    canSign: can('sign'),
    canRevoke: can('revoke'),
    canMarkAsRead: false,
    canAnswer: false,
  }
}

/** A letter of the bank. */
export function presentIncoming(
  letter: IncomingLetter,
  { actor, day, language }: LetterViewer,
): Letter {
  return {
    id: letter.id,
    legalPartyId: letter.legalPartyId,
    direction: 'INCOMING',
    title: letter.title,
    message: letter.message,
    senderCode: bankCode,
    senderName: letter.senderName[language],
    recipientCode: letter.legalPartyId,
    recipientName: actor.companyName,
    updatedBy: letter.read?.by ?? null,
    createdDate: toIso(letter.sentAt),
    updatedDate: toIso(letter.read?.at ?? letter.sentAt),
    letterStatus: letter.read ? 'PROCESSED' : 'NOT_PROCESSED',
    isHasFile: letter.attachment !== undefined,
    fileName: letter.attachment?.fileName ?? null,
    referenceLetterId: letter.referenceLetterId ?? null,
    version: letter.read ? 2 : 1,
    canEdit: false,
    canDelete: false,
    canSendForSigning: false,
    canSign: false,
    canRevoke: false,
    canMarkAsRead: mayMarkAsRead(letter, actor, day.now),
    canAnswer: may(actor, 'letters.write').ok,
  }
}

/** Every status that a letter to the bank has entered, oldest first. */
export const presentStatusHistory = (
  entries: readonly StatusHistoryEntry<LetterStatus>[],
  { people, language }: LetterViewer,
): readonly LetterStatusEntry[] =>
  entries.map(({ statusCode, enteredAt, personId, comment }) => ({
    statusCode,
    updatedDate: toIso(enteredAt),
    updatedBy: personId === undefined ? null : (people.get(personId)?.shortName ?? '—'),
    comment: comment === undefined ? null : wordsIn(comment, language),
  }))
