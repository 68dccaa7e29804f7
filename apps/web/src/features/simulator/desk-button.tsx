import type { ReactNode } from 'react'
import { Button } from '../../components/controls/button.tsx'

interface DeskButtonProps {
  /** An action is running; only one at a time. */
  isBusy: boolean
  /** `main` for the expected action, `danger` for far-reaching ones, `plain` for others. */
  kind?: 'main' | 'plain' | 'danger'
  onClick: () => void
  children: ReactNode
}

/** A button in a row of the console. */
export function DeskButton({ isBusy, kind = 'plain', onClick, children }: DeskButtonProps) {
  return (
    <Button
      size="sm"
      variant={kind === 'main' ? 'filled' : 'default'}
      color={kind === 'danger' ? 'danger' : undefined}
      disabled={isBusy}
      onClick={onClick}
    >
      {children}
    </Button>
  )
}
