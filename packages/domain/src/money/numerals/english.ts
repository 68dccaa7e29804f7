import { triadsOf } from './thousands.ts'

const units = [
  '',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
]
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']
const scales = ['', 'thousand', 'million', 'billion', 'trillion', 'quadrillion']

/** A whole number in British words: «one thousand two hundred and thirty-four», «one million and five». */
export function englishNumber(number: bigint): string {
  if (number === 0n) return 'zero'
  return triadsOf(number)
    .map(({ value, power }, index) => {
      const words = [triad(value), scales[power]].filter(word => word).join(' ')
      return power === 0 && index > 0 && value < 100 ? `and ${words}` : words
    })
    .join(' ')
}

function triad(value: number): string {
  const hundreds = Math.floor(value / 100)
  const lower = belowHundred(value % 100)
  if (hundreds === 0) return lower
  return lower === '' ? `${units[hundreds]} hundred` : `${units[hundreds]} hundred and ${lower}`
}

function belowHundred(value: number): string {
  if (value < 20) return units[value] ?? ''
  const unit = units[value % 10]
  const ten = tens[Math.floor(value / 10)] ?? ''
  return unit ? `${ten}-${unit}` : ten
}
