import { IconCheck, IconPoint } from '@tabler/icons-react'
import { missingPasswordRules, passwordRules } from '@tartip/domain/people/password'
import { VisuallyHidden } from '../controls/visually-hidden.tsx'
import { useComponentText } from '../i18n/use-component-text.ts'
import classes from './password-rules.module.css'

/** What a new password needs, ticked while it is typed; under the field that it is typed in. */
export function PasswordRules({ password }: { password: string }) {
  const { t } = useComponentText()
  const missing = missingPasswordRules(password)
  return (
    <div className={classes.rules}>
      <p>{t($ => $.password.rules.title)}</p>
      <ul>
        {passwordRules.map(rule => {
          const isKept = !missing.includes(rule)
          const Icon = isKept ? IconCheck : IconPoint
          return (
            <li key={rule} data-kept={isKept || undefined}>
              <Icon size={16} aria-hidden />
              <span>
                {t($ => $.password.rules[rule])}
                <VisuallyHidden>
                  {`: ${t($ => (isKept ? $.password.rules.kept : $.password.rules.missing))}`}
                </VisuallyHidden>
              </span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
