import { useRouter } from '@tanstack/react-router'
import type { ComponentPropsWithRef, MouseEvent } from 'react'
import { ownPath } from '../../lib/own-path.ts'

interface AppLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href'> {
  /** Address inside the product, with its search part: `/history?status=FOR_SIGN`. */
  href: string
}

/**
 * A real link that moves inside the product without loading the page again. It takes any address,
 * because components are given their targets by features; a modified click and an address that leads
 * elsewhere are the browser's.
 */
export function AppLink({ href, onClick, children, ...rest }: AppLinkProps) {
  const router = useRouter({ warn: false })
  const handleClick = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || !router || isBrowserClick(event)) return
    if (ownPath(href) === undefined) return
    event.preventDefault()
    router.history.push(href)
  }
  return (
    <a {...rest} href={href} onClick={handleClick}>
      {children}
    </a>
  )
}

const isBrowserClick = (event: MouseEvent): boolean =>
  event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
