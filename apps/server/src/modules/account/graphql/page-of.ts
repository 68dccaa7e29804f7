import { parsePageable } from '../../../platform/graphql/read-input.ts'

/** One page of a list that is at hand as a whole; the first page is 1. */
export function pageOf<T>(all: readonly T[], pageable: Parameters<typeof parsePageable>[0]) {
  const { page: currentPage, size } = parsePageable(pageable)
  return {
    list: all.slice((currentPage - 1) * size, currentPage * size),
    totalElements: all.length,
    totalPages: Math.ceil(all.length / size),
    currentPage,
  }
}
