import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { errorText } from '@tartip/domain/errors/catalogue'
import { formatAccountNumber } from '@tartip/domain/identifiers/account-number'
import { isNeverEdited } from '@tartip/domain/payment/operation'
import { useState } from 'react'
import { Button } from '../../components/controls/button.tsx'
import { Illustration } from '../../components/feedback/illustration.tsx'
import { toast } from '../../components/feedback/toast-store.ts'
import { Dialog } from '../../components/overlay/dialog.tsx'
import { useLanguage } from '../../lib/use-language.ts'
import { useViewer } from '../../lib/use-me.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import type { DocumentForm, FormDoubt } from './document-form.ts'
import { formHref, savedDocumentsHref } from './form-address.ts'
import { dialogWidth } from './leave-dialog.tsx'
import { signingPlan } from './next-signers.ts'
import { samePaymentCode, type Refusal } from './submit-state.ts'
import { TemplateNameDialog } from './template-name.tsx'
import { saveTemplate, templatesKey } from './templates.ts'
import { WhoSigns } from './who-signs.tsx'

interface FormDialogProps {
  form: DocumentForm
  /** Whether the person is asked about leaving: one dialog never lies on another. */
  isLeaving: boolean
}

/** What a form asks before it is sent, and what became of it. */
export function FormDialog({ form, isLeaving }: FormDialogProps) {
  const { doubt, submitState } = form
  if (submitState.step === 'sendingRefused') {
    const { paymentId, refusal } = submitState
    return <DraftKeptDialog form={form} paymentId={paymentId} refusal={refusal} />
  }
  if (isLeaving) return null
  if (doubt) return <ChangedPayeeDialog form={form} doubt={doubt} />
  if (submitState.step === 'refused' && submitState.refusal.code === samePaymentCode) {
    return <SamePaymentDialog form={form} refusal={submitState.refusal} />
  }
  if (submitState.step !== 'finished') return null
  return (
    <ResultDialog form={form} paymentId={submitState.paymentId} outcome={submitState.outcome} />
  )
}

/** A known payee is paid to another account: has somebody checked it? */
function ChangedPayeeDialog({ form, doubt }: { form: DocumentForm; doubt: FormDoubt }) {
  const { t } = useTranslation('form')
  const { name } = doubt
  return (
    <Dialog
      width={dialogWidth}
      title={t($ => $.changedPayee.title)}
      onClose={form.dismissDoubt}
      actions={
        <>
          <Button variant="default" onClick={() => void form.confirmDoubt()}>
            {t($ => $.changedPayee.confirm)}
          </Button>
          <Button data-autofocus onClick={form.dismissDoubt}>
            {t($ => $.changedPayee.back)}
          </Button>
        </>
      }
    >
      <p>{t($ => $.changedPayee.text, { name, account: formatAccountNumber(doubt.account) })}</p>
    </Dialog>
  )
}

interface SamePaymentDialogProps {
  form: DocumentForm
  refusal: Refusal
}

/** The same payee gets the same amount on the same day already: is a second payment meant? */
function SamePaymentDialog({ form, refusal }: SamePaymentDialogProps) {
  const { t } = useTranslation('form')
  const language = useLanguage()
  const { history } = useRouter()
  const { paymentId, number } = refusal.params
  const showFirst = () => history.push(savedDocumentsHref({ payment: String(paymentId) }))
  return (
    <Dialog
      width={dialogWidth}
      title={t($ => $.same.title)}
      onClose={form.dismiss}
      actions={
        <>
          <Button variant="default" onClick={() => void form.submitSame()}>
            {t($ => $.same.make)}
          </Button>
          <Button variant="default" onClick={form.dismiss}>
            {t($ => $.same.back)}
          </Button>
          <Button data-autofocus onClick={showFirst}>
            {t($ => $.same.show, { number: String(number) })}
          </Button>
        </>
      }
    >
      <p>{errorText(refusal.code, refusal.params, language)}</p>
      <p>{t($ => $.same.text)}</p>
    </Dialog>
  )
}

interface DraftKeptDialogProps {
  form: DocumentForm
  paymentId: string
  refusal: Refusal
}

