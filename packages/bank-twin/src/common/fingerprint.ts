import { createHash } from 'node:crypto'
import { toStoredJson } from './stored-json.ts'

/** SHA-256 of everything a request says: the same request again has the same one. */
export function fingerprintOf(content: unknown): string {
  return createHash('sha256').update(toStoredJson(content)).digest('hex')
}
