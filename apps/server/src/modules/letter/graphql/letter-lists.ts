import type { Language } from '@tartip/domain/language'
import { incomingLetterList, outgoingLetterList } from '@tartip/domain/lists/letter-lists'
import { readListInput } from '@tartip/domain/lists/list'
import { ok } from '@tartip/domain/result'
import { bishkekDate } from '@tartip/domain/time/instant'

import type { Actor } from '../../../platform/actor.ts'
import type { GraphqlContext } from '../../../platform/graphql/context.ts'
import type { OperationPolicy } from '../../../platform/graphql/operation-policy.ts'
import { parsePageable } from '../../../platform/graphql/read-input.ts'
import { unwrap } from '../../../platform/graphql/unwrap.ts'
import { listExport, type ListExport } from '../../../platform/lists/list-export-routes.ts'
import type { LetterDeps } from '../letter-deps.ts'
import type { LettersRead } from '../store/letter-reads.ts'
import { letterPolicies } from './letter-policies.ts'
import {
  presentIncoming,
  presentOutgoing,
  viewerOf,
  type LetterViewer,
} from './letter-presenter.ts'
import type { Letter, LetterPage, PageableInput } from './letter.generated.ts'

interface LetterList {
  page(
    actor: Actor,
    ctx: GraphqlContext,
    filter: object,
    pageable: PageableInput | null | undefined,
  ): Promise<LetterPage>
  /** The list as a file: what its operation finds, with its rights. */
  readonly export: ListExport
}

/** The lists of letters in both directions, as pages and as files. */
export function createLetterLists(
  deps: LetterDeps,
): Readonly<Record<'outgoing' | 'incoming', LetterList>> {
  const { outgoing, incoming } = deps.reads
  const { getAllLettersForOutgoing, getAllLettersForIncoming } = letterPolicies
  return {
    outgoing: listOf(deps, outgoingLetterList, getAllLettersForOutgoing, outgoing, presentOutgoing),
    incoming: listOf(deps, incomingLetterList, getAllLettersForIncoming, incoming, presentIncoming),
  }
}

function listOf<List extends typeof outgoingLetterList | typeof incomingLetterList, Found>(
  deps: LetterDeps,
  list: List,
  policy: OperationPolicy,
  reads: LettersRead<List, Found>,
  present: (letter: Found, viewer: LetterViewer) => Letter,
): LetterList {
  const viewer = (actor: Actor, language: Language) => viewerOf(deps, actor, language)
  return {
    async page(actor, { request: { language } }, filter, pageable) {
      const { page, size } = parsePageable(pageable)
      const query = { ...unwrap(readListInput(list, filter)), page, size }
      const [by, found] = await Promise.all([viewer(actor, language), reads.page(actor, query)])
      return {
        list: found.list.map(letter => present(letter, by)),
        amountElements: found.count,
        amountPages: Math.ceil(found.count / size),
        currentPage: page,
      }
    },
    export: listExport<Letter>(list, policy, async (actor, input, language) => {
      const request = readListInput(list, input)
      if (!request.ok) return request
      const { value } = request
      const by = await viewer(actor, language)
      async function* batches() {
        for await (const letters of reads.batches(actor, value)) {
          yield letters.map(letter => present(letter, by))
        }
      }
      const name = `${list.name}-${bishkekDate(deps.clock.now())}`
      return ok({ name, batches: batches() })
    }),
  }
}
