import { largestPage, usualPageSize } from '@tartip/domain/lists/list'
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

const usualSizes = {
  usual: usualPageSize,
  /** The largest page of the specification, section 9. */
  largest: 520,
}

/**
 * The page that a client requests. The defaults are repeated here because a variable that leaves them out comes without
 * those of the schema.
 *
 * @throws BAD_USER_INPUT for a page before the first one or beyond any list, and for a size that no page has
 */
export function parsePageable(
  pageable: PageableInput | null | undefined,
  { usual, largest }: { readonly usual: number; readonly largest: number } = usualSizes,
): { page: number; size: number } {
  const page = pageable?.page ?? 1
  const size = pageable?.size ?? usual
  if (page < 1) throw refusal('BAD_USER_INPUT', { field: 'page', min: 1 })
  if (size < 1) throw refusal('BAD_USER_INPUT', { field: 'size', min: 1 })
  if (size > largest) throw refusal('BAD_USER_INPUT', { field: 'size', max: largest })
  const lastPage = largestPage(size)
  if (page > lastPage) throw refusal('BAD_USER_INPUT', { field: 'page', max: lastPage })
  return { page, size }
}

/** What was typed into the fields of a form, or chosen for them. */
export function parseTypedTexts(
  texts: readonly { readonly field: string; readonly text: string }[],
  list = 'texts',
): Readonly<Record<string, string>> {
  return byField(
    list,
    texts.map(({ field, text }) => [field, text] as const),
  )
}

/** A field that is named twice is refused: nobody could say which value counts. */
export function byField<T>(
  list: string,
  pairs: readonly (readonly [field: string, value: T])[],
): Readonly<Record<string, T>> {
  const values = new Map(pairs)
  if (values.size < pairs.length) throw refusal('BAD_USER_INPUT', { field: list })
  return Object.fromEntries(values)
}
