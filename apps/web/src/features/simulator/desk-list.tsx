import { Fragment, type ReactNode, useState } from 'react'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { SearchField } from '../../components/fields/search-field.tsx'
import { useTranslation } from '../../lib/use-translation.ts'
import { isFound } from './found-lines.ts'
import classes from './simulator.module.css'

interface DeskLinesProps<Item> {
  items: readonly Item[]
  keyOf: (item: Item) => string
  /** What is said when there are no lines; a list that always has some says nothing. */
  empty?: string | undefined
  /** Whether no lines are good news, or only no news. */
  emptyLook?: 'done' | 'empty'
  /** The words a line is found by; a list without them has nothing to search with. */
  wordsOf?: (item: Item) => readonly string[]
  /** One line of the list, a `DeskLine`. */
  children: (item: Item) => ReactNode
}

/** Fewer lines are seen at a glance. */
const searchFrom = 6

/** The lines of a list of the console with a search over many of them, or that there are none. */
export function DeskLines<Item>({ wordsOf, ...lines }: DeskLinesProps<Item>) {
  const { t } = useTranslation('simulator')
  const [wanted, setWanted] = useState('')
  const isSearched = wordsOf && (lines.items.length >= searchFrom || wanted !== '')
  if (!isSearched) return <Lines {...lines} />
  return (
    <>
      <div className={classes.find}>
        <SearchField label={t($ => $.lines.find)} value={wanted} onChange={setWanted} />
      </div>
      <Lines
        {...lines}
        items={lines.items.filter(item => isFound(wordsOf(item), wanted))}
        empty={wanted === '' ? lines.empty : t($ => $.lines.nothing)}
        emptyLook={wanted === '' ? (lines.emptyLook ?? 'done') : 'empty'}
      />
    </>
  )
}

function Lines<Item>({
  items,
  keyOf,
  empty,
  emptyLook = 'done',
  children,
}: Omit<DeskLinesProps<Item>, 'wordsOf'>) {
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
