import { MantineContext, MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { use } from 'react'
import { useColourScheme } from '../../lib/use-theme-choice.ts'
import { cssVariablesResolver } from './css-variables.ts'
import './mantine-styles.ts'
import { theme } from './theme.ts'

interface ThemeProviderProps {
  children: ReactNode
  /** Nonce of the page, so that the styles Mantine writes pass the content security policy. */
  getStyleNonce?: () => string
  env?: 'default' | 'test'
}

/**
 * What Mantine's parts need above themselves. Every lazy page brings it, so that the first bundle does
 * not; beneath another one it does nothing.
 */
export function ThemeProvider({ children, getStyleNonce, env = 'default' }: ThemeProviderProps) {
  const outer = use(MantineContext)
  const scheme = useColourScheme()
  if (outer) return children
  return (
    <MantineProvider
      theme={theme}
      cssVariablesResolver={cssVariablesResolver}
      forceColorScheme={scheme}
      env={env}
      {...(getStyleNonce ? { getStyleNonce } : {})}
    >
      {children}
    </MantineProvider>
  )
}
