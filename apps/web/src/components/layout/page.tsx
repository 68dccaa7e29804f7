import { IconArrowLeft } from '@tabler/icons-react'
import { useEffect, useId, useRef } from 'react'
import type { ReactNode } from 'react'
import { AppLink } from '../controls/app-link.tsx'
import classes from './page.module.css'

interface PageProps {
  /** Heading and browser title. A node needs `documentTitle` beside it. */
  title: ReactNode
  documentTitle?: string
  /** Buttons on the right of the heading. */
  actions?: ReactNode
  /** One muted line under the heading. */
  subtitle?: ReactNode
  back?: { href: string; label: string }
  /** Uses the room of a wide window: for what is looked over, not for what is read line by line. */
  isWide?: boolean
  /** A page that is read: its lines, and with them its heading, are no longer than lines should be. */
  isNarrow?: boolean
  children: ReactNode
}

/**
 * A screen: its heading, its title in the browser, and the focus on arrival, so that a screen
 * reader hears where it is after a navigation.
 */
export function Page(props: PageProps) {
  const { title, documentTitle, actions, subtitle, back, isWide, isNarrow, children } = props
  const headingId = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const plainTitle = documentTitle ?? (typeof title === 'string' ? title : '')

  useEffect(() => {
    if (plainTitle) document.title = `${plainTitle} · Тартип`
  }, [plainTitle])

  useEffect(() => {
    const isFirstPageOfVisit = document.activeElement === document.body && !document.referrer
    const isTyping = document.activeElement?.matches('input, textarea, select') ?? false
    if (!isTyping) heading.current?.focus({ preventScroll: isFirstPageOfVisit })
  }, [])

  return (
    <section
      className={classes.page}
      aria-labelledby={headingId}
      data-wide={isWide || undefined}
      data-narrow={isNarrow || undefined}
    >
      <div className={classes.head}>
        <div className={classes.titles}>
          {back ? (
            <AppLink className={classes.back} href={back.href} data-no-print>
              <IconArrowLeft size={16} aria-hidden />
              {back.label}
            </AppLink>
          ) : null}
          <h1 id={headingId} ref={heading} tabIndex={-1} className={classes.title}>
            {title}
          </h1>
          {subtitle ? <p className={classes.subtitle}>{subtitle}</p> : null}
        </div>
        {actions ? (
          <div className={classes.actions} data-no-print>
            {actions}
          </div>
        ) : null}
      </div>
      {children}
    </section>
  )
}
