import type { PaymentForm } from '@tartip/domain/forms/form'
import { AppLink } from '../../../components/controls/app-link.tsx'
import { useChosenInView } from '../../../components/controls/use-chosen-in-view.ts'
import { formHref } from '../../../documents/form/form-address.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import { useFormNames } from '../form-names.ts'
import classes from './form-slots.module.css'
import { formPaths } from './form-views.ts'

/** Which form: to another bank, inside this one, into another currency, abroad, or to a card. */
export function FormSwitch({ current }: { current: PaymentForm }) {
  const { t } = useTranslation('paymentForm')
  const nameOf = useFormNames()
  const names = formPaths.map(nameOf).join()
  const row = useChosenInView<HTMLElement>('[aria-current]', `${current.path} ${names}`)
  return (
    <nav ref={row} className={classes.switch} aria-label={t($ => $.switch.label)}>
      {formPaths.map(path => (
        <AppLink
          key={path}
          href={formHref({ path })}
          className={classes.switchLink}
          aria-current={path === current.path ? 'page' : undefined}
        >
          {nameOf(path)}
        </AppLink>
      ))}
    </nav>
  )
}
