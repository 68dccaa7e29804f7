/** One element of a payment code: two digits of tag, two of length, and the value. */
export interface TlvElement {
  readonly tag: string
  readonly value: string
}

const header = /^\d{4}$/

/** The elements of a text; undefined when it is no sequence of whole elements. Lengths count UTF-16 units. */
export function readTlv(text: string): readonly TlvElement[] | undefined {
  const elements: TlvElement[] = []
  let place = 0
  while (place < text.length) {
    const head = text.slice(place, place + 4)
    if (!header.test(head)) return undefined
    const end = place + 4 + Number.parseInt(head.slice(2), 10)
    if (end > text.length) return undefined
    elements.push({ tag: head.slice(0, 2), value: text.slice(place + 4, end) })
    place = end
  }
  return elements
}

/** Elements by tag; undefined when a tag stands twice, because readers would differ about which one counts. */
export function byTag(elements: readonly TlvElement[]): ReadonlyMap<string, string> | undefined {
  const values = new Map(elements.map(({ tag, value }) => [tag, value]))
  return values.size === elements.length ? values : undefined
}

export const longestValue = 99

/** @throws RangeError for a value that no element can hold */
export function tlv(tag: string, value: string): string {
  if (value.length > longestValue) throw new RangeError(`Element ${tag} holds 99 characters`)
  return `${tag}${String(value.length).padStart(2, '0')}${value}`
}
