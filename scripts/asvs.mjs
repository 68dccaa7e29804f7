/**
 * `npm run asvs`: counts the table of ASVS requirements in docs/security/asvs.md and refuses a row that names neither a
 * test nor a reason, and a test or document that is not there.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isNamedUniquely, projectFiles } from './lib/project-files.mjs'
import { root, printLine } from './lib/project.mjs'

/** The first word of a row that gives a reason; a row without one names tests. */
const kinds = { 'n/a': 'notApplicable', differs: 'differs', paper: 'paper' }

const files = projectFiles()
const text = readFileSync(join(root, 'docs/security/asvs.md'), 'utf8')
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
  const named = [...shownBy.matchAll(/`([\w./-]*\w\.(?:tsx?|md|json))`/g)].map(([, file]) => file)
  const [, word, reason] = /^(n\/a|differs|paper): (.+)$/.exec(shownBy) ?? []
  const tests = named.filter(file => /\.(test|spec)\.tsx?$/.test(file))
  return { numbers, what, shownBy, count, named, tests, kind: kinds[word] ?? 'shown', reason }
}

/** What is missing in a row. */
function faultOf({ kind, tests, named, reason }) {
  if (kind === 'shown') return tests.length > 0 ? undefined : 'names neither a test nor a reason'
  if (reason.length < 4) return 'gives no reason'
  return kind === 'paper' && named.length === 0 ? 'names no document' : undefined
}

const countOf = chosen => chosen.reduce((sum, { count }) => sum + count, 0)
const kindOf = kind => rows.filter(row => row.kind === kind)
const faults = [
  ...rows.flatMap(row => {
    const fault = faultOf(row)
    return fault === undefined ? [] : [`${row.numbers} ${row.what}: ${fault}.`]
  }),
  ...rows
    .flatMap(({ named }) => named)
    .filter(file => !isNamedUniquely(files, file))
    .map(file => `${file} is not the name of exactly one file.`),
]

for (const { numbers, what, reason } of [...kindOf('differs'), ...kindOf('paper')]) {
  printLine(`${numbers} ${what}: ${reason}`)
}
for (const fault of faults) printLine(fault)
const applicable = rows.filter(({ kind }) => kind !== 'notApplicable')
const shown = kindOf('shown').filter(row => faultOf(row) === undefined)
printLine(
  `requirements=${countOf(rows)} differs=${countOf(kindOf('differs'))} paper=${countOf(kindOf('paper'))}`,
)
printLine(`applicable=${countOf(applicable)} with-test=${countOf(shown)}`)
if (faults.length > 0) process.exitCode = 1
