import type { ReactNode } from 'react'
import { Button } from '../../components/controls/button.tsx'

interface DeskButtonProps {
  /** An order is on its way; one at a time. */
  isBusy: boolean
  /** `main` is what the line waits for, `danger` what reaches far; the others are `plain`. */
  kind?: 'main' | 'plain' | 'danger'
  onClick: () => void
  children: ReactNode
}

/** A button in a line of the console. */
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
