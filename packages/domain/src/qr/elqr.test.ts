import fc from 'fast-check'
import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'

import { formatElqr, readElqr, type NewElqr } from './elqr.ts'
import { sha256Hex } from './sha256.ts'
import cases from './testing/elqr-cases.json' with { type: 'json' }

const codeOf = (id: string) => {
  const found = cases.find(each => each.id === id)
  if (!found) throw new Error(`No case ${id}`)
  return readElqr(found.payload)
}
const refusalOf = (id: string) => {
  const read = codeOf(id)
  return read.ok ? undefined : read.error.code
}

test.each([
  ['elqr01', { provider: 'c2c.mbank.kg', recipient: '996700000001', name: 'TESTER T.' }],
  ['elqr02', { provider: 'qr.dcb.kg', name: 'Simbank', isDynamic: false }],
  ['elqr03', { comment: 'ТЕСТЕР Т.', name: 'O!Bank', amountIsEditable: true }],
  ['elqr04', { isDynamic: true, amountMinor: 1_241_200n, amountIsEditable: false }],
  ['elqr05', { recipient: '1242010535078493', name: 'Tester T.' }],
  ['elqr06', { name: '9417 **** **** 0000' }],
  ['elqr07', { comment: 'mbiz:27621834:18660308', transaction: 'ОсОО "Пример Солюшнс"' }],
  ['elqr08', { provider: 'qr.demirbank.kg', recipient: '1180000347840186' }],
])('the code %s seen in the wild is read', (id, expected) => {
  expect(codeOf(id)).toMatchObject({ ok: true, value: expected })
})

test('an amount of zero, or none, is entered by the payer', () => {
  for (const id of ['elqr01', 'elqr03']) {
    const read = codeOf(id)
    expect(read.ok && read.value.amountMinor).toBeUndefined()
    expect(read.ok && read.value.amountIsEditable).toBe(true)
  }
})

test.each([
  ['elqr10', 'QR_CHANGED'],
  ['elqr12', 'QR_UNREADABLE'],
  ['elqr14', 'QR_AMOUNT_INVALID'],
  ['elqr16', 'QR_CURRENCY_UNSUPPORTED'],
  ['emv01', 'QR_OTHER_SYSTEM'],
  ['emv02', 'QR_OTHER_SYSTEM'],
  ['emv03', 'QR_UNREADABLE'],
  ['emv04', 'QR_OTHER_SYSTEM'],
  ['emv06', 'QR_OTHER_SYSTEM'],
  ['emv07', 'QR_UNREADABLE'],
  ['emv09', 'QR_OTHER_SYSTEM'],
  ['emv11', 'QR_UNREADABLE'],
])('the code %s is refused with %s', (id, code) => {
  expect(refusalOf(id)).toBe(code)
})

test.each([
  '',
  '   ',
  'https://example.com',
  '63041234',
  '00020163040000',
  '%',
  'https://a.kg/#%E0',
])('the text "%s" is no code', text => {
  expect(readElqr(text)).toMatchObject({ ok: false })
})

const shown: NewElqr = {
  address: 'https://qr.bank.kg/',
  provider: 'qr.bank.kg',
  service: 'POS',
  recipient: '100001001',
  amountMinor: 123_456n,
  isDynamic: true,
  transaction: '018f4a5c7d1e',
  comment: 'Чек № 5: 50 % & «скидка»',
  name: 'ОсОО «Береке»',
}

test('a code that is made is read back as it was made', () => {
  expect(readElqr(formatElqr(shown))).toEqual({
    ok: true,
    value: {
      isDynamic: true,
      provider: 'qr.bank.kg',
      service: 'POS',
      recipient: '100001001',
      transaction: '018f4a5c7d1e',
      amountMinor: 123_456n,
      amountIsEditable: false,
      comment: 'Чек № 5: 50 % & «скидка»',
      extras: [],
      categoryCode: '9999',
      name: 'ОсОО «Береке»',
    },
  })
})

test('a code with another amount than it was made with is refused', () => {
  const changed = decodeURIComponent(formatElqr(shown)).replace('5406123456', '5406123457')
  expect(readElqr(changed)).toMatchObject({ error: { code: 'QR_CHANGED' } })
})

