import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { contrastRatio } from './contrast.ts'
import { colourTokens, variableOfToken } from './tokens.ts'
import type { ColourToken } from './tokens.ts'

type Pair = readonly [front: ColourToken, back: ColourToken]

const plainText: readonly ColourToken[] = [
  'ink',
  'ink2',
  'ink3',
  'brand',
  'signal',
  'success',
  'warning',
  'danger',
  'info',
  'muted',
]
const grounds: readonly ColourToken[] = ['bg', 'surface', 'raised']

const textPairs: readonly Pair[] = [
  ...plainText.flatMap(front => grounds.map((back): Pair => [front, back])),
  ['ink', 'sunken'],
  ['ink2', 'sunken'],
  ['ink', 'brandTint'],
  ['brand', 'brandTint'],
  ['brandHover', 'surface'],
  ['brandHover', 'brandTint'],
  ['onBrand', 'brand'],
  ['onBrand', 'brandHover'],
  ['onDanger', 'danger'],
  ['onDanger', 'dangerHover'],
  ['onSignal', 'signalFill'],
  ['signal', 'signalTint'],
  ['success', 'successTint'],
  ['warning', 'warningTint'],
  ['danger', 'dangerTint'],
  ['info', 'infoTint'],
  ['muted', 'mutedTint'],
  ['bg', 'ink'],
]

const shapePairs: readonly Pair[] = [
  ...(['control', 'focus', 'brand'] as const).flatMap(front =>
    grounds.map((back): Pair => [front, back]),
  ),
  ...(
    [
      'chartKgs',
      'chartUsd',
      'chartEur',
      'chartRub',
      'chartCny',
      'chartOther',
      'chartOutflow',
    ] as const
  ).map((front): Pair => [front, 'surface']),
]

const tokensCss = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')
const [light = '', dark = ''] = tokensCss.split(/^:root/mu).slice(1)

/** The value of a colour as the style sheet gives it. */
function colourIn(block: string, token: ColourToken): string {
  const [, value] = new RegExp(`${variableOfToken(token)}: ([^;]+);`, 'u').exec(block) ?? []
  if (value === undefined) throw new Error(`tokens.css has no ${variableOfToken(token)}`)
  return value
}

describe.each([
  ['light', light],
  ['dark', dark],
])('%s theme', (_theme, block) => {
  test('has every colour that code may name', () => {
    expect(colourTokens.filter(token => colourIn(block, token) === '')).toEqual([])
  })

  test.each(textPairs)('text in %s can be read on %s', (front, back) => {
    expect(contrastRatio(colourIn(block, front), colourIn(block, back))).toBeGreaterThanOrEqual(4.5)
  })

  test.each(shapePairs)('a shape in %s can be seen on %s', (front, back) => {
    expect(contrastRatio(colourIn(block, front), colourIn(block, back))).toBeGreaterThanOrEqual(3)
  })
})

test('black on white is the greatest contrast there is', () => {
  expect(contrastRatio('#000000', '#FFFFFF')).toBeCloseTo(21, 1)
})
