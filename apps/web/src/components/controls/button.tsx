import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import classes from './button.module.css'
import { useKeptPress } from './use-kept-press.ts'

export interface ButtonStyle {
  /** `filled` is the one main action of a place; `default` its neighbours; `subtle` the minor ones. */
  variant?: 'filled' | 'default' | 'light' | 'subtle' | undefined
  /** `danger` for what cannot be undone. */
  color?: 'brand' | 'danger' | undefined
  size?: 'sm' | 'md' | undefined
  fullWidth?: boolean | undefined
  leftSection?: ReactNode
  rightSection?: ReactNode
}

interface ButtonProps
  extends ButtonStyle, Omit<ComponentPropsWithRef<'button'>, 'color' | 'onPointerDown'> {
  /** Shows that the work goes on; a second press does nothing. */
  loading?: boolean
}

/** The button of the product. `aria-disabled` keeps it in reach of the keyboard; presses do nothing. */
export function Button({
  loading = false,
  type = 'button',
  onClick,
  children,
  ...props
}: ButtonProps) {
  const { rest, appearance } = buttonStyleOf(props)
  const { keepPress, isTakenBack } = useKeptPress()
  const isHeld = loading || props['aria-disabled'] === true || props['aria-disabled'] === 'true'
  const handleClick = (event: MouseEvent<HTMLButtonElement>) => {
    // Such a press of a button of a form must not submit it either.
    if (isHeld || isTakenBack(event)) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      {...rest}
      {...appearance}
      // oxlint-disable-next-line react/button-has-type -- it is a button unless the caller says otherwise
      type={type}
      aria-disabled={isHeld || undefined}
      aria-busy={loading || undefined}
      onPointerDown={keepPress}
      onClick={handleClick}
    >
      <ButtonContent {...props} leftSection={loading ? <Spinner /> : props.leftSection}>
        {children}
      </ButtonContent>
    </button>
  )
}

/** Splits what makes a button look like one from what its element takes; links share the look. */
export function buttonStyleOf<TProps extends ButtonStyle & { className?: string | undefined }>(
  props: TProps,
) {
  const { variant = 'filled', color, size = 'md', fullWidth, ...others } = props
  const { leftSection: _left, rightSection: _right, className, ...rest } = others
  return {
    rest,
    appearance: {
      className: className ? `${classes.button} ${className}` : classes.button,
      'data-variant': variant,
      'data-color': color,
      'data-size': size,
      'data-wide': fullWidth || undefined,
    },
  }
}

/** The inside of a button: words that may break into two lines, with an icon on either side. */
export function ButtonContent({
  leftSection,
  rightSection,
  children,
}: Pick<ButtonStyle, 'leftSection' | 'rightSection'> & { children?: ReactNode }) {
  return (
    <>
      {leftSection ? <span className={classes.section}>{leftSection}</span> : null}
      <span className={classes.label}>{children}</span>
      {rightSection ? <span className={classes.section}>{rightSection}</span> : null}
    </>
  )
}

/** A turning ring in the colour of the text around it, as high as its line. */
export function Spinner() {
  return <span className={classes.spinner} aria-hidden />
}
