import type { PaymentForm } from '@tartip/domain/forms/form'
import { AppLink } from '../../../components/controls/app-link.tsx'
import { formHref } from '../../../documents/form/form-address.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import classes from './form-slots.module.css'
import { formViews } from './form-views.ts'

/** What each form is called, by its name in the address. */
export function useFormNames(): (form: PaymentForm) => string {
  const { t } = useTranslation('payments')
  const names: Readonly<Record<string, string>> = {
    'clearing-gross': t($ => $.form.switch.interbank),
    'intra-bank-transfer': t($ => $.form.switch.intrabank),
    conversion: t($ => $.form.switch.conversion),
  }
  return form => names[form.path] ?? form.path
}

/** Which form: to another bank, inside this one, or into another currency. */
export function FormSwitch({ current }: { current: PaymentForm }) {
  const { t } = useTranslation('payments')
  const nameOf = useFormNames()
  return (
    <nav className={classes.switch} aria-label={t($ => $.form.switch.label)}>
      {formViews.map(({ form }) => (
        <AppLink
          key={form.path}
          href={formHref(form)}
          className={classes.switchLink}
          aria-current={form === current ? 'page' : undefined}
        >
          {nameOf(form)}
        </AppLink>
      ))}
    </nav>
  )
}
