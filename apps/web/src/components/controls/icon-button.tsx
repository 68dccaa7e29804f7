import type { ComponentPropsWithRef } from 'react'
import classes from './icon-button.module.css'
import { useKeptPress } from './use-kept-press.ts'

interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'onPointerDown'> {
  /** What the button does; the icon alone says nothing to a screen reader. */
  'aria-label': string
  /** `default` has a border, `subtle` shows its ground only under the pointer. */
  variant?: 'default' | 'subtle'
  /** Side in pixels; at least 24, on a phone at least 44. */
  size?: number
}

/** A square button that shows an icon and nothing else. */
export function IconButton({ variant = 'subtle', size = 36, ...rest }: IconButtonProps) {
  const { className, type = 'button', onClick, ...others } = rest
  const { keepPress, isTakenBack } = useKeptPress()
  return (
    <button
      {...others}
      // oxlint-disable-next-line react/button-has-type -- it is a button unless the caller says otherwise
      type={type}
      className={className ? `${classes.button} ${className}` : classes.button}
      data-variant={variant}
      onPointerDown={keepPress}
      onClick={event => {
        if (isTakenBack(event)) event.preventDefault()
        else onClick?.(event)
      }}
      style={{ width: `${size / 16}rem`, height: `${size / 16}rem`, ...rest.style }}
    />
  )
}
