import type { ReactNode } from 'react'
import classes from './settings.module.css'

interface FactCardProps {
  title: string
  children: ReactNode
}

/** Facts that can be looked up and not changed here. */
export function FactCard({ title, children }: FactCardProps) {
  return (
    <section className={classes.card}>
      <h2>{title}</h2>
      <dl className={classes.facts}>{children}</dl>
    </section>
  )
}

interface FactProps {
  name: string
  children: ReactNode
}

export function Fact({ name, children }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
