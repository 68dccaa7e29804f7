import { screen } from '@testing-library/react'
import { weekday } from '@tartip/domain/time/instant'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { renderInApp } from '../../testing/render.tsx'
import { DateField } from './date-field.tsx'
import { dottedWhileTyping, workingDayAfter } from './date-text.ts'

/** Friday; the next two days are a weekend. */
const today = '2026-11-27'
const isWorking = (day: string) => weekday(day) <= 5
const input = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Дата валютирования' })

interface FieldProps {
  initial?: string
  keepsTyped?: boolean
}

function Field({ initial = '', keepsTyped = false }: FieldProps) {
  const [value, setValue] = useState(initial)
  return (
    <>
      <DateField
        label="Дата валютирования"
        value={value}
        onChange={setValue}
        today={today}
        workingDays={isWorking}
        quick
        keepsTyped={keepsTyped}
      />
      <output>{value}</output>
    </>
  )
}

test('a day typed as digits gets its dots and becomes the value', async () => {
  const { user } = await renderInApp(<Field />)
  await user.type(input(), '30112026')
  expect(input()).toHaveValue('30.11.2026')
  expect(screen.getByRole('status')).toHaveTextContent('2026-11-30')
})

test('a day that does not exist is no value, and leaving the field says how to write one', async () => {
  const { user } = await renderInApp(<Field />)
  await user.type(input(), '31112026')
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  await user.tab()
  expect(screen.getByText('Введите дату в виде ДД.ММ.ГГГГ.')).toBeVisible()
})

test('a form that wants it gets a day that does not exist as it was typed, and then the right one', async () => {
  const { user } = await renderInApp(<Field keepsTyped />)
  await user.type(input(), '31112026')
  expect(screen.getByRole('status')).toHaveTextContent('31.11.2026')
  expect(input()).toHaveValue('31.11.2026')
  await user.click(screen.getByRole('button', { name: 'Календарь' }))
  await user.click(screen.getByRole('button', { name: '30.11.2026' }))
  expect(input()).toHaveValue('30.11.2026')
  expect(screen.getByRole('status')).toHaveTextContent('2026-11-30')
})

test('a typed day off is kept and named', async () => {
  const { user } = await renderInApp(<Field />)
  await user.type(input(), '28.11.2026')
  expect(screen.getByRole('status')).toHaveTextContent('2026-11-28')
  await expect.poll(input).toBeInvalid()
})

test('the quick buttons offer today and the next working day over the weekend', async () => {
  const { user } = await renderInApp(<Field />)
  await user.click(screen.getByRole('button', { name: 'следующий рабочий день' }))
  expect(input()).toHaveValue('30.11.2026')
  await user.click(screen.getByRole('button', { name: 'сегодня' }))
  expect(screen.getByRole('status')).toHaveTextContent(today)
})

test('days off cannot be picked in the calendar', async () => {
  const { user } = await renderInApp(<Field initial={today} />)
  await user.click(screen.getByRole('button', { name: 'Календарь' }))
  const dayOff = screen.getByRole('button', { name: '28.11.2026' })
  expect(dayOff).toHaveAttribute('aria-disabled', 'true')
  await user.click(dayOff)
  expect(input()).toHaveValue('27.11.2026')
  await user.click(screen.getByRole('button', { name: '30.11.2026' }))
  expect(input()).toHaveValue('30.11.2026')
})

test('a year is chosen from a list, and the month and the day stay', async () => {
  const { user } = await renderInApp(<Field initial="2026-11-27" />)
  await user.click(screen.getByRole('button', { name: 'Календарь' }))
  await user.selectOptions(screen.getByRole('combobox', { name: 'Выбор года' }), '2003')
  expect(screen.getByRole('table', { name: 'ноябрь 2003' })).toBeVisible()
  await user.click(screen.getByRole('button', { name: '27.11.2003' }))
  expect(input()).toHaveValue('27.11.2003')
})

test.each([
  '2026-05-12',
  '2026/05/12',
  '2026.05.12',
  ' 12.05.2026 ',
  '12.05.2026 г.',
  '12.05.2026г',
  '12-05-2026',
  '12-5-2026',
])('a date pasted as %s is understood', async text => {
  const { user } = await renderInApp(<Field />)
  await user.click(input())
  await user.paste(text)
  expect(screen.getByRole('status')).toHaveTextContent('2026-05-12')
  expect(input()).toHaveValue('12.05.2026')
})

test.each(['12.05', '12 мая 2026', '2026-13-01', '12.05.20266', '12/05/26'])(
  'a text that is no date, as %s, is named and not cut',
  async text => {
    const { user } = await renderInApp(<Field />)
    await user.click(input())
    await user.paste(text)
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
    expect(input().value.replace(/\W/g, '')).toBe(text.replace(/\W/g, ''))
    await user.tab()
    expect(screen.getByText('Введите дату в виде ДД.ММ.ГГГГ.')).toBeVisible()
  },
)

test('dots come by themselves and can be typed too', () => {
  expect(dottedWhileTyping('12')).toBe('12')
  expect(dottedWhileTyping('12.')).toBe('12.')
  expect(dottedWhileTyping('1205')).toBe('12.05')
  expect(dottedWhileTyping('12.05.2026')).toBe('12.05.2026')
})

test.each([
  ['1.12.2026', '2026-12-01'],
  ['1/12/2026', '2026-12-01'],
  ['01/02/2026', '2026-02-01'],
  ['1 12 2026', '2026-12-01'],
])('the day typed or pasted as %s is understood', async (text, day) => {
  const { user } = await renderInApp(<Field />)
  await user.type(input(), text)
  expect(screen.getByRole('status')).toHaveTextContent(day)
  await user.clear(input())
  await user.paste(text)
  expect(screen.getByRole('status')).toHaveTextContent(day)
})

test('a day with too many digits is not cut to another day', async () => {
  const { user } = await renderInApp(<Field />)
  await user.click(input())
  await user.paste('30.11.20261')
  expect(screen.getByRole('status')).toBeEmptyDOMElement()
  await user.tab()
  expect(screen.getByText('Введите дату в виде ДД.ММ.ГГГГ.')).toBeVisible()
})

test('a calendar without working days gives no next one', () => {
  expect(workingDayAfter(today, isWorking)).toBe('2026-11-30')
  expect(workingDayAfter(today, () => false)).toBeUndefined()
})
