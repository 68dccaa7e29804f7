import type { LocalizedText } from '../language.ts'
import { bishkekDate, type Instant } from '../time/instant.ts'

/** What of an operation says whether it is a salary. */
interface MaybeSalary {
  readonly bookedAt: Instant
  readonly direction: 'DEBIT' | 'CREDIT'
  readonly amountMinor: bigint
  readonly operationCode?: string
  readonly documentNumber?: string
  /** How many people get the amount, or did not get it; one where that is not known. */
  readonly salaryPeople?: number
}

/** What stands for the persons of registers. */
export const salaryRegister: LocalizedText = {
  ru: 'Зарплатные ведомости',
  ky: 'Эмгек акы тизмелери',
  en: 'Salary lists',
}

export const isSalary = ({ operationCode }: Pick<MaybeSalary, 'operationCode'>): boolean =>
  operationCode === 'SALARY'

/** What the salaries of some days come to together. */
export type SalariesTogether = Pick<MaybeSalary, 'direction' | 'amountMinor'>

/** All salaries of a period are those of one person: no row of them hides what that person gets. */
export class OnlySalaryOfOne extends Error {
  override readonly name = 'OnlySalaryOfOne'
}

/**
 * Operations in which all salaries of a day stand as one row of what they come to, after the other operations of the
 * day. Where that is what one person gets, the row waits for the salaries of further days.
 *
 * @throws OnlySalaryOfOne at the end, when the last row would show what one person gets
 */
export async function* withoutPersonalSalaries<Operation extends MaybeSalary>(
  batches: AsyncIterable<readonly Operation[]>,
  merge: (salaries: readonly Operation[], together: SalariesTogether) => Operation,
): AsyncGenerator<readonly Operation[]> {
  let day: string | undefined
  let salaries: Operation[] = []
  const close = (): readonly Operation[] => {
    const together = sumOf(salaries)
    if (together.amountMinor !== 0n && peopleOf(salaries) < 2) return []
    const merged = together.amountMinor === 0n ? [] : [merge(salaries, together)]
    salaries = []
    return merged
  }
  for await (const batch of batches) {
    const shown: Operation[] = []
    for (const operation of batch) {
      const bookedOn = bishkekDate(operation.bookedAt)
      if (bookedOn !== day) shown.push(...close())
      day = bookedOn
      if (isSalary(operation)) salaries.push(operation)
      else shown.push(operation)
    }
    if (shown.length > 0) yield shown
  }
  const rest = close()
  if (salaries.length > 0) throw new OnlySalaryOfOne()
  if (rest.length > 0) yield rest
}

/**
 * How many people the sum is for: what came back for somebody is taken out of their register. A commission is an entry
 * for the same people.
 */
function peopleOf(salaries: readonly MaybeSalary[]): number {
  const ofDocuments = new Map<string | undefined, { DEBIT: number; CREDIT: number }>()
  for (const { documentNumber, direction, salaryPeople = 1 } of salaries) {
    const people = ofDocuments.get(documentNumber) ?? { DEBIT: 0, CREDIT: 0 }
    people[direction] = Math.max(people[direction], salaryPeople)
    ofDocuments.set(documentNumber, people)
  }
  return [...ofDocuments.values()].reduce(
    (sum, { DEBIT, CREDIT }) => sum + Math.abs(DEBIT - CREDIT),
    0,
  )
}

function sumOf(salaries: readonly MaybeSalary[]): SalariesTogether {
  const debitMinor = salaries.reduce(
    (sum, { direction, amountMinor }) => sum + (direction === 'DEBIT' ? amountMinor : -amountMinor),
    0n,
  )
  return debitMinor < 0n
    ? { direction: 'CREDIT', amountMinor: -debitMinor }
    : { direction: 'DEBIT', amountMinor: debitMinor }
}
