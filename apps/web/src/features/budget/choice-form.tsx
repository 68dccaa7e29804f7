import { budgetChoiceFields } from '@tartip/domain/forms/form-outlines'
import { useState, type ReactNode } from 'react'
import { Button } from '../../components/controls/button.tsx'
import { toast } from '../../components/feedback/toast-store.ts'
import { savedDocumentsHref } from '../../documents/form/form-address.ts'
import { LeaveDialog } from '../../documents/form/leave-dialog.tsx'
import { useKeptAddress } from '../../documents/form/kept-address.ts'
import { unfinishedPayments, type UnfinishedForm } from '../../documents/form/unfinished-forms.ts'
import { useFormKeeper } from '../../documents/form/use-form-keeper.ts'
import { useLeaveGuard } from '../../documents/form/use-leave-guard.ts'
import { useMe } from '../../lib/use-me.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import classes from './budget.module.css'
import { usePayChosen, type ChosenPayment } from './chosen-payments.ts'

type Texts = Readonly<Record<string, string>>

/** What is typed before there is a code; left unfinished, it is kept among the drafts as other forms are. */
export function useChoiceForm<T extends Texts>(
  name: keyof typeof budgetChoiceFields,
  initial: T,
  kept: UnfinishedForm | undefined,
) {
  const { t } = useTranslation('form')
  const payChosen = usePayChosen()
  const legalPartyId = useMe().currentContract.orgReferenceId
  const [texts, setTexts] = useState<T>({ ...initial, ...kept?.texts })
  const keeper = useFormKeeper({
    forms: unfinishedPayments,
    legalPartyId,
    kept,
    onKept: useKeptAddress(),
  })
  const known: Texts = keeper.keptTexts ?? initial
  const isUnkept = budgetChoiceFields[name].some(
    field => (texts[field] ?? '') !== (known[field] ?? ''),
  )
  const guard = useLeaveGuard(isUnkept)
  const keep = async (): Promise<boolean> => {
    const isKept = await keeper.keep({ form: name, texts })
    if (isKept) {
      const goOn = {
        href: savedDocumentsHref({ status: 'DRAFT' }),
        label: t($ => $.notices.drafts),
      }
      toast.success(
        t($ => $.unfinished.kept),
        { goOn },
      )
    }
    return isKept
  }
  const keepAndGo = async () => {
    if (await keep()) guard.go()
    else guard.stay()
  }
  const buttons = (onPay: () => void, pay: string): ReactNode => (
    <div className={classes.buttons}>
      <Button onClick={onPay}>{pay}</Button>
      {isUnkept ? (
        <Button variant="default" onClick={() => void keep()}>
          {t($ => $.leave.keep)}
        </Button>
      ) : null}
      {guard.isBlocked ? (
        <LeaveDialog
          canSaveDraft
          keepsUnfinished
          onStay={guard.stay}
          onSaveDraft={() => void keepAndGo()}
          onLeave={guard.go}
        />
      ) : null}
    </div>
  )
  return {
    texts,
    set: (patch: Partial<T>) => setTexts(now => ({ ...now, ...patch })),
    /** The person goes on to the code: nothing of the form is unfinished any more. */
    pay: (chosen: ChosenPayment) => {
      if (kept) void unfinishedPayments.remove(legalPartyId, kept.id).then(keeper.refresh)
      payChosen([chosen])
    },
    buttons,
  }
}
