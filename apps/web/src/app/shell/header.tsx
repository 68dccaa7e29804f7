import { useTranslation } from '../../lib/use-translation.ts'
import { LanguageSwitch } from '../../components/controls/language-switch.tsx'
import { LinkButton } from '../../components/controls/link-button.tsx'
import { chooseLanguage } from '../../lib/i18n.ts'
import { SessionRing } from '../session/session-ring.tsx'
import { Bell } from './bell/bell.tsx'
import { ContractSwitcher } from './contract/contract-switcher.tsx'
import { accessTo } from '../guards.ts'
import { PaletteButton } from './palette-button.tsx'
import type { ShellData } from './shell-data.ts'
import classes from './shell.module.css'
import { UserMenu } from './user-menu.tsx'

interface HeaderProps extends ShellData {
  isPhone: boolean
}

/**
 * Whom the person works for, how long the session lives, and the main act of the product. On a phone that
 * act stands in the bar at the bottom, and the company has its room.
 */
export function Header({ viewer, isPhone }: HeaderProps) {
  const { t, i18n } = useTranslation('common')
  const canPay = accessTo(viewer, 'payments.create') === 'open'
  return (
    <header role="banner" className={classes.header}>
      <ContractSwitcher isShort={isPhone} />
      {isPhone ? null : <PaletteButton />}
      <div className={classes.headerEnd}>
        <SessionRing />
        {isPhone ? null : (
          <LanguageSwitch onChange={language => void chooseLanguage(i18n, language)} />
        )}
        <Bell />
        {canPay && !isPhone ? (
          <LinkButton href="/payment/clearing-gross" className={classes.pay}>
            {t($ => $.nav.pay)}
          </LinkButton>
        ) : null}
        {isPhone ? null : <UserMenu />}
      </div>
    </header>
  )
}
