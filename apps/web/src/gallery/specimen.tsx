import type { ReactNode } from 'react'
import classes from './gallery.module.css'

/** The specimens of a section, side by side where there is room. */
export function Specimens({ children }: { children: ReactNode }) {
  return <div className={classes.grid}>{children}</div>
}

interface SpecimenProps {
  /** The part and its state. */
  name: string
  children: ReactNode
  /** Takes the whole width. */
  isWide?: boolean
}

/** One part in one state. */
export function Specimen({ name, children, isWide = false }: SpecimenProps) {
  return (
    <div className={isWide ? `${classes.specimen} ${classes.wide}` : classes.specimen}>
      <p className={classes.name}>{name}</p>
      {children}
    </div>
  )
}

/** Parts that stand in one line. */
export function Row({ children }: { children: ReactNode }) {
  return <div className={classes.row}>{children}</div>
}
