/** The largest page of the specification, section 9. */
const largestSize = 520
const usualSize = 40

type Given<T> = T | null | undefined

/** One page of a list that is at hand as a whole; the first page is 1. */
export function pageOf<T>(
  all: readonly T[],
  pageable: Given<{ readonly page?: Given<number>; readonly size?: Given<number> }>,
) {
  const size = Math.min(largestSize, Math.max(1, pageable?.size ?? usualSize))
  const currentPage = Math.max(1, pageable?.page ?? 1)
  return {
    list: all.slice((currentPage - 1) * size, currentPage * size),
    totalElements: all.length,
    totalPages: Math.ceil(all.length / size),
    currentPage,
  }
}
