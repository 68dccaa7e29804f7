import type { FastifyInstance } from 'fastify'
import {
  payControlSignatureHeader,
  payControlTimeHeader,
  readPayControlCallback,
} from '@tartip/bank-ports/pay-control-callback'

import type { SigningDeps } from '../signing-deps.ts'
import type { PhoneDesk } from './phone-requests.ts'
import type { CallbackRefusal } from './take-callback.ts'

/** Where the pay-control server sends what phones answered. */
export const callbackPath = '/api/v1/pay-control/callback'

const largestBody = 16_384

const statuses: Readonly<Record<CallbackRefusal, number>> = {
  REQUEST_NOT_FOUND: 404,
  REQUEST_OF_ANOTHER_KEY: 403,
  CONFIRMATION_INVALID: 400,
  REQUEST_ENDED: 409,
}

/**
 * The one address that the pay-control server calls. It knows no session: the sender proves themselves by a keyed
 * hash over the bytes of the body, so they are read as they came, before anybody parses them.
 */
export function registerCallbackRoute(
  app: FastifyInstance,
  deps: Pick<SigningDeps, 'payControlSecret' | 'realClock' | 'logger'>,
  desk: Pick<PhoneDesk, 'takeCallback'>,
): void {
  void app.register(async scope => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: largestBody },
      (_request, body, done) => done(null, body),
    )
    scope.post(callbackPath, async (request, reply) => {
      const header = (name: string): string | undefined => {
        const value = request.headers[name]
        return typeof value === 'string' ? value : undefined
      }
      const callback = await readPayControlCallback(
        deps.payControlSecret,
        { time: header(payControlTimeHeader), signature: header(payControlSignatureHeader) },
        typeof request.body === 'string' ? request.body : '',
        deps.realClock.now(),
      )
      const refuse = (status: number, code: string) => {
        deps.logger.warn({ code, traceId: request.id }, 'a pay-control callback was refused')
        return reply.code(status).send({ code, params: {}, traceId: request.id })
      }
      if (!callback.ok) {
        const isTheirs = callback.error.code === 'CALLBACK_MALFORMED'
        return refuse(isTheirs ? 400 : 401, callback.error.code)
      }
      const taken = await desk.takeCallback(callback.value)
      return taken.ok ? reply.send({}) : refuse(statuses[taken.error.code], taken.error.code)
    })
  })
}
