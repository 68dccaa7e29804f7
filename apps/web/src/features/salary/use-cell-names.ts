import type { SalaryCell } from '@tartip/domain/salary/register'
import { salaryCellNames } from '@tartip/domain/salary/register-words'
import { useLanguage } from '../../lib/use-language.ts'

/** The names of the cells of a row. */
export function useCellNames(): Readonly<Record<SalaryCell, string>> {
  const language = useLanguage()
  return {
    fullName: salaryCellNames.fullName[language],
    cardAccount: salaryCellNames.cardAccount[language],
    amount: salaryCellNames.amount[language],
  }
}
