import { Readable } from 'node:stream'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { BankUnavailable } from '@tartip/bank-ports/payment-execution'
import type { Language } from '@tartip/domain/language'
import { err, type Failure, type Result } from '@tartip/domain/result'
import { statementFormats, type StatementFormat } from '@tartip/domain/statements/statement'
import { formatPeriod } from '@tartip/domain/time/format-date'
import { bishkekDate } from '@tartip/domain/time/instant'
import {
  FormatRefusal,
  type StatementContent,
  type StatementSection,
} from '@tartip/formats/statements/statement-content'
import {
  statementFileTypes,
  writeStatementFile,
} from '@tartip/formats/statements/write-statement-file'

import { enter, refusedCall, type EndpointDeps } from '../../../platform/graphql/http-endpoint.ts'
import type { Actor } from '../../../platform/actor.ts'
import {
  mayCall,
  type CallRefusal,
  type OperationPolicy,
} from '../../../platform/graphql/operation-policy.ts'
import { withoutMissing } from '../../../platform/graphql/read-input.ts'
import { attachmentHeader } from '../../../platform/http/attachment.ts'
import { HttpRefusal } from '../../../platform/http/errors.ts'
import { onlyParameters } from '../../../platform/http/only-parameters.ts'
import { limitRunningWork } from '../../../platform/http/running-work.ts'
import { statementPolicies } from '../graphql/statement-policies.ts'
import type { StatementDeps } from '../statement-deps.ts'
import {
  accountKinds,
  openStatementFile,
  type OpenStatementRefusal,
} from '../use-cases/open-statement.ts'
import {
  readNewPayments,
  newPaymentPages,
  type NewPayments,
  type NewPaymentsRefusal,
} from '../use-cases/read-new-payments.ts'

type RouteRefusal =
  | CallRefusal
  | OpenStatementRefusal
  | NewPaymentsRefusal
  | 'BAD_USER_INPUT'
  | 'TOO_MANY_REQUESTS'
  | 'BANK_UNAVAILABLE'

const statuses: Readonly<Record<RouteRefusal, number>> = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  INSTALLMENT_FORBIDDEN: 403,
  CONTRACT_LOST: 403,
  PERSON_LOCKED: 403,
  PERSON_REJECTED: 403,
  API_NOT_GRANTED: 403,
  STATEMENT_SALARY_OF_ONE: 403,
  ACCOUNT_NOT_FOUND: 404,
  LEGAL_PARTY_NOT_FOUND: 404,
  CURSOR_INVALID: 400,
  DATE_INVALID: 400,
  STATEMENT_NOT_FOUND: 404,
  STATEMENT_NOT_READY: 409,
  STATEMENT_EMPTY: 422,
  STATEMENT_FILE_IN_PROGRESS: 409,
  STATEMENT_FORMAT_NOT_AVAILABLE: 400,
  STATEMENT_LETTERS_NOT_IN_FORMAT: 422,
  STATEMENT_FILE_FAILED: 500,
  TOO_MANY_REQUESTS: 429,
  BANK_UNAVAILABLE: 503,
}

const refusalOf = ({ error }: Failure<RouteRefusal>): HttpRefusal =>
  new HttpRefusal(statuses[error.code], error.code, error.params)

const languageByName = { EN: 'en', KG: 'ky', RU: 'ru' } as const

type Inputs<Name extends string> = { readonly [Input in Name]?: unknown }
const fileInputs = ['format', 'language'] as const
interface FileRequest {
  Params: { id: string }
  Querystring: Inputs<(typeof fileInputs)[number]>
}
const newPaymentsInputs = ['account', 'after', 'from', 'size', 'format', 'language'] as const
type NewPaymentsInput = (typeof newPaymentsInputs)[number]
interface NewPaymentsFile {
  Querystring: Inputs<NewPaymentsInput>
}

const newPaymentsPath = '/api/v1/statements/new-payments'
/** Calls that read or write a file at once, as many as exports. */
const mostRunning = { person: 2, organisation: 4 }
/** A reader that takes nothing for so long loses the connection, and its place is free again. */
const stalledAfterMs = 60_000
/** What accounting programs read; the papers of people are those of statements. */
const accountingFormats = ['TXT', 'TXT_V102', 'CAMT053', 'MT940', 'CSV'] as const

