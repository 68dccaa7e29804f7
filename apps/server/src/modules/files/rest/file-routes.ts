import multipart, { type MultipartFile } from '@fastify/multipart'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import {
  bytesPerMegabyte,
  isUploadPurpose,
  uploadRules,
  type UploadPurpose,
  type UploadRule,
} from '@tartip/domain/files/upload-purpose'
import type { ApiKeyApi } from '@tartip/domain/people/api-key'
import { may } from '@tartip/domain/people/policy'
import { err, ok, type Failure, type Result } from '@tartip/domain/result'
import type { Actor } from '../../../platform/actor.ts'
import type { MutationRefusal } from '../../../platform/documents/run-mutation.ts'
import type { SessionGate } from '../../../platform/graphql/session-gate.ts'
import { attachmentHeader } from '../../../platform/http/attachment.ts'
import { HttpRefusal } from '../../../platform/http/errors.ts'
import { onlyParameters } from '../../../platform/http/only-parameters.ts'
import { requestInfoOf, routeOf } from '../../../platform/http/request-info.ts'
import { limitRunningWork } from '../../../platform/http/running-work.ts'
import { isFromSameOrigin } from '../../../platform/http/same-origin.ts'
import type { DrawSmall } from '../content-check.ts'
import type { Files, UploadRefusal } from '../public.ts'
import type { removeUpload } from '../use-cases/stored-files.ts'
import { answerOf, type uploadOnce } from '../use-cases/upload-file.ts'

export interface FileRoutesDeps {
  readonly uploadFile: Files['keepUpload']
  readonly uploadOnce: ReturnType<typeof uploadOnce>
  readonly openFile: Files['openFile']
  readonly sessions: Pick<SessionGate, 'authenticateCookie' | 'authenticateKey' | 'recordRefusal'>
  readonly removeUpload: ReturnType<typeof removeUpload>
  readonly drawSmall: DrawSmall
  readonly publicOrigin: string | undefined
}

type RouteRefusal =
  | UploadRefusal
  | MutationRefusal
  | 'API_NOT_GRANTED'
  | 'ORIGIN_NOT_ALLOWED'
  | 'UNAUTHENTICATED'
  | 'CONTRACT_LOST'
  | 'REQUEST_INVALID'
  | 'CONTENT_TYPE_NOT_ALLOWED'
  | 'FILE_ONLY_ONE'
  | 'FILE_NOT_FOUND'

const statuses = {
  ORIGIN_NOT_ALLOWED: 403,
  UNAUTHENTICATED: 401,
  CONTRACT_LOST: 403,
  FORBIDDEN: 403,
  API_NOT_GRANTED: 403,
  IDEMPOTENCY_KEY_REQUIRED: 400,
  IDEMPOTENCY_KEY_INVALID: 400,
  IDEMPOTENCY_KEY_REUSED: 409,
  IDEMPOTENCY_IN_PROGRESS: 409,
  INSTALLMENT_FORBIDDEN: 403,
  PERSON_LOCKED: 403,
  PERSON_REJECTED: 403,
  REQUEST_INVALID: 400,
  CONTENT_TYPE_NOT_ALLOWED: 415,
  FILE_ONLY_ONE: 400,
  FILE_EXTENSION: 400,
  FILE_EMPTY: 400,
  FILE_SIZE: 413,
  FILE_CONTENT_MISMATCH: 400,
  FILE_NOT_CLEAN: 400,
  FILE_NOT_FOUND: 404,
  FILE_QUOTA: 429,
  FILE_TOTAL: 413,
  TOO_MANY_REQUESTS: 429,
  BANK_UNAVAILABLE: 503,
  SERVICE_UNAVAILABLE: 503,
} as const satisfies Record<RouteRefusal, number>

const refusalOf = ({ error }: Failure<RouteRefusal>): HttpRefusal =>
  new HttpRefusal(statuses[error.code], error.code, error.params)

/** Bodies that may be received at once: each is held in memory, up to 10 MB. */
const mostReceived = { person: 3, organisation: 4, process: 40 }
/** Pictures that may wait to be drawn at once: each is held in memory, up to 10 MB. */
const mostDrawn = { person: 10, organisation: 20, process: 40 }
/** Boundary and headers of a body beside the file itself. */
const multipartOverheadBytes = 16 * 1024

