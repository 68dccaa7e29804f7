import { Readable } from 'node:stream'
import contentDisposition from 'content-disposition'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ErrorCode } from '@tartip/domain/errors/catalogue'
import { languages } from '@tartip/domain/language'
import { err, type Failure } from '@tartip/domain/result'
import { statementFormats } from '@tartip/domain/statements/statement'

import { enter, refusedCall, type EndpointDeps } from '../../../platform/graphql/http-endpoint.ts'
import { mayCall } from '../../../platform/graphql/operation-policy.ts'
import { HttpRefusal } from '../../../platform/http/errors.ts'
import { statementPolicies } from '../graphql/statement-policies.ts'
import type { StatementDeps } from '../statement-deps.ts'
import { accountKinds, openStatementFile } from '../use-cases/open-statement.ts'

const statuses: Readonly<Partial<Record<ErrorCode, number>>> = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  CONTRACT_LOST: 403,
  PERSON_LOCKED: 403,
  PERSON_REJECTED: 403,
  API_NOT_GRANTED: 403,
  STATEMENT_NOT_FOUND: 404,
  STATEMENT_NOT_READY: 409,
  STATEMENT_FILE_IN_PROGRESS: 409,
  STATEMENT_FORMAT_NOT_AVAILABLE: 400,
  STATEMENT_LETTERS_NOT_IN_FORMAT: 422,
  STATEMENT_FILE_FAILED: 500,
}

const refusalOf = ({ error }: Failure<ErrorCode>): HttpRefusal =>
  new HttpRefusal(statuses[error.code] ?? 500, error.code, error.params)

const spoken = { EN: 'en', KG: 'ky', RU: 'ru' } as const

interface FileRequest {
  Params: { id: string }
  Querystring: { format?: unknown; language?: unknown }
}

/**
 * `GET /api/v1/statements/<id>/file?format=PDF&language=KG`: the file of a statement of whatever kind, as a stream.
 * Pages and programs are let in as they are to the services.
 */
export function registerStatementRoutes(
  app: FastifyInstance,
  deps: StatementDeps,
  edge: Pick<EndpointDeps, 'sessions' | 'allowedOrigins'>,
): void {
  const path = '/api/v1/statements/:id/file'
  app.get<FileRequest>(path, async (request, reply) => {
    const entry = await enter(request, reply, edge)
    if (!entry.ok) {
      const { ip, headers } = request
      const { code, status } = entry
      await edge.sessions.recordRefusal({ code, operation: path, ip, cookie: headers.cookie })
      throw new HttpRefusal(status, code)
    }
    const { context } = entry
    const caller = { actor: context.actor, apis: context.caller?.apis }
    const allowed = mayCall({ [path]: statementPolicies.download }, path, caller)
    const { actor } = context
    if (!allowed.ok || actor === undefined) {
      const refused = allowed.ok ? err('CONTRACT_LOST') : allowed
      await edge.sessions.recordRefusal(refusedCall(context, refused.error.code, path))
      throw refusalOf(refused)
    }
    const wanted = readQuery(request)
    if (wanted === undefined) throw refusalOf(err('BAD_USER_INPUT', { field: 'format' }))
    const { format, language = context.request.language } = wanted
    // Programs read accounts; terminals have no group of theirs.
    const kinds = caller.apis === undefined ? ([...accountKinds, 'POS'] as const) : accountKinds
    const key = { id: request.params.id }
    const file = await openStatementFile(deps, actor, kinds, key, { format, language })
    if (!file.ok) throw refusalOf(file)
    const opened = await file.value.open()
    if (opened === undefined) throw refusalOf(err('STATEMENT_FILE_FAILED'))
    return reply
      .header('content-type', file.value.contentType)
      .header('content-length', opened.info.sizeBytes)
      .header('content-disposition', contentDisposition(file.value.fileName))
      .header('content-security-policy', "sandbox; default-src 'none'")
      .header('cache-control', 'no-store')
      .send(Readable.from(opened.chunks, { objectMode: false }))
  })
}

function readQuery({ query: { format, language } }: FastifyRequest<FileRequest>) {
  const known = statementFormats.find(one => one === format)
  const isSpoken = (text: unknown): text is keyof typeof spoken =>
    typeof text === 'string' && Object.hasOwn(spoken, text)
  if (known === undefined || (language !== undefined && !isSpoken(language))) return undefined
  const chosen = isSpoken(language) ? languages.find(one => one === spoken[language]) : undefined
  return { format: known, ...(chosen === undefined ? {} : { language: chosen }) }
}
