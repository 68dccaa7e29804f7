import type { ComponentProps } from 'react'
import { AppLink } from './app-link.tsx'
import classes from './line-link.module.css'

interface LineLinkProps extends Omit<ComponentProps<typeof AppLink>, 'className'> {
  /** The focus is drawn around a card, and within the borders of a line. */
  of?: 'line' | 'card'
}

/**
 * The name of what a line of a list or a card is about: the whole of it can be pressed, and for the
 * keyboard and the ear the name is its link. What it stands in is `position: relative`.
 */
export function LineLink({ of = 'line', ...rest }: LineLinkProps) {
  return <AppLink {...rest} className={classes.link} data-of={of} />
}
