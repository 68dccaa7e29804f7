import { useMedia } from '../../../lib/use-media.ts'
import type { FormEvent } from 'react'
import { useTranslation } from '../../../lib/use-translation.ts'
import { toast } from '../../../components/feedback/toast-store.ts'
import { Page } from '../../../components/layout/page.tsx'
import { phoneQuery } from '../../../components/theme/breakpoints.ts'
import { historyHref } from '../urls.ts'
import { canBeSent } from './can-be-sent.ts'
import { useFees } from './data/use-fees.ts'
import { DraftKeptDialog } from './dialogs/draft-kept-dialog.tsx'
import { LeaveDialog } from './dialogs/leave-dialog.tsx'
import { ResultDialog } from './dialogs/result-dialog.tsx'
import { FormActions } from './form-actions.tsx'
import { FormSwitch } from './form-switch.tsx'
import classes from './form.module.css'
import { NoPayer } from './no-payer.tsx'
import { FormNotices } from './notices/form-notices.tsx'
import { PhoneFooter } from './phone-footer.tsx'
import { AmountSection } from './sections/amount-section.tsx'
import { DateSection } from './sections/date-section.tsx'
import { InterbankRecipient } from './sections/interbank-recipient.tsx'
import { IntrabankRecipient } from './sections/intrabank-recipient.tsx'
import { PayerSection } from './sections/payer-section.tsx'
import { PurposeSection } from './sections/purpose-section.tsx'
import { mayStart } from './submit/submit-state.ts'
import { TransferSummary } from './summary/transfer-summary.tsx'
import { useKeepDraft } from './use-kept-draft.ts'
import { useLeaveGuard } from './use-leave-guard.ts'
import type { TransferFormStart } from './use-transfer-form.ts'
import { useTransferForm } from './use-transfer-form.ts'

interface TransferFormScreenProps {
  start: TransferFormStart
  /** Names the form for a snapshot over the end of a session. */
  snapshotKey: string
  isRestored: boolean
}

/** The scaffold of both transfer forms: sections, summary, notices, and what guards the input. */
export function TransferFormScreen({ start, snapshotKey, isRestored }: TransferFormScreenProps) {
  const { t } = useTranslation('payments')
  const form = useTransferForm(start)
  const { kind, edited, submitState, choice, draft } = form
  const fees = useFees({
    legalPartyId: form.legalPartyId,
    payerAccount: draft.payerAccount,
    amountMinor: form.amountMinor,
    currency: form.currency,
    ways: choice.ways,
  })
  const isPhone = useMedia(phoneQuery)
  const isSettled = submitState.step === 'finished' || submitState.step === 'draftKept'
  const hasSomethingToLose = !isSettled && (form.isDirty || !mayStart(submitState))
  const guard = useLeaveGuard(hasSomethingToLose)
  useKeepDraft(snapshotKey, hasSomethingToLose ? form.typed : undefined)

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    // Who presses again wants to know what became of it: the same document under the same key.
    if (submitState.step === 'unknown') void form.askAgain()
    else void form.submit(canBeSent(edited) ? 'sign' : 'draft')
  }
  const keepAndGo = async () => {
    if (await form.submit('draft')) {
      toast.success(t($ => $.form.result.draft))
      guard.go()
    } else guard.stay()
  }

  // What is typed already stays, also when a right is taken away meanwhile.
  if (form.lack !== undefined && !form.isDirty) {
    return (
      <Page title={t($ => $.form.title)} actions={<FormSwitch kind={kind} />}>
        <NoPayer lack={form.lack} />
      </Page>
    )
  }
  return (
    <Page
      title={
        edited
          ? t($ => $.form.editTitle, { number: edited.payment.transferNum })
          : t($ => $.form.title)
      }
      actions={edited ? undefined : <FormSwitch kind={kind} />}
      {...(edited
        ? {
            back: { href: historyHref({ payment: edited.payment.id }), label: t($ => $.form.back) },
          }
        : {})}
    >
      <form
        noValidate
        className={classes.form}
        onSubmit={handleSubmit}
        aria-busy={form.isBusy}
        aria-label={
          kind === 'interbank' ? t($ => $.form.switch.interbank) : t($ => $.form.switch.intrabank)
        }
      >
        <div className={classes.notices}>
          <FormNotices form={form} isRestored={isRestored} />
        </div>
        <div className={classes.layout}>
          <div className={classes.sections} inert={submitState.step === 'unknown'}>
            <PayerSection form={form} />
            {kind === 'interbank' ? (
              <InterbankRecipient form={form} />
            ) : (
              <IntrabankRecipient form={form} />
            )}
            <AmountSection form={form} fees={fees} />
            <PurposeSection form={form} />
            <DateSection form={form} />
          </div>
          <div className={classes.aside}>
            <TransferSummary
              form={form}
              fees={fees}
              actions={<FormActions form={form} hasMainButton={!isPhone} />}
            />
          </div>
        </div>
        {isPhone ? <PhoneFooter form={form} fees={fees} /> : null}
      </form>
      {guard.isAsking ? (
        <LeaveDialog
          canKeep={mayStart(submitState)}
          onStay={guard.stay}
          onKeep={() => void keepAndGo()}
          onLeave={guard.go}
        />
      ) : null}
      {submitState.step === 'finished' && !guard.isAsking ? (
        <ResultDialog form={form} paymentId={submitState.paymentId} outcome={submitState.outcome} />
      ) : null}
      {submitState.step === 'draftKept' ? (
        <DraftKeptDialog
          form={form}
          paymentId={submitState.paymentId}
          refusal={submitState.refusal}
        />
      ) : null}
    </Page>
  )
}
