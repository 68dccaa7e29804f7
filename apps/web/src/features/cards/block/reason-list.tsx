import { cardReasonNames } from '@tartip/domain/cards/card-names'
import type { CardStatusReason } from '@tartip/domain/cards/card-words'
import { isBlockReason } from '@tartip/domain/cards/card-status'
import { useId } from 'react'
import { useLanguage } from '../../../lib/use-language.ts'
import { useTranslation } from '../../../lib/use-translation.ts'
import classes from './block.module.css'

interface ReasonListProps {
  legend: string
  reasons: readonly CardStatusReason[]
  chosen: CardStatusReason | undefined
  onChoose: (reason: CardStatusReason) => void
  error: string | undefined
}

/** Reasons with their consequences, shown before the choice. */
export function ReasonList({ legend, reasons, chosen, onChoose, error }: ReasonListProps) {
  const { t } = useTranslation('cards')
  const language = useLanguage()
  const errorId = useId()
  return (
    <fieldset className={classes.reasons} aria-describedby={error ? errorId : undefined}>
      <legend>{legend}</legend>
      {error ? (
        <p id={errorId} className={classes.error} role="alert">
          {error}
        </p>
      ) : null}
      {reasons.map(reason => (
        <label key={reason} className={classes.reason}>
          <input
            type="radio"
            name="reason"
            value={reason}
            checked={chosen === reason}
            onChange={() => onChoose(reason)}
          />
          <span>
            {cardReasonNames[reason][language]}
            {isBlockReason(reason) ? (
              <span className={classes.hint}>{t($ => $.hint[reason])}</span>
            ) : null}
          </span>
        </label>
      ))}
    </fieldset>
  )
}
