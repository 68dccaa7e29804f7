import { Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { AppLink } from './app-link.tsx'

interface LinkButtonProps {
  href: string
  children: ReactNode
  variant?: 'filled' | 'default' | 'light' | 'subtle'
  size?: 'sm' | 'md'
  leftSection?: ReactNode
  fullWidth?: boolean
}

/** An address that looks like a button. It stays a link, so it opens in a new tab as links do. */
export function LinkButton({ href, children, ...look }: LinkButtonProps) {
  return (
    <Button renderRoot={props => <AppLink {...props} href={href} />} {...look}>
      {children}
    </Button>
  )
}
