import type { LocalizedText } from '../language.ts'
import { bishkekDate, type Instant } from '../time/instant.ts'

/** What of an operation says whether it is a salary, and of which register. */
interface MaybeSalary {
  readonly bookedAt: Instant
  readonly direction: 'DEBIT' | 'CREDIT'
  readonly amountMinor: bigint
  readonly operationCode?: string
  readonly documentNumber?: string
  readonly paymentId?: string
}

/** What stands for the persons of a register. */
export const salaryRegister: LocalizedText = {
  ru: 'Зарплатная ведомость',
  ky: 'Эмгек акы тизмеси',
  en: 'Salary list',
}

export const isSalary = ({ operationCode }: Pick<MaybeSalary, 'operationCode'>): boolean =>
  operationCode === 'SALARY'

/**
 * Operations in which the salaries of a day stand as one row for each register, so that nobody's pay is shown. The
 * rows of a day come after its other operations, in the order in which they are read; `merge` makes one of several.
 */
export async function* withoutPersonalSalaries<Operation extends MaybeSalary>(
  batches: AsyncIterable<readonly Operation[]>,
  merge: (salaries: readonly Operation[]) => Operation,
): AsyncGenerator<readonly Operation[]> {
  let day: string | undefined
  let registers = new Map<string, Operation[]>()
  const close = () => {
    const merged = [...registers.values()].map(merge)
    registers = new Map()
    return merged
  }
  for await (const batch of batches) {
    const shown: Operation[] = []
    for (const operation of batch) {
      const bookedOn = bishkekDate(operation.bookedAt)
      if (bookedOn !== day) shown.push(...close())
      day = bookedOn
      if (!isSalary(operation)) {
        shown.push(operation)
        continue
      }
      const { paymentId, documentNumber, direction } = operation
      const key = `${direction} ${paymentId ?? documentNumber ?? ''}`
      const others = registers.get(key)
      if (others) others.push(operation)
      else registers.set(key, [operation])
    }
    if (shown.length > 0) yield shown
  }
  const rest = close()
  if (rest.length > 0) yield rest
}
