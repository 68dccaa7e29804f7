import { parsePersonInn } from '../identifiers/inn.ts'
import type { LocalDate } from '../time/instant.ts'
import { longestName } from './register.ts'

export interface ListedEmployee {
  readonly inn: string
  readonly fullName: string
}

interface EmployeeList {
  readonly people: readonly ListedEmployee[]
  /** Numbers of the lines, from 1, that name nobody: the INN or the name is missing or wrong, or stands twice. */
  readonly wrongLines: readonly number[]
}

/** People of a pasted block or of a table: each line has an INN and a name, in any order. Headings are left out. */
export function readEmployeeList(text: string, today: LocalDate): EmployeeList {
  const people: ListedEmployee[] = []
  const wrongLines: number[] = []
  const known = new Set<string>()
  let patronymicAt = -1
  text.split(/\r\n?|\n/).forEach((line, index) => {
    if (line.trim() === '') return
    const cells = cellsOf(line)
    const person = readLine(line, cells, patronymicAt, today)
    const isHeading = people.length === 0 && wrongLines.length === 0 && !/\d/.test(line)
    if (person && !known.has(person.inn)) {
      known.add(person.inn)
      people.push(person)
    } else if (isHeading) patronymicAt = cells.findIndex(cell => patronymicHeading.test(cell))
    else wrongLines.push(index + 1)
  })
  return { people, wrongLines }
}

const cellsOf = (line: string): readonly string[] =>
  line.split(/[\t;,|]/).map(cell => cell.replaceAll('"', '').trim())

function readLine(
  line: string,
  cells: readonly string[],
  patronymicAt: number,
  today: LocalDate,
): ListedEmployee | undefined {
  const number = /(?<!\d)\d{14}(?!\d)/.exec(line)?.[0] ?? ''
  const inn = parsePersonInn(number, today)
  const fullName =
    cells.length > 1 ? nameIn(cells, patronymicAt) : nameIn([line.replace(number, '').trim()], -1)
  const isName = fullName !== '' && fullName.length <= longestName
  return inn.ok && isName ? { inn: inn.value, fullName } : undefined
}

const patronymicHeading = /отчеств|атасынын аты|patronymic|middle name/i
const isWord = (cell: string): boolean => /^\p{L}[\p{L}'’.-]+$/u.test(cell)
const isCapital = (cell: string): boolean => /^\p{Lu}/u.test(cell)
/** Асанович, Ильинична, Ильич; Асан уулу and Асан кызы; Мамед оглы. */
const isPatronymic = (cell: string): boolean =>
  /(вич|[иьы]ч|вна|чна|уулу|кызы|оглы|оглу)$/i.test(cell)

/**
 * The first cell with words; the surname, the name and the patronymic may stand in cells of their own. What follows them
 * may be a position.
 */
function nameIn(cells: readonly string[], patronymicAt: number): string {
  const first = cells.findIndex(cell => /\p{L}{2}/u.test(cell))
  if (first < 0) return ''
  const [surname = '', name = '', third = ''] = cells.slice(first, first + 3)
  const hasName = isWord(surname) && isWord(name) && isCapital(surname) === isCapital(name)
  if (!hasName) return surname
  const hasPatronymic = third !== '' && (first + 2 === patronymicAt || isPatronymic(third))
  return [surname, name, ...(hasPatronymic ? [third] : [])].join(' ')
}
