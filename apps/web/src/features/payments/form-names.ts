import { useTranslation } from '../../lib/use-translation.ts'

/** What each form is called, by its name in the address. */
export function useFormNames(): (path: string) => string {
  const { t } = useTranslation('payments')
  const names: Readonly<Record<string, string>> = {
    'clearing-gross': t($ => $.form.switch.interbank),
    'intra-bank-transfer': t($ => $.form.switch.intrabank),
    swift: t($ => $.form.switch.swift),
    conversion: t($ => $.form.switch.conversion),
    'card-transfer-rko': t($ => $.form.switch.cardAndAccount),
    'budget-tax': t($ => $.form.switch.tax),
    'budget-tunduk': t($ => $.form.switch.tunduk),
    'card-transfer': t($ => $.form.switch.betweenCards),
    'card-transfer-o24': t($ => $.form.switch.retailCard),
  }
  return path => names[path] ?? path
}
