import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'

import type { ContractsAndRegistration } from '@tartip/bank-ports/contracts-and-registration'
import type { PayControl } from '@tartip/bank-ports/pay-control'
import type { Sms } from '@tartip/bank-ports/sms'
import type { IsLeaked } from '@tartip/domain/people/leaked-passwords'

import type { Clock } from '../../platform/clock.ts'
import { asSystem } from '../../platform/db/connections.ts'
import type { Db } from '../../platform/db/db.ts'
import type { GraphqlService } from '../../platform/graphql/service.ts'
import type { SessionGate } from '../../platform/graphql/session-gate.ts'
import type { Ids } from '../../platform/ids.ts'
import type { FaqEntry } from '../rules/public.ts'
import type { ListExport } from '../../platform/lists/list-export-routes.ts'
import { createAuditExport, type CallNames } from './graphql/audit-presenter.ts'
import { createAccessControl } from './create-access-control.ts'
import {
  createCaptcha,
  defaultCaptchaCost,
  type Captcha,
  type CaptchaCost,
} from './crypto/captcha.ts'
import { deriveKeys } from './crypto/derived-keys.ts'
import { createPasswordHasher, type PasswordCost } from './crypto/password-hasher.ts'
import { isToken } from './crypto/token-hash.ts'
import { accessControlPolicies } from './graphql/access-control-policies.ts'
import { createAccessControlResolvers } from './graphql/access-control-resolvers.ts'
import { typeDefs } from './graphql/access-control.sdl.generated.ts'
import { createAccessControlJobs } from './jobs/access-control-jobs.ts'
import type { AccessControl } from './public.ts'
import { defaultCodeDriftSteps } from './crypto/totp.ts'
import { cookieNames, readCookie } from './rest/session-cookie.ts'
import { registerSignInRoutes } from './rest/sign-in-routes.ts'
import { defaultSmsResendAfterMs } from './rules/sms-sending.ts'
import { createSessionEvents } from './session-events.ts'
import { createSessionTouches } from './session-touches.ts'
import { createSessionStore } from './store/session-store.ts'
import { createTurns } from './use-cases/attempts/turns.ts'
import type { AccessControlDeps } from './use-cases/deps.ts'
import { registerPhotoOwner, type PhotoStorage } from './use-cases/applications/pos-photos.ts'
import { createRefusalLog } from './use-cases/audit/refusal-log.ts'
import { authenticateKey, keyOf } from './use-cases/keys/authenticate-key.ts'
import { createPayControlKeys } from './use-cases/keys/pay-control-keys.ts'
import type { VerifyTokenLogin } from './use-cases/sign-in/token-login.ts'

export interface AccessControlModuleDeps {
  readonly db: Db
  /** The real clock, not the bank's: see `AccessControlDeps`. */
  readonly clock: Clock
  readonly bankClock: Clock
  readonly ids: Ids
  readonly logger: Pick<Logger, 'error' | 'warn'>
  /** The installation's secret, from the configuration. */
  readonly secretKey: string
  /** `https://bank.example`; undefined when people use whatever address the server listens at. */
  readonly publicOrigin?: string | undefined
  /** Whether a new password is known from leaks. */
  readonly isLeaked: IsLeaked
  /** What differs from the usual cost. */
  readonly captchaCost?: Partial<CaptchaCost>
  readonly passwordCost?: PasswordCost
  /** A captcha of a provider in place of our own. */
  readonly captcha?: Captcha
  /** The bank's contracts and applications. */
  readonly bankContracts: ContractsAndRegistration
  /** The vendor's server for signing on phones. */
  readonly payControl: PayControl
  readonly sms: Sms
  /** Numbers of the accounts that the person may have takings credited to; the module of accounts is built on this one. */
  readonly outletAccounts: AccessControlDeps['outletAccounts']
  /** The audit names a refused call of any service by what it is about; without it by its name. */
  readonly callNames?: CallNames
  /** How long a phone waits for its next code; a minute when left out. */
  readonly smsResendAfterMs?: number
  /** How many steps the clock of an authenticator app may be off; one when left out. */
  readonly codeDriftSteps?: number
  /** Frequent questions to the bank; none when left out. */
  readonly faq?: () => readonly FaqEntry[]
  /** Checks the signature of a hardware token at sign-in; nobody signs in with one when left out. */
  readonly verifyTokenLogin?: VerifyTokenLogin
  /** Where photographs of shops go and who checks them; none can be brought when left out. */
  readonly photos?: PhotoStorage
}

