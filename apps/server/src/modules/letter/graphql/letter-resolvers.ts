import type { Language } from '@tartip/domain/language'
import { incomingLetterList, outgoingLetterList } from '@tartip/domain/lists/letter-lists'
import type { LetterStatus } from '@tartip/domain/documents/letter-life-cycle'
import { may } from '@tartip/domain/people/policy'

import type { Actor } from '../../../platform/actor.ts'
import type { DocumentActionResult } from '../../../platform/documents/act-on-documents.ts'
import { liveStateOf } from '../../../platform/documents/document-event.ts'
import { presentPhoneRequests } from '../../../platform/documents/present-phone-requests.ts'
import { readLastEventId } from '../../../platform/graphql/catch-up.ts'
import { requestOf, requireActor, type GraphqlContext } from '../../../platform/graphql/context.ts'
import { createEventFollower, type EventSource } from '../../../platform/graphql/follow-events.ts'
import { withoutMissing } from '../../../platform/graphql/read-input.ts'
import { unwrapBatch, unwrapForm } from '../../../platform/graphql/unwrap-answer.ts'
import { refusal, unwrap } from '../../../platform/graphql/unwrap.ts'
import { createListPages } from '../../../platform/lists/list-pages.ts'
import type { OutboxEvent } from '../../../platform/outbox/outbox.ts'
import type { LetterDeps } from '../letter-deps.ts'
import { letterTable } from '../store/letter-table.ts'
import type { LetterEventPayload } from '../store/letter-store.ts'
import { createLetterActions, markAsRead } from '../use-cases/letter-actions.ts'
import { findLetter } from '../use-cases/find-letter.ts'
import { answerToLetter, deleteLetter, draftLetter } from '../use-cases/write-letter.ts'
import { letterPolicies } from './letter-policies.ts'
import {
  presentIncoming,
  presentOutgoing,
  presentStatusHistory,
  viewerOf,
  type LetterViewer,
} from './letter-presenter.ts'
import type {
  Letter,
  LetterEvent,
  LettersRef,
  MutationResolvers,
  QueryResolvers,
  SubscriptionResolvers,
} from './letter.generated.ts'

function requireReader(ctx: GraphqlContext, legalPartyId: string): Actor {
  const actor = requireActor(ctx)
  unwrap(may(actor, 'letters.read'))
  if (legalPartyId !== actor.legalPartyId) throw refusal('LEGAL_PARTY_NOT_FOUND')
  return actor
}

async function presentLetter(
  deps: LetterDeps,
  viewer: LetterViewer,
  letterId: string,
): Promise<Letter | undefined> {
  const found = await findLetter(deps, viewer.actor, letterId)
  if (!found) return undefined
  return found.outgoing
    ? presentOutgoing(found.outgoing, viewer)
    : presentIncoming(found.incoming, viewer)
}

/** The lists of letters in both directions, as pages and as files. */
export function createLetterLists(deps: LetterDeps) {
  const { clock, reads } = deps
  const pagesOf = createListPages<Letter>()
  const presenterFor =
    <Found>(present: (letter: Found, viewer: LetterViewer) => Letter) =>
    async (actor: Actor, language: Language) => {
      const viewer = await viewerOf(deps, actor, language)
      return (letter: Found) => present(letter, viewer)
    }
  return {
    outgoing: pagesOf({
      list: outgoingLetterList,
      policy: letterPolicies.getAllLettersForOutgoing,
      reads: reads.outgoing,
      clock,
      presenterFor: presenterFor(presentOutgoing),
    }),
    incoming: pagesOf({
      list: incomingLetterList,
      policy: letterPolicies.getAllLettersForIncoming,
      reads: reads.incoming,
      clock,
      presenterFor: presenterFor(presentIncoming),
    }),
  }
}

