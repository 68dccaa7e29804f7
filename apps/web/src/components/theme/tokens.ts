/**
 * Every colour of the product, under a name that says what it is for. Components never write a
 * colour: they use the CSS variable of the token (`brandTint` is `--brand-tint`). A bank that
 * deploys the product changes its look in this file alone; `contrast.test.ts` guards the ratios.
 */
export interface Palette {
  /** Paper under everything. */
  readonly bg: string
  /** Cards, tables, fields. */
  readonly surface: string
  /** Wells inside a card: skeletons, tracks, code. */
  readonly sunken: string
  /** What floats: drawers, menus, toasts. */
  readonly raised: string
  readonly ink: string
  readonly ink2: string
  readonly ink3: string
  /** Decorative hairline; never the only border of a control. */
  readonly line: string
  /** Border of a control that must be seen to be found. */
  readonly control: string
  readonly brand: string
  readonly brandHover: string
  readonly brandTint: string
  readonly onBrand: string
  /** Apricot means one thing: it needs you now. */
  readonly signal: string
  readonly signalTint: string
  readonly signalFill: string
  readonly onSignal: string
  readonly success: string
  readonly successTint: string
  readonly warning: string
  readonly warningTint: string
  readonly danger: string
  readonly dangerTint: string
  readonly dangerHover: string
  readonly onDanger: string
  readonly info: string
  readonly infoTint: string
  readonly muted: string
  readonly mutedTint: string
  readonly focus: string
  readonly chartKgs: string
  readonly chartUsd: string
  readonly chartEur: string
  readonly chartRub: string
  readonly chartCny: string
  readonly chartOther: string
  readonly chartOutflow: string
  /** What dims the page under a drawer. */
  readonly scrim: string
}

export type ColourScheme = 'light' | 'dark'

export const palettes: Readonly<Record<ColourScheme, Palette>> = {
  light: {
    bg: '#EEF2F1',
    surface: '#FFFFFF',
    sunken: '#E4EAE8',
    raised: '#FFFFFF',
    ink: '#17242B',
    ink2: '#4A575E',
    ink3: '#5E6A71',
    line: '#D5DDDB',
    control: '#76837F',
    brand: '#0F5560',
    brandHover: '#0B444D',
    brandTint: '#E3EFEF',
    onBrand: '#FFFFFF',
    signal: '#A64A08',
    signalTint: '#FCEEDD',
    signalFill: '#F2A65A',
    onSignal: '#17242B',
    success: '#1B6E47',
    successTint: '#E2F1E8',
    warning: '#825300',
    warningTint: '#FAEFD3',
    danger: '#AD2F24',
    dangerTint: '#FBE7E4',
    dangerHover: '#8F251C',
    onDanger: '#FFFFFF',
    info: '#2C55A6',
    infoTint: '#E5ECF9',
    muted: '#566168',
    mutedTint: '#E9EDEC',
    focus: '#0F5560',
    chartKgs: '#0F5560',
    chartUsd: '#4E6FB5',
    chartEur: '#8E5AA0',
    chartRub: '#7A8B3C',
    chartCny: '#2B8A7E',
    chartOther: '#6B7A82',
    chartOutflow: '#7F9298',
    scrim: 'rgb(11 35 40 / 0.38)',
  },
  dark: {
    bg: '#0F171B',
    surface: '#172126',
    sunken: '#0B1114',
    raised: '#1F2B31',
    ink: '#EAEFEF',
    ink2: '#B4C0C3',
    ink3: '#8E9BA0',
    line: '#2A383F',
    control: '#71828A',
    brand: '#6CC3C9',
    brandHover: '#86D1D6',
    brandTint: '#17363B',
    onBrand: '#07272B',
    signal: '#F2B173',
    signalTint: '#3A2817',
    signalFill: '#F2A65A',
    onSignal: '#17242B',
    success: '#74CF9C',
    successTint: '#15332A',
    warning: '#E6B95A',
    warningTint: '#362C14',
    danger: '#F29286',
    dangerTint: '#3D201D',
    dangerHover: '#F6ABA1',
    onDanger: '#2B0D09',
    info: '#9DBBF5',
    infoTint: '#1B2A47',
    muted: '#A3AFB4',
    mutedTint: '#232E33',
    focus: '#8FDDE2',
    chartKgs: '#6CC3C9',
    chartUsd: '#9DBBF5',
    chartEur: '#CFA0DD',
    chartRub: '#B7C76E',
    chartCny: '#5FBFAF',
    chartOther: '#9AA8AE',
    chartOutflow: '#6F858D',
    scrim: 'rgb(3 8 10 / 0.6)',
  },
}

/** Measures that do not change with the colour scheme; the name is the variable without dashes. */
export const measures = {
  '--space-4': '0.25rem',
  '--space-8': '0.5rem',
  '--space-12': '0.75rem',
  '--space-16': '1rem',
  '--space-20': '1.25rem',
  '--space-24': '1.5rem',
  '--space-32': '2rem',
  '--space-40': '2.5rem',
  '--radius-chip': '6px',
  '--radius-control': '8px',
  '--radius-card': '14px',
  '--radius-sheet': '20px',
  '--shadow-overlay': '0 12px 32px -8px rgb(11 35 40 / 0.22)',
  '--weight-regular': '400',
  '--weight-medium': '550',
  '--weight-strong': '600',
  '--motion-hover': '120ms',
  '--motion-drawer': '180ms',
  '--ease': 'cubic-bezier(0.2, 0, 0, 1)',
} as const

/** `brandTint` → `--brand-tint`, `ink2` → `--ink-2`. */
export function variableOfToken(token: keyof Palette): `--${string}` {
  const kebab = token.replace(/[A-Z]|\d/g, part => `-${part.toLowerCase()}`)
  return `--${kebab}`
}

/** CSS value that reads a token, for the rare style written in TypeScript. */
export const tokenValue = (token: keyof Palette): string => `var(${variableOfToken(token)})`

/** Colour of a currency in charts and bars; it never changes between screens. */
export function chartTokenOf(currency: string): keyof Palette {
  const tokens: Readonly<Record<string, keyof Palette>> = {
    KGS: 'chartKgs',
    USD: 'chartUsd',
    EUR: 'chartEur',
    RUB: 'chartRub',
    CNY: 'chartCny',
  }
  return tokens[currency] ?? 'chartOther'
}
