import { notFound, useParams } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { AppLink } from '../../components/controls/app-link.tsx'
import { Page } from '../../components/layout/page.tsx'
import { useTranslation } from '../../lib/use-translation.ts'
import classes from './budget.module.css'
import { Fines } from './fines.tsx'
import { Taxes } from './taxes.tsx'
import { Tunduk } from './tunduk.tsx'

const parts: Readonly<Record<'tax' | 'tunduk' | 'fines', ComponentType>> = {
  tax: Taxes,
  tunduk: Tunduk,
  fines: Fines,
}
const isPart = (text: string): text is keyof typeof parts => Object.hasOwn(parts, text)

/** `/budget`, `/budget/{form}`: what is paid to the budget; taxes come first. */
export function BudgetRoute() {
  const { t } = useTranslation('budget')
  const params: Record<string, unknown> = useParams({ strict: false })
  const { form = 'tax' } = params
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
      <Part key={form} />
    </Page>
  )
}
