import { formatDate } from '@tartip/domain/time/format-date'
import { bishkekDate, fromIso } from '@tartip/domain/time/instant'
import { useEffect, useState } from 'react'
import type { SubmitEvent } from 'react'
import { Button } from '../../../components/controls/button.tsx'
import { SelectField } from '../../../components/fields/select-field.tsx'
import { PinField } from '../../../components/token/pin-field.tsx'
import { TokenFaultNotice } from '../../../components/token/token-fault.tsx'
import { TokenLine, TokenSearch } from '../../../components/token/token-line.tsx'
import { findSignInDevice } from '../../../lib/token/find-token-device.ts'
import type { FoundToken, TokenDevice } from '../../../lib/token/token-device.ts'
import { useTokenSearch } from '../../../lib/token/use-token-search.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import { captchaSource } from '../captcha/captcha.ts'
import { FailureView } from './failure-view.tsx'
import classes from './login.module.css'
import { useTokenSignIn } from './use-token-sign-in.ts'

interface TokenFormProps {
  /** The session is there; resolves when the person is inside. */
  onSignedIn: () => Promise<void>
  /** Back to the first step: because the bank waits no longer, or because the person wants it. */
  onStartOver: (isTooLate: boolean) => void
  /** To the code of the app, for who has one. */
  onCode: (() => void) | undefined
}

/**
 * The second step by hardware token. What is missing is shown before the PIN is requested; a token that is put in, and a
 * plugin that is installed meanwhile, are found by a press.
 */
export function TokenForm(props: TokenFormProps) {
  const { onStartOver, onCode } = props
  const { t } = useTranslation('auth')
  const { t: words } = useTranslation('token')
  const { state, retrySearch } = useTokenSearch(findSignInDevice)

  useEffect(function solveCaptchaAhead() {
    captchaSource.prepare()
  }, [])

  return (
    <div className={classes.form}>
      <p className={classes.lead}>{t($ => $.token.text)}</p>
      {state.phase === 'found' ? (
        <PinForm {...props} device={state.device} token={state.token} />
      ) : (
        <>
          {state.phase === 'looking' ? <TokenSearch /> : <TokenFaultNotice fault={state.fault} />}
          <Button size="md" fullWidth loading={state.phase === 'looking'} onClick={retrySearch}>
            {words($ => $.again)}
          </Button>
        </>
      )}
      {onCode ? (
        <Button variant="subtle" fullWidth onClick={onCode}>
          {t($ => $.token.code)}
        </Button>
      ) : null}
      <Button variant="subtle" fullWidth onClick={() => onStartOver(false)}>
        {t($ => $.code.back)}
      </Button>
    </div>
  )
}

interface PinFormProps extends TokenFormProps {
  device: TokenDevice
  token: FoundToken
}

function PinForm({ device, token, onSignedIn, onStartOver }: PinFormProps) {
  const { t } = useTranslation('auth')
  const { t: words } = useTranslation('token')
  const [pin, setPin] = useState('')
  const choices = token.choices ?? []
  const [choice, setChoice] = useState(choices.length === 1 ? (choices[0]?.id ?? '') : '')
  const [isChoiceMissing, setIsChoiceMissing] = useState(false)
  const { attempt, isBusy, refusal, fault, failure, secondsLeft, clearFailure } = useTokenSignIn({
    device,
    onSignedIn,
    onStartOver,
    onPinSpent: () => setPin(''),
  })

  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const needsChoice = choices.length > 0 && choice === ''
    setIsChoiceMissing(needsChoice)
    if (!needsChoice) void attempt(pin, choice === '' ? undefined : choice)
  }
  return (
    <form className={classes.form} noValidate onSubmit={handleSubmit}>
      <TokenLine device={device} token={token} />
      {choices.length > 1 ? (
        <SelectField
          label={words($ => (device.kind === 'software' ? $.which : $.whichCertificate))}
          value={choice}
          options={choices.map(({ id, label, validUntil }) => ({
            value: id,
            label,
            ...(validUntil === undefined
              ? {}
              : {
                  description: words($ => $.validUntil, {
                    date: formatDate(bishkekDate(fromIso(validUntil))),
                  }),
                }),
          }))}
          error={isChoiceMissing ? words($ => $.whichRequired) : undefined}
          onChange={next => {
            setChoice(next)
            setIsChoiceMissing(false)
            clearFailure()
          }}
        />
      ) : null}
      <PinField
        device={device}
        value={pin}
        refusal={refusal}
        isWorking={isBusy}
        onChange={typed => {
          clearFailure()
          setPin(typed)
        }}
      />
      {fault ? <TokenFaultNotice fault={fault} /> : null}
      <FailureView failure={failure} secondsLeft={secondsLeft} />
      <Button
        type="submit"
        size="md"
        fullWidth
        aria-disabled={isBusy || secondsLeft > 0 || undefined}
      >
        {isBusy ? t($ => $.token.signing) : t($ => $.token.signIn)}
      </Button>
    </form>
  )
}
