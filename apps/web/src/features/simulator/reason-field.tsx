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
  /** Which sentences of the bank there are to choose from; none when left out. */
  kind?: ReasonKind | undefined
  onChange: (text: string) => void
}

/** Why the bank does something: a sentence of its own, which the client reads in his language, or other words. */
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
            {t($ => $.desk.readyReasons)}
          </p>
          <ul className={classes.readyReasons} aria-labelledby={headId}>
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
