import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from '../form.module.css'

interface FormDialogProps {
  title: ReactNode
  children?: ReactNode
  /** All the ways out; the first is the usual one and has the focus. */
  actions: ReactNode
  illustration?: ReactNode
  /** Esc and a click outside; a dialog that needs a choice leaves it out. */
  onClose?: () => void
}

/** A dialog with more ways out than yes and no. */
export function FormDialog(props: FormDialogProps) {
  const { title, children, actions, illustration, onClose } = props
  return (
    <Modal.Root
      opened
      onClose={onClose ?? (() => undefined)}
      closeOnEscape={onClose !== undefined}
      closeOnClickOutside={onClose !== undefined}
      centered
      size="30rem"
      transitionProps={{ duration: 120, transition: 'fade' }}
      // A class given to the content itself would dress the frame around it as well.
      classNames={{ content: classes.dialog, overlay: classes.dialogOverlay }}
    >
      <Modal.Overlay backgroundOpacity={1} />
      <Modal.Content>
        {illustration}
        <Modal.Title className={classes.dialogTitle}>{title}</Modal.Title>
        <Modal.Body className={classes.dialogBody}>{children}</Modal.Body>
        <div className={classes.dialogActions}>{actions}</div>
      </Modal.Content>
    </Modal.Root>
  )
}
