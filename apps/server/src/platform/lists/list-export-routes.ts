import { Readable } from 'node:stream'
import type { FastifyInstance } from 'fastify'
import { languages, type Language, type LocalizedText } from '@tartip/domain/language'
import type { FilterRefusal } from '@tartip/domain/lists/filter'
import {
  filterTextsOf,
  inputNamesOf,
  readListInput,
  type Described,
} from '@tartip/domain/lists/list'
import { listWords } from '@tartip/domain/lists/list-texts'
import type { NameOf } from '@tartip/domain/lists/list-words'
import type { DecimalError } from '@tartip/domain/money/decimal'
import { err, ok, type Failure, type Result } from '@tartip/domain/result'
import { formatDate, formatDateTime } from '@tartip/domain/time/format-date'
import { bishkekDate, type Instant } from '@tartip/domain/time/instant'

import type { Actor } from '../actor.ts'
import { enter, refusedCall, type EndpointDeps } from '../graphql/http-endpoint.ts'
import { mayCall, type CallRefusal, type OperationPolicy } from '../graphql/operation-policy.ts'
import { attachmentHeader } from '../http/attachment.ts'
import { HttpRefusal } from '../http/errors.ts'
import { limitRunningWork } from '../http/running-work.ts'
import { fileOf, fileTypes, type FileContent, type FileType } from './list-files.ts'

/** A use case that refuses with another code does not compile as an export. */
const statuses = {
  BAD_USER_INPUT: 400,
  FIELD_REQUIRED: 400,
  FIELD_TOO_LONG: 400,
  DATE_INVALID: 400,
  PERIOD_INVALID: 400,
  PERIOD_TOO_LONG: 400,
  EXPORT_TOO_LARGE: 400,
  AMOUNT_INVALID: 400,
  AMOUNT_RANGE_INVALID: 400,
  AMOUNT_NOT_POSITIVE: 400,
  AMOUNT_TOO_LARGE: 400,
  AMOUNT_TOO_PRECISE: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  CONTRACT_LOST: 403,
  INSTALLMENT_FORBIDDEN: 403,
  PERSON_LOCKED: 403,
  PERSON_REJECTED: 403,
  API_NOT_GRANTED: 403,
  ACCOUNT_NOT_FOUND: 404,
  ENTITY_NOT_FOUND: 404,
  PAYMENT_NOT_FOUND: 404,
  PAY_LOGIC_NO_DEBTS: 404,
  LOAN_CLAIM_NOT_FOUND: 404,
  LETTER_NOT_FOUND: 404,
  FILE_NOT_FOUND: 404,
  SALARY_CONTRACT_NOT_FOUND: 404,
  SALARY_REGISTER_NOT_FOUND: 404,
  DOCUMENT_TEMPLATE_NOT_FOUND: 404,
  DOCUMENT_TEMPLATE_DOWNLOAD_NOT_ALLOWED: 403,
  TOO_MANY_REQUESTS: 429,
  BANK_UNAVAILABLE: 503,
} as const satisfies Readonly<
  Record<
    | FilterRefusal
    | CallRefusal
    | 'FIELD_REQUIRED'
    | 'EXPORT_TOO_LARGE'
    | 'ACCOUNT_NOT_FOUND'
    | 'ENTITY_NOT_FOUND'
    | DecimalError
    | 'AMOUNT_NOT_POSITIVE'
    | 'PAYMENT_NOT_FOUND'
    | 'PAY_LOGIC_NO_DEBTS'
    | 'LOAN_CLAIM_NOT_FOUND'
    | 'LETTER_NOT_FOUND'
    | 'FILE_NOT_FOUND'
    | 'SALARY_CONTRACT_NOT_FOUND'
    | 'SALARY_REGISTER_NOT_FOUND'
    | 'DOCUMENT_TEMPLATE_NOT_FOUND'
    | 'DOCUMENT_TEMPLATE_DOWNLOAD_NOT_ALLOWED'
    | 'TOO_MANY_REQUESTS'
    | 'BANK_UNAVAILABLE',
    number
  >
>
export type ExportRefusal = keyof typeof statuses

const refusalOf = ({ error }: Failure<ExportRefusal>): HttpRefusal =>
  new HttpRefusal(statuses[error.code], error.code, error.params)

/** Everything that a list finds, as a file. */
export interface ListExport {
  readonly name: string
  /** What its file is called; the days or numbers that distinguish files follow. */
  readonly title: (language: Language) => string
  /** The rights of the operation that shows the list. */
  readonly policy: OperationPolicy
  /** Content types by the format in the address. */
  readonly types: Readonly<Record<string, string>>
  readonly open: (
    actor: Actor,
    input: Readonly<Record<string, unknown>>,
    language: Language,
  ) => Promise<Result<OpenedFile, ExportRefusal>>
}

/** A file while it is written. */
export type FileBytes = Iterable<string | Uint8Array> | AsyncIterable<string | Uint8Array>

interface OpenedFile {
  /** In the place of the export's own title, where it has several kinds of papers. */
  readonly title?: string
  /** What distinguishes files of one title: days, accounts, numbers, as people write them. */
  readonly about: readonly string[]
  /** Nothing was found, where the export can say so beforehand. */
  readonly isEmpty?: boolean
  /** The format is one of `types`. */
  readonly write: (format: string) => FileBytes
}

/** «Платежи 30.11.2026»: the one name of a file that is exported, without its ending. */
export const nameOfExport = (
  { title }: Pick<ListExport, 'title'>,
  opened: Pick<OpenedFile, 'title' | 'about'>,
  language: Language,
): string => [opened.title ?? title(language), ...opened.about].join(' ')

