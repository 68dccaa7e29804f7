import { MantineProvider, localStorageColorSchemeManager } from '@mantine/core'
import type { ReactNode } from 'react'
import { cssVariablesResolver } from './css-variables.ts'
import './styles.ts'
import { theme } from './theme.ts'

interface ThemeProviderProps {
  children: ReactNode
  /** Nonce of the page, so that the styles Mantine writes pass the content security policy. */
  getStyleNonce?: () => string
  env?: 'default' | 'test'
}

const colorSchemeManager = localStorageColorSchemeManager({ key: 'theme' })

/** The look of the whole product; stands above the router. Follows the system until told otherwise. */
export function ThemeProvider({ children, getStyleNonce, env = 'default' }: ThemeProviderProps) {
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      colorSchemeManager={colorSchemeManager}
      defaultColorScheme="auto"
      env={env}
      {...(getStyleNonce ? { getStyleNonce } : {})}
    >
      {children}
    </MantineProvider>
  )
}
