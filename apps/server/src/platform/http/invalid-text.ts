import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HttpRefusal } from './errors.ts'

/** NUL, which PostgreSQL cannot keep, and half a surrogate pair, which is no character at all. */
const broken = /\0|\p{Surrogate}/u
/** No request of ours nests deeper; the parser has already taken the body as a whole. */
const deepest = 64

/** Whether some text within a JSON value, keys included, cannot be kept. Too deep counts as broken. */
export function hasInvalidText(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return broken.test(value)
  if (typeof value !== 'object' || value === null) return false
  // Bytes are no text, and five megabytes of them are not checked one by one.
  if (ArrayBuffer.isView(value)) return false
  if (depth >= deepest) return true
  return Object.entries(value).some(
    ([name, one]) => broken.test(name) || hasInvalidText(one, depth + 1),
  )
}

/** Refuses, once for all, requests whose address, headers or body carry text nobody can keep. */
export function rejectInvalidText(app: FastifyInstance): void {
  app.addHook('onRequest', async request => {
    if (isBrokenAddress(request.url) || hasBrokenHeader(request)) throw refusal()
  })
  app.addHook('preValidation', async request => {
    if (hasInvalidText(request.body)) throw refusal()
  })
}

const refusal = () => new HttpRefusal(400, 'REQUEST_INVALID')

function isBrokenAddress(url: string): boolean {
  try {
    return broken.test(decodeURIComponent(url))
  } catch {
    // Escapes that are no UTF-8: half a surrogate pair comes as such.
    return true
  }
}

/** Header values are bytes; broken text can only be escaped in them, and only cookies are unescaped. */
function hasBrokenHeader(request: FastifyRequest): boolean {
  return /%00/.test(request.headers.cookie ?? '')
}
