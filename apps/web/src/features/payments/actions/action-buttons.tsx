import type { ReactNode } from 'react'
import { Button } from '../../../components/controls/button.tsx'
import { useTranslation } from '../../../lib/use-translation.ts'
import classes from './action.module.css'
import type { ActionFlow } from './action-flow.ts'

interface ActionButtonsProps {
  flow: ActionFlow
  isBusy: boolean
  /** Nothing is left to cancel. */
  isOver?: boolean
  children: ReactNode
}

/** The way back, and beside it what the question leads to. */
export function ActionButtons({ flow, isBusy, isOver = false, children }: ActionButtonsProps) {
  const { t } = useTranslation('payments')
  return (
    <div className={classes.buttons}>
      <Button variant="default" disabled={isBusy} onClick={() => flow.close()}>
        {t($ => (isOver ? $.actions.close : $.actions.cancel))}
      </Button>
      {children}
    </div>
  )
}
