import { useEffect, useState } from 'react'
import { Button } from '../../../components/controls/button.tsx'
import { useTranslation } from '../../../lib/use-translation.ts'
import { abortFlow, type FlowState } from '../api/flow.ts'
import { captchaSource } from '../captcha/captcha.ts'
import classes from './flow.module.css'
import { CodeStep } from './code-step.tsx'
import { PasswordStep } from './password-step.tsx'
import { SmsStep } from './sms-step.tsx'
import { StepList } from './step-list.tsx'
import { TotpStep } from './totp-step.tsx'

export interface FlowStepsProps {
  /** Where it begins; without `sms` a code is sent first. */
  started: FlowState
  /** The session is there. */
  onSignedIn: () => Promise<void>
  /** Nothing is left to do, and there is no session: the person signs in. */
  onDone: () => void
  /** Back to where it began: because the bank waits no longer, or because the person wants it. */
  onStartOver: (isTooLate: boolean) => void
  /** Where it stands now; for whoever keeps it while the person looks back. */
  onStep?: (state: FlowState) => void
  /** One step back, to correct who one is, as long as that is of use. */
  back?: { readonly label: string; readonly onBack: () => void }
}

/** Who somebody is, can be corrected until the bank knows them: with the app it does. */
export const canBeCorrected = ({ step }: FlowState): boolean =>
  step === 'SMS' || step === 'PASSWORD'

/** Everything that comes between the first thing a person says and a session, one step at a time. */
export function FlowSteps(props: FlowStepsProps) {
  const { started, onSignedIn, onDone, onStartOver, onStep, back } = props
  const { t } = useTranslation('authFlow')
  const [state, setState] = useState(started)

  useEffect(function solveCaptchaAhead() {
    captchaSource.prepare()
  }, [])

  const stand = (next: FlowState) => {
    // The login of a new person, shown by an earlier step, is not repeated.
    const merged = { ...state, ...next }
    setState(merged)
    onStep?.(merged)
  }
  const goOn = (next: FlowState) => {
    stand(next)
    if (next.step === 'DONE') onDone()
  }
  const handleTooLate = () => onStartOver(true)
  const handleAbort = () => {
    void abortFlow()
    onStartOver(false)
  }
  const common = { state, onNext: goOn, onTooLate: handleTooLate }
  const canGoBack = back !== undefined && canBeCorrected(state)

  return (
    <div className={classes.flow}>
      <StepList form={state.form} step={state.step} />
      {state.step === 'SMS' ? <SmsStep {...common} onSent={stand} /> : null}
      {state.step === 'CODE' ? <CodeStep {...common} /> : null}
      {state.step === 'PASSWORD' ? <PasswordStep {...common} onSignedIn={onSignedIn} /> : null}
      {state.step === 'TOTP' ? <TotpStep {...common} onSignedIn={onSignedIn} /> : null}
      {canGoBack ? (
        <Button variant="subtle" fullWidth onClick={back.onBack}>
          {back.label}
        </Button>
      ) : state.step === 'DONE' ? null : (
        <Button variant="subtle" fullWidth onClick={handleAbort}>
          {t($ => $.abort)}
        </Button>
      )}
    </div>
  )
}
