import * as pkijs from 'pkijs'
import { afterEach, describe, expect, test, vi } from 'vitest'

import { isOfModestShape } from './asn1-shape.ts'
import { readSignedText } from './signed-text.ts'

const element = (tag: number, content: Uint8Array): Buffer =>
  Buffer.from([
    tag,
    0x83,
    content.length >> 16,
    (content.length >> 8) & 255,
    content.length & 255,
    ...content,
  ])
const bytes = (count: number, value: number) => Buffer.alloc(count, value)
/** Elements one within the other. */
const nested = (tag: number, depth: number): Buffer => {
  let inside: Buffer = Buffer.from('0500', 'hex')
  for (let level = 0; level < depth; level += 1) inside = element(tag, inside)
  return inside
}

const dangers: Readonly<Record<string, Buffer>> = {
  'an object id of tens of thousands of parts': element(6, bytes(45_000, 0x7f)),
  'an object id whose one part is that long': element(6, bytes(45_000, 0x81)),
  'many object ids of middling length': element(
    0x30,
    Buffer.concat(Array(20).fill(element(6, bytes(1_000, 0x7f)))),
  ),
  'a number of tens of thousands of bytes': element(2, bytes(45_000, 0x7f)),
  'more elements than any signature has': element(0x30, Buffer.from('0500'.repeat(20_000), 'hex')),
  'end marks where nothing has to end': element(0x30, bytes(40_000, 0)),
  'elements nested without end': nested(0x30, 60),
  'elements nested without a length': Buffer.from('3080'.repeat(20_000), 'hex'),
  'strings of octets nested without end': nested(4, 60),
  'a length that is written longer than it need be': Buffer.concat([
    Buffer.from('0688000000000000afc8', 'hex'),
    bytes(45_000, 0x7f),
  ]),
  'what hides in a string of octets': element(4, element(6, bytes(45_000, 0x7f))),
  'what hides in a string of bits': element(
    3,
    Buffer.concat([bytes(1, 0), element(2, bytes(2_000, 1))]),
  ),
  'what stands behind open contents that are closed': Buffer.concat([
    Buffer.from('30800000', 'hex'),
    element(6, bytes(45_000, 0x7f)),
  ]),
}

afterEach(() => {
  vi.restoreAllMocks()
})

describe('the shape of a signature', () => {
  test.each(Object.entries(dangers))('refuses %s before anything reads it', (_name, danger) => {
    const read = vi.spyOn(pkijs.ContentInfo, 'fromBER')
    expect(isOfModestShape(danger)).toBe(false)
    expect(readSignedText(danger.toString('base64'), bytes(1, 1))).toMatchObject({
      ok: false,
      error: { code: 'TOKEN_SIGNATURE_INVALID', params: { part: 'form' } },
    })
    expect(read).not.toHaveBeenCalled()
  })

  test('lets a string of random octets be whatever it looks like', () => {
    expect(
      isOfModestShape(element(4, Buffer.concat([Buffer.from('0681ff', 'hex'), bytes(300, 0x7f)]))),
    ).toBe(true)
  })
})