test('a check sum in capital letters is the same', () => {
  const link = formatElqr(shown)
  expect(readElqr(link.slice(0, -4) + link.slice(-4).toUpperCase()).ok).toBe(true)
})

test('the digest is SHA-256', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 300 }), text => {
      const bytes = Buffer.from(new TextEncoder().encode(text))
      expect(sha256Hex(text)).toBe(createHash('sha256').update(bytes).digest('hex'))
    }),
  )
})

/** The amounts that stand in a text, found by walking over the lengths alone. */
function amountsIn(scanned: string): readonly (bigint | undefined)[] {
  const text = scanned.trim()
  const contents = [text, text.slice(text.indexOf('#') + 1), text.slice(text.lastIndexOf('/') + 1)]
  return [...contents, ...contents.map(decodedOrEmpty)].flatMap(content => {
    let amount: bigint | undefined
    let place = 0
    while (place < content.length) {
      const length = Number(content.slice(place + 2, place + 4))
      const value = content.slice(place + 4, place + 4 + length)
      if (content.slice(place, place + 2) === '54' && /^\d+$/.test(value)) amount = BigInt(value)
      place += 4 + (Number.isNaN(length) ? content.length : length)
    }
    return content.startsWith('000201') && place === content.length ? [amount || undefined] : []
  })
}

const decodedOrEmpty = (text: string): string => {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}

/** The same numbers in every run of a seed: a failure names the seed that finds it again. */
function randomOf(seed: number): (below: number) => number {
  let state = seed
  return below => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const known = [...cases.map(each => each.payload), formatElqr(shown)]
const pieces = ['54', '5406', '63', '%', '#', '/', '00', '6304', '\uD83D', '', '0', '9', 'ң', '\0']

function changedCode(random: (below: number) => number): string {
  let text = known[random(known.length)] ?? ''
  for (let change = random(4); change >= 0; change -= 1) {
    const place = random(text.length + 1)
    const piece = random(2) === 0 ? pieces[random(pieces.length)] : String(random(1_000_000))
    text = text.slice(0, place) + (piece ?? '') + text.slice(place + random(7))
  }
  // A forger knows the algorithm: half of the codes get a check sum that fits again.
  const content = decodedOrEmpty(text.slice(text.indexOf('#') + 1)).slice(0, -4)
  const isResealed = random(2) === 0 && content.endsWith('6304')
  return isResealed ? content + sha256Hex(content.slice(0, -4)).slice(-4) : text
}

const noise = (random: (below: number) => number): string =>
  Array.from({ length: random(200) }, () => String.fromCharCode(random(0x1_0000))).join('')

describe('100,000 random texts and changed codes', () => {
  test('never break the reader, and are never read with another amount than the one they show', () => {
    let accepted = 0
    for (let seed = 1; seed <= 100_000; seed += 1) {
      const random = randomOf(seed * 2_654_435)
      const text = seed % 5 === 0 ? noise(random) : changedCode(random)
      const read = readElqr(text)
      if (!read.ok) continue
      accepted += 1
      const { amountMinor } = read.value
      if (!amountsIn(text).includes(amountMinor)) {
        throw new Error(`Seed ${seed}: ${String(amountMinor)} was read from ${text}`)
      }
    }
    expect(accepted).toBeGreaterThan(500)
  })

  test('what a seller makes is read with its amount, whatever the name and the comment', () => {
    fc.assert(
      fc.property(
        fc.option(fc.bigInt(1n, 99_999_999_999n), { nil: undefined }),
        fc.string({ unit: 'grapheme', maxLength: 60 }),
        fc.string({ unit: 'grapheme', maxLength: 40 }),
        (amountMinor, name, comment) => {
          const { amountMinor: _amount, ...rest } = shown
          const code = { ...rest, name, comment, ...(amountMinor ? { amountMinor } : {}) }
          const read = readElqr(formatElqr(code))
          expect(read.ok && read.value.amountMinor).toEqual(amountMinor)
        },
      ),
      { numRuns: 500 },
    )
  })
})
