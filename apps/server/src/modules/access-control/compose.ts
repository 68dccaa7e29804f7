import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'

import { holds } from '@tartip/domain/result'
import { bishkekDate } from '@tartip/domain/time/instant'

import type { ContractsAndRegistration } from '@tartip/bank-ports/contracts-and-registration'
import type { PayControl } from '@tartip/bank-ports/pay-control'
import type { Sms } from '@tartip/bank-ports/sms'

import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/db.ts'
import type { GraphqlService } from '../../platform/graphql/service.ts'
import type { SessionGate } from '../../platform/graphql/session-gate.ts'
import type { Ids } from '../../platform/ids.ts'
import { createLoop } from '../../platform/jobs/loop.ts'
import type { FaqEntry } from '../rules/public.ts'
import {
  createCaptcha,
  ordinaryCaptchaCost,
  type Captcha,
  type CaptchaCost,
} from './crypto/captcha.ts'
import { deriveKeys } from './crypto/derived-keys.ts'
import { createPasswordHasher } from './crypto/password-hasher.ts'
import { accessControlPolicies } from './graphql/access-control-policies.ts'
import { createAccessControlResolvers } from './graphql/access-control-resolvers.ts'
import { typeDefs } from './graphql/access-control.sdl.generated.ts'
import { followBankPeople } from './jobs/follow-bank-people.ts'
import type { AccessControl } from './public.ts'
import { cookieNames, readCookie } from './rest/session-cookie.ts'
import { registerSignInRoutes } from './rest/sign-in-routes.ts'
import { writeTouchesEveryMs } from './rules/session-lifetime.ts'
import { createSessionEvents } from './session-events.ts'
import { createSessionTouches } from './session-touches.ts'
import { createContractStore } from './store/contract-store.ts'
import { findMembers } from './store/member-store.ts'
import { createSessionStore } from './store/session-store.ts'
import type { PhotoKeeping } from './use-cases/applications/pos-photos.ts'
import { createRefusalLog } from './use-cases/audit/note-refusals.ts'
import { allowApiKeyReissue } from './use-cases/keys/api-keys.ts'
import { authenticateKey } from './use-cases/keys/authenticate-key.ts'
import { availabilityIn, createPayControlKeys } from './use-cases/keys/pay-control-keys.ts'
import { withKeyAvailability } from './use-cases/keys/with-key-availability.ts'
import { createSeed } from './use-cases/seed.ts'
import { authenticate } from './use-cases/sessions/authenticate.ts'
import { removeStaleRows, sweepSessions } from './use-cases/sessions/sweep-sessions.ts'
import { noteRightsChanged } from './use-cases/sessions/tell-changed-rights.ts'
import type { VerifyTokenLogin } from './use-cases/sign-in/token-login.ts'
import { liftLockout } from './use-cases/tries/lift-lockout.ts'
import { createRecipientLookups } from './use-cases/tries/recipient-lookups.ts'
import { takeOneTimeCode } from './use-cases/tries/verify-one-time-code.ts'

export interface AccessControlModuleDeps {
  readonly db: Db
  /** The real clock, not the bank's: see `AccessControlDeps`. */
  readonly clock: Clock
  readonly ids: Ids
  readonly logger: Pick<Logger, 'error' | 'warn'>
  /** The installation's secret, from the configuration. */
  readonly secretKey: string
  /** `https://bank.example`; undefined when people use whatever address the server listens at. */
  readonly publicOrigin?: string | undefined
  readonly captchaCost?: CaptchaCost
  /** A captcha of a provider in place of our own. */
  readonly captcha?: Captcha
  /** The bank's contracts and applications. */
  readonly bankContracts: ContractsAndRegistration
  /** The vendor's server for signing on phones. */
  readonly payControl: PayControl
  readonly sms: Sms
  /** What people ask the bank; nothing when left out. */
  readonly faq?: () => readonly FaqEntry[]
  /** Checks the signature of a hardware token at sign-in; nobody signs in with one when left out. */
  readonly verifyTokenLogin?: VerifyTokenLogin
  /** Where photographs of shops go and who looks at them; none can be brought when left out. */
  readonly photos?: PhotoKeeping
}

export interface AccessControlModule {
  readonly accessControl: AccessControl
  readonly service: GraphqlService
  /** Mounts `/api/v1`. */
  registerRoutes(app: FastifyInstance): void
  /** What the GraphQL endpoints ask of every call and socket. */
  readonly sessionGate: SessionGate
  /** Needed wherever calls are answered: the jobs also write what active calls have extended. */
  startJobs(): void
  /** Writes what is not written yet; call it when no more calls are answered. */
  stopJobs(): Promise<void>
}

