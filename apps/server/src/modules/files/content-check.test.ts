import { deflateRawSync } from 'node:zlib'
import { zipOf } from '@tartip/bank-ports/testing/zip-under-test'
import { err } from '@tartip/domain/result'
import { describe, expect, test } from 'vitest'

import { createContentCheck, createSmallPictures } from './content-check.ts'
import { heic, jpeg, pngOf } from './testing/pictures.ts'

const check = createContentCheck()

/** Bytes in the middle are lost; the first and the last stay as they were. */
const damaged = (bytes: Buffer) =>
  Buffer.concat([bytes.subarray(0, bytes.length * 0.5), Buffer.alloc(40), bytes.subarray(-20)])

/** An archive of one file, packed, with whatever it says of its size. */
function packedZip(content: Buffer, claimedBytes: number): Buffer {
  const packed = deflateRawSync(content)
  const name = Buffer.from('a.txt')
  const about = Buffer.alloc(26)
  about.writeUInt16LE(20, 0)
  about.writeUInt16LE(8, 4)
  about.writeUInt32LE(packed.length, 14)
  about.writeUInt32LE(claimedBytes, 18)
  about.writeUInt16LE(name.length, 22)
  const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), about, name, packed])
  const rest = Buffer.alloc(14)
  const entry = Buffer.concat([
    Buffer.from('PK\x01\x02', 'latin1'),
    Buffer.from([20, 0]),
    about,
    rest,
    name,
  ])
  const end = Buffer.alloc(22)
  end.write('PK\x05\x06', 'latin1')
  end.writeUInt16LE(1, 10)
  end.writeUInt32LE(entry.length, 12)
  end.writeUInt32LE(local.length, 16)
  return Buffer.concat([local, entry, end])
}

describe('a picture', () => {
  test('that can be decoded to its last line is taken', async () => {
    expect(await check(pngOf(300, 200), 'png')).toBe('READABLE')
    expect(await check(jpeg, 'jpg')).toBe('READABLE')
    expect(await check(heic, 'heic')).toBe('READABLE')
  })

  test('that only begins like one is refused', async () => {
    const png = pngOf(300, 200)
    expect(await check(png.subarray(0, 45), 'png')).toBe('NOT_READABLE')
    expect(await check(damaged(png), 'png')).toBe('NOT_READABLE')
    expect(await check(jpeg.subarray(0, jpeg.length - 200), 'jpeg')).toBe('NOT_READABLE')
    expect(await check(heic.subarray(0, 700), 'heic')).toBe('NOT_READABLE')
    expect(await check(Buffer.from('\x89PNG\r\n\x1a\n and so on', 'latin1'), 'png')).toBe(
      'NOT_READABLE',
    )
  })

  test('of a few kilobytes that unpacks to hundreds of them is refused', async () => {
    const bomb = pngOf(10_000, 10_000)
    expect(bomb.length).toBeLessThan(32 * 1024)
    expect(await check(bomb, 'png')).toBe('TOO_LARGE_INSIDE')
  })
})

describe('an archive', () => {
  test('is unpacked whole, and taken when it can be', async () => {
    expect(await check(zipOf([{ name: 'a.txt', text: 'Акт сверки' }]), 'docx')).toBe('READABLE')
    expect(await check(packedZip(Buffer.from('Акт '.repeat(1000)), 5), 'zip')).toBe('READABLE')
  })

  test('that hides how much it unpacks to is refused', async () => {
    const zip = packedZip(Buffer.alloc(201 * 1024 * 1024), 10)
    expect(zip.length).toBeLessThan(1024 * 1024)
    expect(await check(zip, 'zip')).toBe('TOO_LARGE_INSIDE')
  })

  test('whose files are not where it says is refused', async () => {
    const zip = packedZip(Buffer.from('abc'), 3)
    const broken = Buffer.from(zip)
    broken.fill(0xff, 35, 40)
    expect(await check(broken, 'zip')).toBe('NOT_READABLE')
    expect(await check(zip.subarray(0, 60), 'xlsx')).toBe('NOT_READABLE')
    expect(await check(Buffer.from('PK'), 'zip')).toBe('NOT_READABLE')
  })

  test.each([0, 1, 3])('of two files that says it has %i is refused', async count => {
    const zip = Buffer.from(
      zipOf([
        { name: 'a.txt', text: 'one' },
        { name: 'b.txt', text: 'two' },
      ]),
    )
    const end = zip.length - 22
    zip.writeUInt16LE(count, end + 10)
    expect(await check(zip, 'zip')).toBe('NOT_READABLE')
  })
})

test('other kinds are not opened', async () => {
  expect(await check(Buffer.from('%PDF-1.7'), 'pdf')).toBe('READABLE')
})

describe('a small picture', () => {
  const drawSmall = createSmallPictures()

  test.each([
    ['image/heic', heic],
    ['image/jpeg', jpeg],
    ['image/png', pngOf(1_200, 800)],
  ] as const)('of %s is a JPEG that every browser draws', async (contentType, bytes) => {
    const answer = await drawSmall(bytes, contentType)
    const drawn = Buffer.from(answer.ok ? answer.value : [])
    expect([...drawn.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff])
    expect(drawn.length).toBeLessThan(100_000)
  })

  test('is not made of a file that is none, or that cannot be decoded', async () => {
    expect(await drawSmall(Buffer.from('%PDF-1.7'), 'application/pdf')).toEqual(
      err('FILE_NOT_FOUND'),
    )
    expect(await drawSmall(heic.subarray(0, 700), 'image/heic')).toEqual(err('FILE_NOT_FOUND'))
  })
})

test('a machine without time for a picture says nothing of it: it is neither refused nor missing', async () => {
  const tooShortMs = 0
  expect(await createContentCheck(tooShortMs)(heic, 'heic')).toBe('NOT_FINISHED')
  expect(await createSmallPictures(tooShortMs)(heic, 'image/heic')).toEqual(
    err('SERVICE_UNAVAILABLE'),
  )
})
