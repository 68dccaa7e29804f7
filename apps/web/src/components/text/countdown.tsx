import { formatDuration } from '@tartip/domain/time/format-date'
import type { Instant } from '@tartip/domain/time/instant'
import { useEffect, useState } from 'react'
import { IconClockHour4 } from '@tabler/icons-react'
import { useComponentText } from '../i18n/use-component-text.ts'
import { Chip } from './chip.tsx'

interface CountdownProps {
  /** When it is too late. */
  to: Instant
  /** The bank's clock, not the browser's; without its answer nothing is counted. */
  now: () => Instant | undefined
  /** Below this many minutes the chip requests attention. */
  urgentMinutes?: number
  /** With more time left there is no chip: for lists that name the moment anyway. */
  shownMinutes?: number
}

const minuteMs = 60_000
const tickMs = 15_000

/** «осталось 38 мин»: minutes only, so that it never looks like a clock; gone when it is too late. */
export function Countdown(props: CountdownProps) {
  const { to, now, urgentMinutes = 60, shownMinutes = Infinity } = props
  const { t, language } = useComponentText()
  const [moment, setMoment] = useState(now)
  useEffect(() => {
    setMoment(now())
    const timer = setInterval(() => setMoment(now()), tickMs)
    return () => clearInterval(timer)
  }, [now])

  if (moment === undefined) return null
  const minutes = Math.floor((to - moment) / minuteMs)
  if (minutes >= shownMinutes) return null
  if (minutes < 0) return <Chip tone="muted">{t($ => $.countdown.over)}</Chip>
  return (
    <Chip tone={minutes < urgentMinutes ? 'signal' : 'muted'} icon={IconClockHour4}>
      {t($ => $.countdown.left, { time: formatDuration(Math.max(minutes, 1), language) })}
    </Chip>
  )
}