/** Who calls: a person in a session, or a program with a key of this access list. */
interface Uploader {
  readonly actor: Actor
  readonly apis: readonly ApiKeyApi[] | undefined
}

/**
 * `POST /api/v1/uploads?purpose=…` takes one file as multipart and returns its id;
 * `GET /api/v1/files/<id>` returns a file, `…/picture` a small JPEG of a picture, and `DELETE` removes a person's own
 * upload that no document has. Who calls, and what they may do, is known before the first byte of a body is read. A
 * program uploads what its key allows, each file with an idempotency key.
 */
export function registerFileRoutes(app: FastifyInstance, deps: FileRoutesDeps): void {
  void app.register(
    async routes => {
      await routes.register(multipart)
      const entered = new WeakMap<FastifyRequest, Uploader>()
      const uploaderOf = (request: FastifyRequest): Uploader => {
        const uploader = entered.get(request)
        if (uploader === undefined) throw refusalOf(err('UNAUTHENTICATED'))
        return uploader
      }
      const personOf = (request: FastifyRequest): Actor => {
        const { actor, apis } = uploaderOf(request)
        if (apis !== undefined) throw refusalOf(err('API_NOT_GRANTED'))
        return actor
      }
      routes.addHook('onRequest', async (request, reply) => {
        void reply.header('cache-control', 'no-store')
        entered.set(request, await enter(deps, request, reply))
      })

      const running = limitRunningWork(mostReceived)
      routes.post('/uploads', { onRequest: onlyParameters(['purpose']) }, async request => {
        const uploader = uploaderOf(request)
        const { actor, apis } = uploader
        const purpose = await purposeOf(deps, request, uploader)
        const end = running.start(actor)
        if (end === undefined) throw refusalOf(err('TOO_MANY_REQUESTS'))
        try {
          const received = await receive(request, purpose)
          if (!received.ok) throw refusalOf(received)
          const upload = { purpose, ...received.value }
          if (apis !== undefined) {
            const kept = await deps.uploadOnce(actor, requestInfoOf(request), upload)
            if (!kept.ok) throw refusalOf(kept)
            return kept.value
          }
          const kept = await deps.uploadFile(actor, upload)
          if (!kept.ok) throw refusalOf(kept)
          return answerOf(kept.value)
        } finally {
          end()
        }
      })

      routes.delete<{ Params: { id: string } }>('/files/:id', async (request, reply) => {
        const actor = personOf(request)
        const removed = await deps.removeUpload(actor, request.params.id)
        if (!removed.ok) throw refusalOf(removed)
        return reply.code(204).send()
      })

      routes.get<{ Params: { id: string } }>('/files/:id', async (request, reply) => {
        const opened = await deps.openFile(personOf(request), request.params.id)
        if (!opened.ok) throw refusalOf(opened)
        const { file, content } = opened.value
        return reply
          .header('content-type', file.contentType)
          .header('content-disposition', attachmentHeader(file.fileName))
          .header('content-security-policy', "sandbox; default-src 'none'")
          .send(Buffer.from(content.bytes.buffer, content.bytes.byteOffset, content.bytes.length))
      })

      const drawing = limitRunningWork(mostDrawn)
      routes.get<{ Params: { id: string } }>('/files/:id/picture', async (request, reply) => {
        const actor = personOf(request)
        const end = drawing.start(actor)
        if (end === undefined) throw refusalOf(err('TOO_MANY_REQUESTS'))
        try {
          const opened = await deps.openFile(actor, request.params.id)
          if (!opened.ok) throw refusalOf(opened)
          const { file, content } = opened.value
          const drawn = await deps.drawSmall(content.bytes, file.contentType)
          if (!drawn.ok) throw refusalOf(drawn)
          return await reply.header('content-type', 'image/jpeg').send(Buffer.from(drawn.value))
        } finally {
          end()
        }
      })
    },
    { prefix: '/api/v1' },
  )
}

