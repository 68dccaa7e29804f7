import type { KeyboardEvent } from 'react'
import classes from './tabs.module.css'
import { useChosenInView } from './use-chosen-in-view.ts'

export interface TabItem<TValue extends string> {
  readonly value: TValue
  readonly label: string
  /** Shown behind the label when above zero. */
  readonly count?: number
  /** Apricot count: waits for this person. */
  readonly isSignal?: boolean
}

interface TabsProps<TValue extends string> {
  /** Names the set of tabs for a screen reader. */
  label: string
  tabs: readonly TabItem<TValue>[]
  value: TValue
  onChange: (value: TValue) => void
  /** `id` of the element the tabs control. */
  panelId?: string
}

/** One of several views. Arrows move and choose at once, as each view is one query away. */
export function Tabs<TValue extends string>({
  label,
  tabs,
  value,
  onChange,
  panelId,
}: TabsProps<TValue>) {
  const labels = tabs.map(tab => tab.label).join()
  const list = useChosenInView<HTMLDivElement>('[aria-selected="true"]', `${value} ${labels}`)

  const handleKeyDown = (event: KeyboardEvent) => {
    const index = tabs.findIndex(tab => tab.value === value)
    const next = targetOfKey(event.key, index, tabs.length)
    const tab = next === undefined ? undefined : tabs[next]
    if (!tab) return
    event.preventDefault()
    onChange(tab.value)
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next ?? 0]?.focus()
  }
  return (
    <div
      ref={list}
      className={classes.tabs}
      role="tablist"
      aria-label={label}
      onKeyDown={handleKeyDown}
    >
      {tabs.map(tab => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          className={classes.tab}
          aria-selected={tab.value === value}
          aria-controls={panelId}
          tabIndex={tab.value === value ? 0 : -1}
          onClick={() => onChange(tab.value)}
        >
          {tab.label}
          {tab.count ? (
            <span className={classes.count} data-signal={tab.isSignal || undefined}>
              {tab.count}
            </span>
          ) : null}
        </button>
      ))}
    </div>
  )
}

function targetOfKey(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count
  if (key === 'ArrowLeft') return (index - 1 + count) % count
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  return undefined
}
