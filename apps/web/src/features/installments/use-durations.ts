import { useTranslation } from '../../lib/use-translation.ts'

/** «3, 6 или 12 месяцев», as the language has it. */
export function useDurations(): (months: readonly number[]) => string {
  const { t } = useTranslation('installments')
  return months =>
    months.length === 1
      ? t($ => $.months, { count: months[0] ?? 0 })
      : t($ => $.monthsToChoose, { list: months.join(', ') })
}
