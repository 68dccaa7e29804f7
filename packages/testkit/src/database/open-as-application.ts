import { createDb, type OpenDb } from '@tartip/server/platform/db/create-db'
import type { Logins } from '@tartip/server/platform/db/logins'

/** Shared by all databases of a test server, which are made too often to have logins of their own. */
export const testLogins: Logins = {
  application: { user: 'test_app_login', password: 'test' },
  system: { user: 'test_system_login', password: 'test' },
}

/** Opens a test database by its address as the server does: for further processes beside the test's own. */
export function openAsApplication(url: string, max = 10): OpenDb {
  return createDb({ url, logins: testLogins, max })
}
