import { useRouter } from '@tanstack/react-router'
import { useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react'
import { useTranslation } from '../../lib/use-translation.ts'
import type { PaletteBodyProps } from './palette-frame.tsx'
import type { PaletteItem, PaletteAddresses } from './palette-item.ts'
import { PaletteList } from './palette-list.tsx'
import classes from './palette.module.css'
import { rememberId } from './recent-items.ts'
import { usePaletteItems } from './use-palette-items.ts'

interface PaletteProps extends PaletteBodyProps {
  /** Pages and actions that the person has. */
  known: readonly PaletteItem[]
  /** Whose recent ones are shown. */
  owner: string
  addresses: PaletteAddresses
}

/** Goes anywhere and does anything by a few letters, in any language and layout; stands under its field. */
export function Palette({ known, owner, addresses, typed, isEntered, ...frame }: PaletteProps) {
  const { listId, keys, onMark, onClose } = frame
  const { t } = useTranslation('palette')
  const router = useRouter()
  const list = useRef<HTMLDivElement>(null)
  const hasChosen = useRef(false)
  const [marked, setMarked] = useState({ typed, id: '' })
  const { sections, isSearching, hasFailed } = usePaletteItems({ known, owner, addresses, typed })
  const items = sections.flatMap(section => section.items)
  // Other letters are another list: the mark goes back to its beginning.
  const place = Math.max(
    0,
    items.findIndex(item => marked.typed === typed && item.id === marked.id),
  )
  const current = items[place]

  const choose = (item: PaletteItem) => {
    if (hasChosen.current) return
    hasChosen.current = true
    if (item.group !== 'payments' && item.group !== 'payees') rememberId(owner, item.id)
    onClose()
    if ('href' in item.target) router.history.push(item.target.href)
    else item.target.act()
  }
  const mark = (next: number) => {
    const item = items[(next + items.length) % items.length]
    if (!item) return
    setMarked({ typed, id: item.id })
    list.current
      ?.querySelector(`[data-item="${CSS.escape(item.id)}"]`)
      ?.scrollIntoView({ block: 'nearest' })
  }

  useImperativeHandle(keys, () => event => {
    const next = { ArrowDown: place + 1, ArrowUp: place - 1 }[event.key]
    if (next !== undefined) mark(next)
    else if (event.key === 'Enter' && current) choose(current)
    else return false
    return true
  })

  const optionId = current ? `${listId}-${current.id}` : undefined
  useEffect(() => onMark({ isExpanded: optionId !== undefined, optionId }), [onMark, optionId])

  const chooseEntered = useEffectEvent(() => {
    if (current) choose(current)
  })
  const canChooseEntered = isEntered && current !== undefined
  useEffect(
    function answerEarlyEnter() {
      if (canChooseEntered) chooseEntered()
    },
    [canChooseEntered],
  )

  return (
    <>
      <PaletteList
        id={listId}
        ref={list}
        sections={sections}
        current={current?.id}
        onChoose={choose}
      />
      <p className={classes.note} role="status">
        {noteOf()}
      </p>
      <p className={classes.keys} aria-hidden>
        <kbd>↑</kbd> <kbd>↓</kbd> {t($ => $.keys.move)} · <kbd>Enter</kbd> {t($ => $.keys.choose)} ·{' '}
        <kbd>Esc</kbd> {t($ => $.keys.close)}
      </p>
    </>
  )

  function noteOf(): string {
    if (isSearching) return t($ => $.asking)
    if (hasFailed) return t($ => $.failed)
    if (items.length > 0) return t($ => $.found, { count: items.length })
    return typed.trim() === '' ? '' : t($ => $.nothing)
  }
}
