import { holdsTerm } from '@tartip/domain/lists/search-text'
import { Fragment, type ReactNode, useState } from 'react'
import { EmptyState } from '../../components/feedback/empty-state.tsx'
import { SearchField } from '../../components/fields/search-field.tsx'
import { useTranslation } from '../../lib/use-translation.ts'
import classes from './simulator.module.css'

interface DeskLinesProps<Item> {
  items: readonly Item[]
  keyOf: (item: Item) => string
  /** Text of an empty list; absent for a list that is never empty. */
  empty?: string | undefined
  /** Whether an empty list is a success or just neutral. */
  emptyTone?: 'done' | 'empty'
  /** The searchable texts of an item; without them the list has no search. */
  wordsOf?: (item: Item) => readonly string[]
  /** One row of the list, a `DeskLine`. */
  children: (item: Item) => ReactNode
}

/** Shorter lists need no search. */
const searchFrom = 6

/** The rows of a console list, with a search if there are many, or the empty state. */
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
        items={lines.items.filter(item => holdsTerm(wordsOf(item), wanted))}
        empty={wanted === '' ? lines.empty : t($ => $.lines.nothing)}
        emptyTone={wanted === '' ? (lines.emptyTone ?? 'done') : 'empty'}
      />
    </>
  )
}

function Lines<Item>({
  items,
  keyOf,
  empty,
  emptyTone = 'done',
  children,
}: Omit<DeskLinesProps<Item>, 'wordsOf'>) {
  if (items.length === 0 && empty !== undefined) {
    return <EmptyState illustration={emptyTone} title={empty} isCompact />
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
  /** The id of the heading. */
  id: string
  title: string
  /** The text below the heading: where the work comes from, or what the rows are. */
  text?: string
}

/** A console list with its heading, source and rows. */
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
  /** The secondary line. */
  note?: ReactNode
  /** A text written by somebody, below both lines. */
  below?: ReactNode
  /** An amount or a badge after the text. */
  end?: ReactNode
  /** The buttons of the row. */
  children?: ReactNode
}

/** One row of a console list: title, details and actions. */
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
