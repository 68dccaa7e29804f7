import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ErrorCode } from '@tartip/domain/errors/catalogue'
import type { Params } from '@tartip/domain/result'

import { shortParams } from '../short-params.ts'

/** A refusal of the REST part: an HTTP status, a stable code and its parameters; never a text. */
export class HttpRefusal extends Error {
  readonly status: number
  readonly code: ErrorCode
  readonly params: Params

  constructor(status: number, code: ErrorCode, params: Params = {}) {
    super(code)
    this.name = 'HttpRefusal'
    this.status = status
    this.code = code
    this.params = shortParams(params)
  }
}

const codesOfStatus: Readonly<Record<number, ErrorCode>> = {
  400: 'REQUEST_INVALID',
  // The static files refuse what lies outside their folder or is none; nothing of ours throws it.
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  405: 'METHOD_NOT_ALLOWED',
  413: 'REQUEST_TOO_LARGE',
  415: 'CONTENT_TYPE_NOT_ALLOWED',
  429: 'TOO_MANY_REQUESTS',
}

/** What a status of a library says; every refusal that is not named is about the request. */
function codeOf(status: number): ErrorCode | undefined {
  const isRefusal = status >= 400 && status < 500
  return codesOfStatus[status] ?? (isRefusal ? 'REQUEST_INVALID' : undefined)
}

/** What cannot even be routed, such as `/%zz`, answered like everything else. */
export function answerUnroutable(
  _error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  void reply.code(400).send({ code: 'REQUEST_INVALID', params: {}, traceId: request.id })
}

/** Turns everything thrown into `{ code, params, traceId }`; the cause stays in the log. */
export function answerErrors(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | HttpRefusal>(async (error, request, reply) => {
    const traceId = request.id
    // What was going to be a file is answered as JSON.
    void reply.removeHeader('content-disposition').removeHeader('content-type')
    if (error instanceof HttpRefusal) {
      const { waitSeconds } = error.params
      if (error.status === 429 && typeof waitSeconds === 'number') {
        void reply.header('retry-after', waitSeconds)
      }
      return reply.code(error.status).send({ code: error.code, params: error.params, traceId })
    }
    const status = error.statusCode ?? 500
    const code = codeOf(status)
    if (code !== undefined) return reply.code(status).send({ code, params: {}, traceId })
    request.log.error({ err: error }, 'request failed')
    return reply.code(500).send({ code: 'INTERNAL', params: {}, traceId })
  })
}
