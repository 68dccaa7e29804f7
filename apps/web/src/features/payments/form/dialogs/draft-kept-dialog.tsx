import { useRouter } from '@tanstack/react-router'
import { errorText } from '@tartip/domain/errors/catalogue'
import { Button } from '../../../../components/controls/button.tsx'
import { useTranslation } from '../../../../lib/use-translation.ts'
import { useLanguage } from '../../../../lib/use-language.ts'
import { historyHref } from '../../urls.ts'
import { formHref } from '../form-kind.ts'
import type { Refusal } from '../submit/submit-state.ts'
import type { TransferForm } from '../use-transfer-form.ts'
import { FormDialog } from './form-dialog.tsx'

interface DraftKeptDialogProps {
  form: TransferForm
  paymentId: string
  refusal: Refusal
}

/** The draft is safe, sending it was refused (ERROR_AFTER_DRAFT): why, and the ways on. */
export function DraftKeptDialog({ form, paymentId, refusal }: DraftKeptDialogProps) {
  const { t } = useTranslation('payments')
  const language = useLanguage()
  const router = useRouter()
  const openDraft = () => {
    const href = formHref(form.kind, { id: paymentId })
    // An edited document has this very address: it is opened anew to be read as it is now.
    if (form.edited?.payment.id === paymentId)
      router.history.replace(historyHref({ payment: paymentId }))
    else router.history.replace(href)
  }
  return (
    <FormDialog
      title={t($ => $.form.draftKept.title)}
      actions={
        <>
          <Button
            variant="default"
            onClick={() => router.history.replace(historyHref({ status: 'DRAFT' }))}
          >
            {t($ => $.form.result.toHistory)}
          </Button>
          <Button variant="default" onClick={() => void form.askAgain()}>
            {t($ => $.form.draftKept.again)}
          </Button>
          <Button data-autofocus onClick={openDraft}>
            {t($ => $.form.draftKept.open)}
          </Button>
        </>
      }
    >
      <p>{errorText(refusal.code, refusal.params, language)}</p>
      <p>{t($ => $.form.draftKept.text)}</p>
    </FormDialog>
  )
}
