import { describe, expect, test } from 'vitest'
import { contrastRatio } from './contrast.ts'
import { palettes } from './tokens.ts'
import type { ColourScheme, Palette } from './tokens.ts'

type Pair = readonly [front: keyof Palette, back: keyof Palette]

const plainText: readonly (keyof Palette)[] = [
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
const grounds: readonly (keyof Palette)[] = ['bg', 'surface', 'raised']

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

describe.each(['light', 'dark'] as const satisfies readonly ColourScheme[])('%s theme', scheme => {
  const palette = palettes[scheme]

  test.each(textPairs)('text in %s can be read on %s', (front, back) => {
    expect(contrastRatio(palette[front], palette[back])).toBeGreaterThanOrEqual(4.5)
  })

  test.each(shapePairs)('a shape in %s can be seen on %s', (front, back) => {
    expect(contrastRatio(palette[front], palette[back])).toBeGreaterThanOrEqual(3)
  })
})

test('black on white is the greatest contrast there is', () => {
  expect(contrastRatio('#000000', '#FFFFFF')).toBeCloseTo(21, 1)
})
