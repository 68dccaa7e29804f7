/** A position in exact decimal degrees, as the bank takes it. */
export interface Position {
  readonly latitude: string
  readonly longitude: string
}

/** A part of the map; lengths are in the map's own units, where a degree of latitude is one. */
export interface MapView {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
  readonly box: string
  /** The size of a pixel on a map of usual width. */
  readonly unit: number
}

/** At 41.5° north a degree of longitude is so much shorter than one of latitude. */
const narrowing = 0.749
const usualWidthPx = 640
const decimals = 6

const xOf = (longitude: number): number => longitude * narrowing
const yOf = (latitude: number): number => -latitude

function viewOf(left: number, top: number, width: number): MapView {
  const height = (width * 9) / 16
  const unit = width / usualWidthPx
  return { left, top, width, height, unit, box: `${left} ${top} ${width} ${height}` }
}

/** The country with a margin, 16 to 9. */
export const wholeCountry: MapView = viewOf(xOf(68.85), yOf(43.72), 8.85)

/** A city and its surroundings. */
export function viewAround({ latitude, longitude }: Position): MapView {
  const width = 0.6
  const height = (width * 9) / 16
  return viewOf(xOf(Number(longitude)) - width / 2, yOf(Number(latitude)) - height / 2, width)
}

/** Where a position stands on the map. */
export const placeOf = ({ latitude, longitude }: Position) => ({
  cx: xOf(Number(longitude)),
  cy: yOf(Number(latitude)),
})

/** Pairs of degrees as the points of a polygon. */
export const polygonOf = (pairs: string): string =>
  pairs
    .split(' ')
    .map(pair => {
      const [longitude = 0, latitude = 0] = pair.split(',').map(Number)
      return `${xOf(longitude)},${yOf(latitude)}`
    })
    .join(' ')

/** The position under a point of the picture, both parts from 0 to 1. */
export function positionAt(view: MapView, across: number, down: number): Position {
  return {
    longitude: degrees((view.left + across * view.width) / narrowing),
    latitude: degrees(-(view.top + down * view.height)),
  }
}

const stepPart = 0.01

/** An arrow moves the point by a hundredth of the picture; without a point it begins in the middle. */
export function movedBy(
  key: string,
  position: Position | undefined,
  view: MapView,
): Position | undefined {
  const [across, down] = steps[key] ?? []
  if (across === undefined || down === undefined) return undefined
  if (position === undefined) return positionAt(view, 0.5, 0.5)
  const { cx, cy } = placeOf(position)
  return positionAt(
    view,
    (cx - view.left) / view.width + across * stepPart,
    (cy - view.top) / view.height + down * stepPart,
  )
}

const steps: Readonly<Record<string, readonly [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}

function degrees(value: number): string {
  const factor = 10 ** decimals
  return String(Math.round(value * factor) / factor)
}
