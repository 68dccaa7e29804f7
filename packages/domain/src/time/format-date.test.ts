import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { languages } from '../language.ts'
import { ok } from '../result.ts'
import {
  formatCountdown,
  formatDate,
  formatDateTime,
  formatDayMonth,
  formatDuration,
  formatPeriod,
  formatTime,
  formatWeekdayDate,
  monthNames,
  weekdayNames,
  formatTimeOfSecond,
} from './format-date.ts'
import { bishkekDate, fromIso, parseDottedDate } from './instant.ts'

/** Written with plain spaces, expected with no-break ones. */
const shown = (text: string): string => text.replaceAll(' ', '\u00A0')

describe('dates on the screen', () => {
  test('are the same in every language', () => {
    expect(formatDate('2026-05-02')).toBe('02.05.2026')
    expect(formatPeriod('2026-05-02', '2026-06-01')).toBe('02.05.2026 – 01.06.2026')
    expect(() => formatDate('2026-02-30')).toThrow(RangeError)
  })

  test('are those of Bishkek, wherever the browser is', () => {
    const instant = fromIso('2026-05-11T18:05:00Z')
    expect(formatDateTime(instant)).toBe('12.05.2026 00:05')
    expect(formatTime(instant)).toBe('00:05')
  })

  test('are read again as the same day', () => {
    fc.assert(
      fc.property(fc.integer({ min: Date.UTC(1900, 0), max: Date.UTC(2199, 0) }), instant => {
        const date = bishkekDate(instant)
        expect(parseDottedDate(formatDate(date))).toEqual(ok(date))
      }),
    )
  })

  test.each([
    ['2026-05-12', shown('12 мая'), '12-май', shown('12 May')],
    ['2026-01-01', shown('1 января'), '1-январь', shown('1 January')],
    ['2026-12-31', shown('31 декабря'), '31-декабрь', shown('31 December')],
  ])('%s: %s, %s, %s', (date, ru, ky, en) => {
    expect(languages.map(language => formatDayMonth(date, language))).toEqual([ru, ky, en])
  })

  test.each([
    [
      '2026-05-12',
      `Вторник, ${shown('12 мая')}`,
      'Шейшемби, 12-май',
      `Tuesday, ${shown('12 May')}`,
    ],
    [
      '2026-08-30',
      `Воскресенье, ${shown('30 августа')}`,
      'Жекшемби, 30-август',
      `Sunday, ${shown('30 August')}`,
    ],
  ])('%s with its weekday: %s, %s, %s', (date, ru, ky, en) => {
    expect(languages.map(language => formatWeekdayDate(date, language))).toEqual([ru, ky, en])
  })
})

describe('names of months and weekdays', () => {
  test.each(languages)('in %s are twelve and seven different ones', language => {
    for (const width of ['long', 'short'] as const) {
      expect(new Set(monthNames(language, width)).size).toBe(12)
      expect(new Set(weekdayNames(language, width)).size).toBe(7)
    }
  })

  test('begin with January and with Monday', () => {
    expect(languages.map(language => monthNames(language)[0])).toEqual([
      'январь',
      'январь',
      'January',
    ])
    expect(languages.map(language => weekdayNames(language)[0])).toEqual([
      'понедельник',
      'дүйшөмбү',
      'Monday',
    ])
    expect(weekdayNames('ky', 'short')).toEqual(['дүй', 'шей', 'шар', 'бей', 'жум', 'ише', 'жек'])
  })

  test('in Kyrgyz have no Kazakh letters', () => {
    const text = [...monthNames('ky'), ...weekdayNames('ky'), formatDuration(1501, 'ky')].join(' ')
    expect(text).not.toMatch(/[қғұіә]/i)
  })
})

describe('how long is left', () => {
  test.each([
    [38, '38 мин', '38 мүн', '38 min'],
    [125, '2 ч|5 мин', '2 саат|5 мүн', '2 h|5 min'],
    [120, '2 ч', '2 саат', '2 h'],
    [0, '0 мин', '0 мүн', '0 min'],
    [-5, '0 мин', '0 мүн', '0 min'],
    [0.9, '0 мин', '0 мүн', '0 min'],
    [1439, '23 ч|59 мин', '23 саат|59 мүн', '23 h|59 min'],
    [4559, '3 д|3 ч', '3 күн|3 саат', '3 d|3 h'],
    [1441, '1 д', '1 күн', '1 d'],
    [14_400, '10 д', '10 күн', '10 d'],
  ])('%d minutes: %s', (minutes, ru, ky, en) => {
    const written = languages.map(language => formatDuration(minutes, language))
    expect(written).toEqual([ru, ky, en].map(text => shown(text).replace('|', ' ')))
  })

  test.each([
    [47, '00:47'],
    [0, '00:00'],
    [-3, '00:00'],
    [900, '15:00'],
    [59.9, '00:59'],
    [3600, '1:00:00'],
    [3723, '1:02:03'],
  ])('%d seconds count down as %s', (seconds, expected) => {
    expect(formatCountdown(seconds)).toBe(expected)
  })
})

test('a moment that is near is shown to the second in Bishkek', () => {
  expect(formatTimeOfSecond(fromIso('2026-11-30T03:59:07.900Z'))).toBe('09:59:07')
})
