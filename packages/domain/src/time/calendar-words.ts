import type { Language } from '../language.ts'

/** Browsers without Kyrgyz data fall back to another language, so these tables are our own. */
interface CalendarWords {
  /** From January; as they stand alone, in a calendar's heading. */
  readonly months: readonly string[]
  /** As they follow a day's number: «12 мая». */
  readonly monthsAfterDay: readonly string[]
  readonly shortMonths: readonly string[]
  /** From Monday. */
  readonly weekdays: readonly string[]
  readonly shortWeekdays: readonly string[]
}

function words(text: string): readonly string[] {
  return text.split(' ')
}

const kyrgyzMonths = words(
  'январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь',
)
const englishMonths = words(
  'January February March April May June July August September October November December',
)

export const calendarWords: Readonly<Record<Language, CalendarWords>> = {
  ru: {
    months: words(
      'январь февраль март апрель май июнь июль август сентябрь октябрь ноябрь декабрь',
    ),
    monthsAfterDay: words(
      'января февраля марта апреля мая июня июля августа сентября октября ноября декабря',
    ),
    shortMonths: words('янв фев мар апр май июн июл авг сен окт ноя дек'),
    weekdays: words('понедельник вторник среда четверг пятница суббота воскресенье'),
    shortWeekdays: words('пн вт ср чт пт сб вс'),
  },
  ky: {
    months: kyrgyzMonths,
    monthsAfterDay: kyrgyzMonths,
    shortMonths: words('янв фев мар апр май июн июл авг сен окт ноя дек'),
    weekdays: words('дүйшөмбү шейшемби шаршемби бейшемби жума ишемби жекшемби'),
    shortWeekdays: words('дүй шей шар бей жум ише жек'),
  },
  en: {
    months: englishMonths,
    monthsAfterDay: englishMonths,
    shortMonths: words('Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'),
    weekdays: words('Monday Tuesday Wednesday Thursday Friday Saturday Sunday'),
    shortWeekdays: words('Mon Tue Wed Thu Fri Sat Sun'),
  },
}
