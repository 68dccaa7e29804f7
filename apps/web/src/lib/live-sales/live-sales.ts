import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { createCoalescer } from '../coalesce.ts'
import { execute } from '../graphql-client.ts'
import { subscribe } from '../live-client.ts'
import { runPassively } from '../passive.ts'
import {
  ListenQrSalesDocument,
  QrHistoryDocument,
  QrTwoDaysDocument,
  type QrSaleFieldsFragment,
} from './qr-sales.payment.generated.ts'

export type QrSaleFields = QrSaleFieldsFragment

/** Everything that shows sales; read again when one has come. */
export const salesKey = 'qr-sales'
const service = 'payment'

export const twoDaysQuery = (legalPartyId: string) =>
  queryOptions({
    queryKey: [salesKey, 'two-days', legalPartyId] as const,
    queryFn: async ({ signal }) => {
      const variables = { filter: { legalPartyId } }
      const data = await execute(QrTwoDaysDocument, variables, { service, signal })
      return data.getQrOperationsLast2Days
    },
  })

const lastSalesCount = 5

/** The newest sales that the person may see. */
export const lastSalesQuery = (legalPartyId: string) =>
  queryOptions({
    queryKey: [salesKey, 'last', legalPartyId] as const,
    queryFn: async ({ signal }): Promise<readonly QrSaleFields[]> => {
      const variables = { filter: { legalPartyId }, page: 1, size: lastSalesCount }
      const data = await execute(QrHistoryDocument, variables, { service, signal })
      return data.getQrOperationHistory.list
    },
  })

const readAgainMs = 5_000

/** The newest sales while a customer pays: a payment whose event was missed is seen all the same. */
export const salesWhilePayingQuery = (legalPartyId: string) =>
  queryOptions({
    queryKey: [salesKey, 'while-paying', legalPartyId] as const,
    queryFn: async ({ signal }): Promise<readonly QrSaleFields[]> => {
      const variables = { filter: { legalPartyId }, page: 1, size: lastSalesCount }
      const options = { service, signal, isPassive: true } as const
      return (await execute(QrHistoryDocument, variables, options)).getQrOperationHistory.list
    },
    refetchInterval: readAgainMs,
  })

/** A shop with a queue sells several times a second; totals and lists follow once a second at most. */
const coalesceMs = 1_000

/** Reads everything that shows sales again when one comes, and hands each over as it comes. */
export function useLiveSales(legalPartyId: string, onSale?: (sale: QrSaleFields) => void): void {
  const client = useQueryClient()
  const lastEvent = useRef<string | null>(null)
  const handleSale = useEffectEvent((sale: QrSaleFields) => onSale?.(sale))
  useEffect(
    function followSales() {
      const refresh = createCoalescer(
        () => runPassively(() => client.invalidateQueries({ queryKey: [salesKey] })),
        coalesceMs,
      )
      const stop = subscribe(
        ListenQrSalesDocument,
        () => ({ legalPartyId, lastEventId: lastEvent.current }),
        {
          service,
          onData({ listenQrOperation: { eventId, operation } }) {
            lastEvent.current = eventId
            handleSale(operation)
            refresh.call()
          },
          onMissed: refresh.call,
        },
      )
      return () => {
        stop()
        refresh.flush()
      }
    },
    [client, legalPartyId],
  )
}
