import type { ReactNode } from 'react'
import { AppLink } from './app-link.tsx'
import type { ButtonStyle } from './button.tsx'
import { ButtonContent, buttonStyleOf } from './button.tsx'

interface LinkButtonProps extends ButtonStyle {
  href: string
  children: ReactNode
  className?: string
}

/** An address that looks like a button. It stays a link, so it opens in a new tab as links do. */
export function LinkButton({ href, children, ...props }: LinkButtonProps) {
  const { rest, appearance } = buttonStyleOf(props)
  return (
    <AppLink {...rest} {...appearance} href={href}>
      <ButtonContent {...props}>{children}</ButtonContent>
    </AppLink>
  )
}
