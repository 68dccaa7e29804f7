import { createDb, type OpenDb } from '@tartip/server/platform/db/create-db'
import { applicationRole } from '@tartip/server/platform/db/db'

/** Opens a test database by its address with the rights of the server: for processes beside the test. */
export function openAsApplication(url: string): OpenDb {
  return createDb({ url, role: applicationRole, max: 4 })
}
