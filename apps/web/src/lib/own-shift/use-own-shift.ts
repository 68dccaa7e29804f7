import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'

import { execute } from '../graphql-client.ts'
import { useMe } from '../use-me.ts'
import {
  CloseShiftDocument,
  OpenShiftDocument,
  OwnShiftDocument,
  type OwnShiftFragment,
} from './own-shift.sale-point.generated.ts'

const service = 'sale-point'

const ownShiftQuery = (userReferenceId: string) =>
  queryOptions({
    queryKey: ['own-shift', userReferenceId] as const,
    queryFn: async ({ signal }) =>
      (await execute(OwnShiftDocument, { userReferenceId }, { service, signal }))
        .getCashierInfoByRefId,
  })

/** The shift of a cashier; other people sell without one. */
export function useOwnShift() {
  const { id, currentContract } = useMe()
  const client = useQueryClient()
  const query = ownShiftQuery(id)
  const isCashier = currentContract.userContractAttributes.signRight === 'CASHIER'
  const shift = useQuery({ ...query, enabled: isCashier })
  const { orgReferenceId } = currentContract
  const keep = (shift: OwnShiftFragment) => {
    client.setQueryData(query.queryKey, shift)
    return shift
  }
  return {
    isCashier,
    query: shift,
    isReading: shift.isLoading,
    isClosed: shift.data !== undefined && !shift.data.shiftOpenedDate,
    open: async () =>
      keep((await execute(OpenShiftDocument, { orgReferenceId }, { service })).openShift),
    close: async () =>
      keep((await execute(CloseShiftDocument, { orgReferenceId }, { service })).closeShift),
  }
}
