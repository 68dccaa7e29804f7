import { createHash } from 'node:crypto'
const bigintKey = '$bigint'

/**
 * Content with amounts as JSON text. A bigint becomes a marked text, because a JSON number would lose its
 * last digits; keys are sorted, so that the same content is the same text.
 */
export function toStoredJson(content: unknown): string {
  return JSON.stringify(content, (_key, value: unknown) => {
    if (typeof value === 'bigint') return { [bigintKey]: value.toString() }
    if (!isRecord(value)) return value
    return Object.fromEntries(
      Object.entries(value).toSorted(([left], [right]) => (left < right ? -1 : 1)),
    )
  })
}

/** What `toStoredJson` was given. The twin wrote it, so its shape is the caller's to name. */
export function fromStoredJson<T>(text: string): T {
  return JSON.parse(text, (_key, value: unknown) => {
    if (!isRecord(value)) return value
    const digits = value[bigintKey]
    return typeof digits === 'string' ? BigInt(digits) : value
  }) as T
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** SHA-256 of everything a request says: the same request again has the same one. */
export function fingerprintOf(content: unknown): string {
  return createHash('sha256').update(toStoredJson(content)).digest('hex')
}
