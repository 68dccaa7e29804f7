import { triadsOf } from './thousands.ts'

const units = ['', 'бир', 'эки', 'үч', 'төрт', 'беш', 'алты', 'жети', 'сегиз', 'тогуз']
const tens = ['', 'он', 'жыйырма', 'отуз', 'кырк', 'элүү', 'алтымыш', 'жетимиш', 'сексен', 'токсон']
const scales = ['', 'миң', 'миллион', 'миллиард', 'триллион', 'квадриллион']

/** A whole number in words. «Бир» stands before миң and above, as money is written: «бир миң сом». */
export function kyrgyzNumber(number: bigint): string {
  if (number === 0n) return 'нөл'
  return triadsOf(number)
    .map(({ value, power }) => [triad(value), scales[power]].filter(word => word).join(' '))
    .join(' ')
}

function triad(value: number): string {
  const hundreds = Math.floor(value / 100)
  const hundredWords = hundreds === 0 ? [] : hundreds === 1 ? ['жүз'] : [units[hundreds], 'жүз']
  return [...hundredWords, tens[Math.floor(value / 10) % 10], units[value % 10]]
    .filter(word => word)
    .join(' ')
}