/** The draft is safe, sending it was refused (ERROR_AFTER_DRAFT): why, and the next steps. */
function DraftKeptDialog({ form, paymentId, refusal }: DraftKeptDialogProps) {
  const { t } = useTranslation('form')
  const language = useLanguage()
  const { history } = useRouter()
  // An edited document has this very address: it is opened from the history to be read as it is now. One that is never
  // edited has no form to be opened in.
  const isReadOnly = form.edited?.payment.id === paymentId || isNeverEdited(form.operation)
  const draftHref = isReadOnly
    ? savedDocumentsHref({ payment: paymentId })
    : formHref(form.view.form, { id: paymentId })
  return (
    <Dialog
      width={dialogWidth}
      title={t($ => $.sendingRefused.title)}
      actions={
        <>
          <Button
            variant="default"
            onClick={() => history.replace(savedDocumentsHref({ status: 'DRAFT' }))}
          >
            {t($ => $.result.toHistory)}
          </Button>
          <Button variant="default" onClick={() => void form.retry()}>
            {t($ => $.sendingRefused.again)}
          </Button>
          <Button data-autofocus onClick={() => history.replace(draftHref)}>
            {t($ => $.sendingRefused.open)}
          </Button>
        </>
      }
    >
      <p>{errorText(refusal.code, refusal.params, language)}</p>
      <p>{t($ => $.sendingRefused.text)}</p>
    </Dialog>
  )
}

interface ResultDialogProps {
  form: DocumentForm
  paymentId: string
  outcome: 'draft' | 'sent'
}

/**
 * What happens next. Every exit replaces the form in the history of the browser, so that Back never shows a form that
 * could send the same document once more.
 */
function ResultDialog({ form, paymentId, outcome }: ResultDialogProps) {
  const { t } = useTranslation('form')
  const router = useRouter()
  const queryClient = useQueryClient()
  const [isNaming, setIsNaming] = useState(false)
  const plan = signingPlan(useViewer())
  const go = (href: string) => router.history.replace(href)
  const isSent = outcome === 'sent'
  const isYourTurn = isSent && plan.isYourTurn
  const toHistory = () => go(savedDocumentsHref({ payment: paymentId }))
  const repeatHref = formHref(form.view.form, { repeat: paymentId })
  const { Saved } = form.view
  // It waits for a signature as it did before the edit.
  const keepsPlace = form.edited !== undefined && !form.isSendable
  const saveAsTemplate = async (name: string, idempotencyKey: string) => {
    const { legalPartyId, operation, texts } = form
    const template = { legalPartyId, name, form: form.view.form, operation, texts }
    await saveTemplate(template, idempotencyKey)
    void queryClient.invalidateQueries({ queryKey: templatesKey })
    toast.success(t($ => $.template.saved, { name }))
    toHistory()
  }
  if (isNaming) {
    return (
      <TemplateNameDialog
        proposed={form.texts['recipientName'] ?? ''}
        onSave={saveAsTemplate}
        onReturn={() => setIsNaming(false)}
      />
    )
  }
  return (
    <Dialog
      width={dialogWidth}
      title={titleOf()}
      illustration={<Illustration name="done" size={72} />}
      onClose={toHistory}
      actions={
        <>
          <Button variant="default" onClick={() => setIsNaming(true)}>
            {t($ => $.template.make)}
          </Button>
          <Button variant="default" onClick={() => go(repeatHref)}>
            {t($ => $.result.similar)}
          </Button>
          <Button
            variant={isYourTurn ? 'default' : 'filled'}
            data-autofocus={isYourTurn ? undefined : true}
            onClick={toHistory}
          >
            {t($ => $.result.toHistory)}
          </Button>
          {isYourTurn ? (
            <Button
              data-autofocus
              onClick={() => go(savedDocumentsHref({ status: 'FOR_SIGN', payment: paymentId }))}
            >
              {t($ => $.result.toSigning)}
            </Button>
          ) : null}
        </>
      }
    >
      {isSent ? (
        <WhoSigns legalPartyId={form.legalPartyId} paymentId={paymentId} />
      ) : (
        <p>{keepsPlace ? t($ => $.result.savedText) : t($ => $.result.draftText)}</p>
      )}
      {Saved ? <Saved legalPartyId={form.legalPartyId} paymentId={paymentId} /> : null}
    </Dialog>
  )

  function titleOf(): string {
    if (isSent) return t($ => $.result.sent)
    return keepsPlace ? t($ => $.result.saved) : t($ => $.result.draft)
  }
}
