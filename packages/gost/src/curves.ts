import { weierstrass, type WeierstrassPoint } from '@noble/curves/abstract/weierstrass.js'
import { curvesById, type CurveConstants } from './curve-constants.ts'

export type GostPoint = WeierstrassPoint<bigint>

/** A curve of GOST R 34.10-2012 with its arithmetic. */
export interface GostCurve {
  readonly bits: 256 | 512
  /** The order of the base point. */
  readonly order: bigint
  readonly base: GostPoint
  /** The point of a key; undefined for coordinates that are no point of the base point's group. */
  point(x: bigint, y: bigint): GostPoint | undefined
}

const made = new Map<CurveConstants, GostCurve>()

/** The curve that certificates name so; undefined for an id that is none, the test parameters among them. */
export function findCurve(id: string): GostCurve | undefined {
  const found = Object.hasOwn(curvesById, id) ? curvesById[id] : undefined
  if (found === undefined) return undefined
  const known = made.get(found.constants)
  if (known !== undefined) return known
  const curve = curveOf(found.bits, found.constants)
  made.set(found.constants, curve)
  return curve
}

/** A curve of given constants; products take theirs by `findCurve`. */
export function curveOf(bits: 256 | 512, constants: CurveConstants): GostCurve {
  const Point = weierstrass(constants)
  return {
    bits,
    order: constants.n,
    base: Point.BASE,
    point(x, y) {
      const { p } = constants
      // A point with y = 0 is of order two.
      if (x >= p || y >= p || y === 0n || !isOnCurve(constants, x, y)) return undefined
      const point = Point.fromAffine({ x, y })
      return isOfGroup(point) ? point : undefined
    },
  }
}

function isOnCurve({ p, a, b }: CurveConstants, x: bigint, y: bigint): boolean {
  return (y * y - (x * x * x + a * x + b)) % p === 0n
}

/** On a curve with a cofactor other points exist; a key among them would reveal its secret bit by bit. */
function isOfGroup(point: GostPoint): boolean {
  try {
    return point.isTorsionFree()
  } catch (error) {
    // The library has no form for the points of order two that such a product may end in.
    if (error instanceof Error) return false
    throw error
  }
}
