import { kilobytes, reportTable, rounded, printLine } from '../lib/report-table.ts'
import type { Interactions } from './interactions.ts'
import type { WebFigures } from './limits.ts'
import type { LivePlace } from './live.ts'
import type { LongRegister } from './long-register.ts'
import type { LongTable } from './long-table.ts'
import type { LoadedScripts } from './measured-page.ts'

/** All results of a run. */
export interface WebMeasures {
  readonly signIn: LoadedScripts
  /** By page; `/accounts` is the first screen. */
  readonly measured: ReadonlyMap<string, LoadedScripts>
  readonly interactions: Interactions
  readonly longTable: LongTable
  readonly longRegister: LongRegister
  readonly live: readonly LivePlace[]
}

const firstPath = '/accounts'
const noScripts: LoadedScripts = { bytes: 0, files: [] }

/** What a page loads in addition to another page. */
function filesBeyond(page: LoadedScripts, before: LoadedScripts) {
  const known = new Set(before.files.map(({ name }) => name))
  return page.files.filter(({ name }) => !known.has(name))
}

const sumOf = (files: LoadedScripts['files']): number =>
  files.reduce((sum, { bytes }) => sum + bytes, 0)

function largest<T>(list: readonly T[], sizeOf: (one: T) => number): T {
  const [first, ...others] = list
  if (first === undefined) throw new Error('Nothing was measured')
  return others.reduce((most, one) => (sizeOf(one) > sizeOf(most) ? one : most), first)
}

/** The figures that limits apply to. */
export function figuresOf({
  signIn,
  measured,
  interactions: { actions, shifts },
  longTable,
  longRegister,
  live,
}: WebMeasures): WebFigures {
  const first = measured.get(firstPath) ?? noScripts
  const further = [...measured]
    .filter(([path]) => path !== firstPath)
    .map(([path, scripts]) => ({ path, bytes: sumOf(filesBeyond(scripts, first)) }))
  return {
    signInBytes: signIn.bytes,
    firstScreenBytes: first.bytes,
    worstRoute: largest(further, ({ bytes }) => bytes),
    worstShift: largest(shifts, ({ value }) => value),
    worstAction: largest(actions, ({ ms }) => ms),
    mostRows: longTable.mostRows,
    worstOfRegister: largest(longRegister.actions, ({ ms }) => ms),
    registerTaskMs: longRegister.longestTaskMs,
    slowestPlace: largest(live, ({ ms }) => ms),
    longestTaskMs: Math.max(longTable.longestTaskMs, longTable.slowLongestTaskMs),
  }
}

/** Tables for readers, the exceeded limits, and the machine-readable last line. */
export function reportWeb(
  measures: WebMeasures,
  figures: WebFigures,
  breaches: readonly string[],
): void {
  reportWeights(measures, figures.worstRoute.path)
  reportAnswers(measures)
  printLine()
  for (const breach of breaches) printLine(`Missed: ${breach}`)
  const { signInBytes, firstScreenBytes, worstRoute, worstAction } = figures
  printLine(
    `signin_kb=${kilobytes(signInBytes)} first_kb=${kilobytes(firstScreenBytes)} worst_route_kb=${kilobytes(worstRoute.bytes)} inp_ms=${rounded(worstAction.ms)}`,
  )
}

function reportWeights({ signIn, measured }: WebMeasures, worstPath: string): void {
  const first = measured.get(firstPath) ?? noScripts
  const own = (path: string, scripts: LoadedScripts) =>
    filesBeyond(scripts, path === firstPath ? signIn : first)
  printLine()
  const rows = [
    ['/auth/login', kilobytes(signIn.bytes), String(signIn.files.length), '-'],
    ...[...measured].map(([path, scripts]) => [
      path,
      kilobytes(scripts.bytes),
      String(scripts.files.length),
      kilobytes(sumOf(own(path, scripts))),
    ]),
  ]
  for (const line of reportTable(['JavaScript, gzip', 'kB in all', 'files', 'kB of its own'], rows))
    printLine(line)
  printLine()
  printLine(
    'kB of its own: what /accounts adds to the sign-in page, and every other route to /accounts',
  )
  reportFiles(firstPath, first.files)
  reportFiles(worstPath, own(worstPath, measured.get(worstPath) ?? noScripts))
}

function reportFiles(path: string, files: LoadedScripts['files']): void {
  printLine(`${path}:`)
  for (const { name, bytes } of files.toSorted((a, b) => b.bytes - a.bytes).slice(0, 8))
    printLine(`  ${kilobytes(bytes)} kB  ${name}`)
}

function reportAnswers(measures: WebMeasures): void {
  const { interactions, longTable, longRegister, live } = measures
  const { actions, shifts } = interactions
  printLine()
  const rows = actions.map(({ name, ms }) => [name, rounded(ms)])
  for (const line of reportTable(['from the hand to the picture, CPU ×4', 'ms'], rows))
    printLine(line)
  printLine()
  for (const { path, value, what } of shifts) {
    printLine(
      `layout shift of ${path}: ${rounded(value, 3)}${value > 0 ? `, most by ${what}` : ''}`,
    )
  }
  printLine(
    `after the bank has executed a payment it is shown on ${live.map(({ place, ms }) => `${place} in ${rounded(ms)} ms`).join(', ')}`,
  )
  printLine(
    `10,000 rows: at most ${longTable.mostRows} in the document; the longest task while scrolling works ${rounded(longTable.longestTaskMs)} ms, at CPU ×4 ${rounded(longTable.slowLongestTaskMs)} ms`,
  )
  const ofRegister = longRegister.actions.map(({ name, ms }) => `${name} ${rounded(ms)} ms`)
  printLine(
    `register of 10,000 rows, processor time at CPU ×4: ${ofRegister.join(', ')}; the longest task while scrolling ${rounded(longRegister.longestTaskMs)} ms`,
  )
}
