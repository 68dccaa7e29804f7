import {
  IconChevronLeft,
  IconChevronRight,
  IconChevronsLeft,
  IconChevronsRight,
} from '@tabler/icons-react'
import { formatDate, monthNames, weekdayNames } from '@tartip/domain/time/format-date'
import { weekday } from '@tartip/domain/time/instant'
import type { LocalDate } from '@tartip/domain/time/instant'
import { addMonths } from '@tartip/domain/time/months'
import { useEffect, useId, useRef, useState } from 'react'
import type { KeyboardEvent, ReactNode } from 'react'
import { IconButton } from '../controls/icon-button.tsx'
import { VisuallyHidden } from '../controls/visually-hidden.tsx'
import { useComponentText } from '../i18n/use-component-text.ts'
import { dayOfKey, weeksOf, yearChoices } from './calendar-month.ts'
import classes from './calendar-panel.module.css'

interface CalendarPanelProps {
  value: LocalDate | ''
  onChoose: (day: LocalDate) => void
  isChoosable: (day: LocalDate) => boolean
  today: LocalDate | undefined
  min: LocalDate | undefined
  max: LocalDate | undefined
}

const someDay = '2026-01-01'

/**
 * The month grid of DateField; the week starts on Monday everywhere. Days off can be walked over and
 * heard, but not chosen.
 */
export function CalendarPanel(props: CalendarPanelProps) {
  const { value, onChoose, isChoosable, today, min, max } = props
  const { t, language } = useComponentText()
  const [current, setCurrent] = useState<LocalDate>(value || today || min || someDay)
  const grid = useRef<HTMLTableElement>(null)
  const titleId = useId()
  const year = current.slice(0, 4)
  const month = monthNames(language)[Number(current.slice(5, 7)) - 1] ?? ''
  const canChoose = (day: LocalDate) =>
    isChoosable(day) && (min === undefined || day >= min) && (max === undefined || day <= max)

  const focusDay = (day: LocalDate) => {
    setCurrent(day)
    // The day may belong to a month that is drawn only now.
    requestAnimationFrame(() =>
      grid.current?.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus(),
    )
  }
  useEffect(function startOnADay() {
    grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus({ preventScroll: true })
  }, [])

  const handleKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = dayOfKey(event.key, current, event.shiftKey)
    if (next === undefined) return
    event.preventDefault()
    focusDay(next)
  }
  const turn = (months: number) => setCurrent(addMonths(current, months))

  return (
    <div>
      <div className={classes.head}>
        <MonthTurns sign={-1} onTurn={turn} />
        <div className={classes.title}>
          <p id={titleId} className={classes.month} aria-live="polite">
            {month}
            <VisuallyHidden> {year}</VisuallyHidden>
          </p>
          <select
            className={classes.year}
            aria-label={t($ => $.date.year)}
            value={year}
            onChange={event => turn(12 * (Number(event.target.value) - Number(year)))}
          >
            {yearChoices(current, { today, min, max }).map(choice => (
              <option key={choice}>{choice}</option>
            ))}
          </select>
        </div>
        <MonthTurns sign={1} onTurn={turn} />
      </div>
      <table ref={grid} className={classes.grid} aria-labelledby={titleId}>
        <thead>
          <tr>
            {weekdayNames(language, 'short').map((name, place) => (
              <th key={name} scope="col" abbr={weekdayNames(language)[place]}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody onKeyDown={handleKeyDown}>
          {weeksOf(current).map((week, row) => (
            <tr key={week.find(day => day !== undefined) ?? row}>
              {week.map((day, place) => (
                <td key={day ?? place}>
                  {day === undefined ? null : (
                    <DayButton
                      day={day}
                      isCurrent={day === current}
                      isToday={day === today}
                      isChosen={day === value}
                      canBeChosen={canChoose(day)}
                      onFocus={setCurrent}
                      onChoose={onChoose}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface MonthTurnsProps {
  sign: -1 | 1
  onTurn: (months: number) => void
}

/** A year and a month back stand before the title, a month and a year on behind it. */
function MonthTurns({ sign, onTurn }: MonthTurnsProps) {
  const { t } = useComponentText()
  const turn = (label: string, months: number, icon: ReactNode) => (
    <IconButton size={32} aria-label={label} title={label} onClick={() => onTurn(months)}>
      {icon}
    </IconButton>
  )
  return sign < 0 ? (
    <>
      {turn(
        t($ => $.date.previousYear),
        -12,
        <IconChevronsLeft size={18} aria-hidden />,
      )}
      {turn(
        t($ => $.date.previousMonth),
        -1,
        <IconChevronLeft size={18} aria-hidden />,
      )}
    </>
  ) : (
    <>
      {turn(
        t($ => $.date.nextMonth),
        1,
        <IconChevronRight size={18} aria-hidden />,
      )}
      {turn(
        t($ => $.date.nextYear),
        12,
        <IconChevronsRight size={18} aria-hidden />,
      )}
    </>
  )
}

interface DayButtonProps {
  day: LocalDate
  isCurrent: boolean
  isToday: boolean
  isChosen: boolean
  canBeChosen: boolean
  onFocus: (day: LocalDate) => void
  onChoose: (day: LocalDate) => void
}

function DayButton(props: DayButtonProps) {
  const { day, isCurrent, isToday, isChosen, canBeChosen, onFocus, onChoose } = props
  return (
    <button
      type="button"
      className={classes.day}
      data-day={day}
      tabIndex={isCurrent ? 0 : -1}
      aria-label={formatDate(day)}
      aria-current={isToday ? 'date' : undefined}
      aria-pressed={isChosen}
      aria-disabled={!canBeChosen || undefined}
      data-weekend={weekday(day) > 5 || undefined}
      onFocus={() => onFocus(day)}
      onClick={() => {
        if (canBeChosen) onChoose(day)
      }}
    >
      {Number(day.slice(8))}
    </button>
  )
}
