import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/**
 * Node gives `graphql` as CommonJS to everybody; Vite would give our own files the second, ESM copy, and
 * a schema of one copy is foreign to the other.
 */
const oneGraphql = {
  alias: [{ find: /^graphql$/, replacement: createRequire(import.meta.url).resolve('graphql') }],
}

/** All cores; Vitest itself would leave one idle, which is half of a small machine. */
const maxWorkers = Math.max(2, availableParallelism())

/**
 * Three kinds of tests: pure ones, ones that need a real PostgreSQL (`*.db.test.ts`, an embedded server for
 * each worker, a schema-fresh database per file), and component tests in a DOM.
 *
 * Files of a worker share what it has loaded: loading that anew for each file took longer than the tests. So
 * no test replaces a module, and what it changes outside of its file it puts back.
 */
export default defineConfig({
  test: {
    projects: [
      {
        resolve: oneGraphql,
        test: {
          name: 'unit',
          environment: 'node',
          isolate: false,
          maxWorkers,
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
          isolate: false,
          maxWorkers,
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
          isolate: false,
          maxWorkers,
          include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
          setupFiles: ['./src/testing/setup.ts'],
          testTimeout: 30_000,
        },
      },
    ],
  },
})
