import type { Language } from '@tartip/domain/language'
import { incomingLetterList, outgoingLetterList } from '@tartip/domain/lists/letter-lists'

import type { Actor } from '../../../platform/actor.ts'
import { createListPages } from '../../../platform/lists/list-pages.ts'
import type { LetterDeps } from '../letter-deps.ts'
import { letterPolicies } from './letter-policies.ts'
import {
  presentIncoming,
  presentOutgoing,
  viewerOf,
  type LetterViewer,
} from './letter-presenter.ts'
import type { Letter } from './letter.generated.ts'

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
