import type { DocumentRow } from '../document-kind.ts'

/** Ids that look like the server's: `idOf(7)`. */
export const idOf = (number: number): string =>
  `018f0000-0000-7000-8000-${String(number).padStart(12, '0')}`

/** A document of no particular kind; a test sets only what matters to it. */
export function documentRow(patch: Partial<DocumentRow> = {}): DocumentRow {
  return {
    id: idOf(1),
    version: 2,
    digest: 'digest-1',
    statusCode: 'ON_VERIFICATION',
    statusColour: 'info',
    ...patch,
  }
}

/** Several documents the first signatory may sign or return. */
export const signableRows = (count: number): readonly DocumentRow[] =>
  Array.from({ length: count }, (_, index) =>
    documentRow({
      id: idOf(index + 1),
      digest: `digest-${index + 1}`,
      isSignable: true,
      isReturnable: true,
      isRevokable: true,
    }),
  )
