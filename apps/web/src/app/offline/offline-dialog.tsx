import { useEffect, useId, useRef, useState, useSyncExternalStore } from 'react'
import { Button } from '../../components/controls/button.tsx'
import { useTranslation } from '../../lib/use-translation.ts'
import { Illustration } from '../../components/feedback/illustration.tsx'
import { anyFormIsDirty } from '../../lib/dirty-forms.ts'
import { useLazyQueryClient } from '../../lib/lazy-query-client.ts'
import { runPassively } from '../../lib/passive.ts'
import { sendHttp } from '../../lib/http.ts'
import overlay from '../overlay/blocking-dialog.module.css'
import { BlockingDialog } from '../overlay/blocking-dialog.tsx'

interface OfflineDialogProps {
  /** Loads the page again; given so that tests can see it. */
  reload?: () => void
}

/**
 * Blocks while the network is gone and leaves by itself when it returns; what lies below stays as
 * it was, forms included. Everything it needs is in the main bundle: nothing can be loaded now.
 */
export function OfflineDialog({ reload = () => location.reload() }: OfflineDialogProps) {
  const isOnline = useIsOnline()
  const [isReachable, setIsReachable] = useState(false)
  const queries = useLazyQueryClient()
  const wasOffline = useRef(false)
  const isShown = !isOnline && !isReachable

  useEffect(
    function refreshAfterReturn() {
      if (isShown) wasOffline.current = true
      else if (wasOffline.current) {
        wasOffline.current = false
        runPassively(() => void queries.current?.refetchQueries({ type: 'active' }))
      }
      if (isOnline) setIsReachable(false)
    },
    [isShown, isOnline, queries],
  )

  const handleReachable = () => {
    // Unsaved input is worth more than a fresh page.
    if (anyFormIsDirty()) setIsReachable(true)
    else reload()
  }
  return isShown ? <OpenOfflineDialog onReachable={handleReachable} /> : null
}

function OpenOfflineDialog({ onReachable }: { onReachable: () => void }) {
  const { t } = useTranslation('common')
  const titleId = useId()
  const textId = useId()
  const [state, setState] = useState<'idle' | 'asking' | 'stillOffline'>('idle')

  const handleReload = async () => {
    if (state === 'asking') return
    setState('asking')
    try {
      await sendHttp({
        method: 'GET',
        path: '/health/live',
        timeoutMs: 5_000,
        isPassive: true,
        isBeforeSession: true,
      })
      onReachable()
    } catch {
      setState('stillOffline')
    }
  }

  return (
    <BlockingDialog titleId={titleId} textId={textId} isWide>
      <div className={overlay.centered}>
        <Illustration name="offline" />
        <h2 id={titleId} className={overlay.title}>
          {t($ => $.offline.title)}
        </h2>
        <p id={textId} className={overlay.text} role="status">
          {state === 'stillOffline' ? t($ => $.offline.still) : t($ => $.offline.text)}
        </p>
        <div className={overlay.actions}>
          <Button
            data-autofocus
            aria-disabled={state === 'asking' || undefined}
            onClick={() => void handleReload()}
          >
            {state === 'asking' ? t($ => $.offline.asking) : t($ => $.offline.reload)}
          </Button>
        </div>
      </div>
    </BlockingDialog>
  )
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener)
  window.addEventListener('offline', listener)
  return () => {
    window.removeEventListener('online', listener)
    window.removeEventListener('offline', listener)
  }
}

/** Whether the browser has a network at all. */
function useIsOnline(): boolean {
  return useSyncExternalStore(subscribe, () => navigator.onLine)
}
