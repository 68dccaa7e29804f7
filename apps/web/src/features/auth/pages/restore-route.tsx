import { parsePersonInn } from '@tartip/domain/identifiers/inn'
import { parsePhone } from '@tartip/domain/identifiers/phone'
import { bishkekDate } from '@tartip/domain/time/instant'
import { useEffect, useState } from 'react'
import type { SubmitEvent } from 'react'
import { Button } from '../../../components/controls/button.tsx'
import { LinkButton } from '../../../components/controls/link-button.tsx'
import { InnField } from '../../../components/fields/inn-field.tsx'
import { TextField } from '../../../components/fields/text-field.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { systemClock } from '../../../lib/clock.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import {
  beginPasswordRestore,
  type FlowState,
  type FlowStep,
  type PersonIdentity,
} from '../api/flow.ts'
import type { SignInStartedAnswer } from '../api/sign-in.ts'
import { AuthFrame } from '../auth-frame.tsx'
import { captchaSource } from '../captcha/captcha.ts'
import { canBeCorrected, FlowSteps } from '../flow/flow-steps.tsx'
import classes from '../flow/flow.module.css'
import { RefusalView } from '../flow/refusal-view.tsx'
import { ReplaceApp } from '../flow/replace-app.tsx'
import { TooLate } from '../flow/too-late.tsx'
import { useStartedFlow } from '../flow/use-started-flow.ts'
import { useEnter } from '../flow/use-enter.ts'
import { useStepHistory } from '../flow/use-step-history.ts'
import { useStep } from '../flow/use-step.ts'
import type { TypedLogin } from '../login/credentials-form.tsx'
import { CredentialsForm } from '../login/credentials-form.tsx'

type Wanted = 'password' | 'app'

/** Restores a forgotten password by tax number, phone and SMS, or a lost app by password and SMS. */
export function RestoreRoute() {
  const { t } = useTranslation('authFlow')
  const [wanted, setWanted] = useState<Wanted>('password')
  const [isDone, setIsDone] = useState(false)
  return (
    <AuthFrame>
      <Page title={t($ => $.restore.title)} back={{ href: '/auth/login', label: t($ => $.back) }}>
        {isDone ? (
          <div className={classes.flow}>
            <Notice role="status">
              <p>{t($ => $.restore.done)}</p>
            </Notice>
            <LinkButton href="/auth/login" fullWidth>
              {t($ => $.back)}
            </LinkButton>
          </div>
        ) : (
          <div className={classes.flow}>
            <fieldset className={classes.choice}>
              <legend>{t($ => $.restore.kind)}</legend>
              {(['password', 'app'] as const).map(kind => (
                <label key={kind}>
                  <input
                    type="radio"
                    name="restore"
                    checked={wanted === kind}
                    onChange={() => setWanted(kind)}
                  />
                  {t($ => $.restore[kind])}
                </label>
              ))}
            </fieldset>
            {wanted === 'password' ? (
              <RestorePassword onDone={() => setIsDone(true)} />
            ) : (
              <RestoreApp />
            )}
          </div>
        )}
      </Page>
    </AuthFrame>
  )
}

function RestorePassword({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('authFlow')
  const [typed, setTyped] = useState({ inn: '', phone: '' })
  const [isTooLate, setIsTooLate] = useState(false)
  const started = useStartedFlow()
  const history = useStepHistory()
  const enter = useEnter()
  return started.state && (history.step === 1 || !canBeCorrected(started.state)) ? (
    <FlowSteps
      started={started.state}
      onSignedIn={() => enter('/')}
      onDone={onDone}
      onStep={started.goOn}
      onStartOver={wasTooLate => {
        started.forget()
        setIsTooLate(wasTooLate)
      }}
      back={{ label: t($ => $.restore.smsBack), onBack: history.back }}
    />
  ) : (
    <WhoForm
      typed={typed}
      isTooLate={isTooLate}
      onChange={setTyped}
      isStarted={started.isFor}
      onStarted={(who, state) => {
        setIsTooLate(false)
        if (state) started.begin(who, state)
        history.goTo(1)
      }}
    />
  )
}

interface WhoFormProps {
  typed: PersonIdentity
  /** The code came too late, so it begins here again. */
  isTooLate: boolean
  onChange: (typed: PersonIdentity) => void
  isStarted: (who: PersonIdentity) => boolean
  /** `state` is missing for who goes on with what has started. */
  onStarted: (who: PersonIdentity, state?: FlowState) => void
}

function WhoForm({ typed, isTooLate, onChange, isStarted, onStarted }: WhoFormProps) {
  const { t } = useTranslation('authFlow')
  const step = useStep(() => undefined)

  useEffect(function solveCaptchaAhead() {
    captchaSource.prepare()
  }, [])

  const change = (patch: Partial<PersonIdentity>) => {
    onChange({ ...typed, ...patch })
    step.clearFailure()
  }
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const parsedInn = parsePersonInn(typed.inn, bishkekDate(systemClock.now()))
    const parsedPhone = parsePhone(typed.phone)
    if (!parsedInn.ok) {
      step.fail({ place: 'flowField', field: 'inn', ...parsedInn.error })
      document.getElementById('restore-inn')?.focus()
    } else if (!parsedPhone.ok) {
      step.fail({ place: 'flowField', field: 'phone', ...parsedPhone.error })
      document.getElementById('restore-phone')?.focus()
    } else {
      const who = { inn: parsedInn.value, phone: parsedPhone.value }
      if (isStarted(who)) onStarted(who)
      else void step.run(async () => onStarted(who, await beginPasswordRestore(who)))
    }
  }

  return (
    <form className={classes.form} noValidate onSubmit={handleSubmit}>
      <p className={classes.lead}>{t($ => $.restore.passwordLead)}</p>
      {isTooLate ? <TooLate /> : null}
      <InnField
        id="restore-inn"
        name="inn"
        label={t($ => $.register.inn)}
        value={typed.inn}
        onChange={inn => change({ inn })}
        error={step.errorOf('inn')}
        autoFocus
      />
      <TextField
        id="restore-phone"
        name="phone"
        label={t($ => $.register.phone)}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        value={typed.phone}
        onChange={phone => change({ phone })}
        error={step.errorOf('phone')}
      />
      <RefusalView step={step} />
      <Button type="submit" fullWidth aria-disabled={step.isBusy || undefined}>
        {step.isBusy ? t($ => $.sending) : t($ => $.next)}
      </Button>
    </form>
  )
}

/** Login and password first; whoever has an app goes on to replace it, others set up their first one. */
function RestoreApp() {
  const { t } = useTranslation('authFlow')
  const [started, setStarted] = useState<SignInStartedAnswer | undefined>(undefined)
  const [typed, setTyped] = useState<TypedLogin | undefined>(undefined)
  const enter = useEnter()
  const common = {
    onSignedIn: () => enter('/'),
    onDone: () => setStarted(undefined),
    onStartOver: () => setStarted(undefined),
  }
  if (started === undefined) {
    return (
      <>
        <p className={classes.lead}>{t($ => $.restore.appLead)}</p>
        <CredentialsForm
          typed={typed}
          onStarted={(next, nextTyped) => {
            setStarted(next)
            setTyped(nextTyped)
          }}
        />
      </>
    )
  }
  if (started.form === 'LOGIN') return <ReplaceApp {...common} />
  const step: FlowStep = started.form === 'RESET_PASSWORD' ? 'CODE' : 'SMS'
  return <FlowSteps {...common} started={{ form: started.form, step }} />
}
