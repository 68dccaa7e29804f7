import type { PaymentForm } from '@tartip/domain/forms/form'
import { AppLink } from '../../../components/controls/app-link.tsx'
import { useChosenInView } from '../../../components/controls/use-chosen-in-view.ts'
import { formHref } from '../../../documents/form/form-address.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import { useFormNames } from '../form-names.ts'
import classes from './form-slots.module.css'
import { formViews } from './form-views.ts'

/** Which form: to another bank, inside this one, into another currency, abroad, or to a card. */
export function FormSwitch({ current }: { current: PaymentForm }) {
  const { t } = useTranslation('payments')
  const nameOf = useFormNames()
  const names = formViews.map(({ form }) => nameOf(form.path)).join()
  const row = useChosenInView<HTMLElement>('[aria-current]', `${current.path} ${names}`)
  return (
    <nav ref={row} className={classes.switch} aria-label={t($ => $.form.switch.label)}>
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
