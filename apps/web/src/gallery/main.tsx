import { RouterProvider } from '@tanstack/react-router'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
} from '@tanstack/react-router'
import { languages } from '@tartip/domain/language'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { loadTexts } from '../app/i18n/load-texts.ts'
import '../components/theme/styles.ts'
import { preloadFonts } from '../components/theme/preload-fonts.ts'
import { createI18n } from '../lib/i18n.ts'
import { createLazyQueryClient, LazyQueryClientProvider } from '../lib/lazy-query-client.ts'
import { TranslatorProvider } from '../lib/use-translation.ts'
import { followTheme } from '../lib/use-theme-choice.ts'
import { GalleryPage } from './gallery-page.tsx'

/**
 * The gallery: every part of the design system in all its states. It is an entry of its own
 * (`gallery.html`) and no part of the product's bundle. `?lang=ky&theme=dark&only=fields` chooses.
 */
async function start(): Promise<void> {
  const params = new URLSearchParams(location.search)
  const theme = params.get('theme')
  if (theme === 'light' || theme === 'dark') localStorage.setItem('theme', theme)
  followTheme()
  const language = languages.find(known => known === params.get('lang')) ?? 'ru'
  preloadFonts(language)
  const i18n = await createI18n(loadTexts, language)
  const root = createRootRoute({ component: Outlet })
  const everywhere = createRoute({
    getParentRoute: () => root,
    path: '$',
    component: () => <GalleryPage only={params.get('only') ?? undefined} />,
  })
  const router = createRouter({
    routeTree: root.addChildren([everywhere]),
    history: createMemoryHistory({ initialEntries: ['/gallery'] }),
  })
  const holder = document.getElementById('root')
  if (!holder) throw new Error('The page has no root element')
  createRoot(holder).render(
    <StrictMode>
      <TranslatorProvider value={i18n}>
        {/* Nobody is signed in here; components that query the person find nobody. */}
        <LazyQueryClientProvider value={createLazyQueryClient()}>
          <RouterProvider router={router as never} />
        </LazyQueryClientProvider>
      </TranslatorProvider>
    </StrictMode>,
  )
}

void start()
