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

/** Booked operations of an account, newest first. Whether the person may read it is asked before. */
export const readOperations =
  ({ core }: { readonly core: CoreAccounts }) =>
  async (
    actor: Actor,
    accountId: string,
    input: ReadOperations,
  ): Promise<Result<CoreOperationPage, 'DATE_INVALID' | 'CURSOR_INVALID'>> => {
    const { startDate, endDate, direction, before } = input
    if ([startDate, endDate].some(date => date && !isLocalDate(date))) return err('DATE_INVALID')
    const search = input.search?.trim()
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
          input.size ?? defaultSize,
        ),
      )
    } catch (error) {
      if (error instanceof InvalidCursor) return err('CURSOR_INVALID')
      throw error
    }
  }
