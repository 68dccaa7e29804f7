import type { SalaryCell } from '@tartip/domain/salary/register'
import { useTranslation } from '../../lib/use-translation.ts'

/** The names of the cells of a row. */
export function useCellNames(): Readonly<Record<SalaryCell, string>> {
  const { t } = useTranslation('salary')
  return {
    fullName: t($ => $.people.name),
    cardAccount: t($ => $.people.account),
    amount: t($ => $.list.amount),
  }
}
