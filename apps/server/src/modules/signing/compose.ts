import { err } from '@tartip/domain/result'
import type { SignType } from '@tartip/domain/people/sign-right'
import type { FastifyInstance } from 'fastify'

import { onCommitted } from '../../platform/db/commit-hooks.ts'
import { createLoop } from '../../platform/jobs/loop.ts'
import { registerCallbackRoute } from './phone/callback-route.ts'
import { createPhoneRequests, phoneRequestsChannel } from './phone/phone-requests.ts'
import type { Signing, SigningMethod } from './public.ts'
import type { SigningDeps } from './signing-deps.ts'
import { createTokenMethod } from './token/token-method.ts'
import { createTotpMethod } from './totp-method.ts'

export interface SigningModule {
  readonly signing: Signing
  registerRoutes(app: FastifyInstance): void
  startJobs(): void
  stopJobs(): Promise<void>
  /** The jobs once, for a clock that is moved; answers how much there was to do. */
  runJobsOnce(): Promise<number>
}

const checkEveryMs = 1_000

/** The phone signs by itself and reports it by a callback: nothing sent by the application counts. */
const payControlMethod: SigningMethod = {
  prove: async () => err('ACTION_NOT_ALLOWED', { action: 'sign' }),
}

export function createSigningModule(deps: SigningDeps): SigningModule {
  const token = createTokenMethod(deps)
  const methods: Readonly<Record<SignType, SigningMethod>> = {
    TOTP: createTotpMethod(deps),
    RU_TOKEN_2: token,
    RU_TOKEN_S: token,
    PAY_CONTROL: payControlMethod,
  }
  const desk = createPhoneRequests(deps)
  const loop = createLoop({
    name: 'phone-requests',
    everyMs: checkEveryMs,
    run: desk.runDue,
    logger: deps.logger,
  })
  const stopListening: (() => void)[] = []
  return {
    signing: {
      prove: (signer, texts, given) => methods[signer.signType].prove(signer, texts, given),
      verifyTokenLogin: token.verifyLogin,
      phones: desk.phones,
    },
    registerRoutes: app => registerCallbackRoute(app, deps, desk),
    startJobs() {
      stopListening.push(onCommitted(deps.db, phoneRequestsChannel, () => loop.wake()))
      loop.start()
    },
    async stopJobs() {
      for (const stop of stopListening.splice(0)) stop()
      await loop.stop()
    },
    runJobsOnce: desk.runDue,
  }
}
