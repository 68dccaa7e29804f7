import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'

import { parsePersonInn, type InnError } from '@tartip/domain/identifiers/inn'
import { parsePhone, type PhoneError } from '@tartip/domain/identifiers/phone'
import { isUuid } from '@tartip/domain/identifiers/uuid'
import { longestPassword } from '@tartip/domain/people/password'
import { err, ok, type Result } from '@tartip/domain/result'
import { bishkekDate } from '@tartip/domain/time/instant'

import { languageOf } from '../../../platform/http/request-info.ts'
import {
  startPasswordRestore,
  startRegistration,
  type StartFlow,
  type FlowStarted,
} from '../use-cases/flows/start-flow.ts'
import { confirmFlowCode } from '../use-cases/flows/confirm-flow.ts'
import { enrolTotp } from '../use-cases/flows/enrol-totp.ts'
import type { FlowAnswer } from '../use-cases/flows/flow-answer.ts'
import { sendFlowCode } from '../use-cases/flows/send-flow-code.ts'
import { setFlowPassword } from '../use-cases/flows/set-flow-password.ts'
import {
  challengeToken,
  confirmWithToken,
  type TokenLoginDeps,
} from '../use-cases/sign-in/token-login.ts'
import type { SignInReplies } from './sign-in-replies.ts'
import { httpRefusalOf, type RestRefusal } from './http-refusal-of.ts'
import { decodedHeader } from './sign-in-headers.ts'

const startedSchema = z.object({
  purpose: z.enum(['REGISTER', 'RESET_TOTP']).optional(),
  inn: z.string().max(64).optional(),
  phone: z.string().max(64).optional(),
  deviceId: z.string().max(64).optional(),
})
const restoreSchema = startedSchema.omit({ purpose: true })
const confirmSchema = z.union([
  z.object({ code: z.string().max(32) }),
  z.object({
    password: z
      .string()
      .min(1)
      .max(longestPassword * 2),
  }),
])
const codeSchema = z.object({ code: z.string().max(32) })
const tokenSchema = z.object({
  challenge: z.string().max(64),
  signature: z.string().min(1).max(65_536),
})

/** Registration, first sign-in, restore and tokens: everything at sign-in that takes several steps. */
export function addFlowRoutes(
  routes: FastifyInstance,
  deps: TokenLoginDeps,
  replies: SignInReplies,
  handlers: FlowHandlers,
): void {
  routes.post('/otp/send', async (request, reply) => {
    const body = bodyOf(request, startedSchema)
    if (body.purpose === 'REGISTER') {
      const input = parseBeginning(request, body, deps.clock.now())
      if (!input.ok) throw httpRefusalOf(input)
      return handlers.started(
        await startRegistration(deps)(input.value, replies.originOf(request)),
        reply,
      )
    }
    const sent = await sendFlowCode(deps)(
      {
        preSessionToken: replies.preSessionOf(request),
        captchaToken: captchaOf(request),
        language: languageOf(request.headers['accept-language']),
        resetsTotp: body.purpose === 'RESET_TOTP',
      },
      replies.originOf(request),
    )
    if (!sent.ok) throw httpRefusalOf(sent)
    replies.setFlowCookie(request, reply)
    return sent.value
  })

  routes.post('/confirm', handlers.confirm)

  routes.post('/totp/enroll', async (request, reply) => {
    const { code } = bodyOf(request, codeSchema)
    const enrolled = await enrolTotp(deps)(
      {
        code,
        preSessionToken: replies.preSessionOf(request),
        language: languageOf(request.headers['accept-language']),
        previousToken: replies.sessionOf(request),
      },
      replies.originOf(request),
    )
    if (!enrolled.ok) throw httpRefusalOf(enrolled)
    return replies.signedIn(reply, enrolled.value)
  })

  routes.get('/login/confirm/rutoken', async request => {
    const challenged = await challengeToken(deps)(replies.preSessionOf(request))
    if (!challenged.ok) throw httpRefusalOf(challenged)
    return challenged.value
  })

  routes.post('/login/confirm/rutoken', async (request, reply) => {
    const { challenge, signature } = bodyOf(request, tokenSchema)
    const confirmed = await confirmWithToken(deps)(
      {
        challenge,
        signature,
        captchaToken: captchaOf(request),
        language: languageOf(request.headers['accept-language']),
        preSessionToken: replies.preSessionOf(request),
        previousToken: replies.sessionOf(request),
      },
      replies.originOf(request),
    )
    if (!confirmed.ok) throw httpRefusalOf(confirmed)
    return replies.signedIn(reply, confirmed.value)
  })

  addRestoreRoutes(routes, handlers)
}

