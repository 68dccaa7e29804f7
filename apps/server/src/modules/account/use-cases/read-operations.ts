import {
  InvalidCursor,
  type CoreAccounts,
  type CoreOperation,
  type CoreOperationPage,
  type OperationFilter,
} from '@tartip/bank-ports/core-accounts'
import { accountOperationList } from '@tartip/domain/lists/account-operation-list'
import type { FilterRefusal } from '@tartip/domain/lists/filter'
import { readListInput, type FilterValues } from '@tartip/domain/lists/list'
import { may } from '@tartip/domain/people/policy'
import { err, ok, type Result } from '@tartip/domain/result'

import type { Actor } from '../../../platform/actor.ts'

type Given<T> = T | null | undefined

export interface ReadOperations {
  /** As the API takes it. */
  readonly filter: object
  /** The cursor of the page before, or nothing for the newest operations. */
  readonly before: Given<string>
  readonly size: number
}

/** Far above what the bank gives out. */
const longestCursor = 200
const exportBatch = 500

interface ReadOperationsDeps {
  readonly core: CoreAccounts
}

/** Booked operations of an account, newest first. Whether the person may read it is checked before. */
export const readOperations =
  ({ core }: ReadOperationsDeps) =>
  async (
    actor: Actor,
    accountId: string,
    { filter, before, size }: ReadOperations,
  ): Promise<Result<CoreOperationPage, FilterRefusal | 'CURSOR_INVALID'>> => {
    const request = readListInput(accountOperationList, filter)
    if (!request.ok) return request
    if (before && before.length > longestCursor) return err('CURSOR_INVALID')
    try {
      return ok(
        await core.operations(
          actor.legalPartyId,
          accountId,
          bankFilterOf(actor, request.value.values),
          before ?? undefined,
          size,
        ),
      )
    } catch (error) {
      if (error instanceof InvalidCursor) return err('CURSOR_INVALID')
      throw error
    }
  }

/** All operations that a filter finds, page by page of the bank. */
export const readAllOperations = ({ core }: ReadOperationsDeps) =>
  async function* (
    actor: Actor,
    accountId: string,
    values: FilterValues<typeof accountOperationList>,
  ): AsyncGenerator<readonly CoreOperation[]> {
    const filter = bankFilterOf(actor, values)
    let before: string | undefined
    do {
      const page = await core.operations(actor.legalPartyId, accountId, filter, before, exportBatch)
      if (page.list.length > 0) yield page.list
      before = page.nextCursor
    } while (before !== undefined)
  }

const bankFilterOf = (
  actor: Actor,
  { booked, direction, search }: FilterValues<typeof accountOperationList>,
): OperationFilter => ({
  ...(may(actor, 'salary.read').ok ? {} : { withoutSalaryOfOne: true }),
  ...booked,
  ...(direction ? { direction } : {}),
  ...(search ? { search } : {}),
})
