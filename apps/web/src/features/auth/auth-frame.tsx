import { bishkekDate } from '@tartip/domain/time/instant'
import type { ReactNode } from 'react'
import { AppLink } from '../../components/controls/app-link.tsx'
import { LanguageSwitch } from '../../components/controls/language-switch.tsx'
import { Logo } from '../../components/controls/logo.tsx'
import { systemClock } from '../../lib/clock.ts'
import { chooseLanguage } from '../../lib/i18n.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import classes from './login/login.module.css'

interface AuthFrameProps {
  /** A page to read rather than a form: wider. */
  isWide?: boolean
  children: ReactNode
}

/** The frame of all pages before sign-in. */
export function AuthFrame({ isWide = false, children }: AuthFrameProps) {
  const { t, i18n } = useTranslation('auth')
  return (
    <div className={classes.screen} data-wide={isWide || undefined}>
      <header role="banner" className={classes.head}>
        <Logo withName />
        <LanguageSwitch onChange={language => void chooseLanguage(i18n, language)} />
      </header>
      <main className={classes.card}>{children}</main>
      <footer className={classes.foot}>
        <p className={classes.tagline}>{t($ => $.tagline)}</p>
        <nav className={classes.links} aria-label={t($ => $.help)}>
          <AppLink href="/auth/faq">{t($ => $.faq)}</AppLink>
          <AppLink href="/auth/contacts">{t($ => $.contacts)}</AppLink>
        </nav>
        <p>{t($ => $.support)}</p>
        <p>© 1992–{bishkekDate(systemClock.now()).slice(0, 4)}</p>
      </footer>
    </div>
  )
}
