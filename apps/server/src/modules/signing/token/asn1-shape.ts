/*
 * What the ASN.1 reader does with a long number or object id grows with the square of its length, and each element
 * costs it far more than its bytes: one made-up signature of 45 KB held the whole server for seconds. So the shape is
 * checked first, in one pass over the bytes. Dozens of certificates beside the signature stay within this.
 */
const most = { elements: 4_000, depth: 40, idBytes: 12_000, numberBytes: 20_000 }
/** A modulus of 8 192 bits and its sign. */
const longestNumber = 1_100

const tags = {
  integer: 2,
  bitString: 3,
  octetString: 4,
  objectId: 6,
  enumerated: 10,
  relativeId: 13,
}
const isConstructed = 0x20

interface Seen {
  elements: number
  idBytes: number
  numberBytes: number
}

/** Whether bytes are cheap to read as ASN.1. Says nothing of whether they can be read at all. */
export function isOfModestShape(bytes: Uint8Array): boolean {
  const seen: Seen = { elements: 0, idBytes: 0, numberBytes: 0 }
  return walk(bytes, { from: 0, to: bytes.length, depth: 0, untilMark: false }, seen) !== 'tooMuch'
}

type Walked = 'tooMuch' | 'broken' | number

interface ByteRange {
  readonly from: number
  readonly to: number
  readonly depth: number
  /** Its length is not stated: it ends at its end mark. */
  readonly untilMark: boolean
}

/** Walks the elements from one place to another; answers where they end. */
function walk(bytes: Uint8Array, { from, to, depth, untilMark }: ByteRange, seen: Seen): Walked {
  if (depth > most.depth) return 'tooMuch'
  for (let at = from; at < to;) {
    const head = headAt(bytes, at, to)
    // The reader stops here too.
    if (head === undefined) return 'broken'
    if (!isWithin(head, seen)) return 'tooMuch'
    if (untilMark && head.tag === 0 && head.length === 0) return head.start
    const isOpen = head.length === undefined
    const end = head.length === undefined ? to : head.start + head.length
    const stretch = { from: insideOf(head), to: end, depth: depth + 1, untilMark: isOpen }
    const inside = mayHold(head) ? walk(bytes, stretch, seen) : end
    if (inside === 'tooMuch' || (isOpen && inside === 'broken')) return inside
    at = isOpen ? Number(inside) : end
  }
  return to
}

interface Head {
  readonly tag: number
  readonly isOfUniversalClass: boolean
  readonly isConstructed: boolean
  readonly start: number
  /** Undefined where the contents end with a mark. */
  readonly length: number | undefined
}

function headAt(bytes: Uint8Array, at: number, to: number): Head | undefined {
  const first = bytes[at] ?? 0
  const tag = first & 0x1f
  let next = at + 1
  // A tag of several bytes: all but the last have their high bit set.
  if (tag === 0x1f) {
    while (next < to && (bytes[next] ?? 0) >= 0x80) next += 1
    next += 1
  }
  const measure = bytes[next]
  if (measure === undefined || next >= to) return undefined
  const about = {
    tag,
    isOfUniversalClass: first < 0x40,
    isConstructed: (first & isConstructed) !== 0,
  }
  next += 1
  if (measure < 0x80) return withinOrBroken({ ...about, start: next, length: measure }, to)
  const count = measure & 0x7f
  if (count === 0) return { ...about, start: next, length: undefined }
  if (count > 8) return undefined
  let length = 0
  for (let place = 0; place < count; place += 1) length = length * 256 + (bytes[next + place] ?? 0)
  return withinOrBroken({ ...about, start: next + count, length }, to)
}

const withinOrBroken = (head: Head & { readonly length: number }, to: number): Head | undefined =>
  head.start + head.length <= to ? head : undefined

function isWithin({ tag, isOfUniversalClass, length = 0 }: Head, seen: Seen): boolean {
  seen.elements += 1
  if (seen.elements > most.elements) return false
  if (!isOfUniversalClass) return true
  const isId = tag === tags.objectId || tag === tags.relativeId
  const isNumber = tag === tags.integer || tag === tags.enumerated
  if (isId) seen.idBytes += length
  if (isNumber) seen.numberBytes += length
  if ((isId || isNumber) && length > longestNumber) return false
  return seen.idBytes <= most.idBytes && seen.numberBytes <= most.numberBytes
}

/** The reader looks into strings of bits and octets too, in case they hold elements. */
const mayHold = (head: Head): boolean => head.isConstructed || isString(head)

const isString = ({ tag, isOfUniversalClass }: Head): boolean =>
  isOfUniversalClass && (tag === tags.octetString || tag === tags.bitString)

/** A string of bits begins with how many of its last byte are unused. */
const insideOf = (head: Head): number =>
  !head.isConstructed && head.isOfUniversalClass && head.tag === tags.bitString
    ? head.start + 1
    : head.start
