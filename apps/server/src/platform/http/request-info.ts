import type { FastifyRequest } from 'fastify'
import type { Language } from '@tartip/domain/language'
import type { RequestInfo } from '../graphql/context.ts'

/** Reads from the headers of a request what the rest of the server needs to know of it. */
export function requestInfoOf(request: FastifyRequest): RequestInfo {
  return {
    traceId: request.id,
    language: languageOf(request.headers['accept-language']),
    ip: request.ip,
    idempotencyKey: request.headers['idempotency-key']?.toString(),
    isPassive: request.headers['x-passive'] === '1',
  }
}

/** The route of a request, not its address: identifiers and searches stay out of logs and the audit. */
export const routeOf = ({ routeOptions }: Pick<FastifyRequest, 'routeOptions'>): string =>
  routeOptions.url ?? '(none)'

/** The first language of the header that the product speaks; Russian when there is none. */
export function languageOf(header: string | undefined): Language {
  for (const part of (header ?? '').split(',')) {
    const language = part.trim().slice(0, 2).toLowerCase()
    if (language === 'ru' || language === 'ky' || language === 'en') return language
  }
  return 'ru'
}
