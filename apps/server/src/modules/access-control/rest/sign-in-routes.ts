import type { FastifyInstance, FastifyRequest } from 'fastify'
import { z } from 'zod'

import { err } from '@tartip/domain/result'

import type { RefusedCall, SessionGate } from '../../../platform/graphql/session-gate.ts'
import { languageOf, routeOf } from '../../../platform/http/request-info.ts'
import { isFromSameOrigin } from '../../../platform/http/same-origin.ts'
import type { FaqEntry } from '../../rules/public.ts'
import { preSessionMs } from '../rules/session-lifetime.ts'
import type { PhotoStorage } from '../use-cases/applications/pos-photos.ts'
import { authenticate } from '../use-cases/sessions/authenticate.ts'
import { logOut } from '../use-cases/sessions/log-out.ts'
import { makeChallenge } from '../use-cases/sign-in/consume-captcha.ts'
import { startSignIn } from '../use-cases/sign-in/start-sign-in.ts'
import { confirmSignIn } from '../use-cases/sign-in/confirm-sign-in.ts'
import type { TokenLoginDeps } from '../use-cases/sign-in/token-login.ts'
import { createSignInReplies } from './sign-in-replies.ts'
import { addFlowRoutes, addRestoreRoutes, createFlowHandlers } from './flow-routes.ts'
import { httpRefusalOf } from './http-refusal-of.ts'
import { addPhotoRoutes } from './photo-routes.ts'
import { deviceIdOf, parseSignInHeaders } from './sign-in-headers.ts'

export interface SignInRoutesDeps extends TokenLoginDeps {
  /** `https://bank.example`; undefined on one machine, where the address is what the browser says. */
  readonly publicOrigin: string | undefined
  readonly isSecure: boolean
  /** Frequent questions to the bank, in its order. */
  readonly faq: () => readonly FaqEntry[]
  /** Keeps in the audit what was turned away before anybody was known. */
  readonly recordRefusal: SessionGate['recordRefusal']
  readonly authenticateCookie: SessionGate['authenticateCookie']
  /** Undefined where nobody can bring files. */
  readonly photos: PhotoStorage | undefined
}

const confirmSchema = z.object({ code: z.string().max(32) })

/** The sign-in part of the specification under `/api/v1`. Nothing of its headers is ever logged. */
export function registerSignInRoutes(app: FastifyInstance, deps: SignInRoutesDeps): void {
  const replies = createSignInReplies(deps.isSecure)
  const handlers = createFlowHandlers(deps, replies)
  void app.register(
    async routes => {
      requireSameOrigin(routes, deps)

      routes.get('/captcha', request =>
        makeChallenge(deps, replies.originOf(request), deviceIdOf(request.headers)),
      )

      routes.get('/faq', () => ({ list: deps.faq() }))

      routes.get('/login', async (request, reply) => {
        const input = parseSignInHeaders(request.headers)
        if (!input.ok) throw httpRefusalOf(input)
        const acceptsTokens = deps.verifyTokenLogin !== undefined
        const started = await replies.unlessBusy(() =>
          startSignIn({ ...deps, acceptsTokens })(input.value, replies.originOf(request)),
        )
        if (!started.ok) throw httpRefusalOf(started)
        const { preSessionToken, ...answer } = started.value
        replies.startFlow(reply, preSessionToken, preSessionMs)
        return answer
      })

      routes.post('/login/confirm', async (request, reply) => {
        const body = confirmSchema.safeParse(request.body)
        if (!body.success) throw httpRefusalOf(err('REQUEST_INVALID', { field: 'code' }))
        const signedIn = await confirmSignIn(deps)(
          {
            preSessionToken: replies.preSessionOf(request),
            code: body.data.code,
            previousToken: replies.sessionOf(request),
            language: languageOf(request.headers['accept-language']),
          },
          replies.originOf(request),
        )
        if (!signedIn.ok) throw httpRefusalOf(signedIn)
        return replies.signedIn(reply, signedIn.value)
      })

      routes.get('/keep-alive', async (request, reply) => {
        const session = await authenticate(deps)(replies.sessionOf(request) ?? '', false)
        if (session === undefined) {
          await deps.recordRefusal(refusedAt(request, 'UNAUTHENTICATED'))
          throw httpRefusalOf(err('UNAUTHENTICATED'))
        }
        return replies.expiry(reply, session.expiresInSeconds)
      })

      routes.get('/logout', async (request, reply) => {
        const tokens = {
          session: replies.sessionOf(request) ?? '',
          preSession: replies.preSessionOf(request),
        }
        await logOut(deps)(tokens, replies.originOf(request))
        replies.signedOut(reply)
        // Cached pages go, also those of Back. Not "storage": it holds the language and the device id.
        reply.header('clear-site-data', '"cache"')
        return {}
      })

      addFlowRoutes(routes, deps, replies, handlers)
      const { photos } = deps
      if (photos !== undefined) addPhotoRoutes(routes, { ...deps, photos })
    },
    { prefix: '/api/v1' },
  )
  void app.register(async routes => {
    requireSameOrigin(routes, deps)
    addRestoreRoutes(routes, handlers)
  })
}

function requireSameOrigin(
  routes: FastifyInstance,
  { publicOrigin, recordRefusal }: SignInRoutesDeps,
): void {
  routes.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store')
    if (!isFromSameOrigin(request.headers, publicOrigin)) {
      await recordRefusal(refusedAt(request, 'ORIGIN_NOT_ALLOWED'))
      throw httpRefusalOf(err('ORIGIN_NOT_ALLOWED'))
    }
  })
}

function refusedAt(request: FastifyRequest, code: string): RefusedCall {
  const { ip, headers } = request
  return { code, operation: routeOf(request), ip, cookie: headers.cookie }
}
