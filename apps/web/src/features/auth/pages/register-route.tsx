import { useRouter } from '@tanstack/react-router'
import { parsePersonInn } from '@tartip/domain/identifiers/inn'
import { parsePhone } from '@tartip/domain/identifiers/phone'
import { bishkekDate } from '@tartip/domain/time/instant'
import { useEffect, useState } from 'react'
import type { SubmitEvent } from 'react'
import { Button } from '../../../components/controls/button.tsx'
import { InnField } from '../../../components/fields/inn-field.tsx'
import { TextField } from '../../../components/fields/text-field.tsx'
import { Page } from '../../../components/layout/page.tsx'
import { systemClock } from '../../../lib/clock.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import { beginRegistration, type FlowState, type PersonIdentity } from '../api/flow.ts'
import { AuthFrame } from '../auth-frame.tsx'
import { captchaSource } from '../captcha/captcha.ts'
import { canBeCorrected, FlowSteps } from '../flow/flow-steps.tsx'
import classes from '../flow/flow.module.css'
import { RefusalView } from '../flow/refusal-view.tsx'
import { StepList } from '../flow/step-list.tsx'
import { TooLate } from '../flow/too-late.tsx'
import { useStartedFlow } from '../flow/use-started-flow.ts'
import { useEnter } from '../flow/use-enter.ts'
import { useStepHistory } from '../flow/use-step-history.ts'
import { useStep } from '../flow/use-step.ts'

/** Registration: tax number, phone, SMS, password, app. */
export function RegisterRoute() {
  const { t } = useTranslation('authFlow')
  const router = useRouter()
  const enter = useEnter()
  const [who, setWho] = useState({ inn: '', phone: '' })
  const [isInnGiven, setIsInnGiven] = useState(false)
  const [isTooLate, setIsTooLate] = useState(false)
  const started = useStartedFlow()
  const history = useStepHistory()
  // What a reload has forgotten is requested again.
  const isAtCode =
    started.state !== undefined && (history.step === 2 || !canBeCorrected(started.state))
  const isAtPhone = history.step > 0 && isInnGiven

  useEffect(function solveCaptchaAhead() {
    captchaSource.prepare()
  }, [])

  return (
    <AuthFrame>
      <Page title={t($ => $.register.title)} back={{ href: '/auth/login', label: t($ => $.back) }}>
        {isAtCode && started.state ? (
          <FlowSteps
            started={started.state}
            onSignedIn={() => enter('/')}
            onDone={() => void router.navigate({ to: '/auth/login' })}
            onStep={started.goOn}
            onStartOver={wasTooLate => {
              started.forget()
              setIsTooLate(wasTooLate)
            }}
            back={{ label: t($ => $.register.smsBack), onBack: history.back }}
          />
        ) : (
          <div className={classes.flow}>
            <p className={classes.lead}>{t($ => $.register.lead)}</p>
            <StepList form="REGISTER" step={isAtPhone ? 'phone' : 'inn'} />
            {isAtPhone ? (
              <PhoneForm
                inn={who.inn}
                phone={who.phone}
                isTooLate={isTooLate}
                onChange={phone => setWho({ ...who, phone })}
                onBack={() => (history.step === 1 ? history.back() : history.goTo(0))}
                isStarted={started.isFor}
                onStarted={(whoIam, state) => {
                  setIsTooLate(false)
                  if (state) started.begin(whoIam, state)
                  history.goTo(2)
                }}
              />
            ) : (
              <InnForm
                inn={who.inn}
                onChange={inn => setWho({ ...who, inn })}
                onNext={() => {
                  setIsInnGiven(true)
                  history.goTo(1)
                }}
              />
            )}
          </div>
        )}
      </Page>
    </AuthFrame>
  )
}

interface InnFormProps {
  inn: string
  onChange: (inn: string) => void
  onNext: () => void
}

function InnForm({ inn, onChange, onNext }: InnFormProps) {
  const { t } = useTranslation('authFlow')
  const step = useStep(() => undefined)
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const parsed = parsePersonInn(inn, bishkekDate(systemClock.now()))
    if (parsed.ok) {
      onNext()
      return
    }
    step.fail({ place: 'flowField', field: 'inn', ...parsed.error })
    document.getElementById('register-inn')?.focus()
  }
  return (
    <form className={classes.form} noValidate onSubmit={handleSubmit}>
      <InnField
        id="register-inn"
        name="inn"
        label={t($ => $.register.inn)}
        hint={t($ => $.register.innHint)}
        value={inn}
        onChange={value => {
          onChange(value)
          step.clearFailure()
        }}
        error={step.errorOf('inn')}
        autoFocus
      />
      <Button type="submit" fullWidth>
        {t($ => $.next)}
      </Button>
    </form>
  )
}

interface PhoneFormProps {
  inn: string
  phone: string
  /** The code came too late, so it begins here again. */
  isTooLate: boolean
  onChange: (phone: string) => void
  onBack: () => void
  isStarted: (who: PersonIdentity) => boolean
  /** `state` is missing for who goes on with what has started. */
  onStarted: (who: PersonIdentity, state?: FlowState) => void
}

function PhoneForm(props: PhoneFormProps) {
  const { inn, phone, isTooLate, onChange, onBack, isStarted, onStarted } = props
  const { t } = useTranslation('authFlow')
  const step = useStep(onBack)
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const parsed = parsePhone(phone)
    if (parsed.ok) {
      const who = { inn, phone: parsed.value }
      if (isStarted(who)) onStarted(who)
      else void step.run(async () => onStarted(who, await beginRegistration(who)))
      return
    }
    step.fail({ place: 'flowField', field: 'phone', ...parsed.error })
    document.getElementById('register-phone')?.focus()
  }
  return (
    <form className={classes.form} noValidate onSubmit={handleSubmit}>
      {isTooLate ? <TooLate /> : null}
      <TextField
        id="register-phone"
        name="phone"
        label={t($ => $.register.phone)}
        hint={t($ => $.register.phoneHint)}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        value={phone}
        onChange={value => {
          onChange(value)
          step.clearFailure()
        }}
        error={step.errorOf('phone')}
        autoFocus
      />
      <RefusalView step={step} />
      <Button type="submit" fullWidth aria-disabled={step.isBusy || undefined}>
        {step.isBusy ? t($ => $.sending) : t($ => $.next)}
      </Button>
      <Button variant="subtle" fullWidth onClick={onBack}>
        {t($ => $.register.phoneBack)}
      </Button>
    </form>
  )
}
