import { createRequire } from 'node:module'
import { defineConfig } from 'vitest/config'

/**
 * Node gives `graphql` as CommonJS to everybody; Vite would give our own files the second, ESM copy, and
 * a schema of one copy is foreign to the other.
 */
const oneGraphql = {
  alias: [{ find: /^graphql$/, replacement: createRequire(import.meta.url).resolve('graphql') }],
}

/**
 * Three kinds of tests: pure ones, ones that need a real PostgreSQL (`*.db.test.ts`, one embedded
 * database for the whole run, a schema-fresh database per file), and component tests in a DOM.
 */
export default defineConfig({
  test: {
    projects: [
      {
        resolve: oneGraphql,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['packages/**/*.test.ts', 'apps/server/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/*.db.test.ts', '**/dist/**'],
          // Property tests and generated matrices on a small, busy machine.
          testTimeout: 60_000,
        },
      },
      {
        resolve: oneGraphql,
        test: {
          name: 'db',
          environment: 'node',
          include: ['packages/**/*.db.test.ts', 'apps/server/**/*.db.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          globalSetup: ['packages/testkit/src/database/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // What a job does behind a test's back takes its time on a small, busy machine.
          expect: { poll: { timeout: 15_000 } },
        },
      },
      {
        extends: './apps/web/vite.config.ts',
        test: {
          name: 'web',
          root: './apps/web',
          environment: 'happy-dom',
          include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
          setupFiles: ['./src/testing/setup.ts'],
          testTimeout: 30_000,
        },
      },
    ],
  },
})
