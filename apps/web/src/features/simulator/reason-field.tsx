import { useQuery } from '@tanstack/react-query'
import { officerTexts } from '@tartip/domain/text/officer-text'
import { useId } from 'react'
import { Button } from '../../components/controls/button.tsx'
import { TextField } from '../../components/fields/text-field.tsx'
import { useLanguage } from '../../lib/use-language.ts'
import { useTranslation } from '../../lib/use-translation.ts'
import { type ReasonKind, reasonsQuery } from './api/reasons-api.ts'
import classes from './simulator.module.css'

interface ReasonFieldProps {
  label: string
  value: string
  error: string | undefined
  /** The kind of predefined reasons; none if absent. */
  kind?: ReasonKind | undefined
  onChange: (text: string) => void
}

/** A reason: a predefined one, which the client reads in their own language, or free text. */
export function ReasonField({ label, value, error, kind, onChange }: ReasonFieldProps) {
  const { t } = useTranslation('simulator')
  const headId = useId()
  const reasons = useQuery({ ...reasonsQuery(useLanguage()), enabled: kind !== undefined })
  const ready = kind === undefined ? [] : (reasons.data?.[kind] ?? [])
  return (
    <>
      <TextField
        label={label}
        value={value}
        maxLength={officerTexts.reason.longest}
        error={error}
        onChange={onChange}
      />
      {ready.length > 0 ? (
        <>
          <p id={headId} className={classes.quiet}>
            {t($ => $.desk.predefinedReasons)}
          </p>
          <ul className={classes.predefinedReasons} aria-labelledby={headId}>
            {ready.map(reason => (
              <li key={reason}>
                <Button size="sm" variant="default" onClick={() => onChange(reason)}>
                  {reason}
                </Button>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </>
  )
}
