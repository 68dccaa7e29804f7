import '@mantine/core/styles/Tooltip.layer.css'
import { Tooltip } from '@mantine/core'
import type { ReactElement } from 'react'

interface SidebarTooltipProps {
  label: string
  children: ReactElement
}

/** The words of an icon, or the reason of a lock; in a chunk of its own, as wide screens need neither. */
export function SidebarTooltip({ label, children }: SidebarTooltipProps) {
  return (
    <Tooltip label={label} position="right" events={{ hover: true, focus: true, touch: true }}>
      {children}
    </Tooltip>
  )
}
