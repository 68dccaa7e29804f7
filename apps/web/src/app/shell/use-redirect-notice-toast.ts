import { isOnlyOfFirst } from '@tartip/domain/people/policy'
import { useEffect, useSyncExternalStore } from 'react'
import { toast } from '../../components/feedback/toast-store.ts'
import { useGivesRights } from '../../lib/use-gives-rights.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import { pendingRedirectNotice } from '../pending-redirect-notice.ts'
import type { RouteNeed } from '../route-table.ts'

/** Who opens a colleague's link and finds themselves at home is informed why, and who grants access. */
export function useRedirectNoticeToast(): void {
  const { t } = useTranslation('common')
  const givesRights = useGivesRights()
  const need = useSyncExternalStore(pendingRedirectNotice.subscribe, pendingRedirectNotice.need)
  useEffect(
    function showNotice() {
      if (need === undefined) return
      pendingRedirectNotice.clear()
      if (need === 'installments.use') toast.info(t($ => $.shell.noInstallments))
      else if (givesRights) toast.info(t($ => $.shell.notYours))
      else if (isOfFirst(need)) toast.info(t($ => $.shell.ofFirst))
      else toast.info(t($ => $.shell.notYoursAsk))
    },
    [need, givesRights, t],
  )
}

/** Nobody can be given it: it belongs to the first signatory. */
const isOfFirst = (need: RouteNeed): boolean =>
  need !== 'person' && need !== 'changes' && isOnlyOfFirst(need)