export function createLetterQueries(deps: LetterDeps): QueryResolvers {
  const lists = createLetterLists(deps)
  const { textsToSign } = createLetterActions(deps)
  /** A letter to the bank, for what only these have. */
  const findOutgoing = async (actor: Actor, letterId: string) => {
    const found = await findLetter(deps, actor, letterId)
    if (!found?.outgoing) throw refusal(deps.kind.notFound)
    return found.outgoing
  }
  return {
    getAllLettersForOutgoing: async (_root, { filter, pageable }, ctx) =>
      lists.outgoing.page(
        requireReader(ctx, filter.legalPartyId),
        ctx.request.language,
        filter,
        pageable,
      ),
    getAllLettersForIncoming: async (_root, { filter, pageable }, ctx) =>
      lists.incoming.page(
        requireReader(ctx, filter.legalPartyId),
        ctx.request.language,
        filter,
        pageable,
      ),
    getLetterSubjects: (_root, _args, { request: { language } }) =>
      deps.rules.letterSubjects().map(({ code, name, hint, needsTitle }) => ({
        code,
        name: name[language],
        hint: hint[language],
        needsTitle,
      })),
    getLetterById: async (_root, { letter: { legalPartyId, letterId } }, ctx) => {
      const actor = requireReader(ctx, legalPartyId)
      const letter = await presentLetter(
        deps,
        await viewerOf(deps, actor, ctx.request.language),
        letterId,
      )
      if (!letter) throw refusal(deps.kind.notFound)
      return letter
    },
    getBase64: async (_root, { letter: { legalPartyId, letterId } }, ctx) => {
      const actor = requireReader(ctx, legalPartyId)
      const found = await findLetter(deps, actor, letterId)
      if (!found) throw refusal(deps.kind.notFound)
      const attachment = (found.outgoing ?? found.incoming).attachment
      const content = attachment && (await deps.blobStore.get(attachment.blobKey))
      if (!content || content.info.sha256 !== attachment.sha256) throw refusal('FILE_NOT_FOUND')
      const { fileName, contentType } = attachment
      return { fileName, contentType, base64: Buffer.from(content.bytes).toString('base64') }
    },
    getAmountNotProcessedStatus: async (_root, { legalPartyId }, ctx) =>
      deps.reads.countUnread(requireReader(ctx, legalPartyId)),
    getTextsToSign: async (_root, { letter: { legalPartyId, letterIds } }, ctx) => {
      const actor = requireReader(ctx, legalPartyId)
      return unwrap(await textsToSign(actor, letterIds)).map(({ documentId, ...text }) => ({
        letterId: documentId,
        ...text,
      }))
    },
    getLetterStatusHistory: async (_root, { letter: { legalPartyId, letterId } }, ctx) => {
      const actor = requireReader(ctx, legalPartyId)
      const letter = await findOutgoing(actor, letterId)
      const [history, viewer] = await Promise.all([
        deps.reads.statusHistory(letter),
        viewerOf(deps, actor, ctx.request.language),
      ])
      return presentStatusHistory(history, viewer)
    },
    getPayControlRequests: async (_root, { letter: { legalPartyId, letterId } }, ctx) => {
      const actor = requireReader(ctx, legalPartyId)
      const letter = await findOutgoing(actor, letterId)
      const [requests, { people, day }] = await Promise.all([
        deps.signing.phones.of(actor.legalPartyId, deps.kind.name, letter.id),
        viewerOf(deps, actor, ctx.request.language),
      ])
      const shortNameOf = (personId: string) => people.get(personId)?.shortName ?? '—'
      return presentPhoneRequests(deps.kind, letter, requests, { actor, day, shortNameOf })
    },
  }
}

const presentBatch = (
  results: Parameters<typeof unwrapBatch<DocumentActionResult<LetterStatus>>>[0],
) => unwrapBatch(results).map(({ documentId, ...result }) => ({ letterId: documentId, ...result }))

const refOf = ({ legalPartyId, letterIds }: LettersRef) => ({ legalPartyId, ids: letterIds })

