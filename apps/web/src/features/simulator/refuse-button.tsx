import { useTranslation } from '../../lib/use-translation.ts'
import type { ReasonKind } from './api/reasons-api.ts'
import { DeskButton } from './desk-button.tsx'
import type { OfficerActions } from './officer-actions.ts'

interface RefuseButtonProps {
  actions: OfficerActions
  /** The question: «Отказать в заявке?» */
  title: string
  /** What is refused; the order goes to its `/refuse`. */
  path: `/${string}`
  reasons: ReasonKind
}

/** Refuses what somebody waits for, with a reason that he will read. */
export function RefuseButton({ actions, title, path, reasons }: RefuseButtonProps) {
  const { t } = useTranslation('simulator')
  return (
    <DeskButton
      isBusy={actions.isBusy}
      kind="danger"
      onClick={() =>
        actions.ask({
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
