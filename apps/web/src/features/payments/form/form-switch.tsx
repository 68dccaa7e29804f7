import type { PaymentForm } from '@tartip/domain/forms/form'
import { AppLink } from '../../../components/controls/app-link.tsx'
import { formHref } from '../../../documents/form/form-address.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import { useFormNames } from '../form-names.ts'
import classes from './form-slots.module.css'
import { formViews } from './form-views.ts'

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
          {nameOf(form.path)}
        </AppLink>
      ))}
    </nav>
  )
}
