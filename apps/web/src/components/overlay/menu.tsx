import { useEffect, useRef, useState } from 'react'
import type { ComponentPropsWithRef, KeyboardEvent, ReactNode, Ref, RefObject } from 'react'
import { AppLink } from '../controls/app-link.tsx'
import classes from './menu.module.css'
import { Popup } from './popup.tsx'
import type { PopupPlacement } from './place-popup.ts'

export interface MenuAction {
  readonly id: string
  readonly label: ReactNode
  readonly icon?: ReactNode
  /** An address, or what a press does. */
  readonly href?: string | undefined
  readonly onSelect?: (() => void) | undefined
  /** Cannot be taken back. */
  readonly isGrave?: boolean
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

/** More actions behind one button: arrows walk, Enter takes, Esc and Tab close. */
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
  const list = useRef<HTMLUListElement>(null)
  const items = () => [...(list.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])]

  useEffect(function startOnTheFirst() {
    items()[0]?.focus()
  }, [])

  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Tab') {
      onClose()
      return
    }
    const all = items()
    const place = all.findIndex(item => item === document.activeElement)
    const next = {
      ArrowDown: (place + 1) % all.length,
      ArrowUp: (place - 1 + all.length) % all.length,
      Home: 0,
      End: all.length - 1,
    }[event.key]
    if (next === undefined) return
    event.preventDefault()
    all[next]?.focus()
  }

  const take = (action: MenuAction) => {
    anchor.current?.focus()
    onClose()
    action.onSelect?.()
  }

  return (
    <Popup anchor={anchor} onClose={onClose} placement={placement} onKeyDown={handleKeyDown}>
      <ul ref={list} role="menu" aria-label={label} className={classes.list}>
        {actions.map(action => {
          const item = {
            role: 'menuitem',
            tabIndex: -1,
            className: classes.item,
            'data-grave': action.isGrave || undefined,
            onClick: () => take(action),
          }
          return (
            <li key={action.id} role="none">
              {action.href === undefined ? (
                <button type="button" {...item}>
                  {action.icon}
                  {action.label}
                </button>
              ) : (
                <AppLink href={action.href} {...item}>
                  {action.icon}
                  {action.label}
                </AppLink>
              )}
            </li>
          )
        })}
      </ul>
    </Popup>
  )
}
