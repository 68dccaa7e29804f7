const digits = '0123456789'
const latin = 'abcdefghijklmnopqrstuvwxyz'

/** The Kyrgyz alphabet, which holds the Russian one: ң, ө, ү are letters of their own, ё follows е. */
const cyrillic = 'абвгдеёжзийклмнңоөпрстуүфхцчшщъыьэюя'

/** Signs come first, then digits, Latin, Cyrillic, and whatever else there is. */
const signWeight = 0x1_0000
const alphabetWeight = 0x2_0000
const otherWeight = 0x3_0000

const weights = new Map(
  [...`${digits}${latin}${cyrillic}`].map((letter, index) => [letter, alphabetWeight + index]),
)

/**
 * Orders names alike in every browser and on the server: by letters, then small before capital, then
 * by code, so that only equal texts are equal. Browsers without Kyrgyz data would put Ө after Я.
 */
export function compareText(a: string, b: string): number {
  const [first, second] = [a.normalize('NFC'), b.normalize('NFC')]
  return compareLetters(first, second) || compareCase(first, second) || compareCodes(a, b)
}

function compareLetters(a: string, b: string): number {
  const [first, second] = [a.toLowerCase(), b.toLowerCase()]
  const length = Math.min(first.length, second.length)
  for (let at = 0; at < length; at += 1) {
    const difference = weightOf(first.charAt(at)) - weightOf(second.charAt(at))
    if (difference !== 0) return Math.sign(difference)
  }
  return Math.sign(first.length - second.length)
}

function weightOf(character: string): number {
  const known = weights.get(character)
  if (known !== undefined) return known
  if (/\s/.test(character)) return 0
  const isSign = /[\p{P}\p{S}]/u.test(character)
  return (isSign ? signWeight : otherWeight) + character.charCodeAt(0)
}

function compareCase(a: string, b: string): number {
  const length = Math.min(a.length, b.length)
  for (let at = 0; at < length; at += 1) {
    const difference = Number(isCapital(a.charAt(at))) - Number(isCapital(b.charAt(at)))
    if (difference !== 0) return difference
  }
  return 0
}

function isCapital(character: string): boolean {
  return character !== character.toLowerCase()
}

function compareCodes(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}

/**
 * The order of `compareText` as a text: two keys compare by their characters (`collate "C"` in SQL) as
 * their texts do. Texts that differ in neither letters nor case, as « » and a no-break space, share one
 * key, so a total order needs a last word of its own. Plain ASCII; up to five times as long as the text.
 */
export function sortKeyOf(text: string): string {
  const composed = text.normalize('NFC')
  const letters = units(composed.toLowerCase()).map(keyOfLetter).join('')
  const cases = units(composed).map(unit => (isCapital(unit) ? '1' : '0'))
  // The blank between comes before every letter, so that the shorter name goes first.
  return `${letters} ${cases.join('')}`
}

const units = (text: string): string[] => text.split('')

/** Blank, sign, letter of the alphabet, anything else: each begins with a character of its own range. */
function keyOfLetter(unit: string): string {
  const weight = weightOf(unit)
  if (weight === 0) return '!'
  if (weight < alphabetWeight) return `#${hexOf(weight - signWeight)}`
  return weight < otherWeight
    ? String.fromCharCode('0'.charCodeAt(0) + weight - alphabetWeight)
    : `~${hexOf(weight - otherWeight)}`
}

const hexOf = (code: number): string => code.toString(16).padStart(4, '0')

const folds: Readonly<Record<string, string>> = { ө: 'о', ү: 'у', ң: 'н', ё: 'е' }

/**
 * The form in which names are searched: «Омурбеков» finds «Өмүрбеков», and neither capitals, quotes
 * nor doubled spaces stand in the way. Fold both the text and what is searched in it.
 */
export function foldForSearch(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[өүңё]/g, letter => folds[letter] ?? letter)
    .replace(/[«»“”„"]/g, '')
    .replace(/\s+/g, ' ')
    .trim()
}
