import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/ModalBase.layer.css'
import '@mantine/core/styles/Modal.layer.css'
import { Modal } from '@mantine/core'
import type { ReactNode } from 'react'
import { Button } from '../controls/button.tsx'
import { useComponentText } from '../i18n/use-component-text.ts'
import classes from './confirm-dialog.module.css'

interface ConfirmDialogProps {
  opened: boolean
  /** A question: «Удалить черновик?» */
  title: ReactNode
  /** What will happen and whether it can be undone; also a place for a comment field. */
  body?: ReactNode
  /** A verb: «Удалить», never «ОК». */
  confirmLabel: ReactNode
  cancelLabel?: ReactNode
  tone?: 'brand' | 'danger'
  isBusy?: boolean
  onConfirm: () => void
  onCancel: () => void
}

/** Mantine writes `dialog` over any role it is given; what cannot be undone has to interrupt. */
const interrupt = (element: HTMLElement | null): void => {
  element?.setAttribute('role', 'alertdialog')
}

/** Asks before an act that cannot be taken back; anything else should just be done. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { opened, title, body, confirmLabel, cancelLabel, tone = 'brand', isBusy = false } = props
  const { t } = useComponentText()
  return (
    <Modal.Root
      opened={opened}
      onClose={isBusy ? () => undefined : props.onCancel}
      centered
      size="27rem"
      classNames={{
        overlay: classes.overlay,
        content: classes.content,
        title: classes.title,
        body: classes.body,
      }}
      transitionProps={{ duration: 120, transition: 'fade' }}
    >
      <Modal.Overlay backgroundOpacity={1} />
      <Modal.Content ref={tone === 'danger' ? interrupt : null}>
        <Modal.Title>{title}</Modal.Title>
        <Modal.Body>{body}</Modal.Body>
        <div className={classes.actions}>
          <Button variant="default" onClick={props.onCancel} disabled={isBusy} data-autofocus>
            {cancelLabel ?? t($ => $.overlay.cancel)}
          </Button>
          <Button color={tone} onClick={props.onConfirm} loading={isBusy}>
            {confirmLabel}
          </Button>
        </div>
      </Modal.Content>
    </Modal.Root>
  )
}
