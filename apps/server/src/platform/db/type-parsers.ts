import pg from 'pg'

/** `2026-11-30 04:00:00.123+00`, `…+00:30`; PostgreSQL answers in the connection's zone, which is UTC. */
function parseTimestamp(text: string): number {
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
