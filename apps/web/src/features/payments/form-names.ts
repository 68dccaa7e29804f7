import { useTranslation } from '../../lib/use-translation.ts'

/** What each form is called, by its name in the address. */
export function useFormNames(): (path: string) => string {
  const { t } = useTranslation('payments')
  const names: Readonly<Record<string, string>> = {
    'clearing-gross': t($ => $.form.switch.interbank),
    'intra-bank-transfer': t($ => $.form.switch.intrabank),
    conversion: t($ => $.form.switch.conversion),
  }
  return path => names[path] ?? path
}
