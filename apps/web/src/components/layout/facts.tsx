import type { ReactNode } from 'react'
import classes from './facts.module.css'

/** A name and what stands under it. */
export type FactLine = readonly [name: string, value: ReactNode]

interface FactsProps {
  facts: readonly FactLine[]
  /** Short values: more of them beside each other. */
  isNarrow?: boolean
}

/** What something is on paper: names with their values below, as many beside each other as there is room for. */
export function Facts({ facts, isNarrow = false }: FactsProps) {
  return (
    <dl className={classes.facts} data-narrow={isNarrow || undefined}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
