import { Fragment, type ReactNode } from 'react'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import classes from './simulator.module.css'

interface DeskLinesProps<Item> {
  items: readonly Item[]
  keyOf: (item: Item) => string
  /** What is said when there are no lines; a list that always has some says nothing. */
  empty?: string | undefined
  /** Whether no lines are good news, or only no news. */
  emptyLook?: 'done' | 'empty'
  /** One line of the list, a `DeskLine`. */
  children: (item: Item) => ReactNode
}

/** The lines of a list of the console, or that there are none. */
export function DeskLines<Item>({
  items,
  keyOf,
  empty,
  emptyLook = 'done',
  children,
}: DeskLinesProps<Item>) {
  if (items.length === 0 && empty !== undefined) {
    return <EmptyState illustration={emptyLook} title={empty} isCompact />
  }
  return (
    <ul className={classes.lines}>
      {items.map(item => (
        <Fragment key={keyOf(item)}>{children(item)}</Fragment>
      ))}
    </ul>
  )
}

interface DeskListProps<Item> extends DeskLinesProps<Item> {
  /** Names the heading in the document. */
  id: string
  title: string
  /** What stands under the heading: who brings the work, or what the lines are. */
  text?: string
}

/** A list of the console with its heading: what it is, who brings the work, and its lines. */
export function DeskList<Item>({ id, title, text, ...lines }: DeskListProps<Item>) {
  return (
    <section className={classes.panel} aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {text === undefined ? null : <p className={classes.quiet}>{text}</p>}
      <DeskLines {...lines} />
    </section>
  )
}

interface DeskLineProps {
  title: ReactNode
  /** The quiet second line. */
  note?: ReactNode
  /** What somebody wrote, below both. */
  below?: ReactNode
  /** An amount or a mark after the words. */
  end?: ReactNode
  /** The buttons of the line. */
  children?: ReactNode
}

/** One line of a list of the console: what it is about, what is known of it, and what can be done. */
export function DeskLine({ title, note, below, end, children }: DeskLineProps) {
  return (
    <li className={classes.line}>
      <div className={classes.lineText}>
        <p>{title}</p>
        {note === undefined ? null : <p className={classes.quiet}>{note}</p>}
        {below}
      </div>
      {end}
      {children === undefined ? null : <div className={classes.buttons}>{children}</div>}
    </li>
  )
}
