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

const isWholeRun = process.env['TARTIP_TESTS'] === 'whole'

/** All cores; Vitest itself would leave one idle, which is half of a small machine. */
const maxWorkers = Math.max(2, availableParallelism())

/** Objects of a test die young: with more room for them a tenth of the processor time of collecting them is saved. */
const execArgv = ['--max-semi-space-size=64']

/**
 * Three kinds of tests: pure ones, ones that need a real PostgreSQL (`*.db.test.ts`, an embedded server for
 * each worker, a schema-fresh database per file), and component tests in a DOM. One run does all of them, one
 * kind after the other (`groupOrder`), so that a worker keeps what it has loaded.
 *
 * Files of a worker share loaded modules: loading them again for each file took longer than the tests. So no
 * test replaces a module, and each restores what it changes outside of its file. `--sequence.shuffle` must pass.
 */
export default defineConfig({
  test: {
    projects: [
      {
        resolve: oneGraphql,
        test: {
          name: 'unit',
          sequence: { groupOrder: 1 },
          environment: 'node',
          isolate: false,
          execArgv,
          maxWorkers,
          include: ['packages/**/*.test.ts', 'apps/server/**/*.test.ts', 'scripts/**/*.test.ts'],
          exclude: ['**/node_modules/**', '**/*.db.test.ts', '**/dist/**'],
          // `npm run test:release` leaves nothing out.
          provide: { isWholeRun },
          // Property tests and generated matrices on a small, busy machine.
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
      {
        resolve: oneGraphql,
        test: {
          name: 'db',
          sequence: { groupOrder: 0 },
          environment: 'node',
          isolate: false,
          execArgv,
          maxWorkers,
          include: ['packages/**/*.db.test.ts', 'apps/server/**/*.db.test.ts'],
          exclude: ['**/node_modules/**', '**/dist/**'],
          globalSetup: ['packages/testkit/src/database/global-setup.ts'],
          // `npm run test:release` leaves nothing out.
          provide: { isWholeRun },
          testTimeout: 60_000,
          hookTimeout: 180_000,
          // A background job takes longer on a small, busy machine.
          expect: { poll: { timeout: 15_000 } },
        },
      },
      {
        extends: './apps/web/vite.config.ts',
        test: {
          name: 'web',
          sequence: { groupOrder: 2 },
          root: './apps/web',
          environment: 'happy-dom',
          isolate: false,
          execArgv,
          maxWorkers,
          include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
          setupFiles: ['./src/testing/setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
})
