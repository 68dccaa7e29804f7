import type { ReactNode } from 'react'
import classes from './drawer.module.css'

/** A name, a code, a number, an amount or a date is exact: a browser does not translate it. */
export type Requisite = readonly [label: string, value: ReactNode, kind?: 'exact' | 'words']

interface RequisiteListProps {
  /** In the order of the document; a field without a value is left out. */
  fields: readonly Requisite[]
}

/** What a document states, field by field. */
export function RequisiteList({ fields }: RequisiteListProps) {
  return (
    <dl className={classes.requisites}>
      {fields.map(([label, value, kind]) =>
        value ? (
          <div key={label} className={classes.field}>
            <dt>{label}</dt>
            <dd translate={kind === 'exact' ? 'no' : undefined}>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}
