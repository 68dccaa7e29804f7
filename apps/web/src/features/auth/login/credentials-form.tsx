import { parsePhone } from '@tartip/domain/identifiers/phone'
import { useEffect, useId, useState } from 'react'
import type { SubmitEvent } from 'react'
import { Button } from '../../../components/controls/button.tsx'
import { useTranslation } from '../../../lib/use-translation.ts'
import { PasswordField } from '../../../components/fields/password-field.tsx'
import { TextField } from '../../../components/fields/text-field.tsx'
import type { ApiError } from '../../../lib/api-error.ts'
import { toApiError } from '../../../lib/api-error.ts'
import type { Login, SignInStartedAnswer } from '../api/sign-in.ts'
import { beginSignIn } from '../api/sign-in.ts'
import { captchaSource } from '../captcha/captcha.ts'
import { FailureView, useFieldFailure } from './failure-view.tsx'
import type { FieldFailure } from './failure-view.tsx'
import classes from './login.module.css'
import type { LoginKind } from './login-kind-tabs.tsx'
import { LoginKindTabs } from './login-kind-tabs.tsx'
import type { SignInFailure } from './sign-in-failure.ts'
import { signInFailureOf } from './sign-in-failure.ts'
import { useWait } from './use-wait.ts'

/** What was typed and is no secret. */
export interface TypedLogin {
  readonly kind: LoginKind
  readonly logins: Readonly<Record<LoginKind, string>>
}

interface CredentialsFormProps {
  /** Filled in beforehand; only the password is left to type then. */
  clientId?: string
  /** For a sign-in that was started and abandoned. */
  typed?: TypedLogin | undefined
  onStarted: (started: SignInStartedAnswer, typed: TypedLogin) => void
}

/** The first step. What is typed stays whatever the bank answers; each way keeps its own login. */
export function CredentialsForm({ clientId = '', typed, onStarted }: CredentialsFormProps) {
  const { t } = useTranslation('auth')
  const panelId = useId()
  const [kind, setKind] = useState<LoginKind>(typed?.kind ?? 'username')
  const [logins, setLogins] = useState(typed?.logins ?? { username: clientId, phone: '' })
  const [isFilledIn] = useState(logins[kind] !== '')
  const [password, setPassword] = useState('')
  const [failures, setFailures] = useState<readonly SignInFailure[]>([])
  const [isBusy, setIsBusy] = useState(false)
  const { secondsLeft, waitFor } = useWait()
  const errorOf = useFieldFailure(failures)
  const isLocked = secondsLeft > 0

  useEffect(function solveCaptchaAhead() {
    captchaSource.prepare()
  }, [])

  const fail = (error: ApiError) => {
    const next = signInFailureOf(error)
    setFailures([next])
    if (next.place === 'lockout') waitFor(next.waitSeconds)
    // The next try needs a token of its own; it is made while the person reads.
    captchaSource.prepare()
  }
  const handleSubmit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isBusy || isLocked) return
    const missing = missingOf(kind, logins[kind], password)
    setFailures(missing)
    const [first] = missing
    if (first) {
      document.getElementById(`${panelId}-${first.field}`)?.focus()
      return
    }
    setIsBusy(true)
    try {
      onStarted(await beginWithCaptcha(loginOf(kind, logins[kind]), password), { kind, logins })
    } catch (error) {
      fail(toApiError(error))
    } finally {
      setIsBusy(false)
    }
  }
  /** An error of a field goes as soon as that field is corrected; others stay. */
  const clearFailure = (field: 'login' | 'password') =>
    setFailures(
      failures.filter(failure => failure.place !== 'field' || !isForgiven(failure, field)),
    )

  return (
    <form className={classes.form} noValidate onSubmit={event => void handleSubmit(event)}>
      <LoginKindTabs
        value={kind}
        panelId={panelId}
        onChange={next => {
          setKind(next)
          setFailures([])
        }}
      />
      <div id={panelId} role="tabpanel">
        <TextField
          key={kind}
          id={`${panelId}-login`}
          name={kind}
          label={t($ => $.kinds[kind])}
          hint={kind === 'phone' ? t($ => $.phoneHint) : undefined}
          type={kind === 'phone' ? 'tel' : 'text'}
          inputMode={kind === 'phone' ? 'tel' : 'text'}
          autoComplete={kind === 'phone' ? 'tel' : 'username'}
          value={logins[kind]}
          onChange={value => {
            setLogins({ ...logins, [kind]: value })
            clearFailure('login')
          }}
          error={errorOf('login')}
          autoFocus={!isFilledIn}
        />
      </div>
      <PasswordField
        id={`${panelId}-password`}
        name="password"
        label={t($ => $.password)}
        autoComplete="current-password"
        value={password}
        onChange={value => {
          setPassword(value)
          clearFailure('password')
        }}
        error={errorOf('password')}
        autoFocus={isFilledIn}
      />
      <FailureView failure={failures[0]} secondsLeft={secondsLeft} />
      <Button type="submit" size="md" fullWidth aria-disabled={isBusy || isLocked || undefined}>
        {isBusy ? t($ => $.signingIn) : t($ => $.signIn)}
      </Button>
    </form>
  )
}

/** All errors found before the bank is queried, from the top of the form. */
function missingOf(kind: LoginKind, login: string, password: string): readonly FieldFailure[] {
  const wrongLogin = loginFaultOf(kind, login)
  return [
    ...(wrongLogin ? [{ place: 'field', field: 'login', code: wrongLogin } as const] : []),
    ...(password === ''
      ? [{ place: 'field', field: 'password', code: 'PASSWORD_REQUIRED' } as const]
      : []),
  ]
}

function loginFaultOf(kind: LoginKind, login: string) {
  if (kind === 'username') return login.trim() === '' ? 'LOGIN_REQUIRED' : undefined
  const phone = parsePhone(login)
  return phone.ok ? undefined : phone.error.code
}

/** What the bank says of the password it says of the pair, so another login answers it too. */
const isForgiven = ({ field, code }: FieldFailure, changed: 'login' | 'password'): boolean =>
  field === changed || (field === 'password' && code !== 'PASSWORD_REQUIRED')

function loginOf(kind: LoginKind, typed: string): Login {
  if (kind === 'username') return { kind, username: typed.trim() }
  const phone = parsePhone(typed)
  return { kind, phone: phone.ok ? phone.value : typed }
}

/** A captcha that has grown stale meanwhile is no fault of the person: solved again, once. */
async function beginWithCaptcha(login: Login, password: string): Promise<SignInStartedAnswer> {
  const attempt = async () =>
    beginSignIn({ login, password, captchaToken: await captchaSource.take() })
  try {
    return await attempt()
  } catch (error) {
    if (toApiError(error).code !== 'CAPTCHA_INVALID') throw error
    return attempt()
  }
}
