import type { Translator } from '../lib/translator.ts'
import type { ReactNode } from 'react'
import { TranslatorProvider } from '../lib/use-translation.ts'
import type { LazyQueryClient } from '../lib/lazy-query-client.ts'
import { LazyQueryClientProvider } from '../lib/lazy-query-client.ts'
import { SessionProvider } from './session/session-context.tsx'
import type { SessionController } from './session/session-controller.ts'

interface ProvidersProps {
  i18n: Translator
  queries: LazyQueryClient
  session: SessionController
  children: ReactNode
}

/** Everything that pages find above themselves, in the product and in tests alike. */
export function Providers({ i18n, queries, session, children }: ProvidersProps) {
  return (
    <TranslatorProvider value={i18n}>
      <LazyQueryClientProvider value={queries}>
        <SessionProvider value={session}>{children}</SessionProvider>
      </LazyQueryClientProvider>
    </TranslatorProvider>
  )
}
