import { formatCountdown } from '@tartip/domain/time/format-date'
import { useTranslation } from '../../lib/use-translation.ts'
import { useSessionView } from './session-context.tsx'
import classes from './session-dialog.module.css'

const fullSeconds = 900
/** Digits appear under five minutes only, with a word, so that they never look like a clock. */
const digitsBelowSeconds = 300
const radius = 7

/** An unobtrusive ring in the header that shows the time left of the session. */
export function SessionRing() {
  const { t } = useTranslation('common')
  const { secondsLeft, phase } = useSessionView()
  if (phase !== 'active' && phase !== 'warning') return null
  const percent = Math.min(100, Math.ceil((secondsLeft * 100) / fullSeconds))
  const hasDigits = secondsLeft < digitsBelowSeconds
  const label = t($ => $.session.minutesLeft, { count: Math.ceil(secondsLeft / 60) })
  return (
    <span className={classes.ring} role="img" aria-label={label} title={label}>
      <svg width="18" height="18" viewBox="0 0 18 18" fill="none" strokeWidth="2.5" aria-hidden>
        <circle className={classes.track} cx="9" cy="9" r={radius} />
        <circle
          className={classes.arc}
          cx="9"
          cy="9"
          r={radius}
          strokeLinecap="round"
          pathLength={100}
          strokeDasharray={`${percent} 100`}
        />
      </svg>
      {hasDigits ? (
        <span className={classes.digits}>
          <span>{t($ => $.session.word)}</span> <span>{formatCountdown(secondsLeft)}</span>
        </span>
      ) : null}
    </span>
  )
}
