import type { ReactNode } from 'react'
import { Dialog } from '../../../../components/overlay/dialog.tsx'

interface FormDialogProps {
  title: ReactNode
  children?: ReactNode
  /** All the ways out; the last is the usual one and has the focus. */
  actions: ReactNode
  illustration?: ReactNode
  /** Esc and a click outside; a dialog that needs a choice leaves it out. */
  onClose?: () => void
}

/** A dialog of the form with more ways out than yes and no. */
export function FormDialog(props: FormDialogProps) {
  return <Dialog {...props} width={34} />
}
