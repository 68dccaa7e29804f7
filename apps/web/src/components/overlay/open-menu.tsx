import { useId, useRef } from 'react'
import type { HTMLAttributes, ReactNode, RefObject } from 'react'
import { useMenu, useMenuItem } from 'react-aria/useMenu'
import { Item } from 'react-stately/Item'
import { useTreeState } from 'react-stately/useTreeState'
import type { TreeState } from 'react-stately/useTreeState'
import { AppLink } from '../controls/app-link.tsx'
import classes from './menu.module.css'
import { Popup } from './popup.tsx'
import type { PopupPlacement } from './popup.tsx'

export interface MenuAction {
  readonly id: string
  readonly label: ReactNode
  readonly icon?: ReactNode
  /** An address, or what a press does. */
  readonly href?: string | undefined
  readonly onSelect?: (() => void) | undefined
  /** Cannot be undone. */
  readonly isDestructive?: boolean
  /** Changes what the menu offers, which stays open. */
  readonly staysOpen?: boolean
  /** A line above divides it from the actions before. */
  readonly isDivided?: boolean
}

export interface OpenMenuProps {
  label: string
  actions: readonly MenuAction[]
  /** A sentence below the actions. */
  note?: string | undefined
  anchor: RefObject<HTMLButtonElement | null>
  placement: PopupPlacement
  onClose: () => void
}

/** The actions of a menu, beside its button. */
export function OpenMenu({ anchor, placement, onClose, ...list }: OpenMenuProps) {
  return (
    <Popup anchor={anchor} onClose={onClose} placement={placement}>
      <MenuList
        {...list}
        onClose={() => {
          // Before the action: what it opens gives the focus back to the button.
          anchor.current?.focus()
          onClose()
        }}
      />
    </Popup>
  )
}

function MenuList({ label, actions, note, onClose }: Omit<OpenMenuProps, 'anchor' | 'placement'>) {
  const noteId = useId()
  const list = useRef<HTMLUListElement>(null)
  const collection = {
    items: actions,
    selectionMode: 'none' as const,
    children: ({ id, label: name, href }: MenuAction) => (
      <Item
        key={id}
        textValue={typeof name === 'string' ? name : ''}
        {...(href === undefined ? {} : { href })}
      >
        {name}
      </Item>
    ),
  }
  const state = useTreeState<MenuAction>(collection)
  const { menuProps } = useMenu(
    { ...collection, 'aria-label': label, autoFocus: 'first' },
    state,
    list,
  )
  return (
    <>
      <ul
        {...menuProps}
        ref={list}
        className={classes.list}
        aria-describedby={note === undefined ? undefined : noteId}
      >
        {actions.map(action => (
          <MenuLine key={action.id} action={action} state={state} onClose={onClose} />
        ))}
      </ul>
      {note === undefined ? null : (
        <p id={noteId} className={classes.note}>
          {note}
        </p>
      )}
    </>
  )
}

interface MenuLineProps {
  action: MenuAction
  state: TreeState<MenuAction>
  onClose: () => void
}

function MenuLine({ action, state, onClose }: MenuLineProps) {
  const line = useRef<HTMLElement>(null)
  const { menuItemProps } = useMenuItem(
    {
      key: action.id,
      closeOnSelect: false,
      onAction: () => {
        if (!action.staysOpen) onClose()
        action.onSelect?.()
      },
    },
    state,
    line,
  )
  const item = {
    ...(menuItemProps as HTMLAttributes<HTMLElement>),
    className: classes.item,
    'data-destructive': action.isDestructive || undefined,
  }
  return (
    <li role="none" className={action.isDivided ? classes.divided : undefined}>
      {action.href === undefined ? (
        <button type="button" {...item} ref={line as RefObject<HTMLButtonElement | null>}>
          {action.icon}
          {action.label}
        </button>
      ) : (
        <AppLink {...item} href={action.href} ref={line as RefObject<HTMLAnchorElement | null>}>
          {action.icon}
          {action.label}
        </AppLink>
      )}
    </li>
  )
}
