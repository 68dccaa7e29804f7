import { ActionIcon, useComputedColorScheme, useMantineColorScheme } from '@mantine/core'
import { IconMoon, IconSun } from '@tabler/icons-react'
import { useComponentText } from '../i18n/use-component-text.ts'

/** Light or dark; until the first press the system decides. */
export function ThemeSwitch() {
  const { t } = useComponentText()
  const { setColorScheme } = useMantineColorScheme()
  const isDark = useComputedColorScheme('light') === 'dark'
  const Icon = isDark ? IconSun : IconMoon
  const name = isDark ? t($ => $.theme.toLight) : t($ => $.theme.toDark)
  return (
    <ActionIcon
      aria-label={name}
      title={name}
      size={36}
      onClick={() => setColorScheme(isDark ? 'light' : 'dark')}
    >
      <Icon size={20} aria-hidden />
    </ActionIcon>
  )
}
