import type { BankLetters } from '@tartip/bank-ports/bank-letters'
import type { BlobStore } from '@tartip/bank-ports/blob-store'
import { letterFormFields } from '@tartip/domain/documents/letter'
import type { Logger } from 'pino'

import type { Clock } from '../../platform/clock.ts'
import { onCommitted } from '../../platform/db/commit-hooks.ts'
import type { Db } from '../../platform/db/db.ts'
import { sendToPhones } from '../../platform/documents/phone-job.ts'
import { applyPhoneAnswer } from '../../platform/documents/phones.ts'
import { createUnfinishedFormResolvers } from '../../platform/documents/unfinished-form-resolvers.ts'
import { createUnfinishedForms, type FormKind } from '../../platform/documents/unfinished-forms.ts'
import { createEventSource } from '../../platform/graphql/follow-events.ts'
import type { GraphqlService } from '../../platform/graphql/service.ts'
import type { Ids } from '../../platform/ids.ts'
import { createJobs, type Jobs } from '../../platform/jobs/job-set.ts'
import type { ListExport } from '../../platform/lists/list-export-routes.ts'
import type { LiveHub } from '../../platform/live/hub.ts'
import type { AccessControl } from '../access-control/public.ts'
import type { Files } from '../files/public.ts'
import { notify } from '../notification/public.ts'
import type { Rules } from '../rules/public.ts'
import type { Signing } from '../signing/public.ts'
import { exportWithUnavailableAnswer, withUnavailableAnswer } from '../with-unavailable-answer.ts'
import { letterPolicies } from './graphql/letter-policies.ts'
import {
  createLetterLists,
  createLetterMutations,
  createLetterQueries,
  createLetterSubscriptions,
} from './graphql/letter-resolvers.ts'
import { typeDefs } from './graphql/letter.sdl.generated.ts'
import { handOverLetters, reportReadLetters, takeOverLetterEvents } from './jobs/letter-jobs.ts'
import type { LetterDeps } from './letter-deps.ts'
import { createLetterPaperExport } from './letter-paper-export.ts'
import { createLetterKind, type LetterKind } from './letter-kind.ts'
import { createLetterStorage } from './store/letter-store.ts'
import {
  letterPhoneChannel,
  letterTable,
  readLetterChannel,
  signedLetterChannel,
} from './store/letter-table.ts'

export interface LetterModuleDeps {
  readonly db: Db
  readonly clock: Clock
  readonly ids: Pick<Ids, 'uuid'>
  readonly logger: Pick<Logger, 'error'>
  readonly hub: LiveHub
  readonly rules: Pick<Rules, 'bankDay' | 'fieldRules' | 'letterSubjects' | 'banks'>
  readonly accessControl: Pick<AccessControl, 'peopleOf' | 'membersOf' | 'signSchemesOf'>
  readonly signing: Signing
  readonly files: Files
  readonly blobStore: Pick<BlobStore, 'get'>
  readonly bank: BankLetters
  readonly ownBic: string
  readonly fontsFolder: string
}

const unfinishedLetters = (files: Files): FormKind => ({
  service: 'letter',
  needs: 'letters.write',
  saves: ['draftLetter', 'answerToLetter'],
  fieldsOf: form => (form === 'letter' ? letterFormFields : undefined),
  async holdFiles(tx, { legalPartyId, personId }, { uploadId }, until) {
    if (uploadId === undefined) return
    await files.holdUpload(tx, uploadId, { organisation: legalPartyId, person: personId, until })
  },
})

const jobEveryMs = 1_000

export function createLetterModule(deps: LetterModuleDeps): {
  readonly service: GraphqlService
  readonly listExports: readonly ListExport[]
  readonly letters: Jobs
} {
  const storage = createLetterStorage(deps.db, deps.files)
  const kind = createLetterKind(deps.rules.letterSubjects)
  const useCaseDeps: LetterDeps = { ...deps, ...storage, kind }
  const lists = createLetterLists(useCaseDeps)
  const unfinished = createUnfinishedFormResolvers(
    createUnfinishedForms(deps, unfinishedLetters(deps.files)),
  )
  deps.files.registerOwner('LETTER_ATTACHMENT', async (actor, letterId) => {
    return (await storage.reads.outgoing.find(actor, letterId)) !== undefined
  })
  deps.signing.phones.onAnswer(kind.name, applyPhoneAnswer(kind, { ...deps, ...storage }))
  return {
    service: {
      name: 'letter',
      typeDefs,
      policies: letterPolicies,
      resolvers: {
        Query: withUnavailableAnswer({
          ...createLetterQueries(useCaseDeps),
          ...unfinished.queries,
        }),
        Mutation: withUnavailableAnswer({
          ...createLetterMutations(useCaseDeps),
          ...unfinished.mutations,
        }),
        Subscription: createLetterSubscriptions(
          useCaseDeps,
          createEventSource(deps.db, deps.hub, letterTable.topic),
        ),
      },
    },
    listExports: [
      lists.outgoing.export,
      lists.incoming.export,
      createLetterPaperExport(useCaseDeps, deps),
    ].map(exportWithUnavailableAnswer),
    letters: createLetterJobs(deps, kind),
  }
}

function createLetterJobs(deps: LetterModuleDeps, kind: LetterKind): Jobs {
  const { db, rules, accessControl, signing, bank } = deps
  const jobDeps = { ...deps, kind, notify }
  const phoneDeps = { db, rules, accessControl, phones: signing.phones }
  return createJobs(deps.logger, [
    {
      name: 'hand-over-letters',
      everyMs: jobEveryMs,
      createRun: () => handOverLetters(jobDeps),
      listen: wake => onCommitted(db, signedLetterChannel, wake),
    },
    {
      name: 'take-over-letter-events',
      everyMs: jobEveryMs,
      createRun: () => takeOverLetterEvents(jobDeps),
      listen: wake => bank.onEvent(wake),
    },
    {
      name: 'report-read-letters',
      everyMs: jobEveryMs,
      createRun: () => reportReadLetters(jobDeps),
      listen: wake => onCommitted(db, readLetterChannel, wake),
    },
    {
      name: 'send-letters-to-phones',
      everyMs: jobEveryMs,
      createRun: () => sendToPhones(kind, letterTable, phoneDeps),
      listen: wake => onCommitted(db, letterPhoneChannel, wake),
    },
  ])
}
