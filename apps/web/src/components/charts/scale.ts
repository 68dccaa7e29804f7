/** From the numbers of the data to the pixels of the drawing, along one straight line. */
export function linearScale(
  [fromLow, fromHigh]: readonly [number, number],
  [toLow, toHigh]: readonly [number, number],
): (value: number) => number {
  const span = fromHigh - fromLow
  return value => (span === 0 ? toLow : toLow + ((value - fromLow) / span) * (toHigh - toLow))
}

/** Round numbers over a span, about as many as requested: 0, 500 000, 1 000 000. */
export function roundTicks(low: number, high: number, about: number): readonly number[] {
  const size = roundStep(low, high, about)
  if (size === 0) return [low]
  const first = Math.ceil(low / size)
  const last = Math.floor(high / size)
  return Array.from({ length: last - first + 1 }, (_, place) => (first + place) * size)
}

/** The span widened to the next round numbers, so that an axis ends on one. */
export function roundedSpan(low: number, high: number, about: number): readonly [number, number] {
  const size = roundStep(low, high, about)
  return size === 0 ? [low, high] : [Math.floor(low / size) * size, Math.ceil(high / size) * size]
}

/** 1, 2 or 5 times a power of ten. */
function roundStep(low: number, high: number, about: number): number {
  const rough = (high - low) / Math.max(about, 1)
  if (!(rough > 0)) return 0
  const power = 10 ** Math.floor(Math.log10(rough))
  const part = rough / power
  return power * (part >= 7 ? 10 : part >= 3.2 ? 5 : part >= 1.45 ? 2 : 1)
}

interface Bands {
  readonly width: number
  readonly leftOf: (place: number) => number
}

/** Places of equal width side by side, with a part of each left empty between them. */
export function bandsOver(count: number, width: number, emptyPart: number): Bands {
  const whole = width / Math.max(count - emptyPart, 1)
  const band = whole * (1 - emptyPart)
  return { width: Math.min(band, width), leftOf: place => place * whole }
}

/** A line that keeps its height until the next point, as a balance does; SVG path data. */
export function stepLine(points: readonly { readonly x: number; readonly y: number }[]): string {
  const number = (value: number) => Math.round(value * 100) / 100
  return points
    .map(({ x, y }, place) =>
      place === 0 ? `M${number(x)},${number(y)}` : `H${number(x)}V${number(y)}`,
    )
    .join('')
}