/**
 * `GET /api/v1/statements/<id>/file?format=PDF&language=KG`: the file of a statement of whatever kind, as a stream.
 * `GET /api/v1/statements/new-payments?account=…&after=…&format=TXT`: what was booked after a cursor, as a file; the
 * next cursor is a header of the answer. Pages and programs are let in as they are to the services.
 */
export function registerStatementRoutes(
  app: FastifyInstance,
  deps: StatementDeps,
  edge: Pick<EndpointDeps, 'sessions' | 'allowedOrigins'>,
): void {
  const opening = limitRunningWork(mostRunning)
  const path = '/api/v1/statements/:id/file'
  app.get<FileRequest>(path, { onRequest: onlyParameters(fileInputs) }, async (request, reply) => {
    const policy = statementPolicies.download
    const { actor, isProgram, ownLanguage } = await admit(request, reply, edge, { path, policy })
    const { format, language = ownLanguage } = readQuery(request.query, statementFormats)
    // Programs read accounts; terminals have no group of theirs.
    const kinds = isProgram ? accountKinds : ([...accountKinds, 'POS'] as const)
    const key = { id: request.params.id }
    const end = startIn(opening, actor)
    try {
      const file = await answerOf(openStatementFile(deps, actor, kinds, key, { format, language }))
      const opened = await file.open()
      if (opened === undefined) throw refusalOf(err('STATEMENT_FILE_IN_PROGRESS'))
      const { contentType, fileName } = file
      reply.raw.setTimeout(stalledAfterMs, () => reply.raw.destroy())
      const stream = Readable.from(opened.chunks, { objectMode: false })
      stream.once('close', end)
      return asFile(reply, contentType, fileName)
        .header('content-length', opened.info.sizeBytes)
        .send(stream)
    } catch (error) {
      end()
      throw error
    }
  })

  const running = limitRunningWork(mostRunning)
  const onRequest = onlyParameters(newPaymentsInputs)
  app.get<NewPaymentsFile>(newPaymentsPath, { onRequest }, async (request, reply) => {
    const policy = statementPolicies.getNewPayments
    const admitted = await admit(request, reply, edge, { path: newPaymentsPath, policy })
    const { actor, ownLanguage } = admitted
    const { format, language = ownLanguage } = readQuery(request.query, accountingFormats)
    const wanted = {
      legalPartyId: actor.legalPartyId,
      account: readText(request.query, 'account') ?? '',
      size: readSize(request.query),
      ...withoutMissing({
        after: readText(request.query, 'after'),
        startDate: readText(request.query, 'from'),
      }),
    }
    const end = startIn(running, actor)
    try {
      const found = await answerOf(readNewPayments(deps, actor, wanted))
      const { payments, section, cursor, hasMore } = found
      if (cursor !== undefined) reply.header('x-next-cursor', cursor)
      reply.header('x-has-more', String(hasMore))
      if (section === undefined || payments.length === 0) {
        return await reply.header('cache-control', 'no-store').code(204).send()
      }
      const content = newPaymentsContent(deps, actor, { section, payments, language })
      const bytes = await bytesOf(format, content, deps)
      const { contentType, extension } = statementFileTypes[format]
      const { startDate, endDate } = content.head
      const name = `${section.account} ${formatPeriod(startDate, endDate)}.${extension}`
      return await asFile(reply, contentType, name).send(bytes)
    } finally {
      end()
    }
  })
}

function startIn(work: ReturnType<typeof limitRunningWork>, actor: Actor): () => void {
  const end = work.start(actor)
  if (end === undefined) throw refusalOf(err('TOO_MANY_REQUESTS'))
  return end
}

async function bytesOf(
  format: StatementFormat,
  content: StatementContent,
  { fontsFolder }: Pick<StatementDeps, 'fontsFolder'>,
): Promise<Buffer> {
  const chunks: Uint8Array[] = []
  try {
    for await (const chunk of writeStatementFile(format, content, { fontsFolder })) {
      chunks.push(chunk)
    }
  } catch (error) {
    if (error instanceof FormatRefusal) throw refusalOf(err(error.code, error.params))
    throw error
  }
  return Buffer.concat(chunks)
}

async function answerOf<T>(answer: Promise<Result<T, RouteRefusal>>): Promise<T> {
  try {
    const found = await answer
    if (found.ok) return found.value
    throw refusalOf(found)
  } catch (error) {
    if (error instanceof BankUnavailable) throw refusalOf(err('BANK_UNAVAILABLE'))
    throw error
  }
}