/** Builds the module. Hashing the dummy password takes about 80 ms, once. */
export async function createAccessControlModule(
  options: AccessControlModuleDeps,
): Promise<AccessControlModule> {
  const keys = deriveKeys(options.secretKey)
  const isSecure = options.publicOrigin?.startsWith('https:') ?? false
  const { db, clock, ids, logger } = options
  const events = createSessionEvents()
  const touches = createSessionTouches(createSessionStore(db).extend)
  const hasher = await createPasswordHasher(ids.token())
  const captcha =
    options.captcha ??
    createCaptcha({
      cost: options.captchaCost ?? ordinaryCaptchaCost,
      key: keys.captcha,
      answerKey: keys.captchaAnswer,
    })
  const { bankContracts, payControl, sms } = options
  const payControlKeys = createPayControlKeys(payControl, clock)
  const bank = { bankContracts, payControl, payControlKeys, sms }
  const deps = {
    db,
    clock,
    ids,
    logger,
    events,
    touches,
    hasher,
    captcha,
    ...bank,
    totpKey: keys.totpSecrets,
    smsKey: keys.smsCodes,
    photos: options.photos,
  }

  const refusals = createRefusalLog(deps)
  const noteRefusal: SessionGate['noteRefusal'] = call =>
    refusals.note(call, readCookie(call.cookie, cookieNames(isSecure).session))
  const takeCode = takeOneTimeCode(deps)
  const accessControl: AccessControl = {
    authenticate: withKeyAvailability(deps, authenticate(deps)),
    peopleOf: legalPartyId => createContractStore(db).findPeople(legalPartyId),
    membersOf: legalPartyIds => findMembers(db, legalPartyIds, bishkekDate(clock.now())),
    signSchemesOf: legalPartyIds =>
      createContractStore(db).findSignSchemes(legalPartyIds, bishkekDate(clock.now())),
    verifyOneTimeCode: async (personId, code) => {
      const taken = await takeCode(personId, code)
      return taken.ok ? holds : taken
    },
    takeOneTimeCode: takeCode,
    taxNumbersOf: (legalPartyId, personId) =>
      createContractStore(db).findTaxNumbers(legalPartyId, personId),
    payControlAvailability: actor => availabilityIn(deps, actor),
    onSessionEnded: events.onSessionEnded,
    onContractSelected: events.onContractSelected,
    noteRightsChanged: noteRightsChanged(deps),
    allowApiKeyReissue: allowApiKeyReissue(deps),
    liftLockout: liftLockout(deps),
    recipientLookups: createRecipientLookups(deps),
    seed: createSeed(deps),
  }
  const authenticateCookie: SessionGate['authenticateCookie'] = async (cookieHeader, isPassive) => {
    const token = readCookie(cookieHeader, cookieNames(isSecure).session)
    return token === undefined ? undefined : accessControl.authenticate(token, isPassive)
  }
  const writeTouches = async () => {
    // Not left to the loop, whose pauses grow with failures: touches cannot wait so long.
    await touches.writeAll().catch((error: unknown) => {
      logger.error({ err: error, job: 'writeTouches' }, 'session touches wait for the next try')
    })
    return 0
  }
  const writeRefusals = () => refusals.writeRepeats()
  const loops = [
    createLoop({ name: 'writeRefusals', everyMs: 5_000, run: writeRefusals, logger }),
    createLoop({ name: 'writeTouches', everyMs: writeTouchesEveryMs, run: writeTouches, logger }),
    createLoop({ name: 'sweepSessions', everyMs: 500, run: sweepSessions(deps), logger }),
    createLoop({ name: 'followBankPeople', everyMs: 500, run: followBankPeople(deps), logger }),
    createLoop({ name: 'removeStaleRows', everyMs: 60_000, run: removeStaleRows(deps), logger }),
  ]

  return {
    accessControl,
    service: {
      name: 'access-control',
      typeDefs,
      policies: accessControlPolicies,
      resolvers: createAccessControlResolvers(deps),
    },
    registerRoutes(app) {
      const { publicOrigin, verifyTokenLogin, faq = () => [] } = options
      const settings = { isSecure, publicOrigin, verifyTokenLogin, faq, noteRefusal }
      registerSignInRoutes(app, { ...deps, ...settings, authenticateCookie })
    },
    sessionGate: {
      authenticateCookie,
      authenticateKey: authenticateKey(deps),
      noteRefusal,
      onSessionEnded: events.onSessionEnded,
      onContractSelected: events.onContractSelected,
      onRightsChanged: events.onRightsChanged,
    },
    startJobs() {
      for (const loop of loops) loop.start()
    },
    async stopJobs() {
      await Promise.all(loops.map(loop => loop.stop()))
      await touches.writeAll()
      await refusals.writeRepeats(true)
    },
  }
}
