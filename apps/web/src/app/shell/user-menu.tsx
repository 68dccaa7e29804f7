import '@mantine/core/styles/Popover.layer.css'
import { ActionIcon, Button, Popover } from '@mantine/core'
import { IconLogout, IconUser } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import { signOut } from '../../lib/session-events.ts'
import { ThemeChoiceField } from '../../lib/theme-choice-field.tsx'
import { useMe } from '../../lib/use-me.ts'
import classes from './user-menu.module.css'

/** Who is signed in, how the screen looks, and the way out. */
export function UserMenu() {
  const { t } = useTranslation('common')
  const me = useMe()
  const label = t($ => $.menu.label, { name: me.shortName })
  return (
    <Popover position="bottom-end" width={280} trapFocus returnFocus>
      <Popover.Target>
        <ActionIcon size={40} variant="default" aria-label={label}>
          <IconUser size={20} aria-hidden />
        </ActionIcon>
      </Popover.Target>
      <Popover.Dropdown aria-label={label}>
        <div className={classes.content}>
          <div>
            <p className={classes.name}>{me.fullName}</p>
            {me.email ? <p className={classes.email}>{me.email}</p> : null}
          </div>
          <ThemeChoiceField
            label={t($ => $.menu.theme)}
            nameOf={one => t($ => $.menu.themes[one])}
          />
          <Button
            variant="default"
            fullWidth
            leftSection={<IconLogout size={18} aria-hidden />}
            onClick={signOut}
          >
            {t($ => $.menu.signOut)}
          </Button>
        </div>
      </Popover.Dropdown>
    </Popover>
  )
}
