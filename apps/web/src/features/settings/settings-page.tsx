import { useLocation } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { AppLink } from '../../components/controls/app-link.tsx'
import { useChosenInView } from '../../components/controls/use-chosen-in-view.ts'
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
  const language = useLanguage()
  const pathname = useLocation({ select: location => location.pathname })
  const menu = useChosenInView<HTMLElement>('[aria-current="page"]', `${pathname} ${language}`)

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