async function enter(
  deps: FileRoutesDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Uploader> {
  const { authorization } = request.headers
  if (authorization !== undefined) return enterByKey(deps, request, authorization)
  if (!isFromSameOrigin(request.headers, deps.publicOrigin)) {
    throw await recorded(deps, request, 'ORIGIN_NOT_ALLOWED')
  }
  const { isPassive } = requestInfoOf(request)
  const session = await deps.sessions.authenticateCookie(request.headers.cookie, isPassive)
  if (session === undefined) throw await recorded(deps, request, 'UNAUTHENTICATED')
  if (session.actor === undefined) throw await recorded(deps, request, 'CONTRACT_LOST')
  void reply.header('X-Session-Expires-In', String(session.expiresInSeconds))
  return { actor: session.actor, apis: undefined }
}

/** No foreign page can send an `Authorization` header, so the origin of a program is not checked. */
async function enterByKey(
  deps: FileRoutesDeps,
  request: FastifyRequest,
  authorization: string,
): Promise<Uploader> {
  const caller = await deps.sessions.authenticateKey(authorization, request.ip)
  if (caller === 'tooMany') throw await recorded(deps, request, 'TOO_MANY_REQUESTS')
  if (caller === 'unknown' || caller.actor === undefined) {
    throw await recorded(deps, request, 'UNAUTHENTICATED')
  }
  return { actor: caller.actor, apis: caller.apis }
}

async function recorded(
  { sessions }: FileRoutesDeps,
  request: FastifyRequest,
  code: RouteRefusal,
  actor?: Actor,
): Promise<HttpRefusal> {
  const { ip, headers } = request
  const call = { code, operation: routeOf(request), ip, cookie: headers.cookie, actor }
  await sessions.recordRefusal(call)
  return refusalOf(err(code))
}

async function purposeOf(
  deps: FileRoutesDeps,
  request: FastifyRequest,
  { actor, apis }: Uploader,
): Promise<UploadPurpose> {
  const { purpose } = request.query as Readonly<Record<string, unknown>>
  if (typeof purpose !== 'string' || !isUploadPurpose(purpose)) {
    throw refusalOf(err('REQUEST_INVALID', { field: 'purpose' }))
  }
  const { upload, api }: UploadRule = uploadRules[purpose]
  if (apis !== undefined && (api === undefined || !apis.includes(api))) {
    throw await recorded(deps, request, 'API_NOT_GRANTED', actor)
  }
  const allowed = may(actor, upload)
  if (!allowed.ok) throw await recorded(deps, request, allowed.error.code, actor)
  return purpose
}

interface Received {
  readonly fileName: string
  readonly bytes: Uint8Array
}

/** Reads the one file of a body; stops at its limit, and keeps nothing of a body that breaks off. */
async function receive(
  request: FastifyRequest,
  purpose: UploadPurpose,
): Promise<Result<Received, RouteRefusal>> {
  const { maxMegabytes } = uploadRules[purpose]
  const fileSize = maxMegabytes * bytesPerMegabyte
  const tooLarge = err('FILE_SIZE', { max: maxMegabytes })
  if (!request.isMultipart()) return err('CONTENT_TYPE_NOT_ALLOWED')
  if (Number(request.headers['content-length'] ?? 0) > fileSize + multipartOverheadBytes) {
    return tooLarge
  }
  let received: Received | undefined
  let isTooLarge = false
  try {
    const limits = { files: 1, fields: 0, parts: 1, headerPairs: 20, fileSize }
    for await (const part of request.files({ limits })) {
      part.file.once('limit', () => (isTooLarge = true))
      received = await readPart(part)
    }
  } catch (error) {
    if (isTooLarge) return tooLarge
    const code = error instanceof Error && 'code' in error ? error.code : undefined
    if (code === 'FST_FILES_LIMIT' || code === 'FST_PARTS_LIMIT' || code === 'FST_FIELDS_LIMIT') {
      return err('FILE_ONLY_ONE')
    }
    request.log.info({ err: error }, 'an upload could not be read')
    return err('REQUEST_INVALID')
  }
  return received === undefined ? err('FILE_EMPTY') : ok(received)
}

const readPart = async (part: MultipartFile): Promise<Received> => ({
  fileName: part.filename,
  bytes: await part.toBuffer(),
})
