/**
 * `npm run asvs`: counts the table of ASVS requirements in SECURITY.md and refuses a row that names neither a
 * test nor a reason, and a test or document that is not there.
 */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, say } from './lib/project.mjs'

/** What a row says of itself before its reason; a row without a word names tests. */
const kinds = { 'n/a': 'notApplicable', differs: 'differs', paper: 'paper' }

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
  const named = [...shownBy.matchAll(/`([\w./-]+\/[\w.-]+\.\w+|[A-Z]+\.md)`/g)].map(
    ([, file]) => file,
  )
  const [, word, reason] = /^(n\/a|differs|paper): (.+)$/.exec(shownBy) ?? []
  const tests = named.filter(file => /\.(test|spec)\.tsx?$/.test(file))
  return { numbers, what, shownBy, count, named, tests, kind: kinds[word] ?? 'shown', reason }
}

/** Why a row cannot stand as it is. */
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
    .filter(file => !existsSync(join(root, file)))
    .map(file => `There is no ${file}.`),
]

for (const { numbers, what, reason } of [...kindOf('differs'), ...kindOf('paper')]) {
  say(`${numbers} ${what}: ${reason}`)
}
for (const fault of faults) say(fault)
const applicable = rows.filter(({ kind }) => kind !== 'notApplicable')
const shown = kindOf('shown').filter(row => faultOf(row) === undefined)
say(
  `requirements=${countOf(rows)} differs=${countOf(kindOf('differs'))} paper=${countOf(kindOf('paper'))}`,
)
say(`applicable=${countOf(applicable)} with-test=${countOf(shown)}`)
if (faults.length > 0) process.exitCode = 1
