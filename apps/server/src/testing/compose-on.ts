import { join } from 'node:path'

import { openAsApplication } from '@tartip/testkit/database/open-as-application'
import type { TestDatabase } from '@tartip/testkit/database/test-database'

import { compose, type Product } from '../compose.ts'
import { loadConfig } from '../platform/config.ts'
import { createLogger } from '../platform/http/logger.ts'
import type { StopList } from '../platform/stop-list.ts'

const root = join(import.meta.dirname, '../../../..')

export interface ComposedOn {
  readonly database: TestDatabase
  readonly dataDir: string
  /** Whoever stops the list ends the product. */
  readonly stops: StopList
  /** As in the environment, beside the database and the folder. */
  readonly settings: Readonly<Record<string, string>>
}

/** The product as `main` composes it, silent, on a database of a test; a wrong setting is thrown as its sentence. */
export async function composeOn({
  database,
  dataDir,
  stops,
  settings,
}: ComposedOn): Promise<Product> {
  const own = { DATABASE_URL: database.url, TARTIP_DATA_DIR: dataDir }
  const config = loadConfig({ ...settings, ...own }, dataDir)
  if (!config.ok) throw new Error(String(config.error.params['sentence']))
  return compose({
    config: config.value,
    root,
    database: {
      open: max => openAsApplication(database.url, max),
      close: database.close,
    },
    logger: createLogger({ level: 'silent', write: () => undefined }),
    stops,
  })
}
