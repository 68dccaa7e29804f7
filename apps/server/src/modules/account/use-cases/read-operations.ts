import {
  InvalidCursor,
  type CoreAccounts,
  type CoreOperationPage,
  type OperationDirection,
} from '@tartip/bank-ports/core-accounts'
import { err, ok, type Result } from '@tartip/domain/result'
import { isLocalDate, type LocalDate } from '@tartip/domain/time/instant'

import type { Actor } from '../../../platform/actor.ts'

type Given<T> = T | null | undefined

export interface ReadOperations {
  readonly startDate: Given<LocalDate>
  readonly endDate: Given<LocalDate>
  readonly direction: Given<OperationDirection>
  readonly search: Given<string>
  /** The cursor of the page before, or nothing for the newest operations. */
  readonly before: Given<string>
  readonly size: Given<number>
}

const defaultSize = 40
/** The largest page of the specification, section 9. */
const largestSize = 520
/** Longer texts cannot be a part of anything that is searched, and each costs time for everybody. */
const longestSearch = 100
/** Far above what the bank gives out. */
const longestCursor = 200

type ReadOperationsRefusal = 'DATE_INVALID' | 'CURSOR_INVALID' | 'FIELD_TOO_LONG'

/** Booked operations of an account, newest first. Whether the person may read it is asked before. */
export const readOperations =
  ({ core }: { readonly core: CoreAccounts }) =>
  async (
    actor: Actor,
    accountId: string,
    input: ReadOperations,
  ): Promise<Result<CoreOperationPage, ReadOperationsRefusal>> => {
    const { startDate, endDate, direction, before } = input
    if ([startDate, endDate].some(date => date && !isLocalDate(date))) return err('DATE_INVALID')
    const search = input.search?.trim()
    if (search && search.length > longestSearch) {
      return err('FIELD_TOO_LONG', { field: 'search', max: longestSearch })
    }
    if (before && before.length > longestCursor) return err('CURSOR_INVALID')
    try {
      return ok(
        await core.operations(
          actor.legalPartyId,
          accountId,
          {
            ...(startDate ? { from: startDate } : {}),
            ...(endDate ? { to: endDate } : {}),
            ...(direction ? { direction } : {}),
            ...(search ? { search } : {}),
          },
          before ?? undefined,
          Math.min(largestSize, Math.max(1, input.size ?? defaultSize)),
        ),
      )
    } catch (error) {
      if (error instanceof InvalidCursor) return err('CURSOR_INVALID')
      throw error
    }
  }
