import { useTranslation } from '../../lib/use-translation.ts'
import type { ReasonKind } from './api/reasons-api.ts'
import { DeskButton } from './desk-button.tsx'
import type { OfficerActions } from './officer-actions.ts'

interface RefuseButtonProps {
  actions: OfficerActions
  /** The title of the dialog: «Отказать в заявке?» */
  title: string
  /** The item; the action posts to its `/refuse`. */
  path: `/${string}`
  reasons: ReasonKind
}

/** Refuses a pending item with a reason that the client will read. */
export function RefuseButton({ actions, title, path, reasons }: RefuseButtonProps) {
  const { t } = useTranslation('simulator')
  return (
    <DeskButton
      isBusy={actions.isBusy}
      kind="danger"
      onClick={() =>
        actions.requestText({
          title,
          label: t($ => $.desk.reason),
          confirmLabel: t($ => $.desk.refuse),
          path: `${path}/refuse`,
          bodyOf: reason => ({ reason }),
          reasons,
        })
      }
    >
      {t($ => $.desk.refuse)}
    </DeskButton>
  )
}
