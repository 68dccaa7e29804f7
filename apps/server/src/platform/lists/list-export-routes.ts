import type { ErrorCode } from '@tartip/domain/errors/catalogue'
import { Readable } from 'node:stream'
import type { ReadableStream as NodeReadableStream } from 'node:stream/web'
import type { FastifyInstance } from 'fastify'
import type { Language } from '@tartip/domain/language'
import { inputNamesOf, type Described } from '@tartip/domain/lists/list'
import { listWords } from '@tartip/domain/lists/list-texts'
import { err, ok, type Result } from '@tartip/domain/result'

import type { Actor } from '../actor.ts'
import { enter, refusedCall, type EndpointDeps } from '../graphql/http-endpoint.ts'
import { mayCall, type OperationPolicy } from '../graphql/operation-policy.ts'
import { HttpRefusal } from '../http/errors.ts'
import { fileOf, fileTypes, type FileContent, type FileType } from './list-files.ts'

/** Everything that a list finds, as a file. */
export interface ListExport {
  readonly name: string
  /** The rights of the operation that shows the list. */
  readonly policy: OperationPolicy
  readonly open: (
    actor: Actor,
    input: Readonly<Record<string, unknown>>,
    language: Language,
  ) => Promise<Result<OpenedFile, ErrorCode>>
}

interface OpenedFile {
  /** `payments-2026-11-29`, without its ending. */
  readonly name: string
  readonly write: (type: FileType) => ReadableStream<Uint8Array>
}

/**
 * Makes the export of a described list. `find` reads the request strictly, as the operation does; rows
 * are read when they are written. `otherInputs` are names that the list itself does not know.
 */
export function listExport<Row>(
  list: Pick<FileContent<Row>, 'columns'> & Described & { readonly name: string },
  policy: OperationPolicy,
  find: (
    ...request: Parameters<ListExport['open']>
  ) => Promise<
    Result<{ readonly name: string; readonly batches: AsyncIterable<readonly Row[]> }, ErrorCode>
  >,
  otherInputs: readonly string[] = [],
): ListExport {
  const inputNames = new Set([...inputNamesOf(list), ...otherInputs])
  return {
    name: list.name,
    policy,
    async open(actor, input, language) {
      // A filter that is misspelt must not export everything.
      const unknown = Object.keys(input).find(name => !inputNames.has(name))
      if (unknown !== undefined) return err('BAD_USER_INPUT', { field: unknown })
      const found = await find(actor, input, language)
      if (!found.ok) return found
      const { name, batches } = found.value
      const columns = list.columns.filter(({ shown }) => shown !== 'onScreen')
      const content = { words: listWords(list.name, language), columns, batches }
      return ok({ name, write: type => fileOf(type, content) })
    },
  }
}

type ExportDeps = Pick<EndpointDeps, 'sessions' | 'allowedOrigins'>

/** Exports read much; more at once would make every screen slow. */
const mostAtOnce = 4

const statuses: Readonly<Partial<Record<ErrorCode, number>>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  CONTRACT_LOST: 403,
  PERSON_LOCKED: 403,
  PERSON_REJECTED: 403,
  API_NOT_GRANTED: 403,
}

/**
 * Mounts `GET /api/v1/exports/<list>?format=csv|xlsx&…`: the filters are those of the list's operation,
 * by the same names. Pages and programs are let in as they are to the services.
 */
export function addListExports(
  app: FastifyInstance,
  lists: readonly ListExport[],
  deps: ExportDeps,
): void {
  let running = 0
  for (const { name, policy, open } of lists) {
    const path = `/api/v1/exports/${name}`
    app.get<{ Querystring: Record<string, unknown> }>(path, async (request, reply) => {
      const entry = await enter(request, reply, deps)
      if (!entry.ok) {
        const { ip, headers } = request
        const { code, status } = entry
        await deps.sessions.recordRefusal({ code, operation: path, ip, cookie: headers.cookie })
        throw new HttpRefusal(status, code)
      }
      const { context } = entry
      const allowed = mayCall({ [path]: policy }, path, {
        actor: context.actor,
        apis: context.caller?.apis,
      })
      const { actor } = context
      if (!allowed.ok || actor === undefined) {
        const { code, params } = allowed.ok ? err('CONTRACT_LOST').error : allowed.error
        await deps.sessions.recordRefusal(refusedCall(context, code, path))
        throw new HttpRefusal(statuses[code] ?? 400, code, params)
      }
      const { format, ...input } = request.query
      if (!isFileType(format)) throw new HttpRefusal(400, 'BAD_USER_INPUT', { field: 'format' })
      const { language } = context.request
      const opened = await open(actor, input, language)
      if (!opened.ok) {
        const { code, params } = opened.error
        throw new HttpRefusal(statuses[code] ?? 400, code, params)
      }
      if (running >= mostAtOnce) throw new HttpRefusal(429, 'TOO_MANY_REQUESTS')
      running += 1
      const stream = Readable.fromWeb(opened.value.write(format) as NodeReadableStream)
      stream.once('close', () => (running -= 1))
      return reply
        .header('content-type', fileTypes[format])
        .header('content-disposition', `attachment; filename="${opened.value.name}.${format}"`)
        .header('cache-control', 'no-store')
        .send(stream)
    })
  }
}

const isFileType = (format: unknown): format is FileType =>
  typeof format === 'string' && Object.hasOwn(fileTypes, format)
