import { IconMoon, IconSun } from '@tabler/icons-react'
import { useColourScheme, useThemeChoice } from '../../lib/use-theme-choice.ts'
import { useComponentText } from '../i18n/use-component-text.ts'
import { IconButton } from './icon-button.tsx'

/** Light or dark; until the first press the system decides. */
export function ThemeSwitch() {
  const { t } = useComponentText()
  const { choose } = useThemeChoice()
  const isDark = useColourScheme() === 'dark'
  const Icon = isDark ? IconSun : IconMoon
  const name = isDark ? t($ => $.theme.toLight) : t($ => $.theme.toDark)
  return (
    <IconButton
      aria-label={name}
      title={name}
      size={36}
      onClick={() => choose(isDark ? 'light' : 'dark')}
    >
      <Icon size={20} aria-hidden />
    </IconButton>
  )
}
