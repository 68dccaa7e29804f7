import { formatDateTime, formatTime, formatWeekdayDate } from '@tartip/domain/time/format-date'
import {
  bishkekDate,
  fromIso,
  instantAt,
  toIso,
  type Instant,
  type LocalDate,
} from '@tartip/domain/time/instant'
import { useState, type SubmitEvent } from 'react'
import { Button } from '../../components/controls/button.tsx'
import { useTranslation } from '../../lib/use-translation.ts'
import { DateField } from '../../components/fields/date-field.tsx'
import { TextField } from '../../components/fields/text-field.tsx'
import { useLanguage } from '../../lib/use-language.ts'
import type { SimulatorState } from './api/simulator-api.ts'
import { minuteOf, nextMorning } from './clock-times.ts'
import classes from './simulator.module.css'
import { useDeskAction } from './use-desk-action.ts'
import { useTicking } from './use-ticking.ts'

interface BankClockProps {
  state: SimulatorState
}

/** The bank's clock: cut-offs, value dates and jobs follow it. */
export function BankClock({ state }: BankClockProps) {
  const { t } = useTranslation('simulator')
  const language = useLanguage()
  const now: Instant = fromIso(state.clock.now) + Math.max(0, useTicking() - state.readAt)
  const { busyPath, runAction } = useDeskAction()
  const isBusy = busyPath !== undefined
  return (
    <section className={classes.panel} aria-labelledby="simulator-clock">
      <h2 id="simulator-clock">{t($ => $.clock.title)}</h2>
      <p className={classes.time}>{formatTime(now)}</p>
      <p className={classes.quiet}>{formatWeekdayDate(bishkekDate(now), language)}</p>
      {state.clock.offsetMs === 0 ? null : (
        <p className={classes.quiet}>
          {t($ => $.clock.realTime, { time: formatDateTime(now - state.clock.offsetMs) })}
        </p>
      )}
      <div className={classes.buttons}>
        <Button
          variant="default"
          size="sm"
          disabled={isBusy}
          onClick={() => void runAction('/clock', { advanceMinutes: 60 })}
        >
          {t($ => $.clock.hour)}
        </Button>
        <Button
          variant="default"
          size="sm"
          disabled={isBusy}
          onClick={() => void runAction('/clock', { now: toIso(nextMorning(now)) })}
        >
          {t($ => $.clock.nextDay)}
        </Button>
      </div>
      <ChooseTime
        today={bishkekDate(now)}
        isBusy={isBusy}
        onChoose={chosen => void runAction('/clock', { now: toIso(chosen) })}
      />
    </section>
  )
}

interface ChooseTimeProps {
  today: LocalDate
  isBusy: boolean
  onChoose: (instant: Instant) => void
}

function ChooseTime({ today, isBusy, onChoose }: ChooseTimeProps) {
  const { t } = useTranslation('simulator')
  const [day, setDay] = useState<LocalDate | ''>('')
  const [time, setTime] = useState('10:00')
  const [isWrong, setIsWrong] = useState(false)
  const handleSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const minute = minuteOf(time)
    if (minute === undefined) setIsWrong(true)
    else onChoose(instantAt(day || today, minute))
  }
  return (
    <form className={classes.chooseTime} onSubmit={handleSubmit} noValidate>
      <DateField label={t($ => $.clock.day)} value={day} today={today} onChange={setDay} />
      <TextField
        label={t($ => $.clock.time)}
        value={time}
        inputMode="numeric"
        error={isWrong ? t($ => $.clock.timeWrong) : undefined}
        onChange={typed => {
          setIsWrong(false)
          setTime(typed)
        }}
      />
      <Button type="submit" variant="default" disabled={isBusy}>
        {t($ => $.clock.set)}
      </Button>
    </form>
  )
}
