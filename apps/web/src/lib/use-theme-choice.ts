import { useSyncExternalStore } from 'react'
import { readStored, writeStored } from './storage.ts'

export const themeChoices = ['light', 'dark', 'auto'] as const
export type ThemeChoice = (typeof themeChoices)[number]
export type ColourScheme = 'light' | 'dark'

const listeners = new Set<() => void>()

function storedChoice(): ThemeChoice {
  const stored = readStored('theme')
  return themeChoices.find(known => known === stored) ?? 'auto'
}

const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)')

function schemeNow(): ColourScheme {
  const choice = storedChoice()
  return choice === 'auto' ? (systemIsDark().matches ? 'dark' : 'light') : choice
}

/** The page says its scheme in one attribute; the style sheets read it. */
function show(): void {
  document.documentElement.setAttribute('data-theme', schemeNow())
  for (const listener of listeners) listener()
}

/** Follows the system while it decides, and the choice made in another tab. Gives the way to stop. */
export function followTheme(): () => void {
  const system = systemIsDark()
  const handleStorage = (event: StorageEvent) => {
    if (event.key === 'theme' || event.key === null) show()
  }
  show()
  system.addEventListener('change', show)
  window.addEventListener('storage', handleStorage)
  return () => {
    system.removeEventListener('change', show)
    window.removeEventListener('storage', handleStorage)
  }
}

function chooseTheme(choice: ThemeChoice): void {
  writeStored('theme', choice)
  show()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** Light, dark or as the system, kept under `theme`. */
export function useThemeChoice(): { choice: ThemeChoice; choose: (choice: ThemeChoice) => void } {
  return { choice: useSyncExternalStore(subscribe, storedChoice), choose: chooseTheme }
}

/** The scheme that is on the screen now. */
export const useColourScheme = (): ColourScheme => useSyncExternalStore(subscribe, schemeNow)
