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
        codeSplitting: {
          // Long-lived libraries apart from our own code, so that a release keeps them in the cache.
          groups: [
            {
              name: 'react',
              test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/,
              priority: 9,
            },
            {
              name: 'router',
              test: /node_modules[\\/]@tanstack[\\/](react-router|router-core|history|react-store|store)[\\/]/,
              priority: 8,
            },
            // Sign-in does without it.
            {
              name: 'query',
              test: /node_modules[\\/]@tanstack[\\/](react-query|query-core)[\\/]/,
              priority: 8,
            },
            // What everybody loads is a chunk with all that it imports, in the order in which it is loaded:
            // a hundred chunks of a few lines would be a fifth larger.
            { name: 'start', tags: ['$initial'], priority: 7 },
            { name: 'error-texts', test: /errors[\\/]catalogue\.ts$/, priority: 6 },
            { name: 'sign-in', test: /login-route\.tsx$/, priority: 5 },
            { name: 'shell', test: /app[\\/]shell[\\/]shell\.tsx$/, priority: 4 },
            { name: 'home', test: /home[\\/]home-route\.tsx$/, priority: 3 },
            // A form of a payment is one chunk as well, after what other pages take of it.
            {
              name: 'common',
              test: /overlay[\\/]dialog\.tsx$|Icon(Calendar|Chevrons?(Left|Right))\.mjs$|identifiers[\\/]inn\.ts$/,
              priority: 2.9,
            },
            {
              name: 'kept-forms',
              test: /form[\\/](form-address|unfinished-forms|rules-query)\.ts$/,
              priority: 2.8,
            },
            {
              name: 'fields',
              test: /fields[\\/](text-area|select|date|money|digits|inn)-field\.tsx$|error-summary\.tsx$|use-(settled|leave-guard)\.ts$/,
              priority: 2.7,
            },
            {
              name: 'form-basis',
              test: /forms[\\/](form|paying-account)\.ts$|payment[\\/](debit|payer-refusal)\.ts$|account-moves\.ts$|form[\\/](abroad|failures|form-texts)\.ts$/,
              priority: 2.6,
            },
            { name: 'form', test: /document-form-screen\.tsx$/, priority: 2 },
          ],
        },
      },
    },
  },
}))
