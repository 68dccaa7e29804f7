import { useRef, useState } from 'react'
import type { SubmitEvent } from 'react'
import { Button } from '../../../components/controls/button.tsx'
import { useTranslation } from '../../../lib/use-translation.ts'
import { CodeField } from '../../../components/fields/code-field.tsx'
import { toApiError } from '../../../lib/api-error.ts'
import { sessionEvents } from '../../../lib/session-events.ts'
import { confirmSignIn } from '../api/sign-in.ts'
import { FailureView, useFieldFailure } from './failure-view.tsx'
import classes from './login.module.css'
import type { SignInFailure } from './sign-in-failure.ts'
import { signInFailureOf } from './sign-in-failure.ts'
import { useWait } from './use-wait.ts'

const codeLength = 6

interface CodeFormProps {
  /** The session is there; resolves when the person is inside. */
  onSignedIn: () => Promise<void>
  /** Back to the first step: because the bank waits no longer, or because the person wants it. */
  onStartOver: (isTooLate: boolean) => void
  /** The app is gone, with the phone that it was on. */
  onLostApp: () => void
  /** For who may show a hardware token in place of the code. */
  onToken?: (() => void) | undefined
}

/**
 * The second step: one input for the code. The sixth digit sends it, also after a wrong one; the
 * button sends it again. The code stays until the person changes it.
 */
export function CodeForm({ onSignedIn, onStartOver, onLostApp, onToken }: CodeFormProps) {
  const { t } = useTranslation('auth')
  const [code, setCode] = useState('')
  const [failure, setFailure] = useState<SignInFailure | undefined>(undefined)
  const [isBusy, setIsBusy] = useState(false)
  const isSending = useRef(false)
  const { secondsLeft, waitFor } = useWait()
  const errorOf = useFieldFailure(failure ? [failure] : [])

  const send = async (typed: string) => {
    // A ref, because two presses may come before the first render.
    if (isSending.current || secondsLeft > 0) return
    if (typed.length !== codeLength) {
      setFailure({ place: 'field', field: 'code', code: 'OTP_LENGTH' })
      return
    }
    isSending.current = true
    setIsBusy(true)
    setFailure(undefined)
    try {
      sessionEvents.emit('signingIn', undefined)
      await confirmSignIn(typed)
      await onSignedIn()
    } catch (error) {
      const next = signInFailureOf(toApiError(error))
      if (next.place === 'startOver') {
        onStartOver(true)
        return
      }
      setFailure(next)
      if (next.place === 'lockout') waitFor(next.waitSeconds)
    } finally {
      isSending.current = false
      setIsBusy(false)
    }
  }
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    void send(code)
  }

  return (
    <form className={classes.form} noValidate onSubmit={handleSubmit}>
      <p className={classes.lead}>{t($ => $.code.text)}</p>
      <CodeField
        id="sign-in-code"
        name="code"
        label={t($ => $.code.label)}
        value={code}
        onChange={value => {
          setCode(value)
          if (failure?.place === 'field') setFailure(undefined)
        }}
        onComplete={full => void send(full)}
        isReadOnly={isBusy}
        error={errorOf('code')}
        autoFocus
      />
      <FailureView failure={failure} secondsLeft={secondsLeft} />
      <Button
        type="submit"
        size="md"
        fullWidth
        aria-disabled={isBusy || secondsLeft > 0 || undefined}
      >
        {isBusy ? t($ => $.code.checking) : t($ => $.code.confirm)}
      </Button>
      {onToken ? (
        <Button variant="default" fullWidth onClick={onToken}>
          {t($ => $.code.token)}
        </Button>
      ) : null}
      <Button variant="subtle" fullWidth onClick={onLostApp}>
        {t($ => $.code.lostApp)}
      </Button>
      <Button variant="subtle" fullWidth onClick={() => onStartOver(false)}>
        {t($ => $.code.back)}
      </Button>
    </form>
  )
}
