import type { ReactNode } from 'react'
import { Button } from '../../components/controls/button.tsx'
import { useTranslation } from '../../lib/use-translation.ts'
import classes from './action.module.css'

interface ActionButtonsProps {
  flow: { close(): void }
  isBusy: boolean
  isOver?: boolean
  children: ReactNode
}

/** Cancel, or close when nothing is left to cancel, and beside it the buttons of the action. */
export function ActionButtons({ flow, isBusy, isOver = false, children }: ActionButtonsProps) {
  const { t } = useTranslation('documents')
  return (
    <div className={classes.buttons}>
      <Button variant="default" disabled={isBusy} onClick={() => flow.close()}>
        {t($ => (isOver ? $.actions.close : $.actions.cancel))}
      </Button>
      {children}
    </div>
  )
}
