import '@mantine/dates/styles.layer.css'
import { DatePicker, DatesProvider } from '@mantine/dates'
import { formatDate } from '@tartip/domain/time/format-date'
import type { LocalDate } from '@tartip/domain/time/instant'
import type { Language } from '@tartip/domain/language'
import 'dayjs/locale/ky'
import 'dayjs/locale/ru'
import { useEffect, useRef } from 'react'
import { useComponentText } from '../i18n/use-component-text.ts'
import classes from './calendar-panel.module.css'

interface CalendarPanelProps {
  value: LocalDate | ''
  onChoose: (day: LocalDate) => void
  isChoosable: (day: LocalDate) => boolean
  today: LocalDate | undefined
  min: LocalDate | undefined
  max: LocalDate | undefined
  language: Language
}

/** The month grid of DateField; a chunk of its own. The week starts on Monday everywhere. */
export function CalendarPanel(props: CalendarPanelProps) {
  const { value, onChoose, isChoosable, today, min, max, language } = props
  const { t } = useComponentText()
  const panel = useRef<HTMLDivElement>(null)
  // The panel arrives after the popover has opened, so it takes the focus to a day by itself.
  useEffect(() => {
    const day = ['[data-selected]', '[data-bank-today]', 'td button:not(:disabled)']
      .map(selector => panel.current?.querySelector<HTMLElement>(selector))
      .find(found => found)
    day?.focus()
  }, [])
  return (
    <div ref={panel}>
      <DatesProvider settings={{ locale: language, firstDayOfWeek: 1, weekendDays: [0, 6] }}>
        <DatePicker
          value={value || null}
          onChange={day => {
            if (day) onChoose(day)
          }}
          defaultDate={value || today || ''}
          excludeDate={day => !isChoosable(day)}
          {...(min ? { minDate: min } : {})}
          {...(max ? { maxDate: max } : {})}
          maxLevel="year"
          size="md"
          hideOutsideDates
          getDayAriaLabel={day => formatDate(day)}
          getDayProps={day => ({ 'data-bank-today': day === today || undefined })}
          ariaLabels={{
            nextMonth: t($ => $.date.nextMonth),
            previousMonth: t($ => $.date.previousMonth),
            nextYear: t($ => $.date.nextYear),
            previousYear: t($ => $.date.previousYear),
            monthLevelControl: t($ => $.date.chooseMonth),
          }}
          classNames={{
            day: classes.day,
            calendarHeaderLevel: classes.level,
            weekday: classes.weekday,
          }}
        />
      </DatesProvider>
    </div>
  )
}
