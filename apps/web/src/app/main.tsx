import { RouterProvider } from '@tanstack/react-router'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '../components/theme/styles.ts'
import { preloadFonts } from '../components/theme/preload-fonts.ts'
import { createI18n, firstLanguage, followLanguageOfOtherTabs } from '../lib/i18n.ts'
import { sessionMayExist } from '../lib/session-hint.ts'
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
  createRoot(root).render(
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
