import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import classes from './chip.module.css'

export type ChipTone = 'muted' | 'warning' | 'info' | 'success' | 'danger' | 'signal' | 'brand'

interface ChipProps {
  tone: ChipTone
  icon?: Icon
  children: ReactNode
}

/** A word on a tint. `signal` is kept for what needs this person now. */
export function Chip({ tone, icon: IconOfChip, children }: ChipProps) {
  return (
    <span className={classes.chip} data-tone={tone}>
      {IconOfChip ? <IconOfChip className={classes.icon} size={14} stroke={2} aria-hidden /> : null}
      <span>{children}</span>
    </span>
  )
}
