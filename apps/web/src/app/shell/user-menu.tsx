import { IconLogout, IconUser } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '../../components/controls/button.tsx'
import { IconButton } from '../../components/controls/icon-button.tsx'
import { useTranslation } from '../../lib/use-translation.ts'
import { Flyout } from '../../components/overlay/flyout.tsx'
import { signOut } from '../../lib/session-events.ts'
import { ThemeChoiceField } from '../../lib/theme-choice-field.tsx'
import { useMe } from '../../lib/use-me.ts'
import classes from './user-menu.module.css'

/** Who is signed in, how the screen looks, and the way out. */
export function UserMenu() {
  const { t } = useTranslation('common')
  const me = useMe()
  const [isOpen, setIsOpen] = useState(false)
  const label = t($ => $.menu.label, { name: me.shortName })
  return (
    <Flyout
      opened={isOpen}
      onOpenedChange={setIsOpen}
      label={label}
      side="end"
      width="17.5rem"
      target={targetProps => (
        <IconButton size={40} variant="default" aria-label={label} {...targetProps}>
          <IconUser size={20} aria-hidden />
        </IconButton>
      )}
    >
      <div className={classes.content}>
        <div>
          <p className={classes.name} translate="no">
            {me.fullName}
          </p>
          {me.email ? <p className={classes.email}>{me.email}</p> : null}
        </div>
        <ThemeChoiceField label={t($ => $.menu.theme)} nameOf={one => t($ => $.menu.themes[one])} />
        <Button
          variant="default"
          fullWidth
          leftSection={<IconLogout size={18} aria-hidden />}
          onClick={signOut}
        >
          {t($ => $.menu.signOut)}
        </Button>
      </div>
    </Flyout>
  )
}