/** What several addresses answer alike. */
export interface FlowHandlers {
  started(result: Result<FlowStarted, RestRefusal>, reply: FastifyReply): FlowAnswer
  confirm(request: FastifyRequest, reply: FastifyReply): Promise<unknown>
  forget(request: FastifyRequest, reply: FastifyReply): Promise<FlowAnswer>
}

export function createFlowHandlers(deps: TokenLoginDeps, replies: SignInReplies): FlowHandlers {
  const started = (result: Result<FlowStarted, RestRefusal>, reply: FastifyReply) => {
    if (!result.ok) throw httpRefusalOf(result)
    replies.startFlow(reply, result.value.preSessionToken)
    return result.value.answer
  }
  const confirm = async (request: FastifyRequest, reply: FastifyReply) => {
    const body = bodyOf(request, confirmSchema)
    const preSessionToken = replies.preSessionOf(request)
    if ('code' in body) {
      const origin = replies.originOf(request)
      const confirmed = await confirmFlowCode(deps)({ preSessionToken, code: body.code }, origin)
      if (!confirmed.ok) throw httpRefusalOf(confirmed)
      replies.setFlowCookie(request, reply)
      return confirmed.value
    }
    const set = await replies.unlessBusy(() =>
      setFlowPassword(deps)(
        {
          preSessionToken,
          password: body.password,
          language: languageOf(request.headers['accept-language']),
          previousToken: replies.sessionOf(request),
        },
        replies.originOf(request),
      ),
    )
    if (!set.ok) throw httpRefusalOf(set)
    if (set.value.kind === 'signedIn') return replies.signedIn(reply, set.value.signedIn)
    const { answer } = set.value
    if (answer.step === 'DONE') replies.clearFlowCookie(reply)
    else replies.setFlowCookie(request, reply)
    return answer
  }
  return {
    started,
    confirm,
    async forget(request, reply) {
      const input = parseBeginning(request, bodyOf(request, restoreSchema), deps.clock.now())
      if (!input.ok) throw httpRefusalOf(input)
      const origin = replies.originOf(request)
      return started(await startPasswordRestore(deps)(input.value, origin), reply)
    },
  }
}

/** The two calls of a forgotten password: the specification names them on the root of the service. */
export function addRestoreRoutes(routes: FastifyInstance, handlers: FlowHandlers): void {
  routes.post('/forgot-password', handlers.forget)
  // The same two steps as everywhere: the code, then the new password.
  routes.post('/confirm-forgot-password', handlers.confirm)
}

function bodyOf<T>(request: FastifyRequest, schema: z.ZodType<T>): T {
  const body = schema.safeParse(request.body ?? {})
  if (body.success) return body.data
  const field = String(body.error.issues[0]?.path[0] ?? 'body')
  throw httpRefusalOf(err('REQUEST_INVALID', { field }))
}

/** The token of the captcha, percent-encoded like every value of a header; empty when it is missing. */
const captchaOf = (request: FastifyRequest): string =>
  decodedHeader(request.headers['captcha-token']) ?? ''

function parseBeginning(
  request: FastifyRequest,
  body: z.infer<typeof restoreSchema>,
  now: number,
): Result<StartFlow, InnError | PhoneError | 'REQUEST_INVALID'> {
  const inn = parsePersonInn(body.inn ?? '', bishkekDate(now))
  if (!inn.ok) return inn
  const phone = parsePhone(body.phone ?? '')
  if (!phone.ok) return phone
  const deviceId = (body.deviceId ?? '').toLowerCase()
  if (!isUuid(deviceId)) return err('REQUEST_INVALID', { field: 'deviceId' })
  return ok({
    individualInn: inn.value,
    mobile: phone.value,
    deviceId,
    captchaToken: captchaOf(request),
    language: languageOf(request.headers['accept-language']),
  })
}
