import { useEffect, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import fieldClasses from './field.module.css'
import classes from './picker-field.module.css'

export interface PickerOption {
  readonly value: string
  readonly content: ReactNode
  readonly isDisabled?: boolean
}

export interface PickerSearch {
  readonly text: string
  readonly onChange: (text: string) => void
  readonly placeholder: string
}

interface PickerListProps {
  id: string
  labelledBy: string
  value: string
  options: readonly PickerOption[]
  search: PickerSearch | undefined
  note: ReactNode
  onPick: (value: string) => void
  /** The Tab key goes on to the next field; the list is done. */
  onLeave: () => void
}

/**
 * The open list of a picker. The focus stays in one place, the search or the list, and the arrows move
 * a mark over the options, from the first one on; those that cannot be chosen are stepped over.
 */
export function PickerList(props: PickerListProps) {
  const { id, labelledBy, value, options, search, note, onPick, onLeave } = props
  const list = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const possible = options.filter(option => !option.isDisabled)
  const [marked, setMarked] = useState<string | undefined>(value === '' ? undefined : value)
  // Enter takes the first choice until another one is marked.
  const isMarkGone = !possible.some(option => option.value === marked)
  const place = isMarkGone
    ? Math.min(0, possible.length - 1)
    : possible.findIndex(option => option.value === marked)
  const current = possible[place]

  useEffect(function takeTheFocus() {
    ;(field.current ?? list.current)?.focus()
    list.current?.querySelector('[data-chosen]')?.scrollIntoView({ block: 'nearest' })
  }, [])

  const mark = (next: number) => {
    const option = possible[Math.max(0, Math.min(next, possible.length - 1))]
    if (!option) return
    setMarked(option.value)
    list.current
      ?.querySelector(`[data-value="${CSS.escape(option.value)}"]`)
      ?.scrollIntoView({ block: 'nearest' })
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    const next = {
      ArrowDown: place + 1,
      ArrowUp: place - 1,
      PageDown: place + pageStep,
      PageUp: place - pageStep,
      // In a search these two belong to the text.
      ...(search ? {} : { Home: 0, End: possible.length - 1 }),
    }[event.key]
    if (next !== undefined) {
      event.preventDefault()
      mark(next)
    } else if (event.key === 'Enter' || (event.key === ' ' && !search)) {
      event.preventDefault()
      if (current) onPick(current.value)
    } else if (event.key === 'Tab') {
      onLeave()
    }
  }
  const active = {
    'aria-activedescendant': current && `${id}-${current.value}`,
    onKeyDown: handleKeyDown,
  }

  return (
    <>
      {search ? (
        <input
          {...active}
          ref={field}
          role="combobox"
          aria-expanded
          aria-autocomplete="list"
          className={`${fieldClasses.input} ${classes.search}`}
          value={search.text}
          onChange={event => search.onChange(event.currentTarget.value)}
          placeholder={search.placeholder}
          aria-label={search.placeholder}
          aria-controls={id}
          autoComplete="off"
          spellCheck={false}
        />
      ) : null}
      <div
        ref={list}
        id={id}
        role="listbox"
        aria-labelledby={labelledBy}
        tabIndex={search ? undefined : -1}
        className={classes.options}
        {...(search ? {} : active)}
      >
        {options.map(option => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- keys go to the list, which has the focus
          <div
            key={option.value}
            id={`${id}-${option.value}`}
            role="option"
            aria-selected={option.value === value}
            aria-disabled={option.isDisabled || undefined}
            data-value={option.value}
            data-chosen={option.value === value || undefined}
            data-marked={option === current || undefined}
            className={classes.option}
            // The focus stays where it is: it shows whose list this is.
            onMouseDown={event => event.preventDefault()}
            onMouseMove={() => {
              if (!option.isDisabled && option.value !== marked) setMarked(option.value)
            }}
            onClick={() => {
              if (!option.isDisabled) onPick(option.value)
            }}
          >
            {option.content}
          </div>
        ))}
      </div>
      {note ? (
        <p className={classes.note} role="status">
          {note}
        </p>
      ) : null}
    </>
  )
}

const pageStep = 8
