import { signRightNames } from '@tartip/domain/people/sign-right'
import { IconLogout } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { Button } from '../../components/controls/button.tsx'
import { useTranslation } from '../../lib/use-translation.ts'
import { LanguageSwitch } from '../../components/controls/language-switch.tsx'
import { Page } from '../../components/layout/page.tsx'
import { chooseLanguage } from '../../lib/i18n.ts'
import { signOut } from '../../lib/session-events.ts'
import { ThemeChoiceField } from '../../lib/theme-choice-field.tsx'
import { useLanguage } from '../../lib/use-language.ts'
import { useMe } from '../../lib/use-me.ts'
import classes from './more.module.css'

/**
 * What a narrow screen has no place for: the pages given as children, the person, the language, the
 * look, the way out.
 */
export function MoreRoute({ children }: { children?: ReactNode }) {
  const { t, i18n } = useTranslation('more')
  const language = useLanguage()
  const me = useMe()
  const { currentContract: contract } = me
  return (
    <Page title={t($ => $.title)}>
      <div className={classes.cards}>
        <div className={classes.stack}>{children}</div>
        <div className={classes.stack}>
          <section className={classes.card} aria-label={t($ => $.person)}>
            <p className={classes.name} translate="no">
              {me.fullName}
            </p>
            {me.email ? <p className={classes.quiet}>{me.email}</p> : null}
            <p className={classes.quiet}>
              {contract.companyName} ·{' '}
              {signRightNames[contract.userContractAttributes.signRight][language]}
            </p>
          </section>
          <section className={classes.card}>
            <h2 className={classes.label}>{t($ => $.language)}</h2>
            <LanguageSwitch onChange={next => void chooseLanguage(i18n, next)} />
          </section>
          <section className={classes.card}>
            <ThemeChoiceField label={t($ => $.theme)} nameOf={one => t($ => $.themes[one])} />
          </section>
          <Button
            variant="default"
            size="md"
            leftSection={<IconLogout size={18} aria-hidden />}
            onClick={signOut}
          >
            {t($ => $.signOut)}
          </Button>
        </div>
      </div>
    </Page>
  )
}
