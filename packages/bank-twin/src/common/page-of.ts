import type { Page, PageRequest } from '@tartip/bank-ports/page'

const largestPage = 1_000

/** Where a page begins in the list and how many rows it has. */
export function rowsOfPage({ page, size }: PageRequest): { offset: number; limit: number } {
  const limit = Math.min(Math.max(1, Math.trunc(size)), largestPage)
  return { offset: Math.max(0, Math.trunc(page)) * limit, limit }
}

/** A page of rows that were read with `rowsOfPage`, with the size of the whole list. */
export function pageOf<T>(list: readonly T[], totalElements: number, limit: number): Page<T> {
  return { list, totalElements, totalPages: Math.ceil(totalElements / limit) }
}
