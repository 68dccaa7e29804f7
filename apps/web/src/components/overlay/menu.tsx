import { useRef, useState } from 'react'
import type { ComponentPropsWithRef, ReactNode, Ref } from 'react'
import { lazySlot } from '../../lib/lazy-part.tsx'
import { LostPart } from '../../lib/lost-part.tsx'
import type { OpenMenuProps } from './open-menu.tsx'
import type { PopupPlacement } from './popup.tsx'

const openMenu = lazySlot<OpenMenuProps>(async () => (await import('./open-menu.tsx')).OpenMenu)

interface MenuTargetProps extends Pick<
  ComponentPropsWithRef<'button'>,
  'onClick' | 'onFocus' | 'onKeyDown' | 'onPointerEnter'
> {
  ref: Ref<HTMLButtonElement>
  'aria-haspopup': 'menu'
  'aria-expanded': boolean
}

interface MenuProps extends Pick<OpenMenuProps, 'label' | 'actions' | 'note'> {
  target: (props: MenuTargetProps) => ReactNode
  placement?: PopupPlacement
}

/** More actions behind one button: arrows move, Enter selects, Esc and Tab close. */
export function Menu({ label, actions, note, target, placement = 'bottom-end' }: MenuProps) {
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const close = () => setIsOpen(false)
  return (
    <>
      {target({
        ref: button,
        'aria-haspopup': 'menu',
        'aria-expanded': isOpen,
        onPointerEnter: openMenu.preload,
        onFocus: openMenu.preload,
        onClick: () => setIsOpen(!isOpen),
        onKeyDown: event => {
          if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
            event.preventDefault()
            setIsOpen(true)
          }
          if (!isOpen || (event.key !== 'Escape' && event.key !== 'Tab')) return
          // The focus is still here: the actions are loading, and the person does not wait for them.
          event.stopPropagation()
          close()
        },
      })}
      {isOpen ? (
        <LostPart onLost={close}>
          <openMenu.Part
            label={label}
            actions={actions}
            note={note}
            anchor={button}
            placement={placement}
            onClose={close}
          />
        </LostPart>
      ) : null}
    </>
  )
}
