import { useMantineColorScheme } from '@mantine/core'

export const themeChoices = ['light', 'dark', 'auto'] as const
export type ThemeChoice = (typeof themeChoices)[number]

/** Light, dark or as the system; kept under `theme`, other tabs follow through storage events. */
export function useThemeChoice(): { choice: ThemeChoice; choose: (choice: ThemeChoice) => void } {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return { choice: colorScheme, choose: setColorScheme }
}
