import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The installation's secret: from the configuration, or made at the first start and kept in
 * `secrets/application.key`, readable by the owner alone. All keys are derived from it.
 */
export function secretKeyOf(config: { secretKey: string | undefined; dataDir: string }): string {
  if (config.secretKey !== undefined) return config.secretKey
  const folder = join(config.dataDir, 'secrets')
  const file = join(folder, 'application.key')
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' })
  }
  return readFileSync(file, 'utf8').trim()
}
