const latinKeys = "`qwertyuiop[]asdfghjkl;'zxcvbnm,./"
const cyrillicKeys = 'ёйцукенгшщзхъфывапролджэячсмитьбю.'

/** The Kyrgyz layout puts its own letters on the keys of у, о, н with a second modifier. */
const kyrgyzOnKeys: readonly (readonly [letter: string, key: string])[] = [
  ['ү', 'e'],
  ['ө', 'j'],
  ['ң', 'y'],
]

const latinCapitals = '~QWERTYUIOP{}ASDFGHJKL:"ZXCVBNM<>?'
const cyrillicCapitals = 'ЁЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮ,'

const toCyrillic = pairs(latinKeys + latinCapitals, cyrillicKeys + cyrillicCapitals)
const toLatin = new Map([
  ...pairs(cyrillicKeys + cyrillicCapitals, latinKeys + latinCapitals),
  ...kyrgyzOnKeys,
  ...kyrgyzOnKeys.map(([letter, key]) => [letter.toUpperCase(), key.toUpperCase()] as const),
])

function pairs(from: string, to: string): Map<string, string> {
  return new Map([...from].map((key, at) => [key, to.charAt(at)]))
}

/**
 * What the same keys give in the other keyboard layout: `gkfnt;` → «платеж», «ыцшае» → `swift`. The
 * direction follows the letters of the text; search both the text itself and this one.
 */
export function decodeWrongLayout(text: string): string {
  const layout = /[а-яёңөү]/i.test(text) ? toLatin : toCyrillic
  return [...text].map(character => layout.get(character) ?? character).join('')
}