interface Admitted {
  readonly actor: Actor
  readonly isProgram: boolean
  readonly ownLanguage: Language
}

/** Lets in whom the policy of an operation lets in; every refusal is recorded. */
async function admit(
  request: FastifyRequest,
  reply: FastifyReply,
  edge: Pick<EndpointDeps, 'sessions' | 'allowedOrigins'>,
  { path, policy }: { readonly path: string; readonly policy: OperationPolicy },
): Promise<Admitted> {
  const entry = await enter(request, reply, edge)
  if (!entry.ok) {
    const { ip, headers } = request
    const { code, status } = entry
    await edge.sessions.recordRefusal({ code, operation: path, ip, cookie: headers.cookie })
    throw new HttpRefusal(status, code)
  }
  const { context } = entry
  const { actor } = context
  const apis = context.caller?.apis
  const allowed = mayCall({ [path]: policy }, path, { actor, apis })
  if (!allowed.ok || actor === undefined) {
    const refused = allowed.ok ? err('CONTRACT_LOST') : allowed
    await edge.sessions.recordRefusal(refusedCall(context, refused.error.code, path))
    throw refusalOf(refused)
  }
  return { actor, isProgram: apis !== undefined, ownLanguage: context.request.language }
}

const asFile = (reply: FastifyReply, contentType: string, fileName: string): FastifyReply =>
  reply
    .header('content-type', contentType)
    .header('content-disposition', attachmentHeader(fileName))
    .header('content-security-policy', "sandbox; default-src 'none'")
    .header('cache-control', 'no-store')

type Query = Readonly<Record<string, unknown>>

function readQuery<Format extends StatementFormat>(
  { format, language }: Query,
  formats: readonly Format[],
): { readonly format: Format; readonly language?: Language } {
  const known = formats.find(one => one === format)
  if (known === undefined) throw refusalOf(err('BAD_USER_INPUT', { field: 'format' }))
  if (language === undefined) return { format: known }
  const isLanguageName = (text: unknown): text is keyof typeof languageByName =>
    typeof text === 'string' && Object.hasOwn(languageByName, text)
  if (!isLanguageName(language)) throw refusalOf(err('BAD_USER_INPUT', { field: 'language' }))
  return { format: known, language: languageByName[language] }
}

function readText(query: Query, field: NewPaymentsInput): string | undefined {
  const text = query[field]
  if (text === undefined || typeof text === 'string') return text
  throw refusalOf(err('BAD_USER_INPUT', { field }))
}

function readSize(query: Query): number {
  const text = readText(query, 'size')
  if (text === undefined) return newPaymentPages.usual
  const size = /^\d{1,6}$/.test(text) ? Number(text) : 0
  if (size >= 1 && size <= newPaymentPages.largest) return size
  throw refusalOf(err('BAD_USER_INPUT', { field: 'size', max: newPaymentPages.largest }))
}

interface ShownPayments extends Pick<NewPayments, 'payments'> {
  readonly section: StatementSection
  readonly language: Language
}

/** A statement from the first of the payments to the last. */
function newPaymentsContent(
  { rules, ownBic, clock }: Pick<StatementDeps, 'rules' | 'ownBic' | 'clock'>,
  { companyName, companyInn }: Actor,
  { section, payments, language }: ShownPayments,
): StatementContent {
  const now = clock.now()
  return {
    head: {
      statementId: payments.at(-1)?.operationId ?? section.account,
      kind: 'ACCOUNT',
      clientName: companyName,
      clientInn: companyInn,
      bankName: rules.banks().find(ownBic)?.name[language] ?? ownBic,
      bankBic: ownBic,
      bankNames: rules.banks().namesIn(language),
      startDate: bishkekDate(payments[0]?.bookedAt ?? now),
      endDate: bishkekDate(payments.at(-1)?.bookedAt ?? now),
      createdAt: now,
      language,
    },
    sections: [section],
    async *operationsOf() {
      for (let at = 0; at < payments.length; at += writtenAtOnce) {
        yield payments.slice(at, at + writtenAtOnce)
        // Other calls go on between the slices.
        await nextTurn()
      }
    },
  }
}

const writtenAtOnce = 50
