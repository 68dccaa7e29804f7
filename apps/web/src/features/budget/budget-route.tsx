import { notFound, useParams, useSearch } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { AppLink } from '../../components/controls/app-link.tsx'
import { Page } from '../../components/layout/page.tsx'
import { ContinuedForm } from '../../documents/form/continued-form.tsx'
import { savedDocumentsHref } from '../../documents/form/form-address.ts'
import { useFormInstance } from '../../documents/form/kept-address.ts'
import { unfinishedPayments, type UnfinishedForm } from '../../documents/form/unfinished-forms.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import classes from './budget.module.css'
import { Fines } from './fines.tsx'
import { Taxes } from './taxes.tsx'
import { Tunduk } from './tunduk.tsx'

type Part = ComponentType<{ kept?: UnfinishedForm | undefined }>

const parts: Readonly<Record<'tax' | 'tunduk' | 'fines', Part>> = {
  tax: Taxes,
  tunduk: Tunduk,
  fines: Fines,
}
const isPart = (text: string): text is keyof typeof parts => Object.hasOwn(parts, text)

/** `/budget`, `/budget/{form}`, both with `?unfinished=<id>`: what is paid to the budget; taxes come first. */
export function BudgetRoute() {
  const { t } = useTranslation('budget')
  const params: Record<string, unknown> = useParams({ strict: false })
  const search: Record<string, unknown> = useSearch({ strict: false })
  const { form = 'tax' } = params
  const { unfinished } = search
  const { key, keptId } = useFormInstance(
    String(form),
    typeof unfinished === 'string' ? unfinished : undefined,
  )
  if (typeof form !== 'string' || !isPart(form)) throw notFound()
  const Part = parts[form]
  const links = [
    { name: 'tax', label: t($ => $.parts.tax) },
    { name: 'tunduk', label: t($ => $.parts.tunduk) },
    { name: 'fines', label: t($ => $.parts.fines) },
  ] as const
  return (
    <Page
      title={t($ => $.title)}
      actions={
        <nav className={classes.switch} aria-label={t($ => $.parts.label)}>
          {links.map(({ name, label }) => (
            <AppLink
              key={name}
              href={`/budget/${name}`}
              className={classes.switchLink}
              aria-current={name === form ? 'page' : undefined}
            >
              {label}
            </AppLink>
          ))}
        </nav>
      }
    >
      {keptId === undefined ? (
        <Part key={key} />
      ) : (
        <ContinuedForm
          key={key}
          forms={unfinishedPayments}
          keptId={keptId}
          path={`budget-${form}`}
          draftsHref={savedDocumentsHref({ status: 'DRAFT' })}
          documentHref={payment => savedDocumentsHref({ payment })}
          usedTitle={t($ => $.process.done, { count: 1 })}
          frame={content => content}
        >
          {kept => <Part kept={kept} />}
        </ContinuedForm>
      )}
    </Page>
  )
}
