import { isCurrencyCode, type CurrencyCode } from '@tartip/domain/money/currency'
import { toIso, type Instant } from '@tartip/domain/time/instant'

/** One column of a table: how a value of it is written as JSON for `json_to_recordset`, and read back. */
export interface Column<Value> {
  readonly name: string
  readonly type: string
  /** Undefined leaves the column empty: PostgreSQL has less to read. */
  write(value: Value): unknown
  read(stored: unknown): Value
}

/** A column for each field; a field without one does not compile. */
export type Columns<Fields> = { readonly [K in keyof Fields]-?: Column<Fields[K]> }

/* What a column is declared as is what the driver gives for its type. */
const plain = <Value>(name: string, type: string): Column<Value> => ({
  name,
  type,
  write: value => value,
  read: stored => stored as Value,
})

export const text = (name: string) => plain<string>(name, 'text')
export const uuid = (name: string) => plain<string>(name, 'uuid')
export const date = (name: string) => plain<string>(name, 'date')
export const integer = (name: string) => plain<number>(name, 'integer')
export const json = <Value>(name: string) => plain<Value>(name, 'jsonb')

export const instant = (name: string): Column<Instant> => ({
  ...plain<Instant>(name, 'timestamptz'),
  write: toIso,
})

/** Money travels as text, because JSON numbers are floats. */
export const minorUnits = (name: string): Column<bigint> => ({
  ...plain<bigint>(name, 'bigint'),
  write: value => value.toString(),
})

export const currency = (name: string): Column<CurrencyCode> => ({
  ...plain<CurrencyCode>(name, 'text'),
  read(stored) {
    if (typeof stored === 'string' && isCurrencyCode(stored)) return stored
    throw new Error(`The database holds an unknown currency ${String(stored)}`)
  },
})

/** One of the values that the product knows. */
export const member = <Value extends string>(
  name: string,
  known: readonly Value[],
): Column<Value> => ({
  ...plain<Value>(name, 'text'),
  read(stored) {
    const found = known.find(one => one === stored)
    if (found === undefined) {
      throw new Error(`The database holds an unknown value ${String(stored)}`)
    }
    return found
  },
})

/** A field that a document need not have. */
export const optional = <Value>(column: Column<Value>): Column<Value | undefined> => ({
  ...column,
  write: value => (value === undefined ? undefined : column.write(value)),
  read: stored => (stored === null ? undefined : column.read(stored)),
})
