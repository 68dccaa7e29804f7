import { IconSearch } from '@tabler/icons-react'
import { useRouter } from '@tanstack/react-router'
import { useId, useRef, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { Layer } from '../../components/overlay/layer.tsx'
import { useTranslation } from '../../lib/use-translation.ts'
import type { PaletteItem, PaletteWays } from './palette-item.ts'
import { PaletteList } from './palette-list.tsx'
import classes from './palette.module.css'
import { rememberId } from './recent-items.ts'
import { usePaletteItems } from './use-palette-items.ts'

interface PaletteProps {
  /** Pages and actions that the person has. */
  known: readonly PaletteItem[]
  /** Whose recent ones are shown. */
  owner: string
  ways: PaletteWays
  onClose: () => void
}

/** Goes anywhere and does anything by a few letters, in any language and layout. */
export function Palette({ known, owner, ways, onClose }: PaletteProps) {
  const { t } = useTranslation('palette')
  const router = useRouter()
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const [typed, setTyped] = useState('')
  const [marked, setMarked] = useState<string | undefined>(undefined)
  const { sections, isAsking, hasFailed } = usePaletteItems({ known, owner, ways, typed })
  const items = sections.flatMap(section => section.items)
  const place = Math.max(
    0,
    items.findIndex(item => item.id === marked),
  )
  const current = items[place]

  const choose = (item: PaletteItem) => {
    if (item.group !== 'payments' && item.group !== 'payees') rememberId(owner, item.id)
    onClose()
    if ('href' in item.target) router.history.push(item.target.href)
    else item.target.act()
  }
  const mark = (next: number) => {
    const item = items[(next + items.length) % items.length]
    if (!item) return
    setMarked(item.id)
    list.current
      ?.querySelector(`[data-item="${CSS.escape(item.id)}"]`)
      ?.scrollIntoView({ block: 'nearest' })
  }
  const handleKeyDown = (event: KeyboardEvent) => {
    const next = { ArrowDown: place + 1, ArrowUp: place - 1 }[event.key]
    if (next !== undefined) {
      event.preventDefault()
      mark(next)
    } else if (event.key === 'Enter' && current && !event.nativeEvent.isComposing) {
      event.preventDefault()
      choose(current)
    }
  }

  return (
    <Layer
      role="dialog"
      kind="card"
      onClose={onClose}
      className={classes.palette}
      aria-label={t($ => $.label)}
    >
      <div className={classes.field}>
        <IconSearch size={20} aria-hidden className={classes.lens} />
        <input
          className={classes.input}
          role="combobox"
          aria-label={t($ => $.label)}
          aria-expanded={items.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={current ? `${id}-${current.id}` : undefined}
          placeholder={t($ => $.placeholder)}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={100}
          data-autofocus
          value={typed}
          onChange={event => {
            setTyped(event.currentTarget.value)
            setMarked(undefined)
          }}
          onKeyDown={handleKeyDown}
        />
      </div>
      <PaletteList id={id} ref={list} sections={sections} current={current?.id} onChoose={choose} />
      <p className={classes.note} role="status">
        {noteOf()}
      </p>
      <p className={classes.keys} aria-hidden>
        <kbd>↑</kbd> <kbd>↓</kbd> {t($ => $.keys.move)} · <kbd>Enter</kbd> {t($ => $.keys.choose)} ·{' '}
        <kbd>Esc</kbd> {t($ => $.keys.close)}
      </p>
    </Layer>
  )

  function noteOf(): string {
    if (isAsking) return t($ => $.asking)
    if (hasFailed) return t($ => $.failed)
    if (items.length > 0) return t($ => $.found, { count: items.length })
    return typed.trim() === '' ? '' : t($ => $.nothing)
  }
}
