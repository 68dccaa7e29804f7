import { comesFromSameOrigin } from '../../../platform/http/same-origin.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'

import { err } from '@tartip/domain/result'

import type { Captcha } from '../crypto/captcha.ts'
import { HasherBusy } from '../crypto/password-hasher.ts'
import { preSessionMs } from '../rules/session-lifetime.ts'
import { authenticate } from '../use-cases/authenticate.ts'
import { beginSignIn, type BeginSignInDeps } from '../use-cases/begin-sign-in.ts'
import { confirmSignIn } from '../use-cases/confirm-sign-in.ts'
import { logOut } from '../use-cases/log-out.ts'
import { httpRefusalOf } from './http-refusal-of.ts'
import {
  cookieNames,
  readCookie,
  removedCookie,
  signedInHint,
  tokenCookie,
} from './session-cookie.ts'
import { parseSignInHeaders } from './sign-in-headers.ts'

export interface SignInRoutesDeps extends BeginSignInDeps {
  readonly captcha: Captcha
  /** `https://bank.example`; undefined on one machine, where the address is what the browser says. */
  readonly publicOrigin: string | undefined
  readonly isSecure: boolean
}

const confirmSchema = z.object({ code: z.string().max(32) })

/** The sign-in part of the specification under `/api/v1`. Nothing of its headers is ever logged. */
export function registerSignInRoutes(app: FastifyInstance, deps: SignInRoutesDeps): void {
  const { isSecure } = deps
  const names = cookieNames(isSecure)
  const originOf = (request: FastifyRequest) => ({ ip: request.ip })
  const cookieOf = (request: FastifyRequest, name: string) =>
    readCookie(request.headers.cookie, name)

  void app.register(
    async routes => {
      routes.addHook('onRequest', async (request, reply) => {
        reply.header('cache-control', 'no-store')
        if (!comesFromSameOrigin(request.headers, deps.publicOrigin)) {
          throw httpRefusalOf(err('ORIGIN_NOT_ALLOWED'))
        }
      })

      routes.get('/captcha', () => deps.captcha.challenge(deps.clock.now()))

      routes.get('/login', async (request, reply) => {
        const input = parseSignInHeaders(request.headers)
        if (!input.ok) throw httpRefusalOf(input)
        const begun = await unlessBusy(() => beginSignIn(deps)(input.value, originOf(request)))
        if (!begun.ok) throw httpRefusalOf(begun)
        const { preSessionToken, ...answer } = begun.value
        const maxAgeSeconds = preSessionMs / 1000
        reply.header(
          'set-cookie',
          tokenCookie(names.preSession, preSessionToken, { isSecure, maxAgeSeconds }),
        )
        return answer
      })

      routes.post('/login/confirm', async (request, reply) => {
        const body = confirmSchema.safeParse(request.body)
        if (!body.success) throw httpRefusalOf(err('REQUEST_INVALID', { field: 'code' }))
        const signedIn = await confirmSignIn(deps)(
          {
            preSessionToken: cookieOf(request, names.preSession) ?? '',
            code: body.data.code,
            formerToken: cookieOf(request, names.session),
          },
          originOf(request),
        )
        if (!signedIn.ok) throw httpRefusalOf(signedIn)
        const { token, expiresInSeconds } = signedIn.value
        reply.header('set-cookie', [
          tokenCookie(names.session, token, { isSecure }),
          signedInHint(true, isSecure),
          removedCookie(names.preSession, isSecure),
        ])
        return answerExpiry(reply, expiresInSeconds)
      })

      routes.get('/keep-alive', async (request, reply) => {
        const session = await authenticate(deps)(cookieOf(request, names.session) ?? '', false)
        if (session === undefined) throw httpRefusalOf(err('UNAUTHENTICATED'))
        return answerExpiry(reply, session.expiresInSeconds)
      })

      routes.get('/logout', async (request, reply) => {
        await logOut(deps)(cookieOf(request, names.session) ?? '', originOf(request))
        reply.header('set-cookie', [
          removedCookie(names.session, isSecure),
          signedInHint(false, isSecure),
          removedCookie(names.preSession, isSecure),
        ])
        // Cached pages go, also those of Back. Not "storage": it holds the language and the device id.
        reply.header('clear-site-data', '"cache"')
        return {}
      })
    },
    { prefix: '/api/v1' },
  )
}

function answerExpiry(reply: FastifyReply, expiresInSeconds: number) {
  reply.header('x-session-expires-in', String(expiresInSeconds))
  return { expiresInSeconds }
}

/** Too many passwords wait already: the browser is told so at once. */
async function unlessBusy<T>(work: () => Promise<T>) {
  try {
    return await work()
  } catch (error) {
    if (error instanceof HasherBusy) return err('SERVICE_UNAVAILABLE')
    throw error
  }
}
