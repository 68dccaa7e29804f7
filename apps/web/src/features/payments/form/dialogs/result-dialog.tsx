import { useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { signRightNames } from '@tartip/domain/people/sign-right'
import { Button } from '../../../../components/controls/button.tsx'
import { useTranslation } from '../../../../lib/use-translation.ts'
import { Illustration } from '../../../../components/feedback/illustration.tsx'
import { useLanguage } from '../../../../lib/use-language.ts'
import { useViewer } from '../../../../lib/use-me.ts'
import { historyHref } from '../../urls.ts'
import { canBeSent } from '../can-be-sent.ts'
import { signingPlan } from '../checks/next-signers.ts'
import { signatoriesQuery } from '../data/form-queries.ts'
import { formHref } from '../form-kind.ts'
import classes from '../form.module.css'
import type { TransferForm } from '../use-transfer-form.ts'
import { FormDialog } from './form-dialog.tsx'

interface ResultDialogProps {
  form: TransferForm
  paymentId: string
  outcome: 'draft' | 'sent'
}

/**
 * What happens next. Every way out replaces the form in the history of the browser, so that Back
 * never shows a form that could send the same payment once more.
 */
export function ResultDialog({ form, paymentId, outcome }: ResultDialogProps) {
  const { t } = useTranslation('payments')
  const router = useRouter()
  const viewer = useViewer()
  const plan = signingPlan(viewer)
  const go = (href: string) => router.history.replace(href)
  const isSent = outcome === 'sent'
  const isYourTurn = isSent && !plan.isOnPhone && plan.signers[0]?.isYou === true
  const toHistory = () => go(historyHref({ payment: paymentId }))
  return (
    <FormDialog
      title={titleOf()}
      illustration={<Illustration name="done" size={72} />}
      onClose={toHistory}
      actions={
        <>
          <Button variant="default" onClick={() => go(formHref(form.kind, { repeat: paymentId }))}>
            {t($ => $.form.result.similar)}
          </Button>
          <Button
            variant={isYourTurn ? 'default' : 'filled'}
            data-autofocus={isYourTurn ? undefined : true}
            onClick={toHistory}
          >
            {t($ => $.form.result.toHistory)}
          </Button>
          {isYourTurn ? (
            <Button
              data-autofocus
              onClick={() => go(historyHref({ status: 'FOR_SIGN', payment: paymentId }))}
            >
              {t($ => $.form.result.toSigning)}
            </Button>
          ) : null}
        </>
      }
    >
      {isSent ? (
        <WhoSigns legalPartyId={form.legalPartyId} paymentId={paymentId} />
      ) : (
        <p>
          {canBeSent(form.edited)
            ? t($ => $.form.result.draftText)
            : t($ => $.form.result.savedText)}
        </p>
      )}
    </FormDialog>
  )

  function titleOf(): string {
    if (isSent) return t($ => $.form.result.sent)
    return canBeSent(form.edited) ? t($ => $.form.result.draft) : t($ => $.form.result.saved)
  }
}

/** The people of each stage. When the bank does not answer, the rights alone are named. */
function WhoSigns({ legalPartyId, paymentId }: { legalPartyId: string; paymentId: string }) {
  const { t } = useTranslation('payments')
  const language = useLanguage()
  const plan = signingPlan(useViewer())
  const people = useQuery({ ...signatoriesQuery(legalPartyId, paymentId), retry: false })
  const namesOf = (stage: number) =>
    people.data?.find(entry => entry.stage === stage)?.candidates.join(', ') ?? ''
  return (
    <>
      <p>{plan.isOnPhone ? t($ => $.form.result.onPhone) : t($ => $.form.result.waits)}</p>
      <ol className={classes.resultSigners}>
        {plan.signers.map(({ stage, right, isYou }) => (
          <li key={stage}>
            {signRightNames[right][language]}
            {namesOf(stage) ? `: ${namesOf(stage)}` : ''}
            {isYou ? <span className={classes.you}>{t($ => $.form.signers.you)}</span> : null}
          </li>
        ))}
      </ol>
    </>
  )
}
