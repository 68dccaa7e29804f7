import { formatDateTime } from '@tartip/domain/time/format-date'
import { bishkekDate } from '@tartip/domain/time/instant'
import type { Instant } from '@tartip/domain/time/instant'
import { Countdown } from '../../components/text/countdown.tsx'
import { useTranslation } from '../../lib/use-translation.ts'
import classes from './drawer.module.css'

interface SignDeadlineProps {
  deadline: Instant
  now: () => Instant | undefined
  /** In a table whose column says what the date is. */
  hidesLabel?: boolean
}

/** Until when a document can be signed: the time left on the day itself, the date before it and while the day is unknown. */
export function SignDeadline({ deadline, now, hidesLabel = false }: SignDeadlineProps) {
  const { t } = useTranslation('documents')
  const time = formatDateTime(deadline)
  const moment = now()
  const isToday = moment !== undefined && bishkekDate(moment) === bishkekDate(deadline - 1)
  return isToday ? (
    <Countdown to={deadline} now={now} />
  ) : (
    <span className={classes.aside}>
      {hidesLabel ? time : t($ => $.drawer.signUntil, { time })}
    </span>
  )
}