/** What an export has found. */
interface FoundRows<Row> {
  /** The bank's moment at which it was read. */
  readonly at: Instant
  /** In the name of the file; the day where nothing else distinguishes files of this list. */
  readonly about?: OpenedFile['about']
  /** What the rows are of, where the filters do not say it: an account. */
  readonly subject?: string
  /** What the rows were chosen by in the place of filters. */
  readonly chosenBy?: string
  /** Names of people that a filter may name. */
  readonly nameOf?: NameOf
  readonly batches: AsyncIterable<readonly Row[]>
}

const everything: LocalizedText = { ru: 'Все записи', ky: 'Бардык жазуулар', en: 'All records' }
const writtenAt: LocalizedText = { ru: 'Выгружено', ky: 'Жүктөлгөн убакыт', en: 'Exported' }

/**
 * Makes the export of a described list. `find` reads the request strictly, as the operation does. The
 * first rows are read at once, so that a failure is an answer and not half a file; the others when they
 * are written. `otherInputs` are names that the list itself does not know.
 */
export function listExport<Row>(
  list: Pick<FileContent<Row>, 'columns'> & Described & { readonly name: string },
  policy: OperationPolicy,
  find: (
    ...request: Parameters<ListExport['open']>
  ) => Promise<Result<FoundRows<Row>, ExportRefusal>>,
  otherInputs: readonly string[] = [],
): ListExport {
  const inputNames = new Set([...inputNamesOf(list), ...otherInputs])
  return {
    name: list.name,
    title: language => listWords(list.name, language).title,
    policy,
    types: fileTypes,
    async open(actor, input, language) {
      // A filter that is misspelt must not export everything.
      const unknown = Object.keys(input).find(name => !inputNames.has(name))
      if (unknown !== undefined) return err('BAD_USER_INPUT', { field: unknown })
      const found = await find(actor, input, language)
      if (!found.ok) return found
      const { at, about = [formatDate(bishkekDate(at))], subject, chosenBy, nameOf } = found.value
      const { batches, first } = await withFirstRead(found.value.batches)
      const words = listWords(list.name, language)
      const request = readListInput(list, input)
      // A code that has no name here says more than nothing.
      const filters = request.ok
        ? filterTextsOf(list, request.value.values, words, value => nameOf?.(value) ?? value)
        : []
      const content = {
        words,
        about: [
          actor.companyName,
          ...(subject === undefined ? [] : [subject]),
          ...(filters.length > 0 ? filters : [chosenBy ?? everything[language]]),
          `${writtenAt[language]}: ${formatDateTime(at)}`,
        ],
        columns: list.columns.filter(({ shown }) => shown !== 'onScreen'),
        first,
        batches,
      }
      const isEmpty = first.rows.length === 0
      return ok({ about, isEmpty, write: format => fileOf(format as FileType, content) })
    },
  }
}

/** Reads one batch, and the next one to know whether there is any. */
async function withFirstRead<Row>(
  source: AsyncIterable<readonly Row[]>,
): Promise<Pick<FileContent<Row>, 'first' | 'batches'>> {
  const iterator = source[Symbol.asyncIterator]()
  const first = await iterator.next()
  const second = first.done ? first : await iterator.next()
  async function* batches() {
    if (first.done) return
    yield first.value
    if (second.done) return
    yield second.value
    yield* { [Symbol.asyncIterator]: () => iterator }
  }
  const rows = first.done ? [] : first.value
  return { batches: batches(), first: { rows, isWhole: second.done === true } }
}

const languageOf = (wanted: unknown): Language | undefined => languages.find(one => one === wanted)

type ExportDeps = Pick<EndpointDeps, 'sessions' | 'allowedOrigins'>

/** Exports read much, so one organisation has only a few at once; nobody waits for those of others. */
const mostRunning = { person: 2, organisation: 4 }
/** A reader that takes nothing for so long loses the connection, and its place is free again. */
const stalledAfterMs = 60_000

/**
 * Mounts `GET /api/v1/exports/<list>?format=csv|xlsx&language=ru|ky|en&…`: the filters are those of the list's operation,
 * by the same names. Pages and programs are let in as they are to the services.
 */
export function addListExports(
  app: FastifyInstance,
  lists: readonly ListExport[],
  deps: ExportDeps & { readonly stalledAfterMs?: number },
): void {
  const running = limitRunningWork(mostRunning)
  for (const list of lists) {
    const { name, policy, types, open } = list
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
        const refused = allowed.ok ? err('CONTRACT_LOST') : allowed
        await deps.sessions.recordRefusal(refusedCall(context, refused.error.code, path))
        throw refusalOf(refused)
      }
      const { format, language: wanted, ...input } = request.query
      const type = typeof format === 'string' && Object.hasOwn(types, format) && types[format]
      if (typeof format !== 'string' || !type) {
        throw refusalOf(err('BAD_USER_INPUT', { field: 'format' }))
      }
      const language = wanted === undefined ? context.request.language : languageOf(wanted)
      if (language === undefined) throw refusalOf(err('BAD_USER_INPUT', { field: 'language' }))
      const end = running.start(actor)
      if (end === undefined) throw refusalOf(err('TOO_MANY_REQUESTS'))
      try {
        const opened = await open(actor, input, language)
        if (!opened.ok) throw refusalOf(opened)
        const fileName = nameOfExport(list, opened.value, language)
        void reply
          .header('content-type', type)
          .header('content-disposition', attachmentHeader(`${fileName}.${format}`))
          .header('cache-control', 'no-store')
        reply.raw.setTimeout(deps.stalledAfterMs ?? stalledAfterMs, () => reply.raw.destroy())
        const stream = Readable.from(opened.value.write(format), { objectMode: false })
        stream.once('close', end)
        return reply.send(stream)
      } catch (error) {
        end()
        throw error
      }
    })
  }
}
