import { sanitiseName } from './name.ts'
import { sanitisePurpose } from './purpose.ts'

/** The SWIFT x character set, without line breaks (facts: payment systems). */
const sendable = /[A-Za-z0-9/\-?:().,'+ ]/u

const withApostrophes = (text: string): string => text.replaceAll('"', "'")

/** A name or an address as the network takes it: it knows no quotation marks. Cleaning twice changes nothing. */
export const cleanSwiftText = (text: string): string => withApostrophes(sanitiseName(text))

/** The purpose of a payment abroad as the network takes it. */
export const cleanSwiftPurpose = (text: string): string => withApostrophes(sanitisePurpose(text))

/** The characters of a text that the network does not carry, each once, in the order in which they stand. */
export function unsendableIn(text: string): readonly string[] {
  const found = [...text].filter(character => !sendable.test(character))
  return [...new Set(found)]
}

export const swiftLineLength = 35

/**
 * A text as the network counts it: lines of 35 characters of which none begins with a colon or a hyphen. A line that
 * would begin so takes the character before it along, which may cost a line more.
 */
export function swiftLines(text: string): readonly string[] {
  const lines: string[] = []
  for (let start = 0; start < text.length;) {
    let end = Math.min(start + swiftLineLength, text.length)
    while (end < text.length && end > start + 1 && /[:-]/.test(text.charAt(end))) end -= 1
    lines.push(text.slice(start, end))
    start = end
  }
  return lines
}

/** Russian letters as people read them in Latin, and the letters that Kyrgyz and Kazakh have besides. */
const readable: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
  ң: 'ng',
  ө: 'o',
  ү: 'u',
  ә: 'a',
  ғ: 'g',
  қ: 'k',
  ұ: 'u',
  һ: 'h',
  і: 'i',
}

/** Letters whose accent is not simply left out. */
const accented: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  ø: 'o',
  œ: 'oe',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

const signs: Readonly<Record<string, string>> = {
  ';': ',',
  '!': '.',
  '=': '-',
  '[': '(',
  '{': '(',
  ']': ')',
  '}': ')',
  '\\': '/',
  '|': '/',
  '#': 'NO',
  '№': 'NO',
  '&': ' and ',
  _: ' ',
  '*': ' ',
  '~': '-',
  '`': "'",
}

/** The alphabet of the Bank of Russia for rouble payments (RUR6): one Latin letter for each Cyrillic one. */
const rur6From = 'АБВГДЕЁЖЗИЙКЛМНОПРСТУФХЦЧШЩЪЫЬЭЮЯ'
const rur6To = 'ABVGDEoJZIiKLMNOPRSTUFHCcQqxYXeua'
/** Letters that it lacks, as the nearest Russian ones. */
const nearestRussian: Readonly<Record<string, string>> = { Ң: 'Н', Ө: 'О', Ү: 'У' }

const cyrillic = /\p{Script=Cyrillic}/u

export const isCyrillic = (text: string): boolean => cyrillic.test(text)

/**
 * A text in letters that the network carries, as a proposal: Cyrillic in Latin, by RUR6 for roubles, other signs by
 * their neighbours. What nothing stands for is left out. A text that can be sent stays as it is.
 */
export function transliterate(text: string, alphabet: 'readable' | 'rur6' = 'readable'): string {
  const cleaned = cleanSwiftText(text)
  const changed = alphabet === 'rur6' && isCyrillic(cleaned) ? toRur6(cleaned) : toReadable(cleaned)
  return changed
    .replace(/ {2,}/g, ' ')
    .replace(/^[ :-]+/, '')
    .trim()
}

const toReadable = (text: string): string => [...text].map(inReadable).join('')

function inReadable(character: string, index: number, all: readonly string[]): string {
  if (sendable.test(character)) return character
  const lower = character.toLowerCase()
  const known = readable[lower] ?? accented[lower]
  if (known !== undefined) {
    if (lower === character) return known
    const isAmongCapitals = [all[index - 1], all[index + 1]].some(
      one => one !== undefined && one !== one.toLowerCase(),
    )
    return isAmongCapitals ? known.toUpperCase() : known.charAt(0).toUpperCase() + known.slice(1)
  }
  const plain = signs[character] ?? character.normalize('NFD').replace(/\p{M}/gu, '')
  return [...plain].filter(one => sendable.test(one)).join('')
}

/** Latin words among Cyrillic ones stand in apostrophes, so that nobody reads them as Cyrillic. */
function toRur6(text: string): string {
  return text
    .replace(/[A-Za-z]+/g, word => (word === 'NO' ? word : `'${word}'`))
    .replace(/\p{Script=Cyrillic}/gu, letter => {
      const capital = letter.toUpperCase()
      return rur6To[rur6From.indexOf(nearestRussian[capital] ?? capital)] ?? letter
    })
    .replace(/[^A-Za-z0-9/\-?:().,'+ ]/gu, other => toReadable(other))
}
