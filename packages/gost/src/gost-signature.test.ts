import { describe, expect, test } from 'vitest'
import { curvesById, type CurveConstants } from './curve-constants.ts'
import { curveOf, findCurve, type GostCurve } from './curves.ts'
import { bytesOf, isSignedBy, readKey, secretOf, signGost, writeKey } from './gost-signature.ts'

/** RFC 7091, section 7: curves that are for examples only. */
const example256: CurveConstants = {
  p: 0x8000000000000000000000000000000000000000000000000000000000000431n,
  n: 0x8000000000000000000000000000000150fe8a1892976154c59cfc193accf5b3n,
  a: 7n,
  b: 0x5fbff498aa938ce739b8e022fbafef40563f6e6a3472fc2a514c0ce9dae23b7en,
  Gx: 2n,
  Gy: 0x8e2a8a0e65147d4bd6316030e16d19c85c97f0a9ca267122b96abbcea7e8fc8n,
  h: 1n,
}
const example512: CurveConstants = {
  p: 0x4531acd1fe0023c7550d267b6b2fee80922b14b2ffb90f04d4eb7c09b5d2d15df1d852741af4704a0458047e80e4546d35b8336fac224dd81664bbf528be6373n,
  n: 0x4531acd1fe0023c7550d267b6b2fee80922b14b2ffb90f04d4eb7c09b5d2d15da82f2d7ecb1dbac719905c5eecc423f1d86e25edbe23c595d644aaf187e6e6dfn,
  a: 7n,
  b: 0x1cff0806a31116da29d8cfa54e57eb748bc5f377e49400fdd788b649eca1ac4361834013b2ad7322480a89ca58e0cf74bc9e540c2add6897fad0a3084f302adcn,
  Gx: 0x24d19cc64572ee30f396bf6ebbfd7a6c5213b3b3d7057cc825f91093a68cd762fd60611262cd838dc6b60aa7eee804e28bc849977fac33b4b530f1b120248a9an,
  Gy: 0x2bb312a43bd2ce6e0d020613c857acddcfbf061e91e5f2c3f32447c259f39b2c83ab156d77f1496bf7eb3351e1ee4e43dc1a18b91b24640b6dbb92cb1add371en,
  h: 1n,
}

test.each([
  {
    bits: 256 as const,
    constants: example256,
    d: 0x7a929ade789bb9be10ed359dd39a72c11b60961f49397eee1d19ce9891ec3b28n,
    e: 0x2dfbc1b372d89a1188c09c52e0eec61fce52032ab1022e8e67ece6672b043ee5n,
    k: 0x77105c9b20bcd3122823c8cf6fcc7b956de33814e95b7fe64fed924594dceab3n,
    r: 0x41aa28d2f1ab148280cd9ed56feda41974053554a42767b83ad043fd39dc0493n,
    s: 0x1456c64ba4642a1653c235a98a60249bcd6d3f746b631df928014f6c5bf9c40n,
  },
  {
    bits: 512 as const,
    constants: example512,
    d: 0xba6048aadae241ba40936d47756d7c93091a0e8514669700ee7508e508b102072e8123b2200a0563322dad2827e2714a2636b7bfd18aadfc62967821fa18dd4n,
    e: 0x3754f3cfacc9e0615c4f4a7c4d8dab531b09b6f9c170c533a71d147035b0c5917184ee536593f4414339976c647c5d5a407adedb1d560c4fc6777d2972075b8cn,
    k: 0x359e7f4b1410feacc570456c6801496946312120b39d019d455986e364f365886748ed7a44b3e794434006011842286212273a6d14cf70ea3af71bb1ae679f1n,
    r: 0x2f86fa60a081091a23dd795e1e3c689ee512a3c82ee0dcc2643c78eea8fcacd35492558486b20f1c9ec197c90699850260c93bcbcd9c5c3317e19344e173ae36n,
    s: 0x1081b394696ffe8e6585e7a9362d26b6325f56778aadbc081c0bfbe933d52ff5823ce288e8c4f362526080df7f70ce406a6eeb1f56919cb92a9853bde73e5b4an,
  },
])(
  'the example of RFC 7091 of $bits bits is made and verified',
  ({ bits, constants, ...given }) => {
    const curve = curveOf(bits, constants)
    const size = bits / 8
    const digest = bytesOf(given.e, size).toReversed()
    const signature = signGost(curve, given.d, digest, bytes => bytesOf(given.k - 1n, bytes))
    expect([...signature]).toEqual([...bytesOf(given.s, size), ...bytesOf(given.r, size)])
    const key = curve.base.multiply(given.d)
    expect(isSignedBy(curve, key, digest, signature)).toBe(true)
  },
)

