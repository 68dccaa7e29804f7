import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const devServer = 'http://localhost:3000'

// The console of the demo stands in a folder of its own, which a server without the demo does not hand out.
const consoleFeature = '/features/simulator/'
const consoleFolder = 'assets/simulator'
const isOfConsole = ({ facadeModuleId, moduleIds }: Chunk): boolean =>
  facadeModuleId?.includes(consoleFeature) === true ||
  (moduleIds.length > 0 && moduleIds.every(id => id.includes(consoleFeature)))

interface Chunk {
  readonly facadeModuleId: string | null
  readonly moduleIds: readonly string[]
}

interface Group {
  readonly name: string
  readonly test?: RegExp
  readonly tags?: ['$initial']
}

const packages = (...names: readonly string[]): RegExp =>
  new RegExp(String.raw`node_modules[\\/](${names.join('|')})[\\/]`)

/** Sources by the ends of their paths: a file is one module, and what it imports comes with it. */
const sources = (...paths: readonly string[]): RegExp =>
  new RegExp(
    String.raw`[\\/](${paths.map(path => path.replaceAll('/', String.raw`[\\/]`)).join('|')})\.(tsx?|mjs)$`,
  )

/**
 * Why there are groups: a hundred chunks of a few lines are a fifth larger than what is loaded together anyway, and
 * libraries of their own stay in the browser's cache when a release changes ours. A module belongs to the first group of
 * this list that it is in or is imported by, so the list goes from what everybody loads to what few pages do.
 */
const groups: readonly Group[] = [
  // Libraries. Sign-in does without the queries.
  { name: 'react', test: packages('react', 'react-dom', 'scheduler') },
  {
    name: 'router',
    test: packages('@tanstack/(react-router|router-core|history|react-store|store)'),
  },
  { name: 'query', test: packages('@tanstack/(react-query|query-core)') },

  // What everybody loads, in the order in which it is loaded.
  { name: 'start', tags: ['$initial'] },
  { name: 'error-texts', test: sources('errors/catalogue') },
  { name: 'sign-in', test: sources('auth/login/login-route') },
  { name: 'shell', test: sources('app/shell/shell') },
  { name: 'home', test: sources('accounts/home/home-route') },

  // A form of a payment, after what it shares with other pages.
  {
    name: 'common',
    test: sources(
      'overlay/dialog',
      'Icon(Calendar|ChevronLeft|ChevronRight|ChevronsLeft|ChevronsRight)',
      'identifiers/inn',
    ),
  },
  {
    name: 'kept-forms',
    test: sources('documents/form/(form-address|unfinished-forms|rules-query)'),
  },
  {
    name: 'fields',
    test: sources(
      'fields/(text-area|select|date|money|digits|inn)-field',
      'feedback/error-summary',
      'use-(settled|leave-guard)',
    ),
  },
  {
    name: 'form-basis',
    test: sources(
      'forms/(form|paying-account)',
      'payment/(debit|payer-refusal)',
      'account-moves',
      'documents/form/(abroad|failures|form-texts)',
    ),
  },
  { name: 'form', test: sources('documents/form/document-form-screen') },
]

const inOrder = (list: readonly Group[]) =>
  list.map((group, index) => ({ ...group, priority: list.length - index }))

/**
 * The client is built into static files that the server hands out. `__CSP_NONCE__` is replaced by the
 * server with a fresh nonce in every answer; Vite puts the placeholder on each script, style and link.
 */
export default defineConfig(({ command, mode }) => ({
  plugins: [react()],
  html: command === 'build' ? { cspNonce: '__CSP_NONCE__' } : {},
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  // A worker of its own chunk: the captcha is solved off the main thread.
  worker: { format: 'es' },
  server: {
    port: 5173,
    proxy: {
      '/api': { target: devServer },
      '/graphql': { target: devServer, ws: true },
    },
  },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2022',
    // Data URLs would need an exception in the Content Security Policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // The gallery of parts is built for its checks only, never for the product.
      ...(mode === 'gallery' ? { input: 'gallery.html' } : {}),
      output: {
        chunkFileNames: chunk =>
          `${isOfConsole(chunk) ? consoleFolder : 'assets'}/[name]-[hash].js`,
        codeSplitting: { groups: inOrder(groups) },
      },
    },
  },
}))
