import { formatDate } from '@tartip/domain/time/format-date'
import { isLocalDate } from '@tartip/domain/time/instant'
import { Button } from '../../../../components/controls/button.tsx'
import { useTranslation } from '../../../../lib/use-translation.ts'
import type { DraftConflict } from '../data/draft-of-source.ts'
import { FormHint } from '../form-hint.tsx'
import { fieldOfKey } from '../form-model.ts'
import classes from '../form.module.css'
import type { TransferForm } from '../use-transfer-form.ts'
import { useFieldLabel } from './use-field-label.ts'

/** Where both wrote something: here stands the person's own text, one click takes the other. */
export function ConflictList({ form }: { form: TransferForm }) {
  const { t } = useTranslation('payments')
  const labelOf = useFieldLabel()
  const open = form.conflicts.filter(({ key, theirs }) => form.typed[key] !== theirs)
  if (open.length === 0) return null
  return (
    <FormHint tone="warning" isAnnounced>
      <strong>{t($ => $.form.changed.conflicts)}</strong>
      <ul className={classes.conflicts}>
        {open.map(({ key, theirs }) => {
          const field = fieldOfKey(key)
          return (
            <li key={key}>
              {t($ => $.form.changed.theirs, {
                field: field ? labelOf(field) : t($ => $.form.changed.way),
                value: shown({ key, theirs }),
              })}{' '}
              <Button size="sm" variant="subtle" onClick={() => form.change({ [key]: theirs })}>
                {t($ => $.form.changed.take)}
              </Button>
            </li>
          )
        })}
      </ul>
    </FormHint>
  )

  function shown({ key, theirs }: DraftConflict): string {
    if (key === 'isUrgent') {
      return theirs ? t($ => $.form.changed.urgent) : t($ => $.form.changed.notUrgent)
    }
    const text = String(theirs ?? '')
    if (key === 'valueDate' && isLocalDate(text)) return formatDate(text)
    return text === '' ? t($ => $.form.changed.empty) : text
  }
}
