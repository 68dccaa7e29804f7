import { IconChecks } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../controls/button.tsx'
import { AppLink } from '../controls/app-link.tsx'
import { useComponentText } from '../i18n/use-component-text.ts'
import classes from './card-list.module.css'
import type { DataTableProps } from './data-table-props.ts'
import { withRow } from './row-selection.ts'
import { SelectBox } from './select-box.tsx'
import { useRowWindow } from './use-row-window.ts'

interface CardListProps<TRow extends object> extends DataTableProps<TRow> {
  renderCard: (row: TRow) => ReactNode
}

const longPressMs = 500
/** Two lines and a chip; measured again as soon as some are drawn. */
const cardHeight = 96

/**
 * The table on a phone: a card for a row. Selecting starts with a long press or with the button. More than
 * 200 cards are drawn only in view.
 */
export function CardList<TRow extends object>(props: CardListProps<TRow>) {
  const { rows, getRowId, rowName, selection, onSelectionChange, canSelect } = props
  const { t } = useComponentText()
  const [isRequested, setIsRequested] = useState(false)
  const isSelecting = onSelectionChange !== undefined && (isRequested || (selection?.size ?? 0) > 0)
  const cards = useRowWindow<HTMLUListElement>(rows.length, cardHeight)
  const toggle = (id: string, isSelected: boolean) =>
    onSelectionChange?.(withRow(selection ?? new Set(), id, isSelected))

  return (
    <div>
      {onSelectionChange ? (
        <div className={classes.bar}>
          <Button
            size="sm"
            variant="subtle"
            leftSection={<IconChecks size={18} aria-hidden />}
            aria-pressed={isSelecting}
            onClick={() => {
              if (isSelecting) onSelectionChange(new Set())
              setIsRequested(!isSelecting)
            }}
          >
            {isSelecting ? t($ => $.table.stopSelecting) : t($ => $.table.startSelecting)}
          </Button>
        </div>
      ) : null}
      <ul ref={cards.bodyRef} className={classes.list} aria-label={props.label}>
        <Spacer height={cards.before} />
        {rows.slice(cards.start, cards.end).map((row, offset) => {
          const id = getRowId(row)
          const isSelected = selection?.has(id) ?? false
          return (
            <LongPressItem
              key={id}
              id={id}
              place={cards.isOn ? { of: rows.length, at: cards.start + offset + 1 } : undefined}
              isSelected={isSelected}
              isActive={id === props.activeRowId}
              isChanged={props.changedIds?.has(id) ?? false}
              onLongPress={() => {
                if (!onSelectionChange || !(canSelect?.(row) ?? true)) return
                setIsRequested(true)
                toggle(id, true)
              }}
            >
              {isSelecting ? (
                <SelectBox
                  label={t($ => $.table.selectRow, { name: rowName(row) })}
                  isChecked={isSelected}
                  isDisabled={!(canSelect?.(row) ?? true)}
                  onToggle={checked => toggle(id, checked)}
                />
              ) : null}
              <CardBody row={row} table={props} />
            </LongPressItem>
          )
        })}
        <Spacer height={cards.after} />
      </ul>
    </div>
  )
}

/** The room of the cards that are not drawn. */
function Spacer({ height }: { height: number }) {
  return height > 0 ? <li aria-hidden style={{ height }} /> : null
}

function CardBody<TRow extends object>({ row, table }: { row: TRow; table: CardListProps<TRow> }) {
  const href = table.rowHref?.(row)
  const card = table.renderCard(row)
  if (href) {
    return (
      <AppLink className={classes.body} href={href}>
        {card}
      </AppLink>
    )
  }
  if (!table.onOpen) return <div className={classes.body}>{card}</div>
  return (
    <button type="button" className={classes.body} onClick={() => table.onOpen?.(row)}>
      {card}
    </button>
  )
}

interface LongPressItemProps {
  id: string
  /** Where it stands among all cards, when not all of them are drawn. */
  place: { readonly of: number; readonly at: number } | undefined
  isSelected: boolean
  isActive: boolean
  isChanged: boolean
  onLongPress: () => void
  children: ReactNode
}

function LongPressItem({
  id,
  place,
  isSelected,
  isActive,
  isChanged,
  onLongPress,
  children,
}: LongPressItemProps) {
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined)
  const wasLong = useRef(false)
  const stop = () => clearTimeout(timer.current)
  useEffect(() => () => clearTimeout(timer.current), [])
  return (
    <li
      className={classes.item}
      data-row-id={id}
      aria-setsize={place?.of}
      aria-posinset={place?.at}
      data-selected={isSelected || undefined}
      data-active={isActive || undefined}
      data-changed={isChanged || undefined}
      onPointerDown={event => {
        wasLong.current = false
        if (event.pointerType !== 'touch') return
        timer.current = setTimeout(() => {
          wasLong.current = true
          onLongPress()
        }, longPressMs)
      }}
      onPointerUp={stop}
      onPointerMove={stop}
      onPointerCancel={stop}
      onClickCapture={event => {
        // The finger that selected the card must not open it as it leaves the glass.
        if (!wasLong.current) return
        wasLong.current = false
        event.preventDefault()
        event.stopPropagation()
      }}
    >
      {children}
    </li>
  )
}
