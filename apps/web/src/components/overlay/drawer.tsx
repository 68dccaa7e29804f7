import { IconX } from '@tabler/icons-react'
import { useId } from 'react'
import type { ReactNode } from 'react'
import { IconButton } from '../controls/icon-button.tsx'
import { useToastFloor } from '../feedback/use-toast-floor.ts'
import { useComponentText } from '../i18n/use-component-text.ts'
import classes from './drawer.module.css'
import { Layer } from './layer.tsx'
import { useScrollStop } from './use-scroll-stop.ts'

interface DrawerProps {
  opened: boolean
  onClose: () => void
  title: ReactNode
  children: ReactNode
  /** Sticks to the bottom: the sum and the main button. */
  footer?: ReactNode
  /** Small controls beside the title: previous and next document. */
  headerExtra?: ReactNode
  /** Where the focus goes when it closes, if not to what opened it; null when that is not there. */
  returnFocusTo?: () => HTMLElement | null
}

/**
 * A sheet from the right, the whole screen at 670 px and below. It keeps the focus inside, closes on
 * Esc, and gives the focus back to what opened it.
 */
export function Drawer({ opened, ...props }: DrawerProps) {
  return opened ? <OpenDrawer {...props} /> : null
}

function OpenDrawer({
  onClose,
  title,
  children,
  footer,
  headerExtra,
  returnFocusTo,
}: Omit<DrawerProps, 'opened'>) {
  const { t } = useComponentText()
  const titleId = useId()
  const body = useScrollStop()
  return (
    <Layer
      role="dialog"
      kind="sheet"
      onClose={onClose}
      returnFocusTo={returnFocusTo}
      aria-labelledby={titleId}
      data-sheet
    >
      <header className={classes.header}>
        <h2 id={titleId} className={classes.title}>
          {title}
        </h2>
        {headerExtra}
        <IconButton aria-label={t($ => $.overlay.close)} onClick={onClose}>
          <IconX size={20} aria-hidden />
        </IconButton>
      </header>
      <div
        ref={body.ref}
        className={classes.body}
        {...(body.isStop ? { tabIndex: 0, role: 'group', 'aria-labelledby': titleId } : {})}
      >
        <div>{children}</div>
      </div>
      {footer ? <Footer>{footer}</Footer> : null}
    </Layer>
  )
}

function Footer({ children }: { children: ReactNode }) {
  const floor = useToastFloor()
  return (
    <div ref={floor} className={classes.footer}>
      {children}
    </div>
  )
}
