import { IconCalendar } from '@tabler/icons-react'
import { formatDate } from '@tartip/domain/time/format-date'
import { isLocalDate } from '@tartip/domain/time/instant'
import type { LocalDate } from '@tartip/domain/time/instant'
import { useRef, useState } from 'react'
import { afterPress } from '../../lib/after-press.ts'
import { useErrorText } from '../../lib/use-error-text.ts'
import { Button } from '../controls/button.tsx'
import { IconButton } from '../controls/icon-button.tsx'
import { useComponentText } from '../i18n/use-component-text.ts'
import { Popup } from '../overlay/popup.tsx'
import { CalendarPanel } from './calendar-panel.tsx'
import classes from './date-field.module.css'
import { dayOfText, dottedWhileTyping, workingDayAfter } from './date-text.ts'
import type { FieldProps } from './field-props.ts'
import { InputLine } from './input-line.tsx'

const isDotted = /^\d{1,2}\.\d{1,2}\.\d{4}$/

interface DateFieldProps extends FieldProps {
  /** `YYYY-MM-DD`, an empty string, or with `keepsText` what was typed and is no day. */
  value: LocalDate | ''
  onChange: (value: LocalDate | '') => void
  /** The bank's today, for the quick buttons and the mark in the calendar. */
  today?: LocalDate
  /** Days that can be chosen; without it every day can. */
  workingDays?: (day: LocalDate) => boolean
  /** Hands up what is no day as it was typed; without it such a text is no value at all. */
  keepsTyped?: boolean
  /** Buttons «сегодня» and «следующий рабочий день» under the field. */
  quick?: boolean
  min?: LocalDate
  max?: LocalDate
}

const everyDay = () => true

/** A day as it stands in the field; what is no day stands there as it was typed. */
const textOfValue = (value: string): string => (isLocalDate(value) ? formatDate(value) : value)

/**
 * A day of the bank, typed as 12.05.2026 or picked. A day off that was typed is kept and named,
 * because the person may be about to correct it.
 */
export function DateField(props: DateFieldProps) {
  const { value, onChange, today, workingDays = everyDay, quick = false } = props
  const day = isLocalDate(value) ? value : ''
  const { t } = useComponentText()
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [draft, setDraft] = useState({ text: textOfValue(value), of: value })
  const [isLeft, setIsLeft] = useState(false)
  // A value that came from outside (calendar, quick button, reset) replaces what was typed.
  const text = draft.of === value ? draft.text : textOfValue(value)

  const choose = (chosen: LocalDate) => {
    setDraft({ text: formatDate(chosen), of: chosen })
    button.current?.focus()
    setIsOpen(false)
    onChange(chosen)
  }
  const handleType = (typed: string) => {
    const shown = dottedWhileTyping(typed)
    const read = dayOfText(shown)
    const next = read ?? (props.keepsTyped ? shown : '')
    setDraft({ text: read && !isDotted.test(shown) ? formatDate(read) : shown, of: next })
    setIsLeft(false)
    if (next !== value) onChange(next)
  }
  const isRefused = day !== '' && !workingDays(day)
  const errorText = useErrorText(isRefused)
  const ownError = isRefused
    ? errorText('VALUE_DATE_NON_WORKING')
    : isLeft && text !== '' && day === ''
      ? t($ => $.date.format)
      : undefined

  return (
    <div>
      <InputLine
        field={{
          ...props,
          error: props.error ?? ownError,
          placeholder: props.placeholder ?? t($ => $.date.placeholder),
          onBlur: () => {
            afterPress(() => setIsLeft(true))
            props.onBlur?.()
          },
        }}
        value={text}
        onChange={event => handleType(event.currentTarget.value)}
        inputMode="numeric"
        autoComplete="off"
        rightSection={
          <IconButton
            ref={button}
            size={32}
            aria-label={t($ => $.date.open)}
            aria-haspopup="dialog"
            aria-expanded={isOpen}
            disabled={props.isDisabled ?? false}
            onClick={() => setIsOpen(!isOpen)}
          >
            <IconCalendar size={18} aria-hidden />
          </IconButton>
        }
      />
      {isOpen ? (
        <Popup
          anchor={button}
          onClose={() => setIsOpen(false)}
          placement="bottom-end"
          role="dialog"
          aria-label={t($ => $.date.open)}
          className={classes.panel}
        >
          <CalendarPanel
            value={day}
            onChoose={choose}
            isChoosable={workingDays}
            today={today}
            min={props.min}
            max={props.max}
          />
        </Popup>
      ) : null}
      {quick && today ? (
        <QuickDays today={today} workingDays={workingDays} value={day} onChoose={choose} />
      ) : null}
    </div>
  )
}

interface QuickDaysProps {
  today: LocalDate
  workingDays: (day: LocalDate) => boolean
  value: LocalDate | ''
  onChoose: (day: LocalDate) => void
}

function QuickDays({ today, workingDays, value, onChoose }: QuickDaysProps) {
  const { t } = useComponentText()
  const next = workingDayAfter(today, workingDays)
  const days = [
    ...(workingDays(today) ? [{ day: today, label: t($ => $.date.today) }] : []),
    ...(next ? [{ day: next, label: t($ => $.date.nextWorking) }] : []),
  ]
  return (
    <div className={classes.quick}>
      {days.map(({ day, label }) => (
        <Button
          key={day}
          size="sm"
          variant={day === value ? 'light' : 'subtle'}
          aria-pressed={day === value}
          title={formatDate(day)}
          onClick={() => onChoose(day)}
        >
          {label}
        </Button>
      ))}
    </div>
  )
}
