import { hkdfSync, randomBytes } from 'node:crypto'
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

/**
 * What the pay-control server signs its callbacks with, derived from the installation's secret, so that a
 * leak of one opens nothing else. Sender and receiver of the embedded bank share it.
 */
export function payControlSecretOf(secretKey: string): string {
  const key = hkdfSync('sha256', secretKey, '', 'tartip pay-control callbacks', 32)
  return Buffer.from(key).toString('base64url')
}
