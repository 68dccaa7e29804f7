import type { LocalizedText } from '../language.ts'
import { bishkekDate, type Instant } from '../time/instant.ts'

/** What of an operation says whether it is a salary. */
interface MaybeSalary {
  readonly bookedAt: Instant
  readonly direction: 'DEBIT' | 'CREDIT'
  readonly amountMinor: bigint
  readonly operationCode?: string
}

/** What stands for the persons of registers. */
export const salaryRegister: LocalizedText = {
  ru: 'Зарплатные ведомости',
  ky: 'Эмгек акы тизмелери',
  en: 'Salary lists',
}

export const isSalary = ({ operationCode }: Pick<MaybeSalary, 'operationCode'>): boolean =>
  operationCode === 'SALARY'

/** What the salaries of a day come to together. */
export type SalariesOfDay = Pick<MaybeSalary, 'direction' | 'amountMinor'>

/**
 * Operations in which all salaries of a day stand as one row of what they come to, so that neither the register of one
 * person nor what came back for one is shown. The row comes after the other operations of its day.
 */
export async function* withoutPersonalSalaries<Operation extends MaybeSalary>(
  batches: AsyncIterable<readonly Operation[]>,
  merge: (salaries: readonly Operation[], together: SalariesOfDay) => Operation,
): AsyncGenerator<readonly Operation[]> {
  let day: string | undefined
  let salaries: Operation[] = []
  const close = (): readonly Operation[] => {
    const together = sumOf(salaries)
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
  if (rest.length > 0) yield rest
}

function sumOf(salaries: readonly MaybeSalary[]): SalariesOfDay {
  const debitMinor = salaries.reduce(
    (sum, { direction, amountMinor }) => sum + (direction === 'DEBIT' ? amountMinor : -amountMinor),
    0n,
  )
  return debitMinor < 0n
    ? { direction: 'CREDIT', amountMinor: -debitMinor }
    : { direction: 'DEBIT', amountMinor: debitMinor }
}
