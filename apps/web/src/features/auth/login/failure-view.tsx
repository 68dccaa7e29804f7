import { Notice } from '../../../components/feedback/notice.tsx'
import { useComponentText } from '../../../components/i18n/use-component-text.ts'
import { formatCountdown } from '@tartip/domain/time/format-date'
import { useTranslation } from '../../../lib/use-translation.ts'
import { useErrorText } from '../../../lib/use-error-text.ts'
import classes from './login.module.css'
import type { SignInFailure, SignInField } from './sign-in-failure.ts'

/** What a field is to blame for. */
export type FieldFailure = Extract<SignInFailure, { place: 'field' }>

const isOfField = (failure: SignInFailure): failure is FieldFailure => failure.place === 'field'

/** The text beside a field: what is wrong, and how many attempts are left when the bank counts. */
export function useFieldFailure(
  failures: readonly SignInFailure[],
): (field: SignInField) => string | undefined {
  const { t: ofFields } = useComponentText()
  const fieldFailures = failures.filter(isOfField)
  const errorText = useErrorText(fieldFailures.length > 0)
  return field => {
    const failure = fieldFailures.find(one => one.field === field)
    if (!failure) return undefined
    const text = errorText(failure.code)
    return failure.attemptsLeft === undefined || text === ''
      ? text
      : `${text} ${ofFields($ => $.fields.attemptsLeft, { count: failure.attemptsLeft })}`
  }
}

interface FailureViewProps {
  failure: SignInFailure | undefined
  /** Seconds until a temporary lockout ends. */
  secondsLeft: number
}

/** What concerns the whole form: lockouts and failures that no field is to blame for. */
export function FailureView({ failure, secondsLeft }: FailureViewProps) {
  const { t } = useTranslation('auth')
  const { t: ofFields } = useComponentText()
  const errorText = useErrorText(failure?.place === 'form' && !failure.isNetwork)
  if (failure?.place === 'lockout' && secondsLeft > 0) {
    return (
      <Notice tone="danger" role="alert">
        <p>{t($ => $.lockout.title)}</p>
        {/* The words are announced once; the running digits are visual only. */}
        <p aria-hidden>{t($ => $.lockout.opensIn, { time: formatCountdown(secondsLeft) })}</p>
      </Notice>
    )
  }
  if (failure?.place === 'permanentLockout')
    return <PermanentLockout isResident={failure.isResident} />
  if (failure?.place !== 'form') return null
  return (
    <Notice tone="danger" role="alert">
      <p>{failure.isNetwork ? t($ => $.noAnswer) : errorText(failure.code)}</p>
      {failure.attemptsLeft === undefined ? null : (
        <p>{ofFields($ => $.fields.attemptsLeft, { count: failure.attemptsLeft })}</p>
      )}
      {failure.traceId ? (
        <p className={classes.trace}>{t($ => $.trace, { id: failure.traceId })}</p>
      ) : null}
    </Notice>
  )
}

/** Residents unlock in the mobile app, others at the bank's office; unknown: both ways are reported. */
function PermanentLockout({ isResident }: { isResident: boolean | undefined }) {
  const { t } = useTranslation('auth')
  return (
    <Notice tone="danger" role="alert">
      <p>{t($ => $.lockout.permanent)}</p>
      {isResident === false ? null : <p>{t($ => $.lockout.resident)}</p>}
      {isResident === true ? null : <p>{t($ => $.lockout.nonResident)}</p>}
    </Notice>
  )
}
