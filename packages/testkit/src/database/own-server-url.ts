import { inject } from 'vitest'
// Brings the declaration of `databaseUrls` along.
import type {} from './global-setup.ts'

/**
 * The superuser's connection to the database `postgres` of the server of the worker that runs the test.
 *
 * @throws when the run has started no server for it
 */
export function ownServerUrl(): string {
  // Not a setting: Vitest numbers its workers by it, from 1.
  // oxlint-disable-next-line no-restricted-properties
  const worker = Number(process.env['VITEST_POOL_ID'])
  const url = inject('databaseUrls')[worker - 1]
  if (url === undefined) throw new Error(`There is no database server for worker ${worker}`)
  return url
}
