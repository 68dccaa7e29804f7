import type { ReactNode } from 'react'
import classes from './drawer.module.css'

interface RequisiteListProps {
  /** Label and value, in the order of the document; a field without a value is left out. */
  fields: readonly (readonly [label: string, value: ReactNode])[]
}

/** What a document states, field by field. */
export function RequisiteList({ fields }: RequisiteListProps) {
  return (
    <dl className={classes.requisites}>
      {fields.map(([label, value]) =>
        value ? (
          <div key={label} className={classes.field}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  )
}
