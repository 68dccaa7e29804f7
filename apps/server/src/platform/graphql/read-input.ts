import { refusal } from './unwrap.ts'

/** Keeps only what has a value: the types distinguish "left out" from "undefined". */
export function withoutMissing<T extends Record<string, unknown>>(
  values: T,
): { [K in keyof T]?: NonNullable<T[K]> } {
  const present: { [K in keyof T]?: NonNullable<T[K]> } = {}
  for (const name in values) {
    const value = values[name]
    if (value !== undefined && value !== null) present[name] = value as NonNullable<typeof value>
  }
  return present
}

/** What a client sends to choose a page. */
interface PageableInput {
  readonly page?: number | null | undefined
  readonly size?: number | null | undefined
}

const defaultPageSize = 40
/** The largest page of the specification, for signers without pay-control. */
const largestPageSize = 520

export function parsePageable(pageable: PageableInput | null | undefined): {
  page: number
  size: number
} {
  const page = Math.max(1, pageable?.page ?? 1)
  const size = Math.min(largestPageSize, Math.max(1, pageable?.size ?? defaultPageSize))
  return { page, size }
}

/** What was typed into the fields of a form. A field that is named twice is refused: nobody could say which text counts. */
export function parseTypedTexts(
  texts: readonly { readonly field: string; readonly text: string }[],
): Readonly<Record<string, string>> {
  const byField = new Map(texts.map(({ field, text }) => [field, text]))
  if (byField.size < texts.length) throw refusal('BAD_USER_INPUT', { field: 'texts' })
  return Object.fromEntries(byField)
}
