import { useEffect, useSyncExternalStore } from 'react'
import { toast } from '../../components/feedback/toast-store.ts'
import { useGivesRights } from '../../lib/use-gives-rights.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import { pendingRedirectNotice } from '../pending-redirect-notice.ts'

/** Who opens a colleague's link and finds themselves at home is informed why, and who grants access. */
export function useRedirectNoticeToast(): void {
  const { t } = useTranslation('common')
  const givesRights = useGivesRights()
  const isPending = useSyncExternalStore(
    pendingRedirectNotice.subscribe,
    pendingRedirectNotice.isPending,
  )
  useEffect(
    function showNotice() {
      if (!isPending) return
      pendingRedirectNotice.clear()
      toast.info(givesRights ? t($ => $.shell.notYours) : t($ => $.shell.notYoursAsk))
    },
    [isPending, givesRights, t],
  )
}
