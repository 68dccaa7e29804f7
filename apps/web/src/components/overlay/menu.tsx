import { useRef, useState } from 'react'
import type { ComponentPropsWithRef, HTMLAttributes, ReactNode, Ref, RefObject } from 'react'
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

interface MenuTargetProps extends Pick<ComponentPropsWithRef<'button'>, 'onClick' | 'onKeyDown'> {
  ref: Ref<HTMLButtonElement>
  'aria-haspopup': 'menu'
  'aria-expanded': boolean
}

interface MenuProps {
  label: string
  actions: readonly MenuAction[]
  target: (props: MenuTargetProps) => ReactNode
  placement?: PopupPlacement
}

/** More actions behind one button: arrows move, Enter selects, Esc and Tab close. */
export function Menu({ label, actions, target, placement = 'bottom-end' }: MenuProps) {
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  return (
    <>
      {target({
        ref: button,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        onClick: () => setIsOpen(!isOpen),
        onKeyDown: event => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
          event.preventDefault()
          setIsOpen(true)
        },
      })}
      {isOpen ? (
        <OpenMenu
          label={label}
          actions={actions}
          anchor={button}
          placement={placement}
          onClose={() => setIsOpen(false)}
        />
      ) : null}
    </>
  )
}

interface OpenMenuProps extends Pick<MenuProps, 'label' | 'actions'> {
  anchor: RefObject<HTMLButtonElement | null>
  placement: PopupPlacement
  onClose: () => void
}

function OpenMenu({ label, actions, anchor, placement, onClose }: OpenMenuProps) {
  return (
    <Popup anchor={anchor} onClose={onClose} placement={placement}>
      <MenuList
        label={label}
        actions={actions}
        onClose={() => {
          // Before the action: what it opens gives the focus back to the button.
          anchor.current?.focus()
          onClose()
        }}
      />
    </Popup>
  )
}

function MenuList({ label, actions, onClose }: Omit<OpenMenuProps, 'anchor' | 'placement'>) {
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
    <ul {...menuProps} ref={list} className={classes.list}>
      {actions.map(action => (
        <MenuLine key={action.id} action={action} state={state} onClose={onClose} />
      ))}
    </ul>
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