export interface AccessControlModule {
  readonly accessControl: AccessControl
  readonly service: GraphqlService
  readonly listExport: ListExport
  /** Mounts `/api/v1`. */
  registerRoutes(app: FastifyInstance): void
  /** What the GraphQL endpoints require of every call and socket. */
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
  const { db, clock, bankClock, ids, logger } = options
  const events = createSessionEvents()
  const touches = createSessionTouches(createSessionStore(asSystem(db)).extend)
  const hasher = await createPasswordHasher(ids.token(), options.passwordCost)
  const captcha =
    options.captcha ??
    createCaptcha({
      cost: { ...defaultCaptchaCost, ...options.captchaCost },
      key: keys.captcha,
      answerKey: keys.captchaAnswer,
    })
  const { bankContracts, payControl, sms } = options
  if (options.photos) registerPhotoOwner(options.photos, bankContracts)
  const payControlKeys = createPayControlKeys(payControl, clock)
  const bank = { bankContracts, payControl, payControlKeys, sms }
  const deps = {
    db,
    clock,
    bankClock,
    ids,
    logger,
    events,
    touches,
    hasher,
    turns: createTurns(),
    isLeaked: options.isLeaked,
    captcha,
    ...bank,
    totpKey: keys.totpSecrets,
    smsKey: keys.smsCodes,
    smsResendAfterMs: options.smsResendAfterMs ?? defaultSmsResendAfterMs,
    codeDriftSteps: options.codeDriftSteps ?? defaultCodeDriftSteps,
    photos: options.photos,
    outletAccounts: options.outletAccounts,
    callNames: options.callNames ?? (() => []),
  }

  const refusals = createRefusalLog(deps)
  const sessionToken = (cookieHeader: string | undefined) => {
    const token = readCookie(cookieHeader, cookieNames(isSecure).session)
    return token !== undefined && isToken(token) ? token : undefined
  }
  const recordRefusal: SessionGate['recordRefusal'] = call =>
    refusals.note(call, sessionToken(call.cookie))
  const accessControl = createAccessControl(deps)
  const authenticateCookie: SessionGate['authenticateCookie'] = async (cookieHeader, isPassive) => {
    const token = sessionToken(cookieHeader)
    return token === undefined ? undefined : accessControl.authenticate(token, isPassive)
  }
  const jobs = createAccessControlJobs(deps, refusals)

  return {
    accessControl,
    service: {
      name: 'access-control',
      typeDefs,
      policies: accessControlPolicies,
      resolvers: createAccessControlResolvers(deps),
    },
    listExport: createAuditExport(deps),
    registerRoutes(app) {
      const { publicOrigin, verifyTokenLogin, faq = () => [] } = options
      const settings = { isSecure, publicOrigin, verifyTokenLogin, faq, recordRefusal }
      registerSignInRoutes(app, { ...deps, ...settings, authenticateCookie })
    },
    sessionGate: {
      credentialOf: ({ authorization, cookie }) =>
        authorization === undefined ? sessionToken(cookie) : keyOf(authorization),
      authenticateCookie,
      authenticateKey: authenticateKey(deps),
      recordRefusal,
      onSessionEnded: events.onSessionEnded,
      onContractSelected: events.onContractSelected,
      onRightsChanged: events.onRightsChanged,
    },
    startJobs: jobs.start,
    stopJobs: jobs.stop,
  }
}