const ids = Object.keys(curvesById)
const curveNamed = (id: string): GostCurve => {
  const curve = findCurve(id)
  if (!curve) throw new Error('There is no such curve')
  return curve
}
/** Bytes that look drawn and are the same each time. */
const drawn = (bytes: number): Uint8Array =>
  Uint8Array.from({ length: bytes }, (_each, at) => (at * 89 + 41) % 251)

describe.each(ids)('on the curve %s', id => {
  const curve = curveNamed(id)
  const size = curve.bits / 8
  const secret = secretOf(curve, drawn)
  const key = curve.base.multiply(secret)
  const digest = drawn(size)
  const signature = signGost(curve, secret, digest, drawn)

  test('the base point has the stated order', () => {
    const { x, y } = curve.base.toAffine()
    expect(curve.point(x, y)?.equals(curve.base)).toBe(true)
  })

  test('a signature holds, and for no other digest, key or numbers', () => {
    expect(isSignedBy(curve, key, digest, signature)).toBe(true)
    const other = Uint8Array.from(digest)
    other[0] = 0
    expect(isSignedBy(curve, key, other, signature)).toBe(false)
    expect(isSignedBy(curve, curve.base, digest, signature)).toBe(false)
    const swapped = Uint8Array.from([...signature.slice(size), ...signature.slice(0, size)])
    expect(isSignedBy(curve, key, digest, swapped)).toBe(false)
  })

  test('numbers that are zero, or as large as the order, sign nothing', () => {
    const zero = new Uint8Array(size)
    const order = bytesOf(curve.order, size)
    for (const bad of [zero, order]) {
      const [s, r] = [signature.slice(0, size), signature.slice(size)]
      expect(isSignedBy(curve, key, digest, Uint8Array.from([...bad, ...r]))).toBe(false)
      expect(isSignedBy(curve, key, digest, Uint8Array.from([...s, ...bad]))).toBe(false)
    }
    expect(isSignedBy(curve, key, digest, signature.slice(1))).toBe(false)
    expect(isSignedBy(curve, key, digest.slice(1), signature)).toBe(false)
  })

  test('a key is read back, and a point beside the curve is no key', () => {
    const bytes = writeKey(curve, key)
    expect(readKey(curve, bytes)?.equals(key)).toBe(true)
    const beside = Uint8Array.from(bytes)
    beside[0] = (beside[0] ?? 0) ^ 1
    expect(readKey(curve, beside)).toBeUndefined()
    expect(readKey(curve, new Uint8Array(2 * size))).toBeUndefined()
    expect(readKey(curve, new Uint8Array(2 * size).fill(255))).toBeUndefined()
    expect(readKey(curve, bytes.slice(1))).toBeUndefined()
  })
})

test.each(['1.2.643.7.1.2.1.1.1', '1.2.643.7.1.2.1.2.3'])(
  'a point outside of the group is no key on the curve %s, which has such points',
  id => {
    const curve = curveNamed(id)
    let outside = 0
    for (let x = 1n; outside < 8; x += 1n) {
      const y = rootOn(id, x)
      if (y === undefined) continue
      const point = curve.point(x, y)
      if (point === undefined) outside += 1
      else
        expect(
          point
            .multiplyUnsafe(curve.order - 1n)
            .negate()
            .equals(point),
        ).toBe(true)
    }
    expect(outside).toBe(8)
  },
)

/** The y over an x, where the curve has a point; the primes here are 3 modulo 4. */
function rootOn(id: string, x: bigint): bigint | undefined {
  const { constants } = curvesById[id] ?? {}
  if (!constants) throw new Error('There is no such curve')
  const { p, a, b } = constants
  const square = (x * x * x + a * x + b) % p
  let [root, factor] = [1n, square]
  for (let left = (p + 1n) / 4n; left > 0n; left >>= 1n) {
    if ((left & 1n) === 1n) root = (root * factor) % p
    factor = (factor * factor) % p
  }
  return (root * root) % p === square ? root : undefined
}

test('the test parameters of the standards are nobody’s curve', () => {
  expect(findCurve('1.2.643.2.2.35.0')).toBeUndefined()
  expect(findCurve('1.2.643.7.1.2.1.2.0')).toBeUndefined()
  expect(findCurve('constructor')).toBeUndefined()
})
