import { useEffect, useSyncExternalStore } from 'react'
import { toast } from '../../components/feedback/toast-store.ts'
import { useGivesRights } from '../../lib/use-gives-rights.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import { sentAway } from '../sent-away.ts'

/** Who opens a colleague's link and finds himself at home is told why, and whom to ask. */
export function useSentAwayToast(): void {
  const { t } = useTranslation('common')
  const givesRights = useGivesRights()
  const isUnsaid = useSyncExternalStore(sentAway.subscribe, sentAway.isUnsaid)
  useEffect(
    function say() {
      if (!isUnsaid) return
      sentAway.said()
      toast.info(givesRights ? t($ => $.shell.notYours) : t($ => $.shell.notYoursAsk))
    },
    [isUnsaid, givesRights, t],
  )
}
