import type { LocalDate } from '../time/instant.ts'
import { formatDate } from '../time/format-date.ts'

/** A purpose for the next payment, and the number that was raised in it. */
export interface NextPurpose {
  readonly text: string
  readonly raised?: { readonly from: string; readonly to: string }
}

/** Documents of which every payment has a new one; a contract stays the same. */
const document =
  '(?:сч[её]т(?:-фактур)?[ауеы]?|сч\\.|акт[ау]?|накладн(?:ая|ой|ую)|инвойс[ау]?|эсеп(?:-фактура(?:сы)?)?|invoice|inv\\.|act)'
const numberSign = '(?:№|#|n[o°º]?\\.?|номер|номери)?'
const number = '(\\d{1,6})(?![\\p{L}\\d]|[-/][\\p{L}\\d]|\\.\\d)'
/** A second number after the first one may be of the same kind: neither is certain then. */
const another = '(?!\\s*(?:,|;|и|жана|and|-|–)\\s*(?:№|n[o°º]?\\.?)?\\s*\\d{1,6}(?![\\d.]))'
const dateOfDocument =
  '(?:(\\s*,?\\s*(?:от|of|dated)?\\s*)(\\d{2}\\.\\d{2}\\.(?:\\d{4}|\\d{2}))(?!\\d))?'

const numbered = new RegExp(
  `(?<!\\p{L})(${document}\\s*${numberSign}\\s*)${number}${another}${dateOfDocument}`,
  'giu',
)

/**
 * The purpose of a former payment for a new one: the number of its invoice or act grows by one and the date of that
 * document becomes today. Only where exactly one such number stands in the text; anything less certain stays as it was,
 * and so does a number with a date while today is not known.
 */
export function nextPurpose(purpose: string, today: LocalDate | undefined): NextPurpose {
  const found = [...purpose.matchAll(numbered)]
  const [only] = found
  if (!only || found.length > 1) return { text: purpose }
  const [whole, before = '', from = '', between = '', date = ''] = only
  const dated = date === '' ? '' : today && `${between}${sameLength(today, date)}`
  if (dated === undefined) return { text: purpose }
  const to = (BigInt(from) + 1n).toString().padStart(from.length, '0')
  const replaced = `${before}${to}${dated}`
  const text = purpose.slice(0, only.index) + replaced + purpose.slice(only.index + whole.length)
  return { text, raised: { from, to } }
}

/** A year of two digits stays one of two digits. */
function sameLength(today: LocalDate, date: string): string {
  const dotted = formatDate(today)
  return date.length === dotted.length ? dotted : `${dotted.slice(0, 6)}${dotted.slice(8)}`
}
