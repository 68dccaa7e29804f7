import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'

import { secretKeyOf } from './secret-key.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'tartip-secret-'))
})
afterEach(() => rmSync(dataDir, { recursive: true }))

const fileOf = () => join(dataDir, 'secrets/application.key')

test('an installation makes a secret of 256 random bits at its first start, and keeps it', () => {
  const secret = secretKeyOf({ secretKey: undefined, dataDir })
  expect(Buffer.from(secret, 'base64url')).toHaveLength(32)
  expect(secretKeyOf({ secretKey: undefined, dataDir })).toBe(secret)
  const other = mkdtempSync(join(tmpdir(), 'tartip-secret-'))
  expect(secretKeyOf({ secretKey: undefined, dataDir: other })).not.toBe(secret)
  rmSync(other, { recursive: true })
})

test('only the owner of the server reads it', () => {
  secretKeyOf({ secretKey: undefined, dataDir })
  expect(statSync(fileOf()).mode & 0o777).toBe(0o600)
  expect(statSync(join(dataDir, 'secrets')).mode & 0o777).toBe(0o700)
})

test('a secret from outside, as a vault gives it, is never written down', () => {
  const given = 'g'.repeat(40)
  expect(secretKeyOf({ secretKey: given, dataDir })).toBe(given)
  expect(() => readFileSync(fileOf())).toThrow('ENOENT')
})
