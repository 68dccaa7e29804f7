import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { subscribe } from '../../lib/live-client.ts'
import { runPassively } from '../../lib/passive.ts'
import { accountsKey } from './account-queries.ts'
import { ListenHomeDocument } from './api/listen-home.payment.generated.ts'

/** A batch of signatures comes as many events; the screen asks again once. */
const settleMs = 400

/** Asks the screen's figures again when a document of the company has moved. */
export function useLiveRefresh(legalPartyId: string): void {
  const client = useQueryClient()
  const lastEventId = useRef<string | null>(null)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const refresh = () => {
      clearTimeout(timer)
      timer = setTimeout(
        () => runPassively(() => void client.invalidateQueries({ queryKey: [accountsKey] })),
        settleMs,
      )
    }
    const stop = subscribe(
      ListenHomeDocument,
      () => ({ legalPartyId, lastEventId: lastEventId.current }),
      {
        service: 'payment',
        onData: ({ listenPayment }) => {
          lastEventId.current = listenPayment.eventId
          refresh()
        },
        onReconnect: refresh,
      },
    )
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [client, legalPartyId])
}