export function createLetterMutations(deps: LetterDeps): MutationResolvers {
  const actions = createLetterActions(deps)
  const callOf = (ctx: GraphqlContext) => [requireActor(ctx), requestOf(ctx)] as const
  return {
    draftLetter: async (_root, { letter }, ctx) => {
      const { legalPartyId, subjectCode, message, letterId, version, title, uploadId } = letter
      const input = { legalPartyId, subjectCode, message }
      const optional = withoutMissing({ letterId, version, title, uploadId })
      return unwrapForm(
        await draftLetter(deps)(...callOf(ctx), { ...input, ...optional }, ctx.request.language),
      )
    },
    answerToLetter: async (_root, { answer }, ctx) => {
      const { legalPartyId, referenceLetterId, subjectCode, message, title, uploadId } = answer
      const input = {
        legalPartyId,
        referenceLetterId,
        message,
      }
      const optional = withoutMissing({ subjectCode, title, uploadId })
      return unwrapForm(
        await answerToLetter(deps)(...callOf(ctx), { ...input, ...optional }, ctx.request.language),
      )
    },
    deleteLetter: async (_root, { letter }, ctx) =>
      unwrap(await deleteLetter(deps)(...callOf(ctx), letter)),
    forSigningLetter: async (_root, { letter }, ctx) =>
      presentBatch(await actions.sendForSigning(...callOf(ctx), refOf(letter))),
    signingLetter: async (_root, { sign }, ctx) => {
      const { digests, otpCode, signatures } = sign
      const given = { digests, ...withoutMissing({ otpCode, signatures }) }
      return presentBatch(await actions.sign(...callOf(ctx), { ...refOf(sign), ...given }))
    },
    takeForProcessing: async (_root, { letter }, ctx) =>
      presentBatch(await markAsRead(deps, 'takeForProcessing')(...callOf(ctx), refOf(letter))),
    changeStatus: async (_root, { change }, ctx) => {
      const { status, comment } = change
      const input = { ...refOf(change), status, ...withoutMissing({ comment }) }
      return presentBatch(await actions.changeStatus(...callOf(ctx), input))
    },
    requestPayControl: async (_root, { letter }, ctx) =>
      presentBatch(await actions.requestPhones(...callOf(ctx), refOf(letter))),
    cancelPayControl: async (_root, { letter }, ctx) =>
      presentBatch(await actions.cancelPhones(...callOf(ctx), refOf(letter))),
  }
}

export function createLetterSubscriptions(
  deps: LetterDeps,
  source: EventSource,
): SubscriptionResolvers {
  const follow = createEventFollower(source, letterTable.topic)
  const listen = <Shown>(
    ctx: GraphqlContext,
    {
      legalPartyId,
      letterId,
      lastEventId,
    }: {
      readonly legalPartyId: string
      readonly letterId?: string
      readonly lastEventId?: string | null | undefined
    },
    showAs: (event: LetterEvent) => Shown,
  ) => {
    const actor = requireReader(ctx, legalPartyId)
    return follow({
      legalPartyId,
      personId: actor.personId,
      lastEventId: readLastEventId(lastEventId),
      async openView() {
        const viewer = await viewerOf(deps, actor, ctx.request.language)
        return async event => {
          const shown = await presentEvent(deps, viewer, event, letterId)
          return shown && showAs(shown)
        }
      },
    })
  }
  return {
    listenLetter: {
      subscribe: (_root, request, ctx) => listen(ctx, request, listenLetter => ({ listenLetter })),
    },
    listenLetterForStatus: {
      subscribe: (_root, args, ctx) =>
        listen(ctx, args, listenLetterForStatus => ({ listenLetterForStatus })),
    },
  }
}

async function presentEvent(
  deps: LetterDeps,
  viewer: LetterViewer,
  event: OutboxEvent,
  wantedId: string | undefined,
): Promise<LetterEvent | undefined> {
  const step = event.payload as unknown as LetterEventPayload
  const { letterId, createdBy } = step
  if (wantedId !== undefined && wantedId !== letterId) return undefined
  const isCreator = createdBy === viewer.actor.personId
  const state = liveStateOf(step, status => status !== 'DRAFT' || isCreator)
  if (!state) return undefined
  const eventId = event.eventId.toString()
  if (state === 'Deleted') return { eventId, state, letterId, letter: null }
  const letter = await presentLetter(deps, viewer, letterId)
  // Changed again since: the event that hid it comes next.
  return letter && { eventId, state, letterId, letter }
}
