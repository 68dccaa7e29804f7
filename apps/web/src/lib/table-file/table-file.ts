import type { LocalDate } from '@tartip/domain/time/instant'

/** A cell by what it means, so that every format writes it as its own readers expect. */
export type FileCell =
  | { readonly kind: 'text'; readonly text: string }
  /** An amount as a wire decimal; negative ones begin with a minus. */
  | { readonly kind: 'amount'; readonly value: string }
  | { readonly kind: 'date'; readonly date: LocalDate }

export interface TableFile {
  readonly head: readonly string[]
  readonly rows: readonly (readonly FileCell[])[]
}

export const textCell = (text: string): FileCell => ({ kind: 'text', text })
export const amountCell = (value: string): FileCell => ({ kind: 'amount', value })
export const dateCell = (date: LocalDate): FileCell => ({ kind: 'date', date })

/**
 * Whether a spreadsheet would run the text as a formula. Names and purposes come from strangers, so
 * a file with them must never be able to run anything.
 */
export const looksLikeFormula = (text: string): boolean => /^\s*[=+\-@\t\r]/.test(text)
