import { Button } from '../../../components/controls/button.tsx'
import { useTranslation } from '../../../lib/use-translation.ts'
import classes from './form.module.css'
import { canBeSent } from './can-be-sent.ts'
import type { TransferForm } from './use-transfer-form.ts'

interface FormActionsProps {
  form: TransferForm
  /** On a phone the main button sticks to the bottom of the screen. */
  hasMainButton: boolean
}

/**
 * The two ways to finish. A button on its way is not `disabled`, which would drop the focus; it is
 * dead by the state behind it.
 */
export function FormActions({ form, hasMainButton }: FormActionsProps) {
  const { t } = useTranslation('payments')
  const isSendable = canBeSent(form.edited)
  return (
    <div className={classes.actions}>
      {hasMainButton ? <MainButton form={form} /> : null}
      {isSendable ? (
        <Button
          variant="default"
          fullWidth
          aria-disabled={form.isBusy || form.submitState.step === 'unknown' || undefined}
          onClick={() => void form.submit('draft')}
        >
          {t($ => $.form.actions.draft)}
        </Button>
      ) : null}
    </div>
  )
}

/** Saves and sends; for a document that has been sent before, saves what was changed. */
export function MainButton({ form, isShort = false }: { form: TransferForm; isShort?: boolean }) {
  const { t } = useTranslation('payments')
  return (
    <Button type="submit" fullWidth aria-disabled={form.isBusy || undefined}>
      {labelOf()}
    </Button>
  )

  function labelOf(): string {
    if (form.isBusy) return t($ => $.form.actions.sending)
    if (!canBeSent(form.edited)) return t($ => $.form.actions.save)
    return isShort ? t($ => $.form.actions.sendShort) : t($ => $.form.actions.send)
  }
}
