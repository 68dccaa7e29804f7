import { IconCheck, IconPoint } from '@tabler/icons-react'
import { missingPasswordRules, passwordRules } from '@tartip/domain/people/password'
import { useTranslation } from '../../../lib/use-translation.ts'
import classes from './own.module.css'

/** The rules of a password, ticked while it is typed. */
export function PasswordChecklist({ password }: { password: string }) {
  const { t } = useTranslation('settings')
  const missing = missingPasswordRules(password)
  return (
    <ul className={classes.checklist} aria-label={t($ => $.password.rulesLabel)}>
      {passwordRules.map(rule => {
        const isKept = !missing.includes(rule)
        const name = t($ => $.password.rules[rule])
        const Icon = isKept ? IconCheck : IconPoint
        return (
          <li
            key={rule}
            data-kept={isKept || undefined}
            aria-label={
              isKept
                ? t($ => $.password.kept, { rule: name })
                : t($ => $.password.missing, { rule: name })
            }
          >
            <Icon size={16} aria-hidden />
            <span>{name}</span>
          </li>
        )
      })}
    </ul>
  )
}
