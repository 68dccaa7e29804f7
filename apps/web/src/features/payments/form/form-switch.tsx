import { useTranslation } from '../../../lib/use-translation.ts'
import { AppLink } from '../../../components/controls/app-link.tsx'
import type { FormKind } from './form-kind.ts'
import { formHref } from './form-kind.ts'
import classes from './form.module.css'

/** Which form: to another bank or inside this one. */
export function FormSwitch({ kind }: { kind: FormKind }) {
  const { t } = useTranslation('payments')
  const forms = [
    { kind: 'interbank', label: t($ => $.form.switch.interbank) },
    { kind: 'intrabank', label: t($ => $.form.switch.intrabank) },
  ] as const
  return (
    <nav className={classes.switch} aria-label={t($ => $.form.switch.label)}>
      {forms.map(form => (
        <AppLink
          key={form.kind}
          href={formHref(form.kind)}
          className={classes.switchLink}
          aria-current={form.kind === kind ? 'page' : undefined}
        >
          {form.label}
        </AppLink>
      ))}
    </nav>
  )
}
