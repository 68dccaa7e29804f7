import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'

import { execute } from '../../../lib/graphql-client.ts'
import { useMe } from '../../../lib/use-me.ts'
import { OpenOwnShiftDocument, OwnShiftDocument } from '../api/own-shift.sale-point.generated.ts'

const service = 'sale-point'

const ownShiftQuery = (userReferenceId: string) =>
  queryOptions({
    queryKey: ['el-qr', 'own-shift', userReferenceId] as const,
    queryFn: async ({ signal }) =>
      (await execute(OwnShiftDocument, { userReferenceId }, { service, signal }))
        .getCashierInfoByRefId,
  })

/** The shift of a cashier; other people sell without one. */
export function useOwnShift() {
  const { id, currentContract } = useMe()
  const client = useQueryClient()
  const { queryKey, ...query } = ownShiftQuery(id)
  const isCashier = currentContract.userContractAttributes.signRight === 'CASHIER'
  const shift = useQuery({ queryKey, ...query, enabled: isCashier })
  return {
    isClosed: shift.data !== undefined && !shift.data.shiftOpenedDate,
    async open() {
      const { orgReferenceId } = currentContract
      const opened = await execute(OpenOwnShiftDocument, { orgReferenceId }, { service })
      client.setQueryData(queryKey, opened.openShift)
    },
  }
}
