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
  text.split(/\r\n?|\n/).forEach((line, index) => {
    if (line.trim() === '') return
    const person = readLine(line, today)
    const isHeading = people.length === 0 && wrongLines.length === 0 && !/\d/.test(line)
    if (person && !known.has(person.inn)) {
      known.add(person.inn)
      people.push(person)
    } else if (!isHeading) wrongLines.push(index + 1)
  })
  return { people, wrongLines }
}

function readLine(line: string, today: LocalDate): ListedEmployee | undefined {
  const cells = line.split(/[\t;,|]/).map(cell => cell.replaceAll('"', '').trim())
  const number = /(?<!\d)\d{14}(?!\d)/.exec(line)?.[0] ?? ''
  const inn = parsePersonInn(number, today)
  const fullName = nameIn(cells.length > 1 ? cells : [line.replace(number, '').trim()])
  const isName = fullName !== '' && fullName.length <= longestName
  return inn.ok && isName ? { inn: inn.value, fullName } : undefined
}

const isWord = (cell: string): boolean => /^\p{L}[\p{L}'’.-]+$/u.test(cell)

/** The first cell with words; the surname, the name and the patronymic may stand in cells of their own. */
function nameIn(cells: readonly string[]): string {
  const first = cells.findIndex(cell => /\p{L}{2}/u.test(cell))
  if (first < 0) return ''
  const parts = cells.slice(first, first + 3)
  const others = parts.findIndex(cell => !isWord(cell))
  return others === 0 ? (cells[first] ?? '') : parts.slice(0, others < 0 ? 3 : others).join(' ')
}
