import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '../components/theme/styles.ts'
import { preloadFonts } from '../components/theme/preload-fonts.ts'
import { createI18n, firstLanguage, followLanguageOfOtherTabs } from '../lib/i18n.ts'
import { sessionMayExist } from '../lib/session-hint.ts'
import { keepTranslatedTextsLive } from '../lib/translated-page.ts'
import { followTheme } from '../lib/use-theme-choice.ts'
import { composeApp } from './compose.ts'
import { FatalError } from './errors/fatal-error.tsx'
import { loadTexts } from './i18n/load-texts.ts'
import { Providers } from './providers.tsx'
import { warmUp } from './warm-up.ts'

async function start(): Promise<void> {
  reloadWhenShownFromHistory()
  followTheme()
  const { queries, router, session } = composeApp()
  if (sessionMayExist()) warmUp()
  const language = firstLanguage()
  preloadFonts(language)
  const i18n = await createI18n(loadTexts, language)
  followLanguageOfOtherTabs(i18n)
  i18n.subscribe(() => preloadFonts(firstLanguage()))
  session.start()
  const root = document.getElementById('root')
  if (!root) throw new Error('The page has no root element')
  // Layers are portals outside of the root.
  keepTranslatedTextsLive(document.body)
  const report = (error: unknown) => {
    const route = router.state.matches.at(-1)?.fullPath ?? '(none)'
    void import('../lib/report-error.ts').then(({ reportError }) => reportError(error, route))
  }
  window.addEventListener('error', ({ error }) => report(error))
  window.addEventListener('unhandledrejection', ({ reason }) => report(reason))
  // React gives uncaught errors to the window by itself; pages that are not found are thrown as well, and are none.
  const onCaughtError = (error: unknown) => {
    if (error instanceof Error) window.reportError(error)
  }
  createRoot(root, { onCaughtError }).render(
    <StrictMode>
      <FatalError>
        <Providers i18n={i18n} queries={queries} session={session}>
          <RouterProvider router={router} />
        </Providers>
      </FatalError>
    </StrictMode>,
  )
}

/** A page frozen in the back-forward cache may show a person who has signed out since. */
function reloadWhenShownFromHistory(): void {
  window.addEventListener('pageshow', event => {
    if (event.persisted) location.reload()
  })
}

void start()
