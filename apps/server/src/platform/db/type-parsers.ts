import pg from 'pg'

/**
 * `2026-11-30 04:00:00.123+00`, `…+00:30`; PostgreSQL answers in the connection's zone, which is UTC. Large lists and
 * batches have thousands of them, so the usual form is read digit by digit: that is ten times as fast.
 */
function parseTimestamp(text: string): number {
  const hasFraction = text.charAt(19) === '.'
  if (!text.startsWith('2') || !text.endsWith('+00') || (!hasFraction && text.length !== 22)) {
    return parseAnyTimestamp(text)
  }
  const numberAt = (from: number, length: number) => {
    let number = 0
    for (let place = from; place < from + length; place += 1) {
      const digit = text.charCodeAt(place) - 48
      number = number * 10 + (digit >= 0 && digit <= 9 ? digit : 0)
    }
    return number
  }
  const milliseconds = hasFraction ? numberAt(20, 3) : 0
  return Date.UTC(
    numberAt(0, 4),
    numberAt(5, 2) - 1,
    numberAt(8, 2),
    numberAt(11, 2),
    numberAt(14, 2),
    numberAt(17, 2),
    milliseconds,
  )
}

function parseAnyTimestamp(text: string): number {
  if (text === 'infinity') return Number.POSITIVE_INFINITY
  if (text === '-infinity') return Number.NEGATIVE_INFINITY
  const iso = text.replace(' ', 'T').replace(/([+-]\d{2})$/, '$1:00')
  return Date.parse(iso)
}

const { builtins } = pg.types
const own = new Map<number, (text: string) => unknown>([
  [builtins.INT8, BigInt],
  [builtins.NUMERIC, text => text],
  [builtins.DATE, text => text],
  [builtins.TIMESTAMPTZ, parseTimestamp],
  // xid8: a transaction id of 64 bits, the first half of the order of events.
  [5069, BigInt],
])

/** Our types for PostgreSQL's, decided here once and nowhere else. */
export const typeParsers: pg.CustomTypesConfig = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    const parser = format === 'binary' ? undefined : own.get(oid)
    return parser ?? pg.types.getTypeParser(oid, format ?? 'text')
  },
}
