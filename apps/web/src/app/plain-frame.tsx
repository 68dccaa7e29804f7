import type { ReactNode } from 'react'
import { useTranslation } from '../lib/use-translation.ts'
import { AppLink } from '../components/controls/app-link.tsx'
import { LanguageSwitch } from '../components/controls/language-switch.tsx'
import { Logo } from '../components/controls/logo.tsx'
import { chooseLanguage } from '../lib/i18n.ts'
import classes from './root-layout.module.css'

/** The frame of pages that stand outside the signed-in part: the name of the bank and the language. */
export function PlainFrame({ children }: { children: ReactNode }) {
  const { t, i18n } = useTranslation('common')
  return (
    <div className={classes.bare}>
      <header role="banner" className={classes.bareHead}>
        <AppLink href="/" className={classes.bareLogo} aria-label={t($ => $.nav.logo)}>
          <Logo withName />
        </AppLink>
        <LanguageSwitch onChange={language => void chooseLanguage(i18n, language)} />
      </header>
      <main>{children}</main>
    </div>
  )
}
