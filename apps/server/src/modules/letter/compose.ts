import type { BankLetters } from '@tartip/bank-ports/bank-letters'
import type { BlobStore } from '@tartip/bank-ports/blob-store'
import type { Logger } from 'pino'

import type { Clock } from '../../platform/clock.ts'
import { onCommitted } from '../../platform/db/commit-hooks.ts'
import type { Db } from '../../platform/db/db.ts'
import { inTenant } from '../../platform/db/transaction.ts'
import { sendToPhones } from '../../platform/documents/phone-job.ts'
import { applyPhoneAnswer } from '../../platform/documents/phones.ts'
import type { GraphqlService } from '../../platform/graphql/service.ts'
import type { Ids } from '../../platform/ids.ts'
import { createLoop } from '../../platform/jobs/loop.ts'
import type { ListExport } from '../../platform/lists/list-export-routes.ts'
import type { LiveHub } from '../../platform/live/hub.ts'
import { readOutboxAfter } from '../../platform/outbox/outbox.ts'
import type { AccessControl } from '../access-control/public.ts'
import type { Files } from '../files/public.ts'
import { notify } from '../notification/public.ts'
import type { Rules } from '../rules/public.ts'
import type { Signing } from '../signing/public.ts'
import { withUnavailableAnswer } from '../with-unavailable-answer.ts'
import { createLetterLists } from './graphql/letter-lists.ts'
import { letterPolicies } from './graphql/letter-policies.ts'
import {
  createLetterMutations,
  createLetterQueries,
  createLetterSubscriptions,
} from './graphql/letter-resolvers.ts'
import { typeDefs } from './graphql/letter.sdl.generated.ts'
import { handOverLetters, reportReadLetters, takeOverLetterEvents } from './jobs/letter-jobs.ts'
import type { LetterDeps } from './letter-deps.ts'
import { createLetterKind, type LetterKind } from './letter-kind.ts'
import type { Letters } from './public.ts'
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
}

const jobEveryMs = 1_000

export function createLetterModule(deps: LetterModuleDeps): {
  readonly service: GraphqlService
  readonly listExports: readonly ListExport[]
  readonly letters: Letters
} {
  const storage = createLetterStorage(deps.db, deps.files)
  const kind = createLetterKind(deps.rules.letterSubjects)
  const useCaseDeps: LetterDeps = { ...deps, ...storage, kind }
  const lists = createLetterLists(useCaseDeps)
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
        Query: withUnavailableAnswer(createLetterQueries(useCaseDeps)),
        Mutation: withUnavailableAnswer(createLetterMutations(useCaseDeps)),
        Subscription: createLetterSubscriptions(useCaseDeps, {
          hub: deps.hub,
          readMissed: (legalPartyId, afterId, limit) =>
            inTenant(deps.db, legalPartyId, tx =>
              readOutboxAfter(tx, legalPartyId, letterTable.topic, afterId, limit),
            ),
        }),
      },
    },
    listExports: [lists.outgoing.export, lists.incoming.export],
    letters: createJobs(deps, kind),
  }
}

function createJobs(deps: LetterModuleDeps, kind: LetterKind): Letters {
  const { db, rules, accessControl, signing, bank, logger } = deps
  const jobDeps = { ...deps, kind, notify }
  const phoneDeps = { db, rules, accessControl, phones: signing.phones }
  const runs = {
    'hand-over-letters': handOverLetters(jobDeps),
    'take-over-letter-events': takeOverLetterEvents(jobDeps),
    'report-read-letters': reportReadLetters(jobDeps),
    'send-letters-to-phones': sendToPhones(kind, letterTable, phoneDeps),
  } as const
  const loopOf = (name: keyof typeof runs) =>
    createLoop({ name, everyMs: jobEveryMs, run: runs[name], logger })
  const handOver = loopOf('hand-over-letters')
  const events = loopOf('take-over-letter-events')
  const reports = loopOf('report-read-letters')
  const phones = loopOf('send-letters-to-phones')
  const all = [handOver, events, reports, phones]
  const stopListening: (() => void)[] = []
  return {
    async runJobsOnce() {
      let done = 0
      for (const [name, run] of Object.entries(runs)) {
        try {
          done += await run()
        } catch (error) {
          logger.error({ err: error }, `the job ${name} failed`)
        }
      }
      return done
    },
    startJobs() {
      stopListening.push(
        onCommitted(db, signedLetterChannel, () => handOver.wake()),
        onCommitted(db, letterPhoneChannel, () => phones.wake()),
        onCommitted(db, readLetterChannel, () => reports.wake()),
        bank.onEvent(() => events.wake()),
      )
      for (const job of all) job.start()
    },
    async stopJobs() {
      for (const stop of stopListening.splice(0)) stop()
      await Promise.all(all.map(job => job.stop()))
    },
  }
}
