import { useMutation } from '@tanstack/react-query'
import { errorText } from '@tartip/domain/errors/catalogue'
import type { Params } from '@tartip/domain/result'
import { useEffect, useRef, useState, type FormEvent } from 'react'
import { Button } from '../../../components/controls/button.tsx'
import { toast } from '../../../components/feedback/toast-store.ts'
import { CodeField } from '../../../components/fields/code-field.tsx'
import { PasswordField } from '../../../components/fields/password-field.tsx'
import { PasswordRules } from '../../../components/fields/password-rules.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { toApiError } from '../../../lib/api-error.ts'
import { execute } from '../../../lib/graphql-client.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import { useLanguage } from '../../../lib/use-language.ts'
import { useMe } from '../../../lib/use-me.ts'
import { ChangePasswordDocument } from '../api/change-password.access-control.generated.ts'
import { SettingsPage } from '../settings-page.tsx'
import { AtTheOffice } from './at-the-office.tsx'
import classes from '../settings.module.css'

/** Residents change their password here, non-residents at the bank's office. */
export function PasswordRoute() {
  const { t } = useTranslation('settings')
  const { isResident } = useMe()
  return (
    <SettingsPage title={t($ => $.password.title)}>
      {isResident ? <PasswordForm /> : <AtTheOffice />}
    </SettingsPage>
  )
}

type Field = 'current' | 'next' | 'repeat' | 'code'

/** The field that a refusal is about. */
const fieldOfCode: Readonly<Record<string, Field>> = {
  PASSWORD_INCORRECT: 'current',
  PASSWORD_REQUIRED: 'current',
  PASSWORD_RULES: 'next',
  PASSWORD_COMMON: 'next',
  PASSWORD_TOO_LONG: 'next',
  PASSWORD_SAME: 'next',
  PASSWORD_MISMATCH: 'repeat',
  OTP_INCORRECT: 'code',
  OTP_ALREADY_USED: 'code',
  OTP_LENGTH: 'code',
}

const empty = { current: '', next: '', repeat: '', code: '' }

function PasswordForm() {
  const { t } = useTranslation('settings')
  const language = useLanguage()
  const [values, setValues] = useState(empty)
  const [failure, setFailure] = useState<{ code: string; params: Params } | undefined>()
  const form = useRef<HTMLFormElement>(null)
  useEffect(
    function goToWhatIsWrong() {
      if (failure) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    },
    [failure],
  )
  const fail = (code: string, params: Params = {}) => setFailure({ code, params })
  const change = useMutation({
    mutationFn: () =>
      execute(
        ChangePasswordDocument,
        { currentPassword: values.current, newPassword: values.next, otpCode: values.code },
        { service: 'access-control' },
      ),
    onSuccess: () => {
      setValues(empty)
      toast.success(t($ => $.password.done))
    },
    onError: error => {
      const { code, params } = toApiError(error)
      fail(code, params)
    },
  })
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (change.isPending) return
    setFailure(undefined)
    if (values.current === '') return fail('PASSWORD_REQUIRED')
    if (values.next !== values.repeat) return fail('PASSWORD_MISMATCH')
    if (values.code.length !== 6) return fail('OTP_LENGTH')
    change.mutate()
  }
  // Worded when it is shown: the person may choose another language meanwhile.
  const failureText = failure && errorText(failure.code, failure.params, language)
  const errorOf = (field: Field) =>
    failure && fieldOfCode[failure.code] === field ? failureText : undefined
  const fieldOf = (field: Field) => ({
    value: values[field],
    onChange: (value: string) => setValues({ ...values, [field]: value }),
    error: errorOf(field),
  })
  return (
    <form
      className={`${classes.card} ${classes.form}`}
      ref={form}
      onSubmit={handleSubmit}
      noValidate
    >
      <PasswordField
        {...fieldOf('current')}
        label={t($ => $.password.current)}
        autoComplete="current-password"
      />
      <PasswordField
        {...fieldOf('next')}
        label={t($ => $.password.next)}
        autoComplete="new-password"
      />
      <PasswordRules password={values.next} />
      <PasswordField
        {...fieldOf('repeat')}
        label={t($ => $.password.repeat)}
        autoComplete="new-password"
      />
      <CodeField {...fieldOf('code')} label={t($ => $.password.code)} />
      {failure && fieldOfCode[failure.code] === undefined ? (
        <Notice tone="danger" role="alert">
          <p>{failureText}</p>
        </Notice>
      ) : null}
      <p className={classes.quiet}>{t($ => $.password.others)}</p>
      <div className={classes.row}>
        <Button type="submit" loading={change.isPending}>
          {t($ => $.password.save)}
        </Button>
      </div>
    </form>
  )
}
