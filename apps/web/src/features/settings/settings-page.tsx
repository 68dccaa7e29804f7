import { useLocation } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import type { ReactNode } from 'react'
import { AppLink } from '../../components/controls/app-link.tsx'
import { Page } from '../../components/layout/page.tsx'
import { useLanguage } from '../../lib/use-language.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import { useViewer } from '../../lib/use-me.ts'
import { settingsMenuOf } from './settings-menu.ts'
import classes from './settings.module.css'

interface SettingsPageProps {
  title: string
  subtitle?: ReactNode
  actions?: ReactNode
  back?: { href: string; label: string }
  children: ReactNode
}

/** A page of settings beside the list of all of them; on a phone the list stands above as a row. */
export function SettingsPage({ children, ...page }: SettingsPageProps) {
  const { t } = useTranslation('settings')
  const viewer = useViewer()
  // Words of another length put the current page elsewhere in the row.
  const language = useLanguage()
  const pathname = useLocation({ select: location => location.pathname })
  const menu = useRef<HTMLElement>(null)

  useEffect(
    function showCurrentPage() {
      const row = menu.current
      const current = row?.querySelector<HTMLElement>('[aria-current="page"]')
      // By hand, because the browser's own way would also scroll the page.
      if (row && current)
        row.scrollLeft = current.offsetLeft - (row.clientWidth - current.offsetWidth) / 2
    },
    [pathname, language],
  )

  return (
    <div className={classes.layout}>
      <nav ref={menu} className={classes.menu} aria-label={t($ => $.menu.label)}>
        <ul>
          {settingsMenuOf(viewer).map(({ id, href }) => (
            <li key={id}>
              <AppLink
                href={href}
                className={classes.entry}
                aria-current={
                  pathname === href || pathname.startsWith(`${href}/`) ? 'page' : undefined
                }
              >
                {t($ => $.menu[id])}
              </AppLink>
            </li>
          ))}
        </ul>
      </nav>
      <Page {...page}>{children}</Page>
    </div>
  )
}
