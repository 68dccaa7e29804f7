import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Drawer.layer.css'
import { Drawer as MantineDrawer } from '@mantine/core'
import type { ReactNode } from 'react'
import { useToastFloor } from '../feedback/use-toast-floor.ts'
import { useComponentText } from '../i18n/use-component-text.ts'
import classes from './drawer.module.css'

interface DrawerProps {
  opened: boolean
  onClose: () => void
  title: ReactNode
  children: ReactNode
  /** Sticks to the bottom: the sum and the main button. */
  footer?: ReactNode
  /** Small controls beside the title: previous and next document. */
  headerExtra?: ReactNode
}

/**
 * A sheet from the right, the whole screen at 670 px and below. It traps the focus, closes on Esc,
 * and gives the focus back to what opened it.
 */
export function Drawer({ opened, onClose, title, children, footer, headerExtra }: DrawerProps) {
  const { t } = useComponentText()
  return (
    <MantineDrawer.Root
      opened={opened}
      onClose={onClose}
      position="right"
      size="32rem"
      padding={0}
      classNames={{
        overlay: classes.overlay,
        inner: classes.inner,
        content: classes.content,
        header: classes.header,
        title: classes.title,
        body: classes.body,
      }}
      transitionProps={{ duration: 180, timingFunction: 'cubic-bezier(0.2, 0, 0, 1)' }}
    >
      <MantineDrawer.Overlay backgroundOpacity={1} />
      <MantineDrawer.Content data-sheet>
        <MantineDrawer.Header>
          <MantineDrawer.Title>{title}</MantineDrawer.Title>
          {headerExtra}
          <MantineDrawer.CloseButton aria-label={t($ => $.overlay.close)} />
        </MantineDrawer.Header>
        <MantineDrawer.Body>{children}</MantineDrawer.Body>
        {footer ? <Footer>{footer}</Footer> : null}
      </MantineDrawer.Content>
    </MantineDrawer.Root>
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
