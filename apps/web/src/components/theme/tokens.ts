/** The colours of `tokens.css` that code may name; a test proves that they are all there. */
export const colourTokens = [
  'bg',
  'surface',
  'sunken',
  'raised',
  'ink',
  'ink2',
  'ink3',
  'line',
  'control',
  'brand',
  'brandHover',
  'brandTint',
  'onBrand',
  'signal',
  'signalTint',
  'signalFill',
  'onSignal',
  'success',
  'successTint',
  'warning',
  'warningTint',
  'danger',
  'dangerTint',
  'dangerHover',
  'onDanger',
  'info',
  'infoTint',
  'muted',
  'mutedTint',
  'focus',
  'chartKgs',
  'chartUsd',
  'chartEur',
  'chartRub',
  'chartCny',
  'chartOther',
  'chartOutflow',
  'scrim',
] as const

export type ColourToken = (typeof colourTokens)[number]

/** `brandTint` → `--brand-tint`, `ink2` → `--ink-2`. */
export function variableOfToken(token: ColourToken): `--${string}` {
  const kebab = token.replace(/[A-Z]|\d/g, part => `-${part.toLowerCase()}`)
  return `--${kebab}`
}

/** CSS value that reads a token, for the rare style written in TypeScript. */
export const tokenValue = (token: ColourToken): string => `var(${variableOfToken(token)})`

/** Colour of a currency in charts and bars; it never changes between screens. */
export function chartTokenOf(currency: string): ColourToken {
  const tokens: Readonly<Record<string, ColourToken>> = {
    KGS: 'chartKgs',
    USD: 'chartUsd',
    EUR: 'chartEur',
    RUB: 'chartRub',
    CNY: 'chartCny',
  }
  return tokens[currency] ?? 'chartOther'
}
