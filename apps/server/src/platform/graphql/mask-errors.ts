import { GraphQLError, type GraphQLFormattedError } from 'graphql'
import type { Logger } from '../http/logger.ts'

export interface MaskingOptions {
  traceId: string
  logger: Logger
  /** Shows what the library says about a wrong document; people outside learn the code alone. */
  isDevelopment: boolean
}

/**
 * What leaves the server of an error: the code and parameters of our own refusals, `REQUEST_INVALID`
 * for documents and variables that do not fit the schema, `INTERNAL` for everything else. The cause of
 * that goes to the log, under the trace id that the person can name.
 */
export function maskError(error: unknown, options: MaskingOptions): GraphQLError {
  const known = error instanceof Error ? error : new Error(String(error))
  const place = known instanceof GraphQLError ? { nodes: known.nodes, path: known.path } : {}
  const own = ownExtensions(known)
  if (own !== undefined) {
    return new GraphQLError(own.code, {
      ...place,
      extensions: { ...own, traceId: options.traceId },
    })
  }
  const isAboutRequest =
    known instanceof GraphQLError && (known.originalError ?? known) instanceof GraphQLError
  if (!isAboutRequest) {
    options.logger.error({ err: causeOf(known), traceId: options.traceId }, 'operation failed')
  }
  const code = isAboutRequest ? 'REQUEST_INVALID' : 'INTERNAL'
  return new GraphQLError(isAboutRequest && options.isDevelopment ? known.message : code, {
    ...place,
    extensions: { code, params: {}, traceId: options.traceId },
  })
}

/** The same for what goes over a socket. */
export function maskFormatted(error: unknown, options: MaskingOptions): GraphQLFormattedError {
  return maskError(error, options).toJSON()
}

const publicExtensions = ['code', 'params', 'field', 'fields']

function ownExtensions(error: Error): { code: string } | undefined {
  const extensions: unknown = Reflect.get(error, 'extensions')
  if (typeof extensions !== 'object' || extensions === null) return undefined
  const code: unknown = Reflect.get(extensions, 'code')
  // Libraries have codes of their own (GRAPHQL_…): those are about the request, not refusals of ours.
  if (typeof code !== 'string' || code.startsWith('GRAPHQL_')) return undefined
  const shown = Object.entries(extensions).filter(([name]) => publicExtensions.includes(name))
  return { ...Object.fromEntries(shown), code }
}

function causeOf(error: Error): Error {
  return error instanceof GraphQLError ? (error.originalError ?? error) : error
}
