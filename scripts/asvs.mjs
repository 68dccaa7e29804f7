/** `npm run asvs`: counts the table of ASVS requirements in SECURITY.md and checks that its tests exist. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, say } from './lib/project.mjs'

const text = readFileSync(join(root, 'SECURITY.md'), 'utf8')
const rows = text
  .slice(text.indexOf('| ASVS |'))
  .split('\n')
  .filter(line => /^\| \d/.test(line))
  .map(readRow)

/** One row stands for one number, for several, or for a chapter with their count: `10.\* (36)`. */
function readRow(line) {
  const [, numbers = '', , what = '', shownBy = ''] = line.split('|').map(cell => cell.trim())
  const chapter = /\((\d+)\)$/.exec(numbers)
  const count = chapter ? Number(chapter[1]) : numbers.split(', ').length
  const tests = [...shownBy.matchAll(/`([^`]+\.(?:test|spec)\.tsx?)`/g)].map(([, file]) => file)
  return { numbers, what, shownBy, count, tests }
}

const countOf = chosen => chosen.reduce((sum, { count }) => sum + count, 0)
const applicable = rows.filter(({ shownBy }) => !shownBy.startsWith('n/a: '))
const open = applicable.filter(({ shownBy }) => shownBy.startsWith('open: '))
const shown = applicable.filter(row => !open.includes(row) && row.tests.length > 0)
const lost = rows.flatMap(({ tests }) => tests).filter(file => !existsSync(join(root, file)))
const unsaid = applicable.filter(row => !open.includes(row) && row.tests.length === 0)

for (const { numbers, what, shownBy } of open) say(`${numbers} ${what}: ${shownBy.slice(6)}`)
for (const file of lost) say(`There is no ${file}.`)
for (const { numbers } of unsaid) say(`${numbers} names neither a test nor a reason.`)
say(`requirements=${countOf(rows)}`)
say(`applicable=${countOf(applicable)} with-test=${countOf(shown)}`)
if (lost.length > 0 || unsaid.length > 0) process.exitCode = 1
