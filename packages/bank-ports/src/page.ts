/** Which part of a list is requested. */
export interface PageRequest {
  /** The first page is 0. */
  readonly page: number
  /** 1..1000 rows; values outside are brought to the nearest bound. */
  readonly size: number
}

/** One part of a list with the size of the whole. */
export interface Page<T> {
  readonly list: readonly T[]
  readonly totalPages: number
  readonly totalElements: number
}
